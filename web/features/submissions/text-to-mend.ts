import { recordsOf } from './cells.ts'
import { readTable, type ReadInvite } from './parse-invites.ts'

/**
 * What is left of a text once the people in it are sent: the lines with a problem, under the header that they need to be
 * read by. Nobody is in it who stands on another line as well: that line was sent, and this one would send it again.
 */
export const textToMend = (text: string, read: readonly ReadInvite[]): string => {
  const lines = read.filter(({ problem, isTwin }) => problem !== null && !isTwin)
  if (lines.length === 0) return ''
  const { plain, delimiter, isTable } = readTable(text)
  const header = isTable ? recordsOf(plain, delimiter).slice(0, 1) : []
  return [...header.map(({ pieces }) => pieces.join(delimiter)), ...lines.map((line) => line.text)].join('\n')
}
