import type { ListReading } from '../list-parser/parse-invites.ts'
import { readInChunks } from '../list-parser/use-parsed-list.ts'

/** A text without the mark at its start and the empty lines at its end. */
const plainOf = (text: string): string => text.replace(/^\uFEFF/, '').trimEnd()

/** A list with everybody who can be invited as it is read, be it twice, and how many lines cannot be used. */
const readOf = async (text: string, reading: ListReading) => {
  const { people, columns, table } = await readInChunks(text, reading)
  const usable = people.filter(({ problem, isTwin }) => problem === null || isTwin)
  return {
    table,
    given: usable.map(({ given }) => JSON.stringify(given)),
    // What is asked for must be the same: a column that nobody knows is not joined with another one.
    asked: columns.flatMap(({ key, isAsked }) => (isAsked ? [key] : [])),
    unusable: people.length - usable.length,
  }
}

/**
 * What is typed and what a file holds as one text, in which each line still says what it said by itself: behind what is
 * typed, or with its header above that.
 * @returns null where they cannot stand together, such as tables with other columns
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
