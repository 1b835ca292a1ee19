/** Which ratings go along with satisfaction, in words that claim no cause. */
import type { CompanyWords } from '../../catalog/company-texts.ts'
import type { SatisfactionLink } from '../company-report-types.ts'
import type { Member } from '../report-members.ts'
import { rankCorrelationOf } from './rank-correlation.ts'

/** Of fewer people nothing is said. */
export const fewestForLink = 30

const linkTopics = ['clarity', 'output', 'communication', 'tools'] as const

/** An interval that contains 0 shows no clear connection. */
export const isClearLink = ({ low, high }: Pick<SatisfactionLink, 'low' | 'high'>): boolean =>
  low > 0 || high < 0

function linkOf(
  topic: SatisfactionLink['topic'],
  members: readonly Member[],
  { say, common }: CompanyWords,
): readonly SatisfactionLink[] {
  const pairs = members.flatMap(({ readings }): [number, number][] => {
    const [rating, satisfaction] = [readings[topic], readings.satisfaction]
    return rating === null || satisfaction === null ? [] : [[rating, satisfaction]]
  })
  const found = pairs.length < fewestForLink ? null : rankCorrelationOf(pairs)
  if (found === null) return []
  const { correlation, low, high } = found
  const written = (value: number): string => `${value < 0 ? '−' : ''}${common.numeral(Math.abs(value))}`
  const kind = !isClearLink(found) ? 'unclear' : correlation > 0 ? 'higher' : 'lower'
  const text = say(`satisfactionLinks.${kind}`, {
    topic: say(`satisfactionLinks.topics.${topic}`),
    correlation: written(correlation),
    low: written(low),
    high: written(high),
    count: pairs.length,
    number: common.counted(pairs.length),
  })
  return [{ topic, people: pairs.length, correlation, low, high, text }]
}

/** Clear ones first, the closest first. */
export function satisfactionLinksOf(
  members: readonly Member[],
  words: CompanyWords,
): readonly SatisfactionLink[] {
  return linkTopics
    .flatMap((topic) => linkOf(topic, members, words))
    .toSorted(
      (a, b) =>
        Number(isClearLink(b)) - Number(isClearLink(a)) || Math.abs(b.correlation) - Math.abs(a.correlation),
    )
}
