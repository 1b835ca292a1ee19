import type { TrendPoint } from '../../../../contract/calls/reports/report-trend.ts'
import type { WikiWords } from '../language/company-report-texts.tsx'

/** What became of the mean since the point before, as files say it in English. */
export const trendStepText = (
  point: TrendPoint,
  before: TrendPoint | undefined,
  { say, amount: written, signed }: Pick<WikiWords, 'say' | 'amount' | 'signed'>,
): string => {
  if (before === undefined) return '–'
  if (point.mean === null || before.mean === null) return say('trend.notShown')
  const { noise, isDifference } = point
  const tenths = Math.round((point.mean - before.mean) * 10)
  const amount = tenths === 0 ? say('trend.same') : signed(tenths, written(Math.abs(tenths) / 10))
  if (isDifference === null || noise === null) return say('trend.cannot', { amount })
  if (tenths === 0 && isDifference) return say('trend.tiny', { noise: written(noise) })
  return say(isDifference ? 'trend.beyond' : 'trend.within', { amount, noise: written(noise) })
}
