import { z } from 'zod'
import { call } from '../../http/call.ts'
import { Id, Instant, Nothing } from '../../shapes/fields.ts'
import { CompanyReport } from '../../shapes/reports/report-shapes.ts'

/** How the company's reports have changed over time, as far as the caller is shown their numbers. */

/** So many reports at most: the newest. */
export const trendMax = 12

const { overview } = CompanyReport.shape

export const TrendPoint = z.object({
  reportId: Id,
  version: z.number().int(),
  /** When the answers were counted: editing texts does not move it. */
  madeAt: Instant,
  employees: z.number().int(),
  answered: z.number().int(),
  submissionRate: z.number(),
  /** Null where the caller is not shown it. */
  mean: overview.shape.averagePerformanceScore.nullable(),
  riskLevel: overview.shape.riskLevel.nullable(),
  /** How large a change from the previous point must be to be more than noise; null where that is unknown. */
  noise: z.number().nullable(),
  /** Whether the mean differs from the previous point by more than noise; null where that is unknown. */
  isDifference: z.boolean().nullable(),
})
export type TrendPoint = z.output<typeof TrendPoint>

export const trend = {
  getCompanyTrend: call('getCompanyTrend', {
    method: 'GET',
    database: 'query',
    summary: 'Figures of the newest company reports that the caller may read, the oldest of them first.',
    may: 'report:view',
    scope: 'reports:read',
    in: Nothing,
    out: z.object({
      points: z.array(TrendPoint),
      /** Whether there are older ones. */
      isCut: z.boolean(),
    }),
  }),
}
