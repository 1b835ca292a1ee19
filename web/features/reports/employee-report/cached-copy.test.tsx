import { act, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { actionPlan } from '../../../../contract/calls/action-plan.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { runs } from '../../../../contract/calls/batch-jobs.ts'
import { renderScreen } from '../../../testing/render.tsx'
import {
  sampleEmployees,
  goodAnswers,
  samplePerson,
  sampleReport,
  sampleSummary,
} from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from './employee-report-page.tsx'
import ReportsPage from '../reports-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

/** A fetch of a report that fails falls back to what was had before, and the page says so (specification point 8). */

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())

describe('a report that cannot be had anew', () => {
  it('stays on screen with a word about it, until it is had again', async () => {
    const report = sampleReport(ada)
    const serve = () => serveReport({ report, latestVersion: 1, versions: [1] })
    serve()
    const { client, user } = renderScreen(<EmployeeReportPage employeeId="e1" />)
    await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })
    const word = /^This report couldn’t be refreshed\. You see it as loaded/
    expect(screen.queryByText(word)).toBeNull()
    serveFailure(reports.getReport, failureResponse('DATABASE_ERROR', 'Failed to query documents'))
    await act(() => client.refetchQueries({ queryKey: [reports.getReport.name] }))
    const note = within((await screen.findByText(word)).closest('output') ?? document.body)
    expect(note.getByText(/^Failed to query documents/)).toBeTruthy()
    expect(screen.getByText(report.notice)).toBeTruthy()
    serve()
    await user.click(note.getByRole('button', { name: 'Try again' }))
    await screen.findByText(report.notice)
    await expect.poll(() => screen.queryByText(word)).toBeNull()
  })

  it('is said of the list of reports, too, with its rows', async () => {
    serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
    serveCall(reports.listReports, { reports: [sampleSummary(ada)], next: null })
    serveCall(runs.getRuns, { runs: [] })
    serveCall(actionPlan.listPlanItems, { items: [], next: null, counts: { open: 0, done: 0, dropped: 0 } })
    const { client } = renderScreen(<ReportsPage />)
    await screen.findByRole('link', { name: 'Ada Lovelace' })
    serveFailure(reports.listReports, () => HttpResponse.json({ success: true, reports: 'nonsense' }))
    await act(() => client.refetchQueries({ queryKey: [reports.listReports.name] }))
    const word = await screen.findByText(/^The list of reports could not be refreshed/)
    expect(word).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toBeTruthy()
    expect(screen.queryByText(/^The list of people could not/)).toBeNull()
  })
})

it('shows answers that carry markup as the words that they are', async () => {
  const hostile = '<img src=x onerror="window.taken = true"><script>window.taken = true</script>'
  const person = samplePerson(
    'e1',
    `${hostile} Ada`,
    `${hostile} Finance`,
    goodAnswers({
      core_responsibilities: '<img src=x onerror="window.taken = 1">',
      additional_feedback: hostile,
      missing_tools: hostile,
    }),
  )
  const report = sampleReport(person)
  serveReport({ report, latestVersion: 1, versions: [1] })
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  const document = within(await screen.findByRole('region', { name: 'Role and output' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<img src=x')
  expect(document.getAllByText(/<img src=x/).length).toBeGreaterThan(0)
  expect(window.document.querySelector('img[src="x"], script:not([src])')).toBeNull()
  expect(window).not.toHaveProperty('taken')
})
