import type { HiringFamily } from '../../../../insights/company-report/keyword-mentions.ts'
import { topics } from '../../../../insights/company-report/topic-measures.ts'
import type { Topic } from '../../../../insights/company-report/company-report-types.ts'
import type { CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import { hiringNeedKey, isPartSuppressed } from '../../../../insights/anonymity/index.ts'

/** Which topics and numbers a company report leaves out beside the rest, in words that name no number. */
export const redactionNotices = (
  withheld: ReadonlySet<string>,
  families: readonly (HiringFamily['id'] | undefined)[],
  words: CompanyWords,
): string[] => {
  const { say, common } = words
  const labelOf = (topic: Topic): string =>
    topic === 'missingTools' ? say('labels.missingTools') : common.say(`inputs.${topic}`)
  const names = topics.map(({ topic }) => topic)
  const whole = names.filter((topic) => withheld.has(topic))
  const partly = (part: 'counts' | 'findings') =>
    names.filter((topic) => !withheld.has(topic) && isPartSuppressed(withheld, topic, part))
  const findings = partly('findings')
  const counts = partly('counts').filter((topic) => !findings.includes(topic))
  const others = [
    ...(['overall', 'risk', 'departures', 'promotions', 'newHires'] as const).flatMap((name) =>
      withheld.has(name) ? [say(`told.parts.${name}`)] : [],
    ),
    ...families.flatMap((family) =>
      family !== undefined && withheld.has(hiringNeedKey(family)) ? [say(`hiring.roles.${family}`)] : [],
    ),
  ]
  const sentence = (part: 'all' | 'counts' | 'findings', labels: readonly string[]): string[] =>
    labels.length === 0 ? [] : [say(`told.without.${part}`, { topics: common.listed(labels) })]
  return [
    ...sentence('all', [...whole.map(labelOf), ...others]),
    ...sentence('findings', findings.map(labelOf)),
    ...sentence('counts', counts.map(labelOf)),
  ]
}
