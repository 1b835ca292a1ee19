import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../contract/failures.ts'
import { people } from '../../../contract/people.ts'
import { questionnaires, type Submission } from '../../../contract/questionnaires.ts'
import { reports, type StoredEmployeeReport } from '../../../contract/reports.ts'
import { gradeText } from '../../../insights/grades.ts'
import { renderScreen } from '../../testing/render.tsx'
import { employeesOf, goodAnswers, samplePerson, sampleReport } from '../../testing/sample-reports.ts'
import { answering, failing, refusing } from '../../testing/server.ts'
import EmployeeReportPage from './employee-report-page.tsx'

const ada = samplePerson(
  'e1',
  'Ada Lovelace',
  'Finance',
  goodAnswers({ weekly_output: 'quite good, I think', job_satisfaction: '12' }),
)
const report = sampleReport(ada, { version: 2 })

const serve = (stored: StoredEmployeeReport = report, latestVersion = 2) =>
  answering(reports.getReport, ({ request }) => {
    const version = new URL(request.url).searchParams.get('version')
    return {
      report: version === null ? stored : { ...stored, id: 'old', version: Number(version) },
      latestVersion,
    }
  })

const submission = (rawAnswers: Record<string, string>, submittedAt: string): Submission => ({
  employeeId: 'e1',
  answers: [],
  rawAnswers,
  submittedAt,
  startedAt: submittedAt,
  status: 'completed',
  submissionType: 'standard',
  inviteCode: null,
})

const page = <EmployeeReportPage employeeId="e1" />

const openWhy = async () => {
  serve()
  const view = renderScreen(page)
  await view.user.click(await screen.findByRole('button', { name: 'Why this grade' }))
  return view
}

describe('why this grade', () => {
  it('opens sums whose numbers can be computed again, to the letter', async () => {
    const { router } = await openWhy()
    const values: number[] = []
    for (const label of ['Reliability', 'Role fit', 'Scalability', 'Output', 'Initiative']) {
      const score = screen.getByRole('region', { name: label })
      const inputs = within(score)
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent))
      const mean = inputs.reduce((sum, value) => sum + value, 0) / inputs.length
      const value = Math.floor(mean + 0.5)
      expect(score.textContent).toContain(
        `= ${Math.round(mean * 100) / 100}`.slice(inputs.length === 1 ? 2 : 0),
      )
      expect(within(score).getByRole('heading').textContent).toBe(`${label}: ${value}`)
      values.push(value)
    }
    const overall = values.reduce((sum, value) => sum + value, 0) / 5
    const sum = screen.getByRole('region', { name: 'Overall' })
    expect(sum.textContent).toContain(`(${values.join(' + ')}) ÷ 5 = ${overall}: grade `)
    expect(within(sum).getAllByText(gradeText(report.gradingOverview.grade))[0]?.tagName).toBe('SPAN')
    expect(sum.textContent).toContain(`starts at ${report.workings.overall.gradeFrom}`)
    expect(router.state.location.search).toMatchObject({ why: 'open' })
  })

  it('shows the answer as given, says the default 7 plainly and that a number is kept within 1 to 10', async () => {
    await openWhy()
    const output = within(screen.getByRole('region', { name: 'Output' }))
    expect(output.getByText('quite good, I think')).toBeTruthy()
    expect(output.getByText('No number was given, so it counts as the default 7')).toBeTruthy()
    const reliability = within(screen.getByRole('region', { name: 'Reliability' }))
    const row = reliability.getByText('12').closest('tr')
    expect(row?.textContent).toContain('kept within 1 to 10')
    expect(within(row ?? document.body).getByText('10')).toBeTruthy()
  })
})

describe('one person’s report', () => {
  it('stands with its self-report notice, coverage and all its parts', async () => {
    serve()
    renderScreen(page)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy()
    expect(screen.getByText(report.notice)).toBeTruthy()
    expect(screen.getByText(/One rating has no number and counts as 7/)).toBeTruthy()
    for (const { text } of [
      ...report.strengths,
      ...report.weaknesses,
      ...report.risks,
      ...report.recommendations,
    ]) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    }
  })

  it('opens the answer that a statement came from, and says where it has changed since', async () => {
    serve()
    answering(questionnaires.getSubmissions, {
      submissions: { e1: submission({ core_responsibilities: 'Payroll alone' }, '2026-11-19T09:00:00.000Z') },
      next: null,
    })
    const { user } = renderScreen(page)
    const profile = within(await screen.findByRole('region', { name: 'Role and output' }))
    await user.click(profile.getByRole('button', { name: /responsible for.*rests on: 2 answers/ }))
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('Payroll alone')).toBeTruthy()
    expect(panel.getAllByText(/The answers have changed since/).length).toBeGreaterThan(0)
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
    renderScreen(page, { at: '/reports/e1?version=1' })
    expect(await screen.findByText(/Version 1,/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit texts' })).toBeNull()
  })

  it('is read by its employee without any action; their own answers open', async () => {
    serve()
    answering(questionnaires.getMySubmission, {
      draft: {
        employeeId: 'e1',
        status: 'completed',
        rawAnswers: { core_responsibilities: 'Payroll and invoices' },
        revision: 1,
        savedAt: null,
        submittedAt: report.submittedAt,
      },
    })
    const { user } = renderScreen(page, { as: 'employee' })
    const profile = within(await screen.findByRole('region', { name: 'Role and output' }))
    expect(screen.queryByRole('button', { name: /Generate|Edit/ })).toBeNull()
    await user.click(profile.getByRole('button', { name: /responsible for.*rests on/ }))
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('Payroll and invoices')).toBeTruthy()
    expect(panel.queryByText(/The answers have changed since/)).toBeNull()
  })

  it('speaks to its person throughout, and offers all reports to those only who may see them', async () => {
    serve()
    const { unmount } = renderScreen(page, { as: 'employee' })
    expect(await screen.findByRole('heading', { name: 'In your own words' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'All reports' })).toBeNull()
    unmount()
    const shared = { settings: { reportVisibility: 'organization' as const, location: null } }
    const { unmount: leave } = renderScreen(page, { as: 'employee', data: shared })
    expect(await screen.findByRole('link', { name: 'All reports' })).toBeTruthy()
    leave()
    renderScreen(page)
    expect(await screen.findByRole('link', { name: 'All reports' })).toBeTruthy()
  })

  it('says what to do where there is no submission', async () => {
    refusing(reports.getReport, failing('NOT_FOUND', messages.reportNotFound))
    answering(people.getEmployees, { employees: employeesOf([ada]), next: null })
    refusing(
      reports.generateEmployeeReport,
      failing('BUSINESS_LOGIC_ERROR', messages.noSubmission('Ada Lovelace')),
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
    refusing(reports.getReport, failing('BUSINESS_LOGIC_ERROR', messages.ownReportOnly))
    renderScreen(page, { as: 'employee' })
    expect(await screen.findByRole('heading', { name: messages.ownReportOnly })).toBeTruthy()
  })

  it('says what failed and tries again', async () => {
    refusing(reports.getReport, failing('DATABASE_ERROR', 'Failed to get document e1'))
    const { user } = renderScreen(page)
    expect(await screen.findByText('The report could not be loaded')).toBeTruthy()
    expect(screen.getByText('What is stored is safe; only showing it failed.')).toBeTruthy()
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy()
  })
})
