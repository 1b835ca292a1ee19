import type { GradeExplanation } from '../../../../insights/scoring/explain-grade.ts'
import { subScoreIds } from '../../../../insights/scoring/scores.ts'
import { english, type Words } from '../../../../insights/catalog/report-texts.ts'

/** The open calculations of a grade in the URL: `why=output.overall`, or `why=open` for all. */

export type WhyId = keyof GradeExplanation['scores'] | 'overall'

export const explanationIds: readonly WhyId[] = [...subScoreIds, 'overall']

const all = 'open'

/** Parses the open calculations; unknown names are ignored. */
export const parseOpenedScores = (why: string | undefined): ReadonlySet<WhyId> => {
  const named = new Set((why ?? '').split('.'))
  return new Set(explanationIds.filter((id) => named.has(all) || named.has(id)))
}

/** The value for the URL; undefined if none is open. */
export const serializeOpenedScores = (opened: ReadonlySet<WhyId>): string | undefined => {
  if (explanationIds.every((id) => opened.has(id))) return all
  return explanationIds.filter((id) => opened.has(id)).join('.') || undefined
}

/** The open calculations after this one is pressed. */
export const toggleScore = (opened: ReadonlySet<WhyId>, id: WhyId): ReadonlySet<WhyId> =>
  new Set(explanationIds.filter((other) => opened.has(other) !== (other === id)))

/** A mean for reading: at most three decimals, unless they would hide on which side of a half it is. */
export const meanText = (mean: number, { exact }: Pick<Words, 'exact'> = english): string => {
  const short = Math.round(mean * 1000) / 1000
  return short === mean || Math.floor(short + 0.5) !== Math.floor(mean + 0.5 + 1e-9)
    ? `= ${exact(mean)}`
    : `≈ ${exact(short)}`
}
