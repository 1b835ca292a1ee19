import { csvOf, downloadCsv } from './download-csv.ts'

/** A row that failed: whom it was about, and why. */
export type FailedRow = { label: string; error: string }

/** Failed rows as CSV. */
export const failedRowsCsv = (rows: readonly FailedRow[]): string =>
  csvOf(
    ['Person', 'What went wrong'],
    rows.map(({ label, error }) => [label, error]),
  )

/** Hands failed rows to the browser as a file. */
export const downloadFailedRows = (rows: readonly FailedRow[], fileName: string): void =>
  downloadCsv(failedRowsCsv(rows), fileName)
