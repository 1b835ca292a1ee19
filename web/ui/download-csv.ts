import Papa from 'papaparse'
import { formulas } from '../../contract/exports.ts'

/** A table as CSV. What people wrote is text in a spreadsheet, too: a cell that it would run as a formula is defused. */
export const csvOf = (fields: string[], data: readonly (readonly (string | number | null)[])[]): string =>
  Papa.unparse({ fields, data: data.map((row) => [...row]) }, { escapeFormulae: formulas })

/** Hands a CSV text to the browser as a file. */
export const downloadCsv = (csv: string, fileName: string): void => {
  // The mark at the start has spreadsheets read it as UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
