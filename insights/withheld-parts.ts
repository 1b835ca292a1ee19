/** The parts of a topic that are withheld by themselves; the name of the topic alone stands for all of it. */
export type TopicPart = 'counts' | 'findings'

/** Whether a part of a topic, or of what else has a name here, is among what is withheld. */
export const isPartWithheld = (withheld: ReadonlySet<string>, topic: string, part: TopicPart): boolean =>
  withheld.has(topic) || withheld.has(`${topic}.${part}`)

/** What the need of a family of words is called among what is withheld. */
export const hiringName = (family: string): string => `hiring.${family}`
