const pairs = (count: number): number => (count * (count - 1)) / 2

/** How far two ways of grouping the same things agree, adjusted for chance: 1 is the same, 0 is chance (Hubert and Arabie 1985). */
export const adjustedRandIndex = (one: readonly string[], other: readonly string[]): number => {
  const pairsIn = (labels: readonly string[]) => {
    const sizes = new Map<string, number>()
    for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1)
    return [...sizes.values()].reduce((sum, size) => sum + pairs(size), 0)
  }
  const both = pairsIn(one.map((label, index) => `${label}\n${other[index]}`))
  const [ofOne, ofOther, all] = [pairsIn(one), pairsIn(other), pairs(one.length)]
  const expected = (ofOne * ofOther) / all
  const most = (ofOne + ofOther) / 2
  return most === expected ? 1 : (both - expected) / (most - expected)
}
