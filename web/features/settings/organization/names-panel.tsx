import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { z } from 'zod'
import { CompanyName, OrganizationName, organizations } from '../../../../contract/calls/organizations.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const Names = z.object({ name: OrganizationName, companyName: CompanyName })

/** Changes the names of the organization and its company. */
export const NamesPanel = () => {
  const { organization } = useMembership()
  const update = useCommand(organizations.updateOrgData)
  const form = useForm({
    initialValues: { name: organization.name, companyName: organization.companyName },
    validate: schemaResolver(Names, { sync: true }),
  })
  // Fields that were not changed here may have been changed by somebody else.
  const changedOf = ({ name, companyName }: z.input<typeof Names>) => ({
    ...(form.isDirty('name') && { name }),
    ...(form.isDirty('companyName') && { companyName }),
  })
  const save = form.onSubmit((typed) => {
    update.mutate(
      { data: Names.partial().parse(changedOf(typed)) },
      {
        onSuccess: ({ org }) => {
          const saved = { name: org.name, companyName: org.companyName }
          form.setInitialValues(saved)
          form.setValues(saved)
          notifyDone(t(texts, 'namesPanel.theNamesWereSaved'))
        },
      },
    )
  })
  return (
    <Panel card="names" text={t(texts, 'namesPanel.theCompanysNameStandsIn')}>
      <form onSubmit={save} noValidate>
        <Stack align="flex-start">
          <TextInput
            w="100%"
            label={t(texts, 'namesPanel.organizationName')}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <TextInput
            w="100%"
            label={t(texts, 'namesPanel.companyName')}
            autoComplete="organization"
            {...form.getInputProps('companyName')}
          />
          {update.isError && (
            <Alert color="red" role="alert" w="100%">
              {failureText(update.error)}
            </Alert>
          )}
          <Button type="submit" disabled={!form.isDirty()} loading={update.isPending}>
            {t(texts, 'namesPanel.saveNames')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
