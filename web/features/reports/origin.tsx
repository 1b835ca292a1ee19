import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isOut, release, releaseLabels, stepWords, type ReportStep } from '../../../contract/release.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { ask } from '../../core/ask.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { useMembership } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useIsPrinting } from '../../ui/use-printing.ts'
import { OriginIn } from './language/origin-in.tsx'
import { useReportWords } from './language/report-words.tsx'
import { useSeesAllReports } from './report-visibility.ts'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
}

/** What stands under the name: whose report it is, which version, and of when; on paper, where nothing leads on, all of it. */
export const Origin = ({ report, isOwn }: Props) => {
  const isPrinting = useIsPrinting()
  const { language } = useReportWords()
  const seesAll = useSeesAllReports()
  const decided = useDecided(report, isOwn)
  const speaksTo = `It speaks to ${seesAll ? report.gradingOverview.employeeName : 'you'}.`
  const version = `Version ${report.version}${report.cycle ? ` (${cycleLabel(report.cycle)})` : ''}${report.origin === 'edited' ? ', texts edited' : ''}`
  if (language !== 'en') return <OriginIn report={report} seesAll={seesAll} />
  if (isPrinting) {
    return (
      <>
        <Facts report={report} version={version} decided={decided} /> {speaksTo}
      </>
    )
  }
  return (
    <>
      {report.role}, {report.department}. {version}, <RelativeTime at={report.generatedAt} />
      {report.submittedAt !== null && (
        <>
          , from answers given <RelativeTime at={report.submittedAt} />
        </>
      )}
      . {speaksTo}{' '}
      {seesAll && (
        <Anchor inherit renderRoot={(props) => <Link to={paths.reports} {...props} />}>
          All reports
        </Anchor>
      )}
    </>
  )
}

/** What was decided about this version, the newest of each kind, oldest first; empty where its reader is not told. */
const useDecided = (
  { employeeId, version, state }: StoredEmployeeReport,
  isOwn: boolean,
): readonly ReportStep[] => {
  const mayDecide = useMayDecide()
  const steps = useQuery({
    ...ask(release.getReportSteps, { employeeId, version }),
    enabled: mayDecide || (isOwn && isOut(state)),
  })
  const newestFirst = steps.data?.steps ?? []
  return newestFirst
    .filter(({ kind }, index) => newestFirst.findIndex((other) => other.kind === kind) === index)
    .toReversed()
}

type FactsProps = { report: StoredEmployeeReport; version: string; decided: readonly ReportStep[] }

const Facts = ({ report, version, decided }: FactsProps) => {
  const { companyName } = useMembership().organization
  return (
    <>
      {companyName}. {report.gradingOverview.employeeName}, {report.role}, {report.department}. {version}.
      Made on <RelativeTime at={report.generatedAt} />
      {report.submittedAt !== null && (
        <>
          {' '}
          from answers of <RelativeTime at={report.submittedAt} />
        </>
      )}
      . State: {releaseLabels[report.state]}
      {decided.map((step) => (
        <span key={step.id}>
          ; {stepWords[step.kind].toLowerCase()} by {step.by?.name ?? 'somebody who is no longer here'} on{' '}
          <RelativeTime at={step.at} />
        </span>
      ))}
      .
    </>
  )
}
