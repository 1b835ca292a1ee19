import Papa from 'papaparse'
import { defuseCell } from '../../../../insights/text/spreadsheet-cell.ts'
import type { Table } from '../documents/document.ts'

/** A table as CSV, with the mark at its start that has spreadsheets read it as UTF-8; formulas are text. */
export const writeCsv = ({ columns, rows }: Table): Uint8Array =>
  Buffer.from(
    `\uFEFF${Papa.unparse({
      fields: columns.map(({ title }) => defuseCell(title)),
      data: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? defuseCell(cell) : cell))),
    })}`,
  )
