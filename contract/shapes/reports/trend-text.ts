import { amountText } from './difference-text.ts'
import type { TrendPoint } from '../../calls/reports/report-trend.ts'

/** The change of the mean since the previous point, shown in tenths; the noise is computed from the unrounded means. */
export const describeTrendChange = (point: TrendPoint, before: TrendPoint | undefined): string => {
  if (before === undefined) return '–'
  if (point.mean === null || before.mean === null) return 'not shown'
  const { noise, isDifference } = point
  const tenths = Math.round((point.mean - before.mean) * 10)
  const amount =
    tenths === 0 ? 'the same to a tenth' : `${tenths < 0 ? '−' : '+'}${amountText(Math.abs(tenths) / 10)}`
  if (isDifference === null || noise === null) return `${amount}, too few answers to tell`
  if (tenths === 0 && isDifference)
    return `less than a tenth apart, but by more than the noise of ${amountText(noise)}`
  return `${amount}, ${isDifference ? 'more than' : 'within'} the noise of ${amountText(noise)}`
}
