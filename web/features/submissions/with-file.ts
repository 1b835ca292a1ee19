import { recordsOf } from './cells.ts'
import { parseInvites, readTable } from './parse-invites.ts'

type Reading = Parameters<typeof parseInvites>[1]

/** A text without the mark at its start and the empty lines at its end. */
const plainOf = (text: string): string => text.replace(/^\uFEFF/, '').trimEnd()

/** The rows of a table, without its header. */
const rowsOf = (table: string): string => {
  const { plain, delimiter } = readTable(table)
  return recordsOf(plain, delimiter)
    .slice(1)
    .map(({ text }) => text)
    .join('\n')
}

/** Everybody who can be invited as a text is read, be it twice, and how many lines cannot be used. */
const readOf = (text: string, reading: Reading) => {
  const lines = parseInvites(text, reading)
  const usable = lines.filter(({ problem, isTwin }) => problem === null || isTwin)
  return {
    given: usable.map(({ given }) => JSON.stringify(given)),
    unusable: lines.length - usable.length,
  }
}

/**
 * What is typed and what a file holds as one text, in which each line still says what it said by itself: behind what is
 * typed, or with its header above that.
 * @returns null where they cannot stand together, such as tables with other columns
 */
export const withFile = (typed: string, file: string, reading: Reading): string | null => {
  if (typed.trim() === '') return file
  const [before, added] = [plainOf(typed), plainOf(file)]
  const apart = [readOf(before, reading), readOf(added, reading)]
  const given = apart.flatMap((one) => one.given).toSorted()
  const unusable = apart.reduce((sum, one) => sum + one.unusable, 0)
  const areTables = readTable(before).isTable && readTable(added).isTable
  const together = [
    `${before}\n${areTables ? rowsOf(added) : added}`,
    ...(areTables ? [] : [`${added}\n${before}`]),
  ]
  const fits = together.find((text) => {
    const read = readOf(text, reading)
    return read.unusable === unusable && read.given.toSorted().join('\n') === given.join('\n')
  })
  return fits ?? null
}
