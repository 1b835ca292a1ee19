import type { InviteList } from './parse-invites.ts'

/**
 * What is left of a text once the people in it are sent: the lines with a problem, under the header that they need to be
 * read by. Nobody is in it who stands on another line as well: that line was sent, and this one would send it again.
 */
export const textToMend = ({
  table: { header, delimiter },
  people,
}: Pick<InviteList, 'table' | 'people'>): string => {
  const lines = people.filter(({ problem, isTwin }) => problem !== null && !isTwin)
  if (lines.length === 0) return ''
  if (header === null) return lines.map(({ text }) => text).join('\n')
  // Lines above the headings are not read by them.
  const above = lines.filter(({ line }) => line < header.line)
  const below = lines.filter(({ line }) => line >= header.line)
  const headings = header.pieces.join(delimiter)
  return [...above.map(({ text }) => text), headings, ...below.map(({ text }) => text)].join('\n')
}
