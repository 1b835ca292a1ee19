import type { InviteList } from '../list-parser/parse-invites.ts'

/**
 * The text that remains once its people are sent: the lines with a problem, under the header needed to parse them.
 * Duplicates of another line are left out: that line was sent, and this one would send it again.
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
