import Papa from 'papaparse'

/** A row that failed: whom it was about, and why. */
export type FailedRow = { label: string; error: string }

/** Failed rows as CSV; a cell that a spreadsheet would run as a formula is made plain text. */
export const failedRowsCsv = (rows: readonly FailedRow[]): string =>
  Papa.unparse(
    { fields: ['Person', 'What went wrong'], data: rows.map(({ label, error }) => [label, error]) },
    { escapeFormulae: true },
  )

/** Hands failed rows to the browser as a file. */
export const downloadFailedRows = (rows: readonly FailedRow[], fileName: string): void => {
  // The mark at the start has spreadsheets read it as UTF-8.
  const url = URL.createObjectURL(
    new Blob(['\uFEFF', failedRowsCsv(rows)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
