/**
 * Which strengths and weaknesses are listed for readers who may not open each person's report. What is listed follows
 * from the topics that they may know of alone: a topic that takes a place unseen would be known by the one it took.
 */
import { shareBase, claimOf, findingRules } from '../company-report/company-findings.ts'
import type { Measure, Topic } from '../company-report/company-report-types.ts'
import { isPartSuppressed } from './suppressed-parts.ts'

export type FindingKind = 'strong' | 'low'

interface Report {
  readonly measures: readonly Pick<Measure, 'topic' | 'answered'>[]
  readonly coverage: { readonly answered: number }
}

/** The topics of which readers are not told whether they are a finding: withheld, or few spoke to them. */
export type UndisclosedTopics = Readonly<Record<FindingKind, ReadonlySet<Topic>>>

export function findUndisclosedTopics(
  { measures, coverage }: Report,
  threshold: number,
  withheld: ReadonlySet<string>,
): UndisclosedTopics {
  const hidden = measures.filter((measure) => {
    if (isPartSuppressed(withheld, measure.topic, 'findings')) return true
    const base = shareBase(measure, coverage.answered)
    return base < threshold && base >= coverage.answered * findingRules.spokenShare
  })
  const ofKind = (kind: FindingKind): ReadonlySet<Topic> =>
    new Set(hidden.flatMap(({ topic }) => (claimOf(topic, kind, 'claims') === null ? [] : [topic])))
  return { strong: ofKind('strong'), low: ofKind('low') }
}

/** How many may be listed beside those: as many as are listed whether or not these take places. */
export const remainingListPlaces = (unlisted: ReadonlySet<Topic>): number =>
  Math.max(0, findingRules.limit - unlisted.size)

/** The first findings that readers are shown, in the order of how many people say so. */
export const selectDisclosableFindings = <F extends { readonly topic: Topic }>(
  findings: readonly F[],
  unlisted: ReadonlySet<Topic>,
): readonly F[] =>
  findings.filter(({ topic }) => !unlisted.has(topic)).slice(0, remainingListPlaces(unlisted))
