import Papa from 'papaparse'
import type { ReadInvite } from './parse-invites.ts'

/** A row that failed: whom it was about, and why. */
export type FailedRow = { label: string; error: string }

/** The lines that were not sent at all, for what is told of a batch at its end. */
export const leftOutRows = (read: readonly ReadInvite[]): FailedRow[] =>
  read.flatMap(({ line, given, problem }) =>
    problem === null
      ? []
      : [{ label: [`Line ${line}`, given.name, given.email].filter(Boolean).join(' '), error: problem }],
  )

/** "1 line left out", to be put behind how many were invited and how many failed; nothing where none was. */
export const leftOutWords = (count: number): string =>
  count === 0 ? '' : `, ${count === 1 ? '1 line' : `${count.toLocaleString()} lines`} left out`

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
