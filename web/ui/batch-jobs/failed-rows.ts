import { formatCsv, downloadCsv } from '../downloads/download-csv.ts'
import { englishReportLocale, type ReportLocale } from '../report/language/report-language.tsx'

/** A failed row: who it was about, and why it failed. */
export type FailedRow = { label: string; error: string }

/** Failed rows as CSV, with headings in the language of the page. */
export const failedRowsCsv = (
  rows: readonly FailedRow[],
  { piece }: Pick<ReportLocale, 'piece'> = englishReportLocale,
): string =>
  formatCsv(
    [piece('run.person'), piece('run.wrong')],
    rows.map(({ label, error }) => [label, error]),
  )

/** Downloads failed rows as a file. */
export const downloadFailedRows = (
  rows: readonly FailedRow[],
  fileName: string,
  reading: ReportLocale,
): void => downloadCsv(failedRowsCsv(rows, reading), fileName)
