import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useMay } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { Empty } from '../../../ui/feedback/query-states.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

/** Nobody is in the organization yet. */
export const NobodyYet = () => {
  const mayInvite = useMay('employee:invite')
  return (
    <Empty
      title={t(texts, 'pageStates.noPeopleYet')}
      icon={<UserPlus size={24} aria-hidden />}
      action={
        mayInvite && (
          <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
            {t(texts, 'pageStates.inviteEmployees')}
          </Button>
        )
      }
    >
      {t(texts, 'pageStates.everyoneWhoIsInvitedAppears')}
    </Empty>
  )
}

/** People are invited, and there is nothing yet to make a report from. */
export const NobodyAnswered = ({ id }: { id: string }) => {
  const maySee = useMay('submission:view')
  return (
    <Alert variant="light" mb="md" title={t(texts, 'pageStates.nobodyAnsweredYet')}>
      <Text id={id} size="sm">
        {t(texts, 'pageStates.aReportCanBeMade')}
      </Text>
      {maySee && (
        <Button size="sm" mt="sm" renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
          {t(texts, 'pageStates.openSubmissions')}
        </Button>
      )}
    </Alert>
  )
}

/** A bar and rows of people. */
export const LoadingRows = () => (
  <Stack gap="xs" aria-busy>
    <output className="visually-hidden">{t(texts, 'pageStates.loading')}</output>
    <Skeleton height={36} width="60%" mb="md" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={64} />
    ))}
  </Stack>
)
