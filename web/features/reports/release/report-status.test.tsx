import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import {
  reports,
  type ReportStatus,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { runs } from '../../../../contract/calls/batch-jobs.ts'
import { renderScreen } from '../../../testing/render.tsx'
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
import { sampleStep, serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const page = <EmployeeReportPage employeeId="e1" />
const nothing: ReportStatus = {
  releasedVersion: 3,
  unansweredVersion: null,
  isStale: false,
  isReopened: false,
}
const objection = sampleStep('contested', {
  version: 2,
  text: 'I trained two people.',
  by: { userId: 'u', name: 'Ada Lovelace' },
})

/** The page of the version that the address asks for, of three. */
const serve = (standing: Partial<ReportStatus>, change: Partial<StoredEmployeeReport> = {}) => {
  serveReport(({ request }) => ({
    report: sampleReport(ada, {
      version: Number(new URL(request.url).searchParams.get('version') ?? 3),
      ...change,
    }),
    latestVersion: 3,
    versions: [3, 2, 1],
    standing: { ...nothing, ...standing },
  }))
  serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
  serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
}
const besides = async () => within(await screen.findByRole('list', { name: 'Other versions' }))

describe('besides the version that is shown', () => {
  it('an objection without a response is told, and leads to where one responds', async () => {
    serve({ unansweredVersion: 2 })
    const { user, router } = renderScreen(page)
    const lines = await besides()
    expect(lines.getByText(/Ada Lovelace contested version 2\. Nobody has responded yet\./)).toBeTruthy()
    await user.click(lines.getByRole('link', { name: 'Respond to version 2' }))
    expect(await screen.findByText(/^Version 3 is released\./)).toBeTruthy()
    expect(screen.queryByText(/responded yet/)).toBeNull()
    expect(router.state.location.pathname).toBe('/reports/e1')
  })

  it('the page of that version itself says nothing twice', async () => {
    serve({ unansweredVersion: 3 }, { state: 'contested' })
    renderScreen(page)
    expect(await screen.findByRole('button', { name: 'Respond' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Other versions' })).toBeNull()
  })

  it('who reviews another version reads what was contested', async () => {
    serve({ unansweredVersion: 2 }, { state: 'draft' })
    serveCall(release.getReportSteps, ({ request }) => ({
      steps: new URL(request.url).searchParams.get('version') === '2' ? [objection] : [],
      next: null,
    }))
    const { user } = renderScreen(page)
    await user.click(await screen.findByRole('button', { name: 'Review and release' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Review version 3/ }))
    expect(dialog.getByRole('heading', { name: 'Contested before' })).toBeTruthy()
    expect(await dialog.findByText('I trained two people.')).toBeTruthy()
  })

  it('stands which other one is out, and that the answers have changed since', async () => {
    serve({ releasedVersion: 1, isStale: true }, { state: 'draft' })
    const { user } = renderScreen(page)
    const lines = await besides()
    expect(lines.getByText('The answers have changed since version 3 was generated.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Regenerate' })).toHaveProperty('disabled', false)
    expect(lines.getByText(/^Version 1 is released\./)).toBeTruthy()
    await user.click(lines.getByRole('link', { name: 'Read version 1' }))
    await waitFor(() => expect(screen.queryByText(/^Version 1 is released\./)).toBeNull())
    expect(await besides()).toBeTruthy()
  })

  it('where the answers are open again, no report is made from them, and it is said why', async () => {
    serve({ isReopened: true, isStale: true })
    renderScreen(page)
    const lines = await besides()
    expect(
      lines.getByText(/^The answers are open again\. They count once Ada Lovelace has submitted/),
    ).toBeTruthy()
    expect(lines.queryByText(/have changed since/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Regenerate' })).toHaveProperty('disabled', true)
  })

  it('nothing else: nothing is said', async () => {
    serve({})
    renderScreen(page)
    await screen.findByRole('region', { name: 'Release' })
    expect(screen.queryByRole('list', { name: 'Other versions' })).toBeNull()
  })
})

it('in the list an objection without a response stays counted and marked under a newer draft', async () => {
  const ben = samplePerson('e2', 'Ben Okafor', 'Sales', goodAnswers())
  serveCall(people.getEmployees, { employees: sampleEmployees([ada, ben]), next: null })
  serveCall(runs.getRuns, { runs: [] })
  serveCall(reports.listReports, {
    reports: [
      sampleSummary(ada, { state: 'draft', version: 3, releasedVersion: 2, unansweredVersion: 2 }),
      sampleSummary(ben, { state: 'contested', version: 1, unansweredVersion: 1 }),
    ],
    next: null,
  })
  const { user } = renderScreen(<ReportsPage />)
  const row = (await screen.findByRole('link', { name: 'Ada Lovelace' })).closest('tr')
  const cells = within(row ?? document.body)
  for (const told of ['Draft', 'Contested', 'Version 2, no response yet']) {
    expect(cells.getByText(told)).toBeTruthy()
  }
  // Where the latest is the one that is contested, its state says so.
  expect(screen.getAllByText(/no response yet/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /2 contested reports wait for a response/ }))
  expect(
    screen.getByRole('button', { name: /2 contested reports wait for a response/, pressed: true }),
  ).toBeTruthy()
  expect(screen.getByText('2 people')).toBeTruthy()
})

it.each([
  ['smtp', /gets a mail that there is one/],
  ['none', /This server sends no mail: let Ada Lovelace know/],
] as const)('who responds is told how its person learns of it, where mail goes by %s', async (mail, said) => {
  serve({ unansweredVersion: 3 }, { state: 'contested' })
  serveCall(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })
  const { user } = renderScreen(page)
  await user.click(await screen.findByRole('button', { name: 'Respond' }))
  expect(await screen.findByText(said)).toBeTruthy()
})

it.each([
  ['smtp', /The person who released the report gets a mail\./],
  ['none', /They’ll find it under Reports; this server sends no mail/],
] as const)('who contests is told how it is heard of, where mail goes by %s', async (mail, said) => {
  const report = sampleReport(ada, { version: 3 })
  serveReport({ report, latestVersion: 3, versions: [3], isOwn: true })
  serveCall(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })
  const { user } = renderScreen(page, { as: 'employee' })
  await user.click(await screen.findByRole('button', { name: 'I see it differently' }))
  expect(await screen.findByText(said)).toBeTruthy()
})
