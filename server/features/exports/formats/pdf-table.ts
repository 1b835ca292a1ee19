import type { Content, TableCell } from 'pdfmake'
import { toFixedHalfUp } from '../../../../insights/scoring/rounding.ts'
import type { Cell, Table } from '../documents/document.ts'
import { scoreBackground } from '../documents/score-colours.ts'
import { columnsOf, type Column } from './pdf-column-widths.ts'
import { grey, pageWidth, tableFontSize, type Setting } from './pdf-text.ts'

/** Tables of a document; the first column is on the side where the language begins. */

const headSize = 7
const rule = '#c9c9d2'

/** `point`: the decimal separator. */
type Look = Setting & { point: string }

const cellOf = (
  cell: Cell,
  { width, decimals }: Column,
  { set, start, point }: Look,
  isShaded: boolean,
): TableCell => {
  if (cell === null) return { text: '–', color: grey, alignment: decimals === null ? start : 'right' }
  if (typeof cell === 'string') return set(cell, { fontSize: tableFontSize }, { width, side: start })
  const fill = isShaded ? scoreBackground(cell) : undefined
  const number = decimals === null ? String(cell) : toFixedHalfUp(cell, decimals)
  return {
    text: number.replace('.', point),
    // Digits run from left to right in every language.
    alignment: decimals === null ? start : 'right',
    ...(fill !== undefined && { fillColor: fill }),
  }
}

/** A table; the heading is repeated on each of its pages. */
export const renderTable = (table: Table, look: Look, heading?: string): Content => {
  const { set, start, inOrder, sizeFor } = look
  const { columns, rows, shadedFrom = Infinity } = table
  const placed = columnsOf(table)
  const above: TableCell[][] =
    heading === undefined
      ? []
      : [
          [
            {
              ...Object(set(heading, { bold: true, fontSize: 11 })),
              colSpan: columns.length,
              border: [false, false, false, false],
            },
            ...columns.slice(1).map(() => ({})),
          ],
        ]
  return {
    table: {
      headerRows: above.length + 1,
      keepWithHeaderRows: 1,
      dontBreakRows: rows.every((row) => row.every((cell) => typeof cell !== 'string' || cell.length < 500)),
      widths: inOrder(placed.map(({ width }) => width)),
      body: [
        ...above,
        inOrder(
          columns.map(({ title }, index) => {
            const { width = pageWidth, decimals = null } = placed[index] ?? {}
            const side = decimals === null ? start : 'right'
            const size = sizeFor(title, headSize, width)
            return set(title, { bold: true, fontSize: size, color: grey }, { width, side })
          }),
        ),
        ...rows.map((row) =>
          inOrder(
            placed.map((column, index) => cellOf(row[index] ?? null, column, look, index >= shadedFrom)),
          ),
        ),
      ],
    },
    layout: {
      hLineWidth: (line) => (line > above.length ? 0.5 : 0),
      vLineWidth: () => 0,
      hLineColor: () => rule,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    fontSize: tableFontSize,
    margin: [0, 2, 0, 10],
  }
}
