import type { InviteList } from '../list-parser/parse-invites.ts'

/**
 * What is left of a text once the people in it are sent: the lines with a problem, under the header that they need to be
 * read by. Nobody is in it who stands on another line as well: that line was sent, and this one would send it again.
 */
export const remainingText = ({
  table: { header, delimiter },
  people,
}: Pick<InviteList, 'table' | 'people'>): string => {
  const lines = people.filter(({ problem, isTwin }) => problem !== null && !isTwin)
  if (lines.length === 0) return ''
  if (header === null) return lines.map(({ text }) => text).join('\n')
  return [header.pieces.join(delimiter), ...lines.map(({ text }) => text)].join('\n')
}
