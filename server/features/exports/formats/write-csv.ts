import Papa from 'papaparse'
import { formulas } from '../../../../contract/calls/exports.ts'
import type { Table } from '../documents/document.ts'

/** A table as CSV, with the mark at its start that has spreadsheets read it as UTF-8; formulas are text. */
export const writeCsv = ({ columns, rows }: Table): Uint8Array =>
  Buffer.from(
    `\uFEFF${Papa.unparse(
      { fields: columns.map(({ title }) => title), data: rows.map((row) => [...row]) },
      { escapeFormulae: formulas },
    )}`,
  )
