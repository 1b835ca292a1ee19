/** What is different in what people answered to single topics: the shares that are strong and low. */
import { isDifference, noiseBetween, shareOf } from './statistical-noise.ts'
import { english, type Words } from '../catalog/report-texts.ts'
import {
  strengthOf,
  type ReportChange,
  type ComparableMeasure,
  type ComparableReport,
} from './report-change-types.ts'

/** For each topic the share, of those who are low or strong, that has changed more. */
export function topicChangesOf(
  now: ComparableReport,
  before: ComparableReport,
  words: Words = english,
): readonly ReportChange[] {
  const earlier = new Map(before.measures.map((measure) => [measure.topic, measure]))
  return now.measures.flatMap((measure) => {
    const there = earlier.get(measure.topic)
    if (!there) return []
    const [low, strong] = [
      shareChange(measure, there, 'low', now, before, words),
      shareChange(measure, there, 'strong', now, before, words),
    ]
    const larger = (strong?.weight ?? 0) > (low?.weight ?? 0) ? strong : low
    return larger ?? strong ?? []
  })
}

function shareChange(
  here: ComparableMeasure,
  there: ComparableMeasure,
  kind: 'low' | 'strong',
  now: ComparableReport,
  before: ComparableReport,
  { say }: Words,
): ReportChange | undefined {
  const [is, was] = [here[kind], there[kind]]
  if (is === null || was === null) return undefined
  const sample = shareOf({ ...here, low: 0, strong: 0, [kind]: is }, kind, now.coverage.answered)
  const earlier = shareOf({ ...there, low: 0, strong: 0, [kind]: was }, kind, before.coverage.answered)
  const difference = sample.mean - earlier.mean
  if (difference === 0) return undefined
  const noise = noiseBetween(sample, earlier)
  const verdict = noise === null ? 'unknown' : isDifference(sample, earlier) ? 'beyond' : 'within'
  const share = sample.count / Math.max(1, now.coverage.answered)
  return {
    id: `topic ${here.topic}`,
    kind: 'topic',
    what: say(`changes.shares.${kind}`, { topic: here.label }),
    people: sample.count,
    before: { unit: 'percent', value: earlier.mean * 100 },
    now: { unit: 'percent', value: sample.mean * 100 },
    noise: noise === null ? null : noise * 100,
    verdict,
    weight: strengthOf(difference, noise) * share,
  }
}
