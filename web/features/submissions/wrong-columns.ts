import { readTable } from './parse-invites.ts'

/**
 * The headings of a table that has no column for e-mail addresses; null where there is one, or where the text is no
 * table. A table without one is told as a whole: that each of its lines has no address helps nobody.
 */
export const columnsWithoutEmail = (text: string): string[] | null => {
  const { lines, delimiter, headings, isTable } = readTable(text)
  const filled = lines.filter((line) => line.trim() !== '')
  const isWide = headings.length > 1 && filled.length > 1 && filled[1]?.includes(delimiter) === true
  return !isTable && isWide && !filled.some((line) => line.includes('@')) ? headings : null
}
