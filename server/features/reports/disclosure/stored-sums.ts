import type { StoredSums } from '../../../schema/reports.ts'
import type { EarlierRelease } from '../../../../insights/anonymity/index.ts'

export const storedSums = ({
  everybody,
  sums,
  unknown,
}: Pick<EarlierRelease, 'everybody' | 'sums' | 'unknown'>): StoredSums => {
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

export const parseStoredSums = ({ people, sets, sums, unknown }: StoredSums): EarlierRelease => {
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
