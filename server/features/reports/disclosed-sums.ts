import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { DisclosedSum } from '../../../insights/company-disclosure.ts'
import type { Topic } from '../../../insights/company-report-types.ts'
import type { Tx } from '../../core/database.ts'
import type { StoredSums } from './stored-sums.ts'
import { toldCompanyReports } from './tables.ts'

/**
 * What a release showed, kept with it: over whom and how much. It outlives the report, its answers and the names in it,
 * since readers do not forget what they have read.
 */

/** What an earlier release showed. */
export type Earlier = {
  everybody: readonly string[]
  /** The groups whose scores were shown. */
  told: readonly (readonly string[])[]
  sums: readonly DisclosedSum[]
  unknown: readonly Topic[]
}

export const storedSums = ({
  everybody,
  sums,
  unknown,
}: Pick<Earlier, 'everybody' | 'sums' | 'unknown'>): StoredSums => {
  const placeOf = new Map(everybody.map((key, place) => [key, place]))
  const sets: StoredSums['sets'][number][] = []
  const setOf = new Map<readonly string[], number>()
  const setFor = (people: readonly string[]): number => {
    const known = setOf.get(people)
    if (known !== undefined) return known
    const places = people.flatMap((key) => placeOf.get(key) ?? [])
    const isIn = new Set(places)
    const others = everybody.flatMap((_, place) => (isIn.has(place) ? [] : [place]))
    sets.push(others.length < places.length ? { all: 'but', places: others } : { all: 'of', places })
    setOf.set(people, sets.length - 1)
    return sets.length - 1
  }
  return {
    people: everybody.map((key): [string, string] => {
      const space = key.indexOf(' ')
      return [key.slice(0, space), key.slice(space + 1)]
    }),
    sums: sums.map(({ quantity, feature, people, min, max }) => [
      quantity,
      feature,
      setFor(people),
      min,
      Number.isFinite(max) ? max : null,
    ]),
    sets,
    unknown,
  }
}

export const earlierOf = ({ people, sets, sums, unknown }: StoredSums): Earlier => {
  const everybody = people.map(([id, answers]) => `${id} ${answers}`)
  const groups = sets.map(({ all, places }) => {
    const named = new Set(places)
    return everybody.filter((_, place) => named.has(place) === (all === 'of'))
  })
  const read = sums.map(([quantity, feature, set, min, max]) => ({
    quantity,
    feature,
    people: groups[set] ?? [],
    min,
    max: max ?? Infinity,
  }))
  const scores = new Set(
    read
      .filter(({ feature, quantity }) => feature === 'sum' && quantity === 'points')
      .map((one) => one.people),
  )
  return { everybody, told: [everybody, ...scores], sums: read, unknown }
}

/**
 * Of people who are erased nothing of their answers is left in what releases showed, but that they were the same or not
 * in two of them.
 */
export const forgetInDisclosedSums = async (
  tx: Tx,
  { orgId, ids }: { orgId: string; ids: readonly string[] },
): Promise<void> => {
  const erased = new Set(ids)
  const numbers = new Map<string, string>()
  const numberOf = (id: string, answers: string): string => {
    if (answers.startsWith(erasedAnswers)) return answers
    const key = `${id} ${answers}`
    const number = numbers.get(key) ?? `${erasedAnswers}${numbers.size + 1}`
    numbers.set(key, number)
    return number
  }
  const rows = await tx
    .select({ id: toldCompanyReports.id })
    .from(toldCompanyReports)
    .where(and(eq(toldCompanyReports.orgId, orgId), isNotNull(toldCompanyReports.sums)))
    .orderBy(asc(toldCompanyReports.id))
  // Each may be large.
  for (const { id } of rows) {
    const which = and(eq(toldCompanyReports.orgId, orgId), eq(toldCompanyReports.id, id))
    const [row] = await tx.select({ sums: toldCompanyReports.sums }).from(toldCompanyReports).where(which)
    if (!row?.sums?.people.some(([person]) => erased.has(person))) continue
    const people = row.sums.people.map(([person, answers]) =>
      erased.has(person) ? [person, numberOf(person, answers)] : [person, answers],
    )
    await tx
      .update(toldCompanyReports)
      .set({ sums: sql`${JSON.stringify({ ...row.sums, people })}::text::jsonb` })
      .where(which)
  }
}

const erasedAnswers = 'erased-'
