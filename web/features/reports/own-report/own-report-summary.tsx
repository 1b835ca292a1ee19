import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { useReaderLanguage } from '../../../ui/report/language/reader-language.ts'
import { InReportWords, useWordsOf } from '../language/employee-report-texts.tsx'
import { OwnReports } from './own-reports.tsx'
import { useOwnQuestionnaire } from './use-own-questionnaire.ts'

/**
 * To an employee who reads everybody's reports, above the list of them: their own, what became of it, or why it is not there
 * yet, in their language, as where they may read no other.
 */
export const OwnReportSummary = ({ summaries }: { summaries: readonly ReportSummary[] }) => {
  const own = useOwnQuestionnaire()
  const words = useWordsOf(useReaderLanguage())
  const theirs = summaries.filter(({ isOwn }) => isOwn)
  if (words === undefined || (own === undefined && theirs.length === 0)) return null
  return (
    <InReportWords words={words}>
      <div className="own-above-list screen-only">
        <OwnReports summaries={theirs} own={own} />
      </div>
    </InReportWords>
  )
}
