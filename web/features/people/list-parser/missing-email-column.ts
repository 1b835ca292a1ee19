import type { InviteList } from './parse-invites.ts'
import { unquoteCell, splitCells } from './csv-cells.ts'

/**
 * The headings of a table without a column for e-mail addresses; null if it has one, or if the text is not a table.
 * Such a table gets a single error, because the same error on each line would not help.
 */
export const columnsWithoutEmail = ({ table, columns }: InviteList): string[] | null => {
  const { plain, delimiter, header } = table
  if (plain.includes('@') || columns.some(({ meaning }) => meaning === 'email')) return null
  const filled = plain.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  const headings = header?.pieces ?? splitCells(filled[0] ?? '', delimiter)
  const isWide = headings.length > 1 && filled.length > 1 && filled[1]?.includes(delimiter) === true
  return isWide ? headings.map(unquoteCell) : null
}
