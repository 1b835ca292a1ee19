import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actionPlan } from '../../../contract/calls/action-plan.ts'
import { messages } from '../../../contract/http/failures.ts'
import { OrganizationSettings } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { release } from '../../../contract/calls/reports/release-report.ts'
import { reports, type ReportSummary } from '../../../contract/calls/reports/reports.ts'
import { runs, type Run } from '../../../contract/calls/batch-jobs.ts'
import { renderScreen } from '../../testing/render.tsx'
import {
  sampleEmployees,
  goodAnswers,
  samplePerson,
  sampleSummary,
  type SamplePerson,
} from '../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import ReportsPage from './reports-page.tsx'
import { serveOwnQuestionnaire } from './testing/serve-own-questionnaire.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const ben = samplePerson('e2', 'Ben Okafor', 'Sales', goodAnswers({ weekly_output: '2' }))
const chloe = samplePerson('e3', 'Chloé Kim', 'Sales', goodAnswers())
const dmitri = samplePerson('e4', 'Dmitri Novak', 'Finance', null)
const everyone = [ada, ben, chloe, dmitri]

const serve = (list: readonly SamplePerson[], summaries: ReportSummary[], running: Run[] = []) => {
  const employees = sampleEmployees(list)
  serveCall(people.getEmployees, { employees, next: null })
  serveCall(reports.listReports, { reports: summaries, next: null })
  serveCall(runs.getRuns, { runs: running })
  serveCall(actionPlan.listPlanItems, { items: [], next: null, counts: { open: 0, done: 0, dropped: 0 } })
}

const runOf = (change: Partial<Run> = {}): Run => ({
  id: 'run-1',
  kind: 'employee-reports',
  state: 'running',
  total: 3,
  done: 0,
  failed: 0,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
  ...change,
})

const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)

describe('the reports dashboard', () => {
  it('shows each person with grade, five scores and how it stands', async () => {
    serve(everyone, [sampleSummary(ada), sampleSummary(ben, { isStale: true })])
    renderScreen(<ReportsPage />)
    const row = (await screen.findByRole('link', { name: 'Ada Lovelace' })).closest('tr')
    const cells = within(row ?? document.body)
    const summary = sampleSummary(ada)
    expect(cells.getByText(summary.overall.toFixed(1))).toBeTruthy()
    expect(cells.getAllByText(/of 10/)).toHaveLength(5)
    expect(cells.getByText('Up to date')).toBeTruthy()
    const states = ['Answers changed since', 'No report yet', 'Waiting for answers']
    expect(states.map((state) => within(screen.getByRole('table')).getAllByText(state).length)).toEqual([
      1, 1, 1,
    ])
    expect(screen.queryByRole('button', { name: 'Generate: Dmitri Novak' })).toBeNull()
  })

  it('joins all pages of people and reports', async () => {
    serve([], [])
    const firstOfMany = sampleEmployees(Array.from({ length: 100 }, () => ada))
    serveCall(people.getEmployees, ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.has('first')) return { employees: firstOfMany, next: null }
      return searchParams.get('after') === 'e2'
        ? { employees: sampleEmployees([chloe, dmitri]), next: null }
        : { employees: sampleEmployees([ada, ben]), next: 'e2' }
    })
    renderScreen(<ReportsPage />)
    expect(await screen.findByText('4 people')).toBeTruthy()
  })

  it('keeps sorting, search and filters in the address', async () => {
    serve(everyone, [sampleSummary(ada), sampleSummary(ben)])
    const { user, router } = renderScreen(<ReportsPage />, { at: '/reports?department=Sales' })
    await screen.findByText('2 of 4 people')
    expect(shownNames()).toEqual(['Ben Okafor', 'Chloé Kim'])
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ben')
    await screen.findByText('1 of 4 people')
    expect(router.state.location.search).toMatchObject({ department: 'Sales', q: 'ben' })
    await user.click(screen.getByRole('button', { name: 'Output' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'output', order: 'desc' }))
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }))
    await router.navigate({ to: '.', search: { sort: 'output', order: 'asc' } })
    await waitFor(() => expect(shownNames()[0]).toBe('Ben Okafor'))
    expect(screen.getByRole('columnheader', { name: /Output/ }).getAttribute('aria-sort')).toBe('ascending')
  })

  it('counts what waits for a decision; a count narrows the list, and the address keeps it', async () => {
    serve(everyone, [
      sampleSummary(ada, { state: 'draft', version: 3, releasedVersion: 2 }),
      sampleSummary(ben, { state: 'contested', version: 1, unansweredVersion: 1 }),
      sampleSummary(chloe, { state: 'contested' }),
    ])
    const { user, router } = renderScreen(<ReportsPage />)
    const row = (await screen.findByRole('link', { name: 'Ada Lovelace' })).closest('tr')
    expect(within(row ?? document.body).getByText('Draft')).toBeTruthy()
    expect(within(row ?? document.body).getByText('Version 2 is released')).toBeTruthy()
    const counts = within(screen.getByRole('list', { name: 'Waiting for a decision' }))
    expect(counts.getAllByRole('button')).toHaveLength(2)
    await user.click(counts.getByRole('button', { name: /1 contested report waits for a response/ }))
    await screen.findByText('1 of 4 people')
    expect(shownNames()).toEqual(['Ben Okafor'])
    expect(router.state.location.search).toMatchObject({ release: 'toRespond' })
    await user.click(counts.getByRole('button', { name: /1 contested report waits for a response/ }))
    await screen.findByText('4 people')
  })

  it('keeps 3,000 people out of the page but near the window', async () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      samplePerson(`e${index}`, `Person ${index}`, 'Sales', null),
    )
    serve(many, [])
    renderScreen(<ReportsPage />)
    expect(await screen.findByText('3,000 people')).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
  })

  it('makes one report, and says why one cannot be made', async () => {
    serve(everyone, [])
    const asked: unknown[] = []
    serveCall(reports.generateEmployeeReport, ({ body }) => {
      asked.push(body)
      throw failureResponse('BUSINESS_LOGIC_ERROR', messages.noSubmission('Chloé Kim'))
    })
    const { user } = renderScreen(<ReportsPage />)
    await user.click(await screen.findByRole('button', { name: 'Generate: Chloé Kim' }))
    await waitFor(() => expect(asked).toEqual([{ employee: { id: 'e3' } }]))
  })

  it('shows the true progress of a run, then what was made and what failed, row by row', async () => {
    serve(everyone, [])
    let polls = 0
    serveCall(reports.startEmployeeReports, () => {
      serveCall(runs.getRun, () => {
        polls++
        return polls === 1
          ? { run: runOf({ done: 1 }), failures: [] }
          : {
              run: runOf({ state: 'finished', done: 2, failed: 1, finishedAt: '2026-11-20T09:00:09.000Z' }),
              failures: [{ label: 'Chloé Kim', success: false, error: messages.noSubmission('Chloé Kim') }],
            }
      })
      return { run: runOf() }
    })
    const { user, router } = renderScreen(<ReportsPage />)
    await user.click(await screen.findByRole('button', { name: 'Generate all' }))
    expect(await screen.findByText('1 of 3 reports processed')).toBeTruthy()
    expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeCloseTo(33.3, 0)
    expect(screen.getByRole('button', { name: 'Generate all' }).hasAttribute('disabled')).toBe(true)
    expect(await screen.findByText('2 reports generated, 1 failed')).toBeTruthy()
    expect(screen.getByText(new RegExp(messages.noSubmission('Chloé Kim').slice(0, 40)))).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ run: 'run-1' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('2 reports generated, 1 failed')).toBeNull())
  })

  it('finds a run again that was left', async () => {
    serve(everyone, [], [runOf({ done: 2 })])
    serveCall(runs.getRun, { run: runOf({ done: 2 }), failures: [] })
    renderScreen(<ReportsPage />)
    expect(await screen.findByText('2 of 3 reports processed')).toBeTruthy()
  })

  it('says where nobody has answered yet why nothing can be made, and leads to how far everybody is', async () => {
    serve([samplePerson('e8', 'Edda Frey', 'Sales', null)], [])
    renderScreen(<ReportsPage />)
    expect(await screen.findByText('Nobody has answered yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open submissions' })).toBeTruthy()
    const reason = screen.getByText(/^You can generate a report once/)
    const button = screen.getByRole('button', { name: 'Generate all', description: reason.textContent })
    expect(button.hasAttribute('disabled')).toBe(true)
    // Said once, and nothing of asking again where nobody was.
    expect(screen.queryByText(/can’t generate reports right now/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  it('is honest while nobody is there and when the people cannot be loaded', async () => {
    serve([], [])
    const { unmount } = renderScreen(<ReportsPage />)
    expect(await screen.findByText('No people yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Invite people' })).toBeTruthy()
    unmount()
    serveFailure(people.getEmployees, failureResponse('INTERNAL', messages.internal))
    renderScreen(<ReportsPage />)
    expect(await screen.findByText('The people could not be loaded')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

const answeringDraft = (status: 'in_progress' | 'completed') => {
  serveCall(release.getReportSteps, { steps: [], next: null })
  serveOwnQuestionnaire({ status })
}

describe('the reports of an employee', () => {
  it('say before release that there is nothing to see yet, and after it what can be said to it', async () => {
    serve(everyone, [])
    answeringDraft('completed')
    const { unmount } = renderScreen(<ReportsPage />, { as: 'employee' })
    expect(await screen.findByRole('heading', { name: 'Your report isn’t released yet' })).toBeTruthy()
    unmount()
    serve(everyone, [sampleSummary(ada, { state: 'released' })])
    renderScreen(<ReportsPage />, { as: 'employee' })
    expect(await screen.findByText(/acknowledge it, or say that you see it differently/)).toBeTruthy()
  })

  it('is their own only, without any action', async () => {
    serve(everyone, [sampleSummary(ada)])
    answeringDraft('completed')
    renderScreen(<ReportsPage />, { as: 'employee' })
    expect(await screen.findByRole('link', { name: 'Read your report' })).toBeTruthy()
    expect(screen.queryByText('Ben Okafor')).toBeNull()
    expect(screen.queryByRole('button', { name: /generate/i })).toBeNull()
  })

  it('leads to the questionnaire while it is not completed', async () => {
    serve(everyone, [])
    answeringDraft('in_progress')
    renderScreen(<ReportsPage />, { as: 'employee' })
    expect(await screen.findByRole('link', { name: 'Continue the questionnaire' })).toBeTruthy()
  })

  it('shows everyone where the organization shares its reports', async () => {
    serve(everyone, [sampleSummary(ada), sampleSummary(ben)])
    renderScreen(<ReportsPage />, {
      as: 'employee',
      data: { settings: OrganizationSettings.parse({ reportVisibility: 'organization' }) },
    })
    expect(await screen.findByRole('link', { name: 'Ben Okafor' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /generate/i })).toBeNull()
    expect(screen.queryByText('Released')).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Release' })).toBeNull()
  })

  const shared = { settings: OrganizationSettings.parse({ reportVisibility: 'organization' }) }

  it('says of whom they find none nothing else, be there one or not, also as a filter', async () => {
    serve(everyone, [sampleSummary(ada)])
    const { user, router } = renderScreen(<ReportsPage />, { as: 'employee', data: shared })
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByText('None that you can read')).toHaveLength(2)
    expect(screen.queryByText('No report yet')).toBeNull()
    await user.click(screen.getByRole('combobox', { name: 'State' }))
    expect(screen.queryByRole('option', { name: 'No report yet', hidden: true })).toBeNull()
    await user.click(await screen.findByRole('option', { name: 'None that you can read', hidden: true }))
    await screen.findByText('2 of 4 people')
    expect(router.state.location.search).toMatchObject({ state: 'closed' })
    expect(shownNames()).toEqual(['Ben Okafor', 'Chloé Kim'])
  })

  it('tell above everyone’s how it stands with their own', async () => {
    serve(everyone, [sampleSummary(ben)])
    answeringDraft('completed')
    const { unmount } = renderScreen(<ReportsPage />, { as: 'employee', data: shared })
    expect(await screen.findByRole('heading', { name: 'Your report isn’t released yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ben Okafor' })).toBeTruthy()
    unmount()
    serve(everyone, [sampleSummary(ada, { isOwn: true, state: 'released' }), sampleSummary(ben)])
    renderScreen(<ReportsPage />, { as: 'employee', data: shared })
    expect(await screen.findByText(/acknowledge it, or say that you see it differently/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Read your report' })).toHaveLength(1)
  })
})
