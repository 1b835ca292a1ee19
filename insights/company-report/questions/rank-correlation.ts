/**
 * Spearman's rank correlation: Pearson's of the ranks, where equal values share the mean of their ranks. The 95% interval
 * is Fisher's with the variance of Bonett and Wright (2000), Psychometrika 65, 23-28.
 */

export interface Correlation {
  readonly correlation: number
  readonly low: number
  readonly high: number
}

const normalQuantile = 1.959964

/** Twice the ranks, which are whole numbers: sums of them are exact and do not depend on their order. */
function doubledRanks(values: readonly number[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const ranks = new Map<number, number>()
  let below = 0
  for (const [value, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    ranks.set(value, 2 * below + count + 1)
    below += count
  }
  return values.map((value) => ranks.get(value) ?? 0)
}

const clamped = (value: number): number => Math.min(1, Math.max(-1, value))
const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0

/** To two decimals. Null where one of both is the same for everybody, so that nothing goes along with it. */
export function rankCorrelationOf(pairs: readonly (readonly [number, number])[]): Correlation | null {
  const n = pairs.length
  const left = doubledRanks(pairs.map(([one]) => one))
  const right = doubledRanks(pairs.map(([, other]) => other))
  // The mean of the doubled ranks is n + 1.
  let [both, ofLeft, ofRight] = [0, 0, 0]
  for (const [index, rank] of left.entries()) {
    const [a, b] = [rank - n - 1, (right[index] ?? 0) - n - 1]
    both += a * b
    ofLeft += a * a
    ofRight += b * b
  }
  if (n < 4 || ofLeft === 0 || ofRight === 0) return null
  const correlation = clamped(both / (Math.sqrt(ofLeft) * Math.sqrt(ofRight)))
  const width = normalQuantile * Math.sqrt((1 + correlation ** 2 / 2) / (n - 3))
  const center = Math.atanh(correlation)
  return {
    correlation: hundredths(correlation),
    low: hundredths(Math.tanh(center - width)),
    high: hundredths(Math.tanh(center + width)),
  }
}
