import { compareCodeUnits } from '../../../insights/text/compare-names.ts'

/**
 * The rows of a page, of which one more was asked for, and the place of the next page. `keyOf` gives what the list is
 * ordered by, which must never change: otherwise a row that changes between two pages is lost or comes twice.
 */
export const paginate = <Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
): { page: Row[]; next: string | null } => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last !== undefined ? keyOf(last) : null }
}

/** The rows of one page as people look for them: by name in small letters, then by id. */
export const sortedByName = <Row>(
  page: readonly Row[],
  namedOf: (row: Row) => { name: string; id: string },
): Row[] =>
  page
    .map((row) => ({ row, ...namedOf(row) }))
    .map(({ row, name, id }) => ({ row, id, name: name.toLowerCase() }))
    .toSorted((a, b) => compareCodeUnits(a.name, b.name) || compareCodeUnits(a.id, b.id))
    .map(({ row }) => row)

/** A row's place in a list in the order of moments: what `PageByTime` takes. */
export const formatTimeCursor = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}_${id}`

/** The moment and id that a place of `PageByTime` names. */
export const parseTimeCursor = (place: string): { at: Date; id: string } => {
  const separator = place.indexOf('_')
  return { at: new Date(Number(place.slice(0, separator))), id: place.slice(separator + 1) }
}
