import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { Direction } from '../../../../languages/index.ts'
import type { Cell, Sheet, Table } from '../documents/document.ts'

/** In characters, for the narrowest column. */
const unit = 11
const widest = 70

/** A workbook. What people wrote is text and never a formula: a cell is a number only where the report has one. */
export const writeXlsx = (sheets: readonly Sheet[], direction: Direction = 'ltr'): Promise<Uint8Array> =>
  writeXlsxFile(
    sheets.map(({ name, table }) => ({
      sheet: name,
      data: [headOf(table), ...table.rows.map((row) => row.map(cellOf))],
      columns: table.columns.map(({ share }) => ({ width: Math.min(widest, Math.round(share * unit)) })),
      stickyRowsCount: 1,
      rightToLeft: direction === 'rtl',
    })),
  ).toBuffer()

const headOf = ({ columns }: Table): Row =>
  columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold', wrap: true }))

const cellOf = (cell: Cell): Row[number] => {
  if (cell === null || cell === '') return null
  return typeof cell === 'number'
    ? { value: cell, type: Number }
    : { value: cell, type: String, wrap: true, alignVertical: 'top' }
}
