import { Anchor, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { messages } from '../../../contract/failures.ts'
import { reports } from '../../../contract/reports.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { everyEmployee } from '../../core/every-employee.ts'
import { useMembership } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { Empty, Loading } from '../../ui/states.tsx'
import { SubscriptionMend } from '../../ui/subscription-mend.tsx'
import { useSeesAllReports } from './report-visibility.ts'

const icon = <FileText size={24} aria-hidden />

const ToReports = () => (
  <Anchor renderRoot={(props) => <Link to={paths.reports} {...props} />}>
    {useSeesAllReports() ? 'All reports' : 'Go to your report'}
  </Anchor>
)

/** The page of a person without a report: why there is none, and what to do. */
export const NoEmployeeReport = ({ employeeId }: { employeeId: string }) => {
  const { orgId } = useMembership().organization
  const mayGenerate = useMayDecide()
  const employees = useQuery(everyEmployee(orgId))
  const generation = useCommand(reports.generateEmployeeReport)
  const person = employees.data?.find(({ id }) => id === employeeId)
  if (employees.isPending) {
    return (
      <Page title="Report" intro={<ToReports />}>
        <Loading />
      </Page>
    )
  }
  if (person === undefined || !mayGenerate) {
    return (
      <Page title={person?.name ?? 'Report'} intro={<ToReports />}>
        <Empty title={messages.reportNotFound} icon={icon}>
          {person === undefined
            ? 'This person was removed from the list, and their report with them; or there never was anybody at this address.'
            : 'There is no report here that you may read. One is shown to you once an owner or admin has reviewed and released it.'}
        </Empty>
      </Page>
    )
  }
  const refusal = messages.noSubmission(person.name)
  const isWithoutAnswers = person.status === 'invited' || generation.error?.message === refusal
  if (isWithoutAnswers) {
    return (
      <Page title={person.name} intro={<ToReports />}>
        <Empty
          title={refusal}
          icon={icon}
          action={
            <Group gap="xs" justify="center">
              <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
                Open submissions
              </Button>
              <Button
                variant="default"
                loading={generation.isPending}
                onClick={() => generation.mutate({ employee: { id: employeeId } })}
              >
                Try to generate
              </Button>
            </Group>
          }
        >
          In the submissions you can see whether they have started, copy their link, and send the invitation
          again.
        </Empty>
      </Page>
    )
  }
  return (
    <Page title={person.name} intro={<ToReports />}>
      <Empty
        title="No report yet"
        icon={icon}
        action={
          <Button
            loading={generation.isPending}
            onClick={() => generation.mutate({ employee: { id: employeeId } })}
          >
            Generate report
          </Button>
        }
      >
        {generation.error === null
          ? 'It is made from the person’s own answers: a grade with its sums, strengths, weaknesses and recommendations.'
          : `No report was made: ${failureText(generation.error)}`}
        <SubscriptionMend error={generation.error} />
      </Empty>
    </Page>
  )
}
