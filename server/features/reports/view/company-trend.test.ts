import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { trendMax } from '../../../../contract/calls/reports/report-trend.ts'
import { noiseBetween, sampleOverallScores } from '../../../../insights/comparison/statistical-noise.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { newCompany, generateCompany, saveCompany, show } = reportCalls(it)
const trendFor = (by: { token: string; orgId: string }) => it.ok(contract.getCompanyTrend, {}, by)

/** Sums in another order may differ in the last bits. */
const rounded = (noise: number | null) => noise && Math.round(noise * 1e9)

let here: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  here = await newCompany()
})
const answersOf = (rating: number) =>
  it.host.database.sql`update submissions set raw_answers = raw_answers || ${it.host.database.sql.json({
    role_clarity: String(rating),
    weekly_output: String(rating),
    job_satisfaction: String(rating),
  })} where org_id = ${here.orgId}`

describe('the trend', () => {
  test('has a point for each time that answers were counted, the oldest first, with the noise of each step', async () => {
    const reports = []
    for (const rating of [2, 9, 9]) {
      it.pass(60_000)
      await answersOf(rating)
      reports.push(await generateCompany(here.owner))
    }
    const { points, isCut } = await trendFor(here.owner)
    expect(isCut).toBe(false)
    const samples = reports.map(({ gradingBreakdown }) =>
      sampleOverallScores(gradingBreakdown.flatMap(({ teamScores }) => teamScores)),
    )
    expect(points.map((point) => ({ ...point, noise: rounded(point.noise) }))).toEqual(
      reports.map(({ id, version, overview, coverage }, index) => {
        const [sample, before] = [samples[index], samples[index - 1]]
        return {
          reportId: id,
          version,
          madeAt: overview.lastUpdated,
          employees: coverage.employees,
          answered: coverage.answered,
          submissionRate: overview.submissionRate,
          mean: overview.averagePerformanceScore,
          riskLevel: overview.riskLevel,
          noise: rounded(sample && before ? noiseBetween(sample, before) : null),
          isDifference: [null, true, false][index],
        }
      }),
    )
  })

  test('has no other point for an edited version, nor one for a deleted one', async () => {
    const before = await trendFor(here.owner)
    const { report } = await it.ok(contract.getCompanyReport, {}, here.owner)
    const {
      version: _v,
      origin: _o,
      createdAt: _c,
      isAnonymous: _a,
      state: _s,
      groupThreshold: _g,
      ...content
    } = report
    const saved = await saveCompany(content, here.owner)
    expect(saved.status).toBe(200)
    const edited = await trendFor(here.owner)
    expect(edited.points.map(({ madeAt, mean }) => ({ madeAt, mean }))).toEqual(
      before.points.map(({ madeAt, mean }) => ({ madeAt, mean })),
    )
    expect(edited.points.at(-1)?.version).toBe(4)
    await it.ok(contract.deleteReport, { reportId: first(before.points).reportId }, here.owner)
    expect((await trendFor(here.owner)).points.map(({ version }) => version)).toEqual([2, 4])
  })

  test('of an employee holds what is released, with what the report itself shows them', async () => {
    const employee = await newMember(it.host, it.now, here.orgId, 'employee')
    expect(await trendFor(employee)).toEqual({ points: [], isCut: false })
    const { report } = await it.ok(contract.getCompanyReport, {}, here.owner)
    await it.ok(contract.reviewReport, { reportId: report.id, reason: 'Read it through' }, here.owner)
    await it.ok(contract.releaseReport, { reportId: report.id }, here.owner)
    for (const visibility of ['own', 'organization'] as const) {
      await show(here.orgId, visibility)
      const { report: shown } = await it.ok(contract.getCompanyReport, {}, employee)
      const { points } = await trendFor(employee)
      expect(points).toEqual([
        {
          reportId: report.id,
          version: shown.version,
          madeAt: shown.overview.lastUpdated,
          employees: shown.coverage.employees,
          answered: shown.coverage.answered,
          submissionRate: shown.overview.submissionRate,
          mean: shown.overview.averagePerformanceScore,
          riskLevel: shown.overview.riskLevel,
          noise: null,
          isDifference: null,
        },
      ])
    }
  })

  test('of an organization without a report is empty, and a long one says that it is cut', async () => {
    const empty = await newOrganization(it.host, it.now)
    expect(await trendFor(empty.owner)).toEqual({ points: [], isCut: false })
    const company = await newCompany()
    for (let count = 0; count <= trendMax; count++) {
      it.pass(60_000)
      await generateCompany(company.owner)
    }
    const { points, isCut } = await trendFor(company.owner)
    expect(isCut).toBe(true)
    expect(points.map(({ version }) => version)).toEqual(
      Array.from({ length: trendMax }, (_, index) => index + 2),
    )
  })
})
