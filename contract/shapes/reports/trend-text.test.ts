import { expect, test } from 'vitest'
import type { TrendPoint } from '../../calls/reports/report-trend.ts'
import { describeTrendChange } from './trend-text.ts'

const point = (mean: number | null, more: Partial<TrendPoint> = {}): TrendPoint => ({
  reportId: 'r',
  version: 1,
  madeAt: '2026-03-01T09:00:00Z',
  employees: 9,
  answered: 9,
  submissionRate: 100,
  mean,
  riskLevel: null,
  noise: 0.3,
  isDifference: false,
  ...more,
})

test('the first point has nothing before it', () => {
  expect(describeTrendChange(point(7), undefined)).toBe('–')
})

test.each([
  ['not shown', point(null), point(7)],
  ['not shown', point(7), point(null)],
  ['+0.2, within the noise of 0.3', point(7.2), point(7)],
  ['−0.2, within the noise of 0.3', point(7), point(7.2)],
  ['+1.0, more than the noise of 0.3', point(8, { isDifference: true }), point(7)],
  ['the same to a tenth, within the noise of 0.3', point(7.04), point(7)],
  [
    'less than a tenth apart, but by more than the noise of 0.02',
    point(7.04, { isDifference: true, noise: 0.02 }),
    point(7),
  ],
  ['+0.2, too few answers to tell', point(7.2, { noise: null }), point(7)],
  ['+0.2, too few answers to tell', point(7.2, { isDifference: null }), point(7)],
])('says "%s"', (text, now, before) => {
  expect(describeTrendChange(now, before)).toBe(text)
})
