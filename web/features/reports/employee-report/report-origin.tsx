import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  isPublished,
  release,
  releaseLabels,
  stepLabels,
  type ReportStep,
} from '../../../../contract/calls/reports/release-report.ts'
import { cycleLabel } from '../../../../contract/shapes/reports/report-cycle.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { ImportOrigin } from '../../../ui/report/document/import-origin.tsx'
import { HumanWrittenUnknown } from '../../../ui/report/language/human-written.tsx'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { LocalizedOrigin } from '../language/localized-origin.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { NoticeLink } from '../release/notice-link.tsx'
import { useSeesAllReports } from '../can-see-all-reports.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
}

/**
 * The line below the name: whose report it is, its version and date, and whether it was generated on another server.
 */
export const ReportOrigin = (props: Props) => (
  <>
    <OfWhat {...props} />
    <HumanWrittenUnknown report={props.report} /> {props.isOwn && <NoticeLink />}{' '}
    <ImportOrigin at={props.report.generatedAt} />
  </>
)

/** On paper, where links do not work, the text is complete. */
const OfWhat = ({ report, isOwn }: Props) => {
  const isPrinting = useIsPrinting()
  const { language } = useReportWords()
  const seesAll = useSeesAllReports()
  const decided = useDecided(report, isOwn)
  const writtenTo = isOwn
    ? t(texts, 'origin.itIsWrittenToYou')
    : t(texts, 'origin.itIsWrittenTo', { name: report.gradingOverview.employeeName })
  const version = versionOf(report)
  if (language !== 'en')
    return <LocalizedOrigin report={report} isOwn={isOwn} seesAll={seesAll} decided={decided} />
  if (isPrinting) {
    return (
      <>
        <Facts report={report} version={version} decided={decided} /> {writtenTo}
      </>
    )
  }
  return (
    <>
      {fill(
        texts,
        report.submittedAt === null ? 'origin.made' : 'origin.madeFromAnswers',
        {
          at: <RelativeTime at={report.generatedAt} />,
          answeredAt: report.submittedAt !== null && <RelativeTime at={report.submittedAt} />,
        },
        { role: report.role, department: report.department, version },
      )}{' '}
      {writtenTo}{' '}
      {seesAll && (
        <Anchor inherit renderRoot={(props) => <Link to={paths.reports} {...props} />}>
          {t(texts, 'origin.allReports')}
        </Anchor>
      )}
    </>
  )
}

const versionOf = ({ version, cycle, origin }: StoredEmployeeReport): string => {
  const isEdited = origin === 'edited'
  if (!cycle) return t(texts, isEdited ? 'origin.versionEdited' : 'origin.version', { version })
  const key = isEdited ? 'origin.versionInCycleEdited' : 'origin.versionInCycle'
  return t(texts, key, { version, cycle: cycleLabel(cycle) })
}

/** The decisions about this version, the latest of each kind, oldest first; empty if the reader may not see them. */
const useDecided = (
  { employeeId, version, state }: StoredEmployeeReport,
  isOwn: boolean,
): readonly ReportStep[] => {
  const mayDecide = useCanReleaseReports()
  const steps = useQuery({
    ...callQuery(release.getReportSteps, { employeeId, version }),
    enabled: mayDecide || (isOwn && isPublished(state)),
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
      {fill(
        texts,
        report.submittedAt === null ? 'origin.facts' : 'origin.factsWithAnswers',
        {
          at: <RelativeTime at={report.generatedAt} />,
          answeredAt: report.submittedAt !== null && <RelativeTime at={report.submittedAt} />,
          decided: decided.map((step) => (
            <span key={step.id}>
              {fill(
                texts,
                'origin.decided',
                { at: <RelativeTime at={step.at} /> },
                {
                  what: stepLabels[step.kind].toLowerCase(),
                  name: step.by?.name ?? t(texts, 'origin.somebodyWhoIsNoLonger'),
                },
              )}
            </span>
          )),
        },
        {
          organization: companyName,
          name: report.gradingOverview.employeeName,
          role: report.role,
          department: report.department,
          version,
          state: releaseLabels[report.state],
        },
      )}
    </>
  )
}
