import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { reports, type ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import {
  sampleEmployees,
  goodAnswers,
  samplePerson,
  sampleReport,
  sampleSummary,
} from '../../../testing/sample-reports.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import ReportsPage from '../reports-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const ben = samplePerson('e2', 'Ben Okafor', 'Sales', goodAnswers({ weekly_output: '2' }))
const chloe = samplePerson('e3', 'Chloé Kim', 'Sales', goodAnswers())
const dmitri = samplePerson('e4', 'Dmitri Novak', 'Finance', null)

const run: Run = {
  id: 'run-1',
  kind: 'employee-reports',
  state: 'running',
  total: 3,
  done: 0,
  failed: 0,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
}

const serve = (summaries: ReportSummary[]) => {
  serveCall(people.getEmployees, { employees: sampleEmployees([ada, ben, chloe, dmitri]), next: null })
  serveCall(reports.listReports, { reports: summaries, next: null })
  serveCall(runs.getRuns, { runs: [] })
}

describe('generating all reports', () => {
  const startWith = async (summaries: ReportSummary[]) => {
    serve(summaries)
    const started: unknown[] = []
    serveCall(reports.startEmployeeReports, ({ body }) => {
      started.push(body)
      return { run }
    })
    serveCall(runs.getRun, { run, failures: [] })
    const { user } = renderScreen(<ReportsPage />)
    await screen.findByRole('link', { name: 'Ada Lovelace' })
    await user.click(await screen.findByRole('button', { name: 'Generate all' }))
    return { user, started }
  }

  it('makes all that are missing and outdated, and leaves what is up to date', async () => {
    const { started } = await startWith([sampleSummary(ada), sampleSummary(ben, { isStale: true })])
    await waitFor(() => expect(started).toEqual([{ employeeIds: ['e2', 'e3'] }]))
  })

  it('is asked by the address, says whose reports, and takes the question out of the address', async () => {
    serve([sampleSummary(ada), sampleSummary(ben, { isStale: true })])
    const started: unknown[] = []
    serveCall(reports.startEmployeeReports, ({ body }) => {
      started.push(body)
      return { run }
    })
    serveCall(runs.getRun, { run, failures: [] })
    const { user, router } = renderScreen(<ReportsPage />, { at: '/reports?generate=ask&q=a' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate all reports?' }))
    expect(dialog.getByText(/^2 people answered and have no report yet/)).toBeTruthy()
    expect(started).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Generate 2 reports' }))
    await waitFor(() => expect(started).toEqual([{ employeeIds: ['e2', 'e3'] }]))
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'a', run: run.id }))
  })

  it('says why none can be made while nobody’s answers count', async () => {
    serve([sampleSummary(ada, { isReopened: true })])
    serveCall(people.getEmployees, { employees: sampleEmployees([ada, dmitri]), next: null })
    renderScreen(<ReportsPage />)
    const reason = await screen.findByText(/^You can’t generate reports right now\. .* none at the moment/)
    const button = screen.getByRole('button', { name: 'Generate all', description: reason.textContent })
    expect(button).toHaveProperty('disabled', true)
    expect(reason.textContent).toContain('People who were asked again count once they submit again.')
    expect(screen.queryByText('Nobody has answered yet')).toBeNull()
  })

  it('is not asked by the address of who may not generate', async () => {
    serve([sampleSummary(ada)])
    const reader = sampleOrganization('admin', { permissions: ['org:view', 'report:view'] })
    renderScreen(<ReportsPage />, { at: '/reports?generate=ask', as: reader })
    await screen.findByRole('link', { name: 'Ada Lovelace' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('names edited reports and makes them again only where that is asked for', async () => {
    const edited = sampleSummary(ben, { isStale: true, origin: 'edited' })
    const { user, started } = await startWith([sampleSummary(ada), edited])
    const dialog = within(await screen.findByRole('dialog', { name: 'Some texts were edited' }))
    expect(dialog.getByText(/for Ben Okafor\. .* The edited one stays under Version/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Generate 1 report' })).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: 'Also regenerate the edited report' }))
    expect(started).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Generate 2 reports' }))
    await waitFor(() => expect(started).toEqual([{ employeeIds: ['e2', 'e3'] }]))
  })

  it('leaves edited reports out by default', async () => {
    const edited = sampleSummary(ben, { isStale: true, origin: 'edited' })
    const { user, started } = await startWith([sampleSummary(ada), edited])
    await user.click(await screen.findByRole('button', { name: 'Generate 1 report' }))
    await waitFor(() => expect(started).toEqual([{ employeeIds: ['e3'] }]))
  })

  it('asks before it makes again what is up to date', async () => {
    const { user, started } = await startWith([ada, ben, chloe].map((person) => sampleSummary(person)))
    const dialog = within(await screen.findByRole('dialog', { name: 'Every report is up to date' }))
    expect(started).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Generate 3 reports' }))
    await waitFor(() => expect(started).toEqual([{ employeeIds: ['e1', 'e2', 'e3'] }]))
  })

  it('asks before one edited report is made again', async () => {
    serve([sampleSummary(ada, { origin: 'edited' })])
    const asked: unknown[] = []
    serveCall(reports.generateEmployeeReport, ({ body }) => {
      asked.push(body)
      return { report: sampleReport(ada, { version: 2 }) }
    })
    const { user } = renderScreen(<ReportsPage />)
    await user.click(await screen.findByRole('button', { name: 'Regenerate: Ada Lovelace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Regenerate the edited report?' }))
    expect(asked).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Regenerate' }))
    await waitFor(() => expect(asked).toEqual([{ employee: { id: 'e1' } }]))
  })

  it('asks before one that is up to date gets another version, and makes an outdated one at once', async () => {
    serve([sampleSummary(ada), sampleSummary(ben, { isStale: true })])
    const asked: unknown[] = []
    serveCall(reports.generateEmployeeReport, ({ body }) => {
      asked.push(body)
      return { report: sampleReport(ada, { version: 2 }) }
    })
    const { user } = renderScreen(<ReportsPage />)
    await user.click(await screen.findByRole('button', { name: 'Regenerate: Ada Lovelace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Regenerate the report?' }))
    expect(dialog.getByText(/no answer of Ada Lovelace has changed since/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Regenerate: Ben Okafor' }))
    await waitFor(() => expect(asked).toEqual([{ employee: { id: 'e2' } }]))
  })
})

describe('generating one report again', () => {
  const edited = sampleReport(ada, { version: 2, origin: 'edited' })

  it('says first that edits stay under Version', async () => {
    serveReport({ report: edited, latestVersion: 2, versions: [2, 1] })
    const asked: unknown[] = []
    serveCall(reports.generateEmployeeReport, ({ body }) => {
      asked.push(body)
      return { report: sampleReport(ada, { id: 'r3', version: 3 }) }
    })
    const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />, { at: '/reports/e1' })
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Regenerate the edited report?' }))
    expect(dialog.getByText(/open the edited version under Version/)).toBeTruthy()
    expect(asked).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Regenerate' }))
    await waitFor(() => expect(asked).toEqual([{ employee: { id: 'e1' } }]))
  })

  it('says first that no answer has changed', async () => {
    serveReport({ report: { ...edited, origin: 'generated' }, latestVersion: 2, versions: [2, 1] })
    serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
    const asked: unknown[] = []
    serveCall(reports.generateEmployeeReport, ({ body }) => {
      asked.push(body)
      return { report: sampleReport(ada, { id: 'r3', version: 3 }) }
    })
    const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />, { at: '/reports/e1' })
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Regenerate the report?' }))
    expect(asked).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Regenerate' }))
    await waitFor(() => expect(asked).toEqual([{ employee: { id: 'e1' } }]))
  })

  it('does not ask where nobody edited what a language model worded, and answers have changed', async () => {
    serveReport({ report: { ...edited, origin: 'written' }, latestVersion: 2, versions: [2, 1] })
    serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: false })
    const asked: unknown[] = []
    serveCall(reports.generateEmployeeReport, ({ body }) => {
      asked.push(body)
      return { report: sampleReport(ada, { id: 'r3', version: 3 }) }
    })
    const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />, { at: '/reports/e1' })
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
    await waitFor(() => expect(asked).toEqual([{ employee: { id: 'e1' } }]))
  })

  it('asks the same from an older version', async () => {
    const older = sampleReport(ada, { id: 'old' })
    serveReport(({ request }) => ({
      report: new URL(request.url).searchParams.has('version') ? older : edited,
      latestVersion: 2,
      versions: [2, 1],
    }))
    const asked: unknown[] = []
    serveCall(reports.generateEmployeeReport, ({ body }) => {
      asked.push(body)
      return { report: edited }
    })
    const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />, { at: '/reports/e1?version=1' })
    const again = await screen.findByRole('button', { name: 'Regenerate' })
    await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false))
    await user.click(again)
    expect(await screen.findByRole('dialog', { name: 'Regenerate the edited report?' })).toBeTruthy()
    expect(asked).toEqual([])
  })
})
