import { runs, type Run } from '../../../contract/calls/batch-jobs.ts'
import { send } from '../../core/api/call.ts'
import { fetchAllPages, pageInput } from '../../core/api/fetch-all-pages.ts'
import { formatCsv, downloadCsv } from '../downloads/download-csv.ts'
import type { FailedRow } from './failed-rows.ts'
import { englishReportLocale, type ReportLocale } from '../report/language/report-language.tsx'

/** What became of each row of a run, in order. @throws CallError where that could not be loaded. */
export const fetchAllResults = ({ id }: Pick<Run, 'id'>) =>
  fetchAllPages(async (after) => {
    const answer = await send(runs.getRunResults, { id, ...pageInput(after) })
    return { rows: answer.results, next: answer.next }
  })

/**
 * Hands what became of each row of a run to the browser as a file; `leftOut`: what came to nothing before it was
 * started. Its words are those of the page. @throws CallError where the rows could not be loaded.
 */
export const downloadRunResults = async (
  run: Pick<Run, 'id'>,
  leftOut: readonly FailedRow[],
  fileName: string,
  { piece }: Pick<ReportLocale, 'piece'> = englishReportLocale,
): Promise<void> => {
  const rows = [
    ...(await fetchAllResults(run)).map(({ label, success, error, notice }) => [
      label,
      success ? piece('run.wasDone') : piece('run.hasFailed'),
      error ?? notice ?? '',
    ]),
    ...leftOut.map(({ label, error }) => [label, piece('run.wasLeftOut'), error]),
  ]
  downloadCsv(formatCsv([piece('run.person'), piece('run.result'), piece('run.known')], rows), fileName)
}
