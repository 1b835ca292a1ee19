import { PencilLine } from 'lucide-react'
import { isPublished, type DelegatedRights } from '../../../../contract/calls/reports/release-report.ts'
import type { ReportStatus, StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { ReleaseBar } from '../../../ui/report/release/release-bar.tsx'
import { ReportFold } from '../../../ui/report/document/report-notice.tsx'
import { PrintedDecisions } from './printed-decisions.tsx'
import { ChangedCompanyReport } from './changed-company-report.tsx'
import { changedTexts } from '../editor/editable-texts.ts'
import { CompareTexts, textAuthor } from '../editor/compare-texts.tsx'
import { useGeneratedVersion } from '../editor/use-generated-version.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { noticeId } from './notice-link.tsx'
import { TransparencyNotice } from './transparency-notice.tsx'
import { AcknowledgeOrContest } from '../own-report/acknowledge-or-contest.tsx'
import { useReviewQueue } from '../review/use-review-queue.ts'
import { ReviewChecklist } from './review-checklist.tsx'
import { ReportStatusNotice } from './report-status.tsx'
import { EarlierWithdrawnVersions } from '../own-report/withdrawn-versions.tsx'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
  leftToOthers: DelegatedRights
  latestVersion: number
  /** Undefined for readers who do not decide. */
  standing: ReportStatus | undefined
  /** Whether its reader goes through the reports that wait for a review. */
  isInQueue: boolean
}

/** The head of a report: its release status, what its reader can do about it, and the notice to its subject. */
export const ReportRelease = ({ report, isOwn, leftToOthers, latestVersion, standing, isInQueue }: Props) => {
  const mayDecide = useCanReleaseReports()
  const { employeeId, version, state, gradingOverview } = report
  const queue = useReviewQueue(employeeId, mayDecide && (isInQueue || isPublished(state)))
  const isLeftToOthers = leftToOthers?.includes('report:generate') === true
  return (
    <>
      <PrintedDecisions employeeId={employeeId} version={version} />
      {mayDecide && (
        <ReleaseBar
          report={{ of: 'person', employeeId, version, state, name: gradingOverview.employeeName }}
          lookAt={<ReviewChecklist report={report} standing={standing} />}
          changes={<ChangedCompanyReport report={report} isBrief />}
          isOwn={isOwn}
          isLeftToOthers={isLeftToOthers}
          queue={queue}
          isInQueue={isInQueue}
        />
      )}
      {standing && (
        <ReportStatusNotice
          report={report}
          latestVersion={latestVersion}
          standing={standing}
          isOwn={isOwn}
          isLeftToOthers={isLeftToOthers}
        />
      )}
      {isOwn && isPublished(state) && <AcknowledgeOrContest report={report} />}
      {isOwn && !mayDecide && <EarlierWithdrawnVersions employeeId={employeeId} />}
      {mayDecide && <OtherTexts report={report} />}
    </>
  )
}

/** Below a report: for its person who sees it and why; for others what the person reads about that. */
export const NoticeBelow = ({ report, isOwn }: Pick<Props, 'report' | 'isOwn'>) => (
  <div className="report-below" id={noticeId}>
    <TransparencyNotice report={report} isOwn={isOwn} />
  </div>
)

/** The texts that a person or a language model wrote, beside the generated ones. */
const OtherTexts = ({ report }: { report: StoredEmployeeReport }) => {
  const { say } = useReportWords()
  const generated = useGeneratedVersion(report)
  if (generated === null || generated === undefined) return null
  const count = changedTexts(report, generated).length
  return (
    <ReportFold
      title={say(`beside.${textAuthor(report)}`, { count, version: generated.version })}
      icon={<PencilLine size={18} aria-hidden />}
    >
      <CompareTexts report={report} generated={generated} />
    </ReportFold>
  )
}
