import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { trend as calls, trendMax, type TrendPoint } from '../../../../contract/calls/reports/report-trend.ts'
import {
  isDifference,
  noiseBetween,
  onePointEffect,
  sampleOf,
  type Sample,
} from '../../../../insights/comparison/statistical-noise.ts'
import { inputIds } from '../../../../insights/scoring/scores.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { isVisibleTo, loadReader, type Reader } from './report-visibility.ts'
import { companyReports } from '../../../schema/reports.ts'
import { viewCompanyReports } from './report-view.ts'

/** How the company's numbers went, one point for each time that answers were counted (docs/reports.md). */

type Point = Omit<TrendPoint, 'noise' | 'isDifference'> & {
  /** The overall scores of all; undefined where the reader is not shown single people. */
  scores: Sample | undefined
}
type Context = Pick<MemberContext, 'tx' | 'org' | 'user' | 'member'>

export const getCompanyTrend = serveMember(calls.getCompanyTrend, async (_input, context) => {
  const reader = await loadReader(context)
  const ids = await newest(reader, context)
  const shown = ids.slice(0, trendMax)
  const found =
    reader.sees === 'everything'
      ? await counted(shown, context)
      : await disclosedPoints(reader, shown, context)
  return {
    points: found.toSorted((a, b) => a.version - b.version).map(withChanges),
    isCut: ids.length > trendMax,
  }
})

/** More versions than this are not looked through. */
const versionsMax = 200

/** The newest version of each time that answers were counted, and one more than are shown. */
const newest = async (reader: Reader, { tx, org }: Context): Promise<string[]> => {
  const isThere = and(isNull(companyReports.removedAt), isVisibleTo(reader, companyReports))
  const versions = await tx
    .select({ id: companyReports.id, origin: companyReports.origin, isThere: sql<boolean>`(${isThere})` })
    .from(companyReports)
    .where(eq(companyReports.orgId, org.id))
    .orderBy(desc(companyReports.version))
    .limit(versionsMax)
  const ids: string[] = []
  let isTaken = false
  for (const version of versions) {
    if (version.isThere && !isTaken) ids.push(version.id)
    // What was edited comes after what it was made from: before that it is another time.
    isTaken = version.origin !== 'generated' && (isTaken || version.isThere)
  }
  return ids.slice(0, trendMax + 1)
}

const named = (ids: readonly string[], { org }: Context) =>
  and(eq(companyReports.orgId, org.id), isAnyOf(companyReports.id, ids))

/** For who sees everything: counted where the reports lie, which may be of a hundred thousand people each. */
const counted = async (ids: readonly string[], context: Context): Promise<Point[]> => {
  const { content } = companyReports
  const rows = await context.tx
    .select({
      reportId: companyReports.id,
      version: companyReports.version,
      employees: companyReports.employees,
      answered: companyReports.answered,
      overview: sql<(typeof companyReports.$inferSelect)['content']['overview']>`${content}->'overview'`,
      sums: sql<{ count: number; sum: number; squares: number; inputs: number }>`(
        select jsonb_build_object('count', count(*), 'sum', coalesce(sum(overall), 0),
          'squares', coalesce(sum(overall * overall), 0), 'inputs', coalesce(sum("scoreInputsAnswered"), 0))
        from jsonb_array_elements(${content}->'gradingBreakdown') department,
          jsonb_to_recordset(department->'teamScores') score (overall float8, "scoreInputsAnswered" integer))`,
    })
    .from(companyReports)
    .where(named(ids, context))
  return rows.map(({ overview, sums, ...row }) => ({
    ...row,
    ...figuresOf(overview),
    scores: sampleOf({ ...sums, weight: sums.inputs / inputIds.length }, onePointEffect),
  }))
}

/** For everybody else: what the one way out lets through of whole reports. */
const disclosedPoints = async (
  reader: Reader,
  ids: readonly string[],
  context: Context,
): Promise<Point[]> => {
  const rows =
    ids.length === 0 ? [] : await context.tx.select().from(companyReports).where(named(ids, context))
  return (await viewCompanyReports(reader, rows, context)).map(({ id, version, overview, coverage }) => ({
    reportId: id,
    version,
    employees: coverage.employees,
    answered: coverage.answered,
    ...figuresOf(overview),
    scores: undefined,
  }))
}

type Figures = Pick<Point, 'madeAt' | 'submissionRate' | 'mean' | 'riskLevel'>

const figuresOf = (overview: {
  lastUpdated: string
  submissionRate: number
  averagePerformanceScore: Point['mean']
  riskLevel: Point['riskLevel']
}): Figures => ({
  madeAt: overview.lastUpdated,
  submissionRate: overview.submissionRate,
  mean: overview.averagePerformanceScore,
  riskLevel: overview.riskLevel,
})

const withChanges = ({ scores, ...point }: Point, index: number, all: readonly Point[]): TrendPoint => {
  const before = all[index - 1]?.scores
  const noise = scores && before ? noiseBetween(scores, before) : null
  return {
    ...point,
    noise,
    isDifference: scores && before && noise !== null ? isDifference(scores, before) : null,
  }
}
