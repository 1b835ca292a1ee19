import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { people as directory } from '../../../contract/calls/employees/employees.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import { sampleEmployees } from '../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { waitForReport } from '../../testing/wait-for-report.ts'
import CompanyWikiPage from './company-report-page.tsx'
import { before, now, people, section, serve } from './testing/serve-company-reports.ts'

describe('the company wiki', () => {
  it('shows the report with its figures, who has not answered, and each statement’s count', async () => {
    serve([now])
    renderScreen(<CompanyWikiPage />)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Northwind Traders company report' }),
    ).toBeTruthy()
    await waitForReport()
    expect(screen.getByText(now.notice)).toBeTruthy()
    const overview = within(section('In short'))
    expect(overview.getByText('66.7%')).toBeTruthy()
    expect(overview.getByText(now.overview.riskReason.text)).toBeTruthy()
    expect(within(section('Who answered')).getByRole('link', { name: 'Chloé Kim' })).toBeTruthy()
    const counts = within(section('Strengths and weaknesses')).getAllByRole('button', {
      name: /rests on: Answers$/,
    })
    expect(counts).toHaveLength(now.strengths.length + now.weaknesses.length)
    expect(screen.queryByText(/Compared with/)).toBeNull()
  })

  it('says when people who were erased were taken out of it, and nothing where nobody was', async () => {
    serve([{ ...now, redactedAt: '2026-11-03T12:00:00.000Z' }, before])
    const { router } = renderScreen(<CompanyWikiPage />)
    const sentence =
      /Names and words of people who were erased were taken out of this version, the last time on/
    expect((await screen.findByText(sentence)).textContent).toMatch(/2026; its figures are as they were\.$/)
    await router.navigate({ to: '.', search: { report: 'company-1' } })
    expect(await screen.findByText(/^As of .*, version 1/)).toBeTruthy()
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('opens the quotes a statement rests on, with names, and closes them with Escape', async () => {
    serve([now])
    const { user } = renderScreen(<CompanyWikiPage />)
    const hiring = within(await screen.findByRole('region', { name: 'Hiring needs' }))
    const count = () => hiring.getByRole('button', { name: /Operations Automation Specialist.*Answers/ })
    await user.click(count())
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByText(/An automation for payroll/)).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Ada Lovelace' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(count()))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(count()))
  })

  it('marks what is different from the version in the address', async () => {
    serve([now, before])
    renderScreen(<CompanyWikiPage />, { at: '/company-wiki?compare=company-1' })
    const compared = await screen.findByText(/Compared with version 1/)
    const [, differences, unknown] =
      /: (\d+) differences are listed below.*\. For (\d+) changes there are too few answers to tell/.exec(
        compared.textContent ?? '',
      ) ?? []
    await waitForReport()
    // Nobody's own score is among them, so that all that is counted stands in one table.
    const listed = within(screen.getByRole('region', { name: 'What is different' })).getAllByRole('row')
    expect(listed).toHaveLength(Number(differences) + 1)
    expect(screen.getByText(`Too few answers to tell: ${unknown} numbers`)).toBeTruthy()
    expect(within(section('In short')).getByText('was 1')).toBeTruthy()
    expect(within(section('Departments')).getByText('new')).toBeTruthy()
    const added = now.weaknesses.filter(({ topic }) => !before.weaknesses.some((old) => old.topic === topic))
    expect(added.length).toBeGreaterThan(0)
    expect(
      within(section('Strengths and weaknesses')).getAllByText('new, too few answers to tell').length,
    ).toBeGreaterThanOrEqual(added.length)
  })

  it('says of another risk what it was, apart from its reason, and counts as no difference what may be chance', async () => {
    const risk = (report: typeof now, riskLevel: 'Low' | 'High') => ({
      ...report,
      overview: { ...report.overview, riskLevel },
    })
    serve([risk(now, 'Low'), { ...risk(now, 'High'), id: 'company-1', version: 1 }])
    renderScreen(<CompanyWikiPage />, { at: '/company-wiki?compare=company-1' })
    const compared = await screen.findByText(/Compared with version 1/)
    expect(compared.textContent).toMatch(
      /no change counts as a difference\. For one change there are too few answers to tell/,
    )
    await waitForReport()
    const was = within(section('In short')).getByText('was High, too few answers to tell')
    expect(was.parentElement?.lastElementChild).toBe(was)
    expect(document.querySelector('.report-document .wiki-mark')).toBeNull()
  })

  it('shows the version in the address, and says where it does not exist', async () => {
    serve([now, before])
    const { router } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki?report=company-1' })
    expect(await screen.findByText(/^As of .*, version 1/)).toBeTruthy()
    await router.navigate({ to: '.', search: { report: 'elsewhere' } })
    expect(await screen.findByRole('heading', { name: messages.reportNotFound })).toBeTruthy()
  })

  it('says what a finding takes where there is none, and by which rule people are listed', async () => {
    serve([{ ...now, strengths: [], weaknesses: [] }])
    renderScreen(<CompanyWikiPage />)
    const findings = within(await screen.findByRole('region', { name: 'Strengths and weaknesses' }))
    expect(findings.getByText(/A strength takes at least half of the answers/)).toBeTruthy()
    expect(findings.getByText(/A weakness takes at least a quarter of the answers/)).toBeTruthy()
    await waitForReport()
    const prompts = within(section('Conversations to have'))
    expect(prompts.getByText(/Read what they wrote, then ask/)).toBeTruthy()
    expect(prompts.getByText(/That alone is no reason to promote anybody/)).toBeTruthy()
  })

  it.each([
    ['beside each other', 6, false],
    ['below each other, where one is much longer', 7, true],
  ])('lists the conversations to have %s', async (_, many, isStacked) => {
    const { departures } = now.personnelChanges
    const some = Array.from({ length: many }, (_one, index) =>
      departures.slice(0, 1).map((prompt) => ({ ...prompt, employeeId: `e${index}` })),
    ).flat()
    expect(some).toHaveLength(many)
    const [one] = some
    const personnelChanges = {
      ...now.personnelChanges,
      newHires: one ? [one] : [],
      promotions: one ? [one] : [],
      departures: some,
    }
    serve([{ ...now, personnelChanges }])
    renderScreen(<CompanyWikiPage />)
    await waitForReport()
    const lists = within(section('Conversations to have')).getAllByRole('table')
    expect(lists[0]?.closest('.prompts--stacked') !== null).toBe(isStacked)
  })

  it('grades by department: as many people as answered, small ones marked', async () => {
    serve([now])
    renderScreen(<CompanyWikiPage />)
    const grading = within(await screen.findByRole('region', { name: 'Grading by department' }))
    const rows = grading.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0)
    expect(rows).toHaveLength(now.coverage.answered)
    expect(grading.getByText(/Small: fewer than 5 answers/)).toBeTruthy()
  })

  it.each([
    [[], /nobody has been invited yet/, 'Invite people'],
    [people.slice(2), /Not answered yet: Chloé Kim\./, 'Open submissions'],
  ])('offers no generating before anybody has answered', async (invited, text, link) => {
    serveCall(reports.listCompanyReports, { versions: [], next: null })
    let isAsked = false
    serveCall(reports.getCompanyReport, () => {
      isAsked = true
      throw failureResponse('NOT_FOUND', messages.reportNotFound)
    })
    serveCall(directory.getEmployees, { employees: sampleEmployees(invited), next: null })
    renderScreen(<CompanyWikiPage />)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /generate/i })).toBeNull()
    expect(isAsked).toBe(false)
  })

  it('leads from no answers to inviting', async () => {
    serve([])
    serveCall(directory.getEmployees, { employees: sampleEmployees(people), next: null })
    serveFailure(
      reports.generateCompanyReport,
      failureResponse('BUSINESS_LOGIC_ERROR', messages.noCompletedSubmissions),
    )
    const { user } = renderScreen(<CompanyWikiPage />)
    await user.click(await screen.findByRole('button', { name: 'Generate report' }))
    expect(await screen.findByRole('heading', { name: messages.noCompletedSubmissions })).toBeTruthy()
    expect(screen.getByText(/As soon as one is in, it can be generated\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open submissions' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('names who is missing where a generation is refused, as answers were withdrawn meanwhile', async () => {
    serve([])
    serveCall(directory.getEmployees, { employees: sampleEmployees(people), next: null })
    serveCall(reports.generateCompanyReport, () => {
      const waitedFor = people.map((person) => ({ ...person, status: 'invited' as const }))
      serveCall(directory.getEmployees, { employees: sampleEmployees(waitedFor), next: null })
      throw failureResponse('BUSINESS_LOGIC_ERROR', messages.noCompletedSubmissions)
    })
    const { user } = renderScreen(<CompanyWikiPage />)
    await user.click(await screen.findByRole('button', { name: 'Generate report' }))
    const missing = 'Not answered yet: Ada Lovelace, Ben Okafor, and Chloé Kim.'
    expect(await screen.findByText(new RegExp(missing))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open submissions' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says to who comes to generate that nobody has answered, and who is missing', async () => {
    serve([])
    serveCall(directory.getEmployees, { employees: sampleEmployees(people.slice(2)), next: null })
    const { user, router } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki?generate=ask' })
    const dialog = within(await screen.findByRole('dialog', { name: messages.noCompletedSubmissions }))
    expect(dialog.getByText(/Not answered yet: Chloé Kim\./)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /generate/i })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toEqual({})
    expect(screen.getByText(/Not answered yet: Chloé Kim\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open submissions' })).toBeTruthy()
  })

  it('says that generating failed where the server has no better sentence, and keeps the report', async () => {
    serve([now])
    serveFailure(reports.generateCompanyReport, Response.json({ success: false }, { status: 500 }))
    const { user } = renderScreen(<CompanyWikiPage />)
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
    expect(await screen.findByText('Failed to generate company report via API.')).toBeTruthy()
    expect(section('What matters')).toBeTruthy()
  })

  it('says that something between answered a generation in the place of the server', async () => {
    serve([now])
    serveFailure(reports.generateCompanyReport, () => HttpResponse.html('<h1>Welcome aboard</h1>'))
    const { user } = renderScreen(<CompanyWikiPage />)
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
    expect(
      await screen.findByText(
        /^The reply came from something between this device and Muster, such as a network’s login page or a proxy\./,
      ),
    ).toBeTruthy()
  })

  it('shows the new version once it is made', async () => {
    const next = { ...now, id: 'company-3', version: 3 }
    serve([now])
    serveCall(reports.generateCompanyReport, () => {
      serve([next, now])
      return { report: next }
    })
    const { user } = renderScreen(<CompanyWikiPage />)
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
    expect(await screen.findByText(/^As of .*, version 3/)).toBeTruthy()
  })

  it('asks for who comes to generate, and generates once', async () => {
    const next = { ...now, id: 'company-3', version: 3 }
    let made = 0
    serve([now])
    serveCall(reports.generateCompanyReport, () => {
      made++
      serve([next, now])
      return { report: next }
    })
    const { user, router } = renderScreen(<CompanyWikiPage />, { at: '/company-wiki?generate=ask' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate the company report?' }))
    expect(made).toBe(0)
    await user.click(dialog.getByRole('button', { name: 'Generate report' }))
    expect(await screen.findByText(/^As of .*, version 3/)).toBeTruthy()
    expect(made).toBe(1)
    expect(router.state.location.search).toEqual({})
  })

  it('does not ask who may not generate', async () => {
    serve([now])
    renderScreen(<CompanyWikiPage />, { as: 'employee', at: '/company-wiki?generate=ask' })
    await screen.findByRole('region', { name: 'In short' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what failed and tries again', async () => {
    serve([now])
    serveFailure(reports.getCompanyReport, failureResponse('INTERNAL', messages.internal))
    const { user } = renderScreen(<CompanyWikiPage />)
    expect(await screen.findByText('The company report could not be loaded')).toBeTruthy()
    serve([now])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'In short' })).toBeTruthy()
  })
})
