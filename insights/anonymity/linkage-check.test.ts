import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLinkageSafe, personOfKey } from './linkage-check.ts'

/** The rank of a matrix of whole numbers, which elimination without division keeps whole. */
const rankOf = (matrix: readonly (readonly bigint[])[]): number => {
  const [first, ...others] = matrix
  if (first === undefined) return 0
  const at = first.findIndex((value) => value !== 0n)
  if (at === -1) return rankOf(others)
  const head = first[at] ?? 1n
  return (
    1 + rankOf(others.map((row) => row.map((value, i) => value * head - (row[at] ?? 0n) * (first[i] ?? 0n))))
  )
}

const subsetsOf = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])

/** How many independent combinations of these groups leave none but these classes of people. */
const combinationsLeaving = (
  classes: readonly string[],
  all: readonly string[],
  groups: readonly (readonly string[])[],
): number => {
  const rows = (some: readonly string[]) =>
    groups.map((group) => some.map((name) => (group.includes(name) ? 1n : 0n)))
  return rankOf(rows(all)) - rankOf(rows(all.filter((name) => !classes.includes(name))))
}

const threshold = 5
const sizes: Readonly<Record<string, number>> = { a: 2, b: 3, c: 4, d: 6, e: 4 }
const names = Object.keys(sizes)
const sizeOf = (classes: readonly string[]) => classes.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)
const peopleOf = (classes: readonly string[]) =>
  classes.flatMap((name) => Array.from({ length: sizes[name] ?? 0 }, (_, index) => `${name}${index} 1`))

const group = fc.subarray(names, { minLength: 1 })
const groups = fc.array(group, { minLength: 1, maxLength: 3 })

test('sums are safe beside others where all combinations together leave nobody of few, or one leaves enough', () => {
  fc.assert(
    fc.property(groups, fc.array(group, { maxLength: 3 }), (added, earlier) => {
      const all = [...earlier, ...added]
      // Groups that no sum tells apart count as one.
      const signature = (name: string) => all.map((one) => one.includes(name)).join(' ')
      const classOf = (name: string) => names.filter((other) => signature(other) === signature(name))
      const counted = names.filter((name) => all.some((one) => one.includes(name)))
      const few = counted.filter((name) => sizeOf(classOf(name)) < threshold)
      const [now, before] = [all, earlier].map((some) => combinationsLeaving(few, counted, some))
      const leavesFew = subsetsOf(few).some(
        (some) => sizeOf(some) < threshold && combinationsLeaving(some, counted, all) > 0,
      )
      const isSafe = now === before || (now === 1 && !leavesFew)
      expect(isLinkageSafe(added.map(peopleOf), earlier.map(peopleOf), threshold)).toBe(isSafe)
    }),
    { numRuns: 1_000 },
  )
})

test('somebody who answered again is one person', () => {
  const before = Array.from({ length: 9 }, (_, index) => `p${index} 1`)
  const after = (count: number) => before.map((key, index) => (index < count ? key.replace(' 1', ' 2') : key))
  expect(isLinkageSafe([after(5)], [before], threshold)).toBe(true)
  expect(isLinkageSafe([after(4)], [before], threshold)).toBe(false)
  expect(personOfKey('p1 1')).toBe(personOfKey('p1 2'))
  expect(personOfKey('p1')).toBe('p1')
})

test('a group that is asked of without work left is not safe', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `p${index} 1`)
  expect(isLinkageSafe([ten], [], threshold, { left: 0 })).toBe(false)
  expect(isLinkageSafe([ten], [], threshold, { left: 1 })).toBe(true)
  // Both sums can be read already, and that has to be found.
  const before = [ten, ten.slice(1)]
  expect(isLinkageSafe([ten.slice(1)], before, threshold, { left: 100 })).toBe(true)
  expect(isLinkageSafe([ten.slice(1)], before, threshold, { left: 1 })).toBe(false)
})
