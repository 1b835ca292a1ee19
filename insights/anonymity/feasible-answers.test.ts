import { describe, expect, it } from 'vitest'
import { ratingScale, isSafeToDisclose, yesNoScale, type KnownSum, type Scale } from './feasible-answers.ts'

/** People `a1`, `a2`, ... with their first answers. */
const people = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index} 1`)
const sum = (value: number, ...groups: string[][]): KnownSum => ({
  feature: 'sum',
  people: groups.flat(),
  min: value,
  max: value,
})
const count = (feature: 'strong' | 'low', min: number, max: number, ...groups: string[][]): KnownSum => ({
  feature,
  people: groups.flat(),
  min,
  max,
})
const isOpen = (
  added: KnownSum[],
  earlier: KnownSum[] = [],
  scale: Scale = ratingScale(true),
  threshold = 5,
) => isSafeToDisclose({ scale, added, earlier, threshold, budget: { left: 20_000_000 } })

const [seven, five, four, ten] = [people('a', 7), people('b', 5), people('c', 4), people('d', 10)]

describe('whether sums leave the answer of each person open', () => {
  it('is held for one sum as for any group', () => {
    expect(isOpen([sum(42, seven)])).toBe(true)
    expect(isOpen([sum(7, seven)])).toBe(false)
    expect(isOpen([sum(69, seven)])).toBe(false)
    expect(isOpen([sum(20, four)])).toBe(false)
  })

  it('is held for what follows from the difference of two sums', () => {
    const before = [sum(42, seven)]
    expect(isOpen([sum(42 + 25, seven, five)], before)).toBe(true)
    // Five who came and all rated 1, or all 10: each could be worked out.
    expect(isOpen([sum(42 + 5, seven, five)], before)).toBe(false)
    expect(isOpen([sum(42 + 50, seven, five)], before)).toBe(false)
    // With 13 somebody could have rated 9, and nobody 10.
    expect(isOpen([sum(42 + 13, seven, five)], before)).toBe(false)
    expect(isOpen([sum(42 + 14, seven, five)], before)).toBe(true)
    // ... and for those who went.
    expect(isOpen([sum(42, seven)], [sum(42 + 49, seven, five)])).toBe(false)
    expect(isOpen([sum(42, seven)], [sum(42 + 30, seven, five)])).toBe(true)
  })

  it('is held for those who answered anew', () => {
    const anew = five.map((key) => key.replace(' 1', ' 2'))
    const before = [sum(42 + 5, seven, five)]
    expect(isOpen([sum(42 + 28, seven, anew)], before)).toBe(true)
    expect(isOpen([sum(42 + 50, seven, anew)], before)).toBe(false)
  })

  it('is held for combinations of more than two', () => {
    const [x, y, z] = [people('x', 6), people('y', 6), people('z', 6)]
    const before = [sum(30 + 30, x, y), sum(30 + 6, y, z)]
    // From x + y and y + z follows x - z alone; with x + z everything does.
    expect(isOpen([sum(30 + 6, x, z)], before)).toBe(false)
    const open = [sum(30 + 30, x, y), sum(30 + 33, y, z)]
    expect(isOpen([sum(30 + 33, x, z)], open)).toBe(true)
  })

  it('does not ask more of a few who went than that nothing follows of them', () => {
    const [went, came] = [people('g', 2), people('h', 6)]
    expect(isOpen([sum(60 + 30, ten, came)], [sum(60 + 18, ten, went)])).toBe(true)
    expect(isOpen([sum(60 + 60, ten, came)], [sum(60 + 2, ten, went)])).toBe(false)
  })

  it('is no where sums contradict each other, or there is too much to work through', () => {
    expect(isOpen([sum(40, seven)], [sum(41, seven)])).toBe(false)
    const question = { scale: yesNoScale, added: [sum(42, seven)], earlier: [], threshold: 5 }
    expect(isSafeToDisclose({ ...question, budget: { left: 3 } })).toBe(false)
  })

  it('is held against nothing where nothing is added', () => {
    expect(isOpen([], [sum(40, seven), sum(41, seven)])).toBe(true)
  })

  it('does not count what was known before', () => {
    expect(isOpen([sum(7, seven)], [sum(7, seven)])).toBe(true)
    expect(isOpen([sum(7 + 25, seven, five)], [sum(7, seven)])).toBe(true)
  })
})

describe('whether counts leave the answer of each person open', () => {
  const yes = (value: number, ...groups: string[][]) => count('strong', value, value, ...groups)
  const open = (added: KnownSum[], earlier: KnownSum[]) => isOpen(added, earlier, yesNoScale)

  it('asks that those who differ are twice as many as the threshold, of whom as many as it say so and do not', () => {
    const before = [yes(5, ten)]
    expect(open([yes(7, ten, five)], before)).toBe(false)
    expect(open([yes(10, ten, people('e', 10))], before)).toBe(true)
    expect(open([yes(9, ten, people('e', 10))], before)).toBe(false)
    expect(open([yes(11, ten, people('e', 10))], before)).toBe(false)
    expect(open([yes(5, ten)], before)).toBe(true)
    // The same for those who went.
    const withTen = (value: number) => yes(value, ten, people('e', 10))
    expect(open([yes(5, ten)], [withTen(9)])).toBe(false)
    expect(open([yes(5, ten)], [withTen(10)])).toBe(true)
  })

  it('asks the same where some came and others went, whatever follows of them', () => {
    const swapped = (count_: number, other: 'strong' | 'low' = 'strong') =>
      open([count(other, 6, 6, ten, people('h', count_))], [yes(6, ten, people('g', count_))])
    expect(swapped(3)).toBe(false)
    expect(swapped(4)).toBe(false)
    expect(swapped(5)).toBe(true)
    // Counts of two kinds are not taken from each other, nor are those of different people.
    expect(swapped(3, 'low')).toBe(true)
    const others = people('q', 10)
    const linked = count('low', 0, Infinity, ten, others)
    expect(open([yes(2, ten)], [yes(3, others), linked])).toBe(true)
  })

  it('takes a claim for the count that it stands for', () => {
    // At least two of seven said no, then at most two of twelve: none of the five who came.
    const before = [count('low', 2, Infinity, seven)]
    expect(open([count('low', 0, 2, seven, five)], before)).toBe(false)
    expect(open([count('low', 0, 3, seven, five)], before)).toBe(true)
    // Five of 32 said no, then at least 10 of 37: all who came.
    const many = people('m', 32)
    expect(open([count('low', 10, Infinity, many, five)], [count('low', 5, 5, many)])).toBe(false)
  })

  it('takes means and counts together', () => {
    const all = people('a', 20)
    const strong = count('strong', 10, 10, all)
    const low = count('low', 10, 10, all)
    expect(isOpen([sum(10 * 8 + 10, all)])).toBe(true)
    // Half of them gave 8 or more, half 5 or less: with this sum nobody gave 10.
    expect(isOpen([sum(10 * 8 + 10, all), strong, low])).toBe(false)
    expect(isOpen([sum(10 * 9 + 30, all), strong, low])).toBe(true)
  })
})
