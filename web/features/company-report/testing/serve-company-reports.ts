import { screen } from '@testing-library/react'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { actionPlan } from '../../../../contract/calls/action-plan.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { cycles } from '../../../../contract/calls/cycles.ts'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import {
  reports,
  type CompanyReportStatus,
  type StoredCompanyReport,
} from '../../../../contract/calls/reports/reports.ts'
import { runs } from '../../../../contract/calls/batch-jobs.ts'
import { trend } from '../../../../contract/calls/reports/report-trend.ts'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse } from '../../../testing/fake-server.ts'

/** Company reports of three people, for tests of the company wiki. */

/** Two in Finance who answered, one in Sales who did not. */
export const people = [
  samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers({ missing_tools: 'An automation for payroll' })),
  samplePerson(
    'e2',
    'Ben Okafor',
    'Finance',
    goodAnswers({ tool_effectiveness: '3', job_satisfaction: '2' }),
  ),
  samplePerson('e3', 'Chloé Kim', 'Sales', null),
]
/** The latest report, and an earlier one of one person. */
export const now = sampleCompanyReport(people)
export const before = sampleCompanyReport(people.slice(0, 1), {
  id: 'company-1',
  version: 1,
  createdAt: '2026-10-19T10:00:00.000Z',
})

/** Answers the calls for reports with these, newest first; `standing` to who decides. */
export const serve = (list: readonly StoredCompanyReport[], standing?: CompanyReportStatus) => {
  serveCall(reports.listCompanyReports, {
    ...(standing && { standing }),
    versions: list.map(({ id, version, origin, createdAt, state, coverage }) => ({
      id,
      version,
      origin,
      createdAt,
      state,
      answered: coverage.answered,
      employees: coverage.employees,
    })),
    next: null,
  })
  serveCall(release.getReleasePreview, { withheld: [], companyReports: [] })
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  serveCall(reports.getCompanyReportAnswers, ({ body }) => {
    const { answers } = reports.getCompanyReportAnswers.in.parse(body)
    return {
      answers: answers.flatMap(({ employeeId, questionId }) => {
        const given = people.find(({ id }) => id === employeeId)?.answers
        return given ? [{ employeeId, questionId, answer: given[questionId] ?? null }] : []
      }),
    }
  })
  serveCall(release.getReportSteps, { steps: [], next: null })
  serveCall(cycles.listCycles, { cycles: [], next: null })
  serveCall(runs.getRuns, { runs: [] })
  serveCall(actionPlan.listPlanItems, { items: [], next: null, counts: { open: 0, done: 0, dropped: 0 } })
  serveCall(trend.getCompanyTrend, {
    points: list.toReversed().map(({ id, version, overview, coverage }) => ({
      reportId: id,
      version,
      madeAt: overview.lastUpdated,
      employees: coverage.employees,
      answered: coverage.answered,
      submissionRate: overview.submissionRate,
      mean: overview.averagePerformanceScore,
      riskLevel: overview.riskLevel,
      noise: null,
      isDifference: null,
    })),
    isCut: false,
  })
  serveCall(reports.getCompanyReport, ({ request }) => {
    const id = new URL(request.url).searchParams.get('id')
    const found = list.find((report) => id === null || report.id === id)
    if (found === undefined) throw failureResponse('NOT_FOUND', messages.reportNotFound)
    return { report: found }
  })
}

export const section = (name: string) => screen.getByRole('region', { name })
