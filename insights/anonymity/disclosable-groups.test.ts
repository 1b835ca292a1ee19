import { describe, expect, it } from 'vitest'
import { findRelatedGroups, isLinkageSafe } from './linkage-check.ts'
import { selectDisclosableGroups } from './disclosable-groups.ts'

/** People `a1`, `a2`, ... with their first answers. */
const people = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index} 1`)
const group = (name: string, count: number) => ({ name, people: people(name, count) })
const asked = { threshold: 5, earlier: [], isOpen: () => true }

describe('of which groups numbers are told', () => {
  it('is none where fewer than the threshold answered', () => {
    expect(selectDisclosableGroups({ ...asked, groups: [group('a', 2), group('b', 2)] })).toEqual({
      withheld: 'few',
      names: [],
    })
  })

  it('leaves out as few people as it must so that those left out are enough', () => {
    const told = (...counts: number[]) =>
      selectDisclosableGroups({
        ...asked,
        groups: counts.map((count, index) => group('abcd'.charAt(index), count)),
      }).names
    expect(told(9, 7, 5)).toEqual(['a', 'b', 'c'])
    expect(told(9, 7, 3)).toEqual(['a'])
    expect(told(9, 7, 3, 2)).toEqual(['a', 'b'])
    expect(told(9, 7, 0)).toEqual(['a', 'b'])
    expect(told(9, 3)).toEqual([])
    // Of two that are alike the last by name goes.
    expect(told(7, 7, 4)).toEqual(['a'])
    expect(told(4, 7, 7)).toEqual(['b'])
    expect(told(3, 7, 9)).toEqual(['c'])
    const alike = [group('c', 7), group('b', 7), group('a', 7), group('d', 4)]
    expect(selectDisclosableGroups({ ...asked, groups: alike }).names).toEqual(['a', 'b'])
  })

  it('leaves out a group whose numbers say too much, and what gives it away', () => {
    const isOpen = (names: readonly string[]) => names.join('') !== 'b'
    expect(
      selectDisclosableGroups({ ...asked, groups: [group('a', 9), group('b', 7), group('c', 6)], isOpen })
        .names,
    ).toEqual(['a'])
  })

  it('leaves out the smallest until the rest may be told together', () => {
    const together = (most: number) =>
      selectDisclosableGroups({
        ...asked,
        groups: [group('a', 6), group('b', 8), group('c', 7)],
        areTogetherOpen: (names) => names.length <= most,
      }).names
    expect(together(3)).toEqual(['a', 'b', 'c'])
    expect(together(2)).toEqual(['b', 'c'])
    expect(together(1)).toEqual(['b'])
    expect(together(0)).toEqual([])
  })

  it('is none where too few differ from those of an earlier report', () => {
    const groups = [group('a', 9), group('b', 7)]
    const beside = (...earlier: string[][]) => selectDisclosableGroups({ ...asked, groups, earlier })
    expect(beside([...people('a', 9), ...people('b', 6)])).toEqual({ withheld: 'near', names: [] })
    expect(beside(people('z', 9))).toEqual({ withheld: null, names: ['a', 'b'] })
    // Everybody together may be told, and the departments may not.
    expect(beside(people('a', 8), [...people('a', 9), ...people('b', 7)])).toEqual({
      withheld: null,
      names: [],
    })
  })

  it('never tells of a group that is marked so, and of nobody', () => {
    const groups = [group('a', 9), { ...group('b', 9), isNeverTold: true }]
    expect(selectDisclosableGroups({ ...asked, groups }).names).toEqual(['a'])
    expect(selectDisclosableGroups({ ...asked, groups: [group('a', 5)], threshold: 5 }).withheld).toBeNull()
  })
})

describe('what a later report tells', () => {
  const earlier = [people('a', 10)]

  it('is all of it where it rests on the same, on all others, or on enough others', () => {
    expect(isLinkageSafe([people('a', 10)], earlier, 5)).toBe(true)
    expect(isLinkageSafe([people('b', 10)], earlier, 5)).toBe(true)
    expect(isLinkageSafe([[...people('a', 10), ...people('b', 5)]], earlier, 5)).toBe(true)
  })

  it('is nothing where fewer have come, gone or answered anew', () => {
    expect(isLinkageSafe([[...people('a', 10), ...people('b', 4)]], earlier, 5)).toBe(false)
    expect(isLinkageSafe([people('a', 9)], earlier, 5)).toBe(false)
    expect(isLinkageSafe([[...people('a', 9), 'a9 2']], earlier, 5)).toBe(false)
    // Three who went and three who came are six.
    expect(isLinkageSafe([[...people('a', 7), ...people('b', 3)]], earlier, 5)).toBe(true)
  })

  it('is asked of all earlier reports together', () => {
    const [base, x, y] = [people('a', 9), people('x', 5), people('y', 5)]
    const before = [base, [...base, ...x], [...base, ...y]]
    expect(isLinkageSafe([[...base, ...x, ...y]], before, 5)).toBe(true)
    expect(isLinkageSafe([[...base, ...x, ...y, ...people('z', 1)]], before, 5)).toBe(false)
  })

  it('is not measured by what was told of fewer before, under a lower threshold', () => {
    const before = [people('a', 30), people('a', 6)]
    expect(isLinkageSafe([[...people('a', 30), ...people('b', 9)]], before, 8)).toBe(true)
    expect(isLinkageSafe([[...people('a', 30), ...people('b', 7)]], before, 8)).toBe(false)
  })

  it('is not worked out for long: where it would be, nothing is told', () => {
    const work = { left: 5_000 }
    // Each differs from the one before in one person: there is no end to combinations.
    const staircase = Array.from({ length: 60 }, (_, index) => people('a', 10 + index))
    expect(isLinkageSafe([people('a', 69)], staircase, 5)).toBe(true)
    const enough = { left: 1_000_000 }
    isLinkageSafe([people('a', 69)], staircase, 5, enough)
    expect(enough.left).toBeGreaterThan(800_000)
    expect(isLinkageSafe([people('a', 69)], staircase, 5, work)).toBe(false)
    expect(work.left).toBeGreaterThan(-100)
    const before = work.left
    expect(isLinkageSafe([people('b', 10)], [], 5, work)).toBe(false)
    expect(work.left).toBe(before)
    // So many cells are not even begun with.
    const many = Array.from({ length: 400 }, (_, index) => people('a', 10 + index))
    const untouched = { left: 1_000_000 }
    expect(isLinkageSafe([people('a', 409)], many, 5, untouched)).toBe(false)
    expect(untouched.left).toBe(1_000_000)
  })

  it('tries a few departments, then none', () => {
    const asks: string[] = []
    const isOpen = (names: readonly string[]) => {
      asks.push(names.join(' '))
      return true
    }
    const groups = Array.from({ length: 40 }, (_, index) => ({
      name: `d${String(index).padStart(2, '0')}`,
      people: people(`d${index}x`, 10),
    }))
    const everybody = groups.flatMap(({ people: some }) => some)
    // Of each department all but one were told of before.
    const earlier = [everybody, ...groups.map(({ people: some }) => some.slice(1))]
    expect(selectDisclosableGroups({ groups, threshold: 5, earlier, isOpen })).toEqual({
      withheld: null,
      names: [],
    })
    expect(asks.length).toBeLessThan(40 + 15)
  })

  it('is held against those only that it shares people with, also by way of others', () => {
    const [one, two, three] = [
      [...people('a', 5), ...people('b', 5)],
      [...people('b', 5), ...people('c', 5)],
      people('d', 9),
    ]
    expect(findRelatedGroups(people('a', 5), [two, three, one])).toEqual([two, one])
    expect(findRelatedGroups(people('e', 5), [one, two, three])).toEqual([])
  })
})
