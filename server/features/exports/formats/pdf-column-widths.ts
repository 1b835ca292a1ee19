import type { Table } from '../documents/document.ts'
import { pageWidth } from './pdf-text.ts'

const cellPadding = 8

export type Column = {
  width: number
  /** The most decimals of a number in it, which aligns the decimal points; null where it contains text. */
  decimals: number | null
}

/** The columns of a table: each has its share of the page, less the padding of all. */
export const columnsOf = ({ columns, rows, shadedFrom = Infinity }: Table): Column[] => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = pageWidth - columns.length * cellPadding
  return columns.map(({ share }, index) => {
    const cells = rows.map((row) => row[index] ?? null)
    const isText = rows.length === 0 || cells.some((cell) => typeof cell === 'string')
    return {
      width: (share / shares) * room,
      decimals: isText
        ? null
        : cells.reduce<number>(
            (most, cell) => Math.max(most, typeof cell === 'number' ? decimalsOf(cell) : 0),
            // Means are shown with a tenth, also where they are whole numbers.
            index >= shadedFrom ? 1 : 0,
          ),
    }
  })
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0
