import { Anchor, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { messages } from '../../../../contract/http/failures.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { seesEveryReport } from '../../../../contract/rights/permissions.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { allEmployeesQuery } from '../../../core/organization/fetch-all-employees.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { DeletedVersionsBelow } from '../../../ui/report/versions/deleted-versions.tsx'
import { localizedFailureText, LocalizedLoading } from '../../../ui/report/language/localized-states.tsx'
import { LocalizedPage } from '../../../ui/report/language/report-page.tsx'
import { Empty } from '../../../ui/feedback/query-states.tsx'
import { BillingLink } from '../../../ui/feedback/billing-link.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { useSeesAllReports } from '../can-see-all-reports.ts'
import { WithdrawnOwnReport } from '../own-report/withdrawn-versions.tsx'

const icon = <FileText size={24} aria-hidden />

const ToReports = () => {
  const { say } = useReportWords()
  const seesAll = useSeesAllReports()
  return (
    <Anchor renderRoot={(props) => <Link to={paths.reports} {...props} />}>
      {seesAll ? say('origin.allReports') : say('none.ownReport')}
    </Anchor>
  )
}

/** The page of a person without a report: why there is none, and what to do, in its reader's language. */
export const NoEmployeeReport = ({ employeeId }: { employeeId: string }) => {
  const words = useReportWords()
  const { say, named } = words
  const { organization, data } = useMembership()
  const { orgId } = organization
  const isHeldBack = !seesEveryReport(organization) && data.settings.reportsOpenSince !== null
  const mayGenerate = useCanReleaseReports()
  const employees = useQuery(allEmployeesQuery(orgId))
  const generation = useCommand(reports.generateEmployeeReport)
  // People who generate reports read here what to do; only others may have come for their own report.
  const own = useQuery({ ...callQuery(questionnaires.getMySubmission, {}), enabled: !mayGenerate })
  const person = employees.data?.find(({ id }) => id === employeeId)
  if (employees.isPending || own.isLoading) {
    return (
      <LocalizedPage title={say('none.report')} intro={<ToReports />}>
        <LocalizedLoading />
      </LocalizedPage>
    )
  }
  const isOwn = own.data?.draft?.employeeId === employeeId
  if (person === undefined || !mayGenerate) {
    const nothing = (
      <Empty title={say('none.notFound')} icon={icon}>
        {person === undefined ? say('none.removed') : say('none.notForYou')}
        {person !== undefined && isHeldBack && !isOwn && ` ${say('none.earlierAnswers')}`}
      </Empty>
    )
    return (
      <LocalizedPage title={person?.name ?? say('none.report')} intro={<ToReports />}>
        {isOwn ? (
          // They may come from a mail about a version that was withdrawn since; the page reveals nothing to others.
          <WithdrawnOwnReport employeeId={employeeId} loading={<LocalizedLoading />} otherwise={nothing} />
        ) : (
          nothing
        )}
      </LocalizedPage>
    )
  }
  const isWithoutAnswers =
    person.status === 'invited' || generation.error?.message === messages.noSubmission(person.name)
  if (isWithoutAnswers) {
    return (
      <LocalizedPage title={person.name} intro={<ToReports />}>
        <Empty
          title={say('none.noSubmission', { name: named(person.name) })}
          icon={icon}
          action={
            <Group gap="xs" justify="center">
              <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
                {say('none.submissions')}
              </Button>
              <Button
                variant="default"
                loading={generation.isPending}
                onClick={() => generation.mutate({ employee: { id: employeeId } })}
              >
                {say('none.tryToGenerate')}
              </Button>
            </Group>
          }
        >
          {say('none.inSubmissions')}
        </Empty>
        <DeletedVersionsBelow of={{ employeeId }} />
      </LocalizedPage>
    )
  }
  return (
    <LocalizedPage title={person.name} intro={<ToReports />}>
      <Empty
        title={say('none.title')}
        icon={icon}
        action={
          <Button
            loading={generation.isPending}
            onClick={() => generation.mutate({ employee: { id: employeeId } })}
          >
            {say('none.generate')}
          </Button>
        }
      >
        {generation.error === null
          ? say('none.madeFrom')
          : say('none.failed', { error: localizedFailureText(generation.error, words) })}
        <BillingLink error={generation.error} />
      </Empty>
      <DeletedVersionsBelow of={{ employeeId }} />
    </LocalizedPage>
  )
}
