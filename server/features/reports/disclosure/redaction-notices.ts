import type { HiringFamily } from '../../../../insights/company-report/keyword-mentions.ts'
import { topics } from '../../../../insights/company-report/topic-measures.ts'
import type { Topic } from '../../../../insights/company-report/company-report-types.ts'
import type { CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import { hiringNeedKey, isPartSuppressed } from '../../../../insights/anonymity/index.ts'

/** What readers are shown of a topic: its mean, a count, a sentence among strengths or weaknesses. */
export type TopicVisibility = { hasMean: boolean; hasCounts: boolean; hasSentence: boolean }

type Numbers = { meanOfAnswered: number | null; strong: number | null; low: number | null }

export const topicVisibility = (
  measure: Numbers | null | undefined,
  hasSentence: boolean,
): TopicVisibility => ({
  hasMean: typeof measure?.meanOfAnswered === 'number',
  hasCounts: typeof measure?.strong === 'number' || typeof measure?.low === 'number',
  hasSentence,
})

/** How a topic of which something is missing is shown. */
export type TopicNotice = 'all' | 'findings' | 'counts' | 'sentences'

const noticeOf = ({ hasMean, hasCounts, hasSentence }: TopicVisibility): TopicNotice => {
  if (hasCounts) return 'sentences'
  if (hasSentence) return 'counts'
  return hasMean ? 'findings' : 'all'
}

type Redaction = {
  /** The names of topics, their parts and other numbers of which something is missing. */
  withheld: ReadonlySet<string>
  shownOf: (topic: Topic) => TopicVisibility
  families: readonly (HiringFamily['id'] | undefined)[]
}

/** How the topics and numbers are shown of which something is missing, in words that name no number. */
export const redactionNotices = (
  { withheld, shownOf, families }: Redaction,
  words: CompanyWords,
): string[] => {
  const { say, common } = words
  const labelOf = (topic: Topic): string =>
    topic === 'missingTools' ? say('labels.missingTools') : common.say(`inputs.${topic}`)
  const partly = topics.flatMap(({ topic }) =>
    (['counts', 'findings'] as const).some((part) => isPartSuppressed(withheld, topic, part)) ? [topic] : [],
  )
  const others = [
    ...(['overall', 'risk', 'departures', 'promotions', 'newHires'] as const).flatMap((name) =>
      withheld.has(name) ? [say(`told.parts.${name}`)] : [],
    ),
    ...families.flatMap((family) =>
      family !== undefined && withheld.has(hiringNeedKey(family)) ? [say(`hiring.roles.${family}`)] : [],
    ),
  ]
  const sentence = (notice: TopicNotice, more: readonly string[] = []): string[] => {
    const labels = partly.filter((topic) => noticeOf(shownOf(topic)) === notice).map(labelOf)
    const all = [...labels, ...more]
    return all.length === 0 ? [] : [say(`told.without.${notice}`, { topics: common.listed(all) })]
  }
  return [
    ...sentence('all', others),
    ...sentence('findings'),
    ...sentence('counts'),
    ...sentence('sentences'),
  ]
}
