import type { Topic } from '../company-report/company-report-types.ts'

/** The parts of a topic that can be suppressed separately; the bare name of a topic means all of it. */
export type TopicPart = 'counts' | 'findings'

/** Whether a part of a topic, or of what else has a name here, is among what is withheld. */
export const isPartSuppressed = (withheld: ReadonlySet<string>, topic: string, part: TopicPart): boolean =>
  withheld.has(topic) || withheld.has(`${topic}.${part}`)

/** What the need of a family of words is called among what is withheld. */
export const hiringNeedKey = (family: string): string => `hiring.${family}`

/** On the answers to which topics a number rests that has a name of its own here. */
export const topicsUnder = (name: string): readonly Topic[] => {
  if (name === 'departures') return ['satisfaction']
  if (name === 'promotions') return ['clarity', 'output']
  return name.startsWith(hiringNeedKey('')) ? ['missingTools'] : []
}

/** Whether a number is withheld, by itself or since a topic is on which it rests. */
export const isNumberWithheld = (withheld: ReadonlySet<string>, name: string): boolean =>
  withheld.has(name) || topicsUnder(name).some((topic) => withheld.has(topic))
