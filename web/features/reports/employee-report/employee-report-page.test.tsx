import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { sampleEmployees, goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { waitForReport } from '../../../testing/wait-for-report.ts'
import EmployeeReportPage from './employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

const ada = samplePerson(
  'e1',
  'Ada Lovelace',
  'Finance',
  goodAnswers({ weekly_output: 'quite good, I think', job_satisfaction: '12' }),
)
const report = sampleReport(ada, { version: 2 })

const serve = (stored: StoredEmployeeReport = report, latestVersion = 2, isOwn = false) =>
  serveReport(({ request }) => {
    const version = new URL(request.url).searchParams.get('version')
    return {
      report: version === null ? stored : { ...stored, id: 'old', version: Number(version) },
      latestVersion,
      versions: Array.from({ length: latestVersion }, (_, index) => latestVersion - index),
      isOwn,
    }
  })

const page = <EmployeeReportPage employeeId="e1" />

describe('one person’s report', () => {
  it('stands with its self-report notice, coverage and all its parts', async () => {
    serve()
    renderScreen(page)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy()
    await waitForReport()
    expect(screen.getByText(report.notice)).toBeTruthy()
    expect(screen.getByText(/No readable answer, so the default counts: weekly output/)).toBeTruthy()
    for (const { text } of [
      ...report.strengths,
      ...report.weaknesses,
      ...report.risks,
      ...report.recommendations,
    ]) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    }
  })

  it('opens the answer that a statement came from, and says where the answers were opened again since', async () => {
    serve()
    serveCall(reports.getReportAnswers, {
      rawAnswers: { core_responsibilities: 'Payroll alone' },
      submittedAt: '2026-11-19T09:00:00.000Z',
      isCurrent: false,
    })
    const { user } = renderScreen(page)
    const profile = within(await screen.findByRole('region', { name: 'Role and output' }))
    await user.click(profile.getByRole('button', { name: /responsible for.*is based on: 1 answer/ }))
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('Payroll alone')).toBeTruthy()
    expect(panel.getAllByText(/The answers have been reopened for changes since\./).length).toBeGreaterThan(0)
  })

  it('says to a colleague who has the full answers, beside a sentence that quotes one of them', async () => {
    serve()
    serveFailure(
      reports.getReportAnswers,
      failureResponse('BUSINESS_LOGIC_ERROR', messages.answersOfReportHidden),
    )
    const { user } = renderScreen(page, { as: 'employee' })
    const profile = within(await screen.findByRole('region', { name: 'Role and output' }))
    await user.click(profile.getByRole('button', { name: /responsible for.*is based on/ }))
    const panel = within(await screen.findByRole('dialog'))
    const said =
      'Only the author, and people who may read everyone’s answers, can see the full answers. The report shows what it quotes.'
    expect((await panel.findAllByText(said)).length).toBeGreaterThan(0)
  })

  it('prints in light whatever the theme', async () => {
    serve()
    renderScreen(page)
    await screen.findByRole('region', { name: 'Risks' })
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light')
    window.dispatchEvent(new Event('afterprint'))
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
  })

  it('keeps the version in the address', async () => {
    serve()
    const { user } = renderScreen(page, { at: '/reports/e1?version=1' })
    expect(await screen.findByText(/Version 1,/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Print or save as PDF' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Edit texts' })).toBeNull()
  })

  it('is read by its employee without any action; their own answers open', async () => {
    serve()
    serveCall(reports.getReportAnswers, {
      rawAnswers: { core_responsibilities: 'Payroll and invoices' },
      submittedAt: report.submittedAt,
      isCurrent: true,
    })
    const { user } = renderScreen(page, { as: 'employee' })
    const profile = within(await screen.findByRole('region', { name: 'Role and output' }))
    expect(screen.queryByRole('button', { name: /generate|edit/i })).toBeNull()
    await user.click(profile.getByRole('button', { name: /responsible for.*is based on/ }))
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('Payroll and invoices')).toBeTruthy()
    expect(panel.queryByText(/opened again/)).toBeNull()
  })

  it('has a brief for those who decide, and none for its person or for colleagues', async () => {
    serve()
    serveCall(reports.getReportAnswers, {
      rawAnswers: { tool_effectiveness: '3', weekly_output: '8', missing_tools: 'A second screen' },
      submittedAt: report.submittedAt,
      isCurrent: true,
    })
    const owners = renderScreen(page)
    const brief = within(await screen.findByRole('region', { name: 'Brief for the manager' }))
    expect(
      await brief.findByText('You asked for “A second screen”. What would that change for you?'),
    ).toBeTruthy()
    owners.unmount()
    serve(report, 2, true)
    const own = renderScreen(page)
    await screen.findByRole('region', { name: 'What this report can’t tell' })
    expect(screen.queryByRole('region', { name: 'Brief for the manager' })).toBeNull()
    own.unmount()
    serve()
    renderScreen(page, { as: 'employee' })
    await screen.findByRole('region', { name: 'What this report can’t tell' })
    expect(screen.queryByRole('region', { name: 'Brief for the manager' })).toBeNull()
  })

  it('speaks to its person throughout, and offers all reports to those only who may see them', async () => {
    serve(report, 2, true)
    const { unmount } = renderScreen(page, { as: 'employee' })
    expect(await screen.findByRole('heading', { name: 'In your own words' })).toBeTruthy()
    expect(screen.getByText(/Addressed to you\./)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'All reports' })).toBeNull()
    unmount()
    const shared = {
      settings: OrganizationSettings.parse({ reportVisibility: 'organization' }),
    }
    const { unmount: leave } = renderScreen(page, { as: 'employee', data: shared })
    expect(await screen.findByRole('link', { name: 'All reports' })).toBeTruthy()
    expect(screen.getByText(/Addressed to you\./)).toBeTruthy()
    leave()
    const { unmount: leaveAgain } = renderScreen(page)
    expect(await screen.findByRole('link', { name: 'All reports' })).toBeTruthy()
    expect(screen.getByText(/Addressed to you\./)).toBeTruthy()
    leaveAgain()
    serve()
    renderScreen(page)
    expect(await screen.findByText(/Addressed to Ada Lovelace\./)).toBeTruthy()
  })

  it('does not say whether colleagues see it while the setting could not be loaded', async () => {
    serve()
    const { unmount } = renderScreen(page, { as: 'employee', retry: () => undefined })
    expect(await screen.findByText(/can read it only if Northwind Traders shows/)).toBeTruthy()
    unmount()
    renderScreen(page, { as: 'employee' })
    expect(await screen.findByText(/Their colleagues can’t\.$/)).toBeTruthy()
  })

  it('says what to do where there is no submission', async () => {
    serveFailure(reports.getReport, failureResponse('NOT_FOUND', messages.reportNotFound))
    serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
    serveFailure(
      reports.generateEmployeeReport,
      failureResponse('BUSINESS_LOGIC_ERROR', messages.noSubmission('Ada Lovelace')),
    )
    const { user } = renderScreen(page)
    await user.click(await screen.findByRole('button', { name: 'Generate report' }))
    expect(
      await screen.findByRole('heading', {
        name: 'No questionnaire submission found for Ada Lovelace. Please ensure they have completed the employee questionnaire first.',
      }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open submissions' })).toBeTruthy()
  })

  it('tells an employee whose report they may not read', async () => {
    serveFailure(reports.getReport, failureResponse('BUSINESS_LOGIC_ERROR', messages.ownReportOnly))
    renderScreen(page, { as: 'employee' })
    expect(await screen.findByRole('heading', { name: messages.ownReportOnly })).toBeTruthy()
  })

  it('says what failed and tries again', async () => {
    serveFailure(reports.getReport, failureResponse('DATABASE_ERROR', 'Failed to get document e1'))
    const { user } = renderScreen(page)
    expect(await screen.findByText('The report couldn’t be loaded')).toBeTruthy()
    expect(screen.getByText('Your data is safe. It just couldn’t be shown.')).toBeTruthy()
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy()
  })
})
