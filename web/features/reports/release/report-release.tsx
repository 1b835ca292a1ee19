import { PencilLine } from 'lucide-react'
import { isOut, type LeftToOthers } from '../../../../contract/calls/reports/release-report.ts'
import type { ReportStanding, StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { useMayDecide } from '../../../core/organization/can-release.ts'
import { ReleaseBar } from '../../../ui/report/release/release-bar.tsx'
import { ReportFold } from '../../../ui/report/document/report-notice.tsx'
import { SaidOnPaper } from './printed-decisions.tsx'
import { ChangedCompanyReport } from './changed-company-report.tsx'
import { changedTexts } from '../editor/editable-texts.ts'
import { EditedBeside, whoChanged } from '../editor/compare-texts.tsx'
import { useGeneratedVersion } from '../editor/use-generated-version.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { Notice } from './transparency-notice.tsx'
import { OwnAnswer } from '../own-report/acknowledge-or-contest.tsx'
import { ReportLookAt } from './review-checklist.tsx'
import { Standing } from './report-status.tsx'
import { EarlierTakenBack } from '../own-report/withdrawn-versions.tsx'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
  leftToOthers: LeftToOthers
  latestVersion: number
  /** Not there for readers who do not decide. */
  standing: ReportStanding | undefined
}

/** What stands above a report: how it stands with its release, what its reader can do about it, and what its person is told. */
export const ReportRelease = ({ report, isOwn, leftToOthers, latestVersion, standing }: Props) => {
  const mayDecide = useMayDecide()
  const { employeeId, version, state, gradingOverview } = report
  const isLeftToOthers = leftToOthers?.includes('report:generate') === true
  return (
    <>
      <SaidOnPaper employeeId={employeeId} version={version} />
      {mayDecide && (
        <ReleaseBar
          report={{ of: 'person', employeeId, version, state, name: gradingOverview.employeeName }}
          lookAt={<ReportLookAt report={report} standing={standing} />}
          changes={<ChangedCompanyReport report={report} isBrief />}
          isOwn={isOwn}
          isLeftToOthers={isLeftToOthers}
        />
      )}
      {standing && (
        <Standing
          report={report}
          latestVersion={latestVersion}
          standing={standing}
          isOwn={isOwn}
          isLeftToOthers={isLeftToOthers}
        />
      )}
      {isOwn && isOut(state) && <OwnAnswer report={report} />}
      {isOwn && !mayDecide && <EarlierTakenBack employeeId={employeeId} />}
      <Notice report={report} isOwn={isOwn} />
      {mayDecide && <OtherTexts report={report} />}
    </>
  )
}

/** What a person or a language model wrote, beside what was generated. */
const OtherTexts = ({ report }: { report: StoredEmployeeReport }) => {
  const { say } = useReportWords()
  const generated = useGeneratedVersion(report)
  if (generated === null || generated === undefined) return null
  const count = changedTexts(report, generated).length
  return (
    <ReportFold
      title={say(`beside.${whoChanged(report)}`, { count, version: generated.version })}
      icon={<PencilLine size={18} aria-hidden />}
    >
      <EditedBeside report={report} generated={generated} />
    </ReportFold>
  )
}
