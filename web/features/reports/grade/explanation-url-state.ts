import type { GradeExplanation } from '../../../../insights/scoring/explain-grade.ts'
import { subScoreIds } from '../../../../insights/scoring/scores.ts'
import { english, type Words } from '../../../../insights/catalog/report-texts.ts'

/** Which sums of a grade stand open, as the address says it: `why=output.overall`, or `why=open` for all. */

export type WhyId = keyof GradeExplanation['scores'] | 'overall'

export const whyIds: readonly WhyId[] = [...subScoreIds, 'overall']

const all = 'open'

/** The sums that stand open; names that are none are passed over. */
export const parseOpenedScores = (why: string | undefined): ReadonlySet<WhyId> => {
  const named = new Set((why ?? '').split('.'))
  return new Set(whyIds.filter((id) => named.has(all) || named.has(id)))
}

/** The same as the address says it; undefined where none stands open. */
export const serializeOpenedScores = (opened: ReadonlySet<WhyId>): string | undefined => {
  if (whyIds.every((id) => opened.has(id))) return all
  return whyIds.filter((id) => opened.has(id)).join('.') || undefined
}

/** What stands open once this one is pressed. */
export const toggleScore = (opened: ReadonlySet<WhyId>, id: WhyId): ReadonlySet<WhyId> =>
  new Set(whyIds.filter((other) => opened.has(other) !== (other === id)))

/** A mean as it is read aloud: three decimals at most, unless they would hide on which side of a half it lies. */
export const meanText = (mean: number, { exact }: Pick<Words, 'exact'> = english): string => {
  const short = Math.round(mean * 1000) / 1000
  return short === mean || Math.floor(short + 0.5) !== Math.floor(mean + 0.5 + 1e-9)
    ? `= ${exact(mean)}`
    : `≈ ${exact(short)}`
}
