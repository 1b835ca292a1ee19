import Papa from 'papaparse'
import { defuseCell } from '../../../insights/text/spreadsheet-cell.ts'
import { downloadFile } from './download.ts'

/** A table as CSV. What people wrote is text in a spreadsheet, too: a cell that it would run as a formula is defused. */
export const formatCsv = (fields: string[], data: readonly (readonly (string | number | null)[])[]): string =>
  Papa.unparse({
    fields: fields.map(defuseCell),
    data: data.map((row) => row.map((cell) => (typeof cell === 'string' ? defuseCell(cell) : cell))),
  })

/** A CSV text as a file; the mark at its start has spreadsheets read it as UTF-8. */
export const csvFile = (csv: string): Blob => new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' })

/** Hands a CSV text to the browser as a file. */
export const downloadCsv = (csv: string, fileName: string): void => downloadFile(csvFile(csv), fileName)
