import type { InviteList } from './parse-invites.ts'
import { unquoteCell, splitCells } from './csv-cells.ts'

/**
 * The headings of a table that has no column for e-mail addresses; null where there is one, or where the text is no
 * table. A table without one is told as a whole: that each of its lines has no address helps nobody.
 */
export const columnsWithoutEmail = ({ table, columns }: InviteList): string[] | null => {
  const { plain, delimiter, header } = table
  if (plain.includes('@') || columns.some(({ meaning }) => meaning === 'email')) return null
  const filled = plain.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  const headings = header?.pieces ?? splitCells(filled[0] ?? '', delimiter)
  const isWide = headings.length > 1 && filled.length > 1 && filled[1]?.includes(delimiter) === true
  return isWide ? headings.map(unquoteCell) : null
}
