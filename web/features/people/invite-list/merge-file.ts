import type { ListReading } from '../list-parser/parse-invites.ts'
import { readInChunks } from '../list-parser/use-parsed-list.ts'

/** The text without its byte order mark and trailing empty lines. */
const plainOf = (text: string): string => text.replace(/^\uFEFF/, '').trimEnd()

/** The parsed list: everybody who can be invited, including duplicates, and the number of unusable lines. */
const readOf = async (text: string, reading: ListReading) => {
  const { people, columns, table } = await readInChunks(text, reading)
  const usable = people.filter(({ problem, isTwin }) => problem === null || isTwin)
  return {
    table,
    given: usable.map(({ given }) => JSON.stringify(given)),
    // Both must ask for the same: a column that could not be recognized is not merged with another one.
    asked: columns.flatMap(({ key, isAsked }) => (isAsked ? [key] : [])),
    unusable: people.length - usable.length,
  }
}

/**
 * Merges typed text and a file into one text in which each line keeps its meaning: the file below the typed text, or
 * above it so that its header applies.
 * @returns null if they cannot be merged, such as tables with different columns
 */
export const mergeFile = async (
  typed: string,
  file: string,
  reading: ListReading,
): Promise<string | null> => {
  if (typed.trim() === '') return file
  const [before, added] = [plainOf(typed), plainOf(file)]
  const apart = [await readOf(before, reading), await readOf(added, reading)] as const
  const given = apart.flatMap((one) => one.given).toSorted()
  const asked = [...new Set(apart.flatMap((one) => one.asked))].toSorted().join('\n')
  const unusable = apart.reduce((sum, one) => sum + one.unusable, 0)
  const areTables = apart.every(({ table }) => table.header !== null)
  const rows = apart[1].table.rows.map(({ text }) => text).join('\n')
  const isBelow = apart[1].table.header !== null && !areTables
  const below = `${before}\n${areTables ? rows : added}`
  const above = `${added}\n${before}`
  const together = areTables ? [below] : isBelow ? [above, below] : [below, above]
  for (const text of together) {
    const read = await readOf(text, reading)
    const isAskedAlike = read.asked.toSorted().join('\n') === asked
    if (isAskedAlike && read.unusable === unusable && read.given.toSorted().join('\n') === given.join('\n'))
      return text
  }
  return null
}
