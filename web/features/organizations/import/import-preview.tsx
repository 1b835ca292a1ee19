import { Alert, Anchor, Stack, Table, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ImportPlan } from '../../../../contract/calls/data-transfer.ts'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** What would come of importing a file: where it is from, what comes, and what does not and why. */
export const ImportPlanView = ({ plan }: { plan: ImportPlan }) => {
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h3">
          {plan.companyName}
        </Title>
        <Text size="sm" c="dimmed">
          {t(texts, 'importPlan.exportedOnByFromOnly', {
            moment: moment.format(new Date(plan.exportedAt)),
            name: plan.exportedBy.name,
            email: plan.exportedBy.email,
            server: plan.server,
          })}
        </Text>
      </div>
      <Table aria-label={t(texts, 'importPlan.whatComesAlong')}>
        <Table.Tbody>
          {plan.counts.map(({ what, count }) => (
            <Table.Tr key={what}>
              <Table.Th scope="row" fw="normal">
                {what}
              </Table.Th>
              <Table.Td ta="end">{englishNumber(count)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {plan.isThereAlready && (
        <Alert color="yellow">{t(texts, 'importPlan.thereAlready', { companyName: plan.companyName })}</Alert>
      )}
      <Text size="sm">{t(texts, 'importPlan.itBecomesANewOrganization')}</Text>
      <div>
        <Anchor component="button" type="button" size="sm" aria-expanded={isOpen} onClick={toggle}>
          {t(texts, 'importPlan.whatDoesNotComeAlong', { number: plan.staysBehind.length })}
        </Anchor>
        {isOpen && (
          <Stack component="ul" gap="xs" mt="xs" pl="lg">
            {plan.staysBehind.map(({ what, why }) => (
              <Text component="li" size="sm" key={what}>
                <strong>{what}.</strong> {why}
              </Text>
            ))}
          </Stack>
        )}
      </div>
    </Stack>
  )
}
