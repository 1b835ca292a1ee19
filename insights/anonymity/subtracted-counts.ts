/** What follows from subtracting counts of one report that are of the same people. */
import type { Topic } from '../company-report/company-report-types.ts'
import { topicsUnder } from './suppressed-parts.ts'

/** The counts of a topic as far as they are shown. */
export interface TopicCounts {
  /** Of how many they are. */
  readonly outOf: number
  readonly strong: number | null
  readonly low: number | null
}

/** A count of some of those who are strong or low. */
interface Part {
  readonly kind: 'strong' | 'low'
  readonly count: number
}

/**
 * Whether as many as the threshold are in each group that is left where one count is taken from another: those between
 * strong and low, and those of a kind who are not in a part of it. That nobody is left says what each of a group answered.
 */
export function areDifferencesTold(
  { outOf, strong, low }: TopicCounts,
  threshold: number,
  part?: Part,
): boolean {
  const partOf = (kind: Part['kind']): number | null => (part?.kind === kind ? part.count : null)
  const [above, below] = [strong ?? partOf('strong'), low ?? partOf('low')]
  const isBetweenTold = above === null || below === null || outOf - above - below >= threshold
  const whole = part?.kind === 'strong' ? strong : low
  return isBetweenTold && (part === undefined || whole === null || whole - part.count >= threshold)
}

/** The same for a number with a name of its own and the topics that it rests on. */
export function isToldBeside(
  countsOf: (topic: Topic) => TopicCounts | null,
  name: string,
  count: number,
  threshold: number,
): boolean {
  const part = { kind: name === 'promotions' ? 'strong' : 'low', count } as const
  return topicsUnder(name).every((topic) => {
    const counts = countsOf(topic)
    return counts === null || areDifferencesTold(counts, threshold, part)
  })
}
