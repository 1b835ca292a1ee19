import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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
import { serveCall } from '../../../testing/fake-server.ts'
import EmployeeReportPage from './employee-report-page.tsx'
import ReportsPage from '../reports-page.tsx'
import { sampleStep, serveReport } from '../testing/serve-report.ts'

const everyone = Array.from({ length: 120 }, (_, index) =>
  samplePerson(
    `e${index}`,
    `Person ${String(index).padStart(3, '0')}`,
    'Sales',
    index === 7 ? null : goodAnswers(),
  ),
)

it('the list on paper has every row, and is the screen’s own again afterwards', async () => {
  serveCall(people.getEmployees, { employees: sampleEmployees(everyone), next: null })
  serveCall(reports.listReports, {
    reports: everyone.filter((_, index) => index !== 7).map((person) => sampleSummary(person)),
    next: null,
  })
  serveCall(runs.getRuns, { runs: [] })
  renderScreen(<ReportsPage />)
  await screen.findByText('120 people')
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(screen.getByText('120 people.')).toBeTruthy()
  expect(screen.queryByLabelText('Search')).toBeNull()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(121)
  expect(rows[8]?.textContent).toBe('Person 007AccountantSales' + '–'.repeat(8) + 'Waiting for answers–')
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  expect(screen.queryByText('120 people.')).toBeNull()
  expect(screen.getByLabelText('Search')).toBeTruthy()
})

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const report = sampleReport(ada, { version: 2, state: 'released', generatedAt: '2026-11-19T09:00:00.000Z' })
const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')))
const afterwards = () => act(() => void window.dispatchEvent(new Event('afterprint')))
const facts = () => screen.queryByText(/^Northwind Traders\. Ada Lovelace, Accountant, Finance\. Version 2\./)

it('a person’s report on paper says whose it is, of when, and who reviewed and released it, in dates', async () => {
  serveReport({ report, latestVersion: 2, versions: [2, 1] }, [
    sampleStep('released', { at: '2026-11-21T09:00:00.000Z' }),
    sampleStep('reviewed'),
    sampleStep('reviewed', { id: 'earlier', by: { userId: 'user-3', name: 'Alan Turing' } }),
  ])
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  await screen.findAllByText(/by Grace Hopper/)
  expect(facts()).toBeNull()
  print()
  const text = facts()?.textContent ?? ''
  expect(text).toMatch(/Generated on [^.]*19[^.]*2026[^.]* from answers of [^.]*10[^.]*2026/)
  expect(text).toMatch(
    /State: Released; reviewed by Grace Hopper on [^;]*20[^;]*2026[^;]*; released by Grace Hopper on [^;]*21[^;]*2026/,
  )
  expect(text).not.toContain('ago')
  expect(text).not.toContain('Alan Turing')
  afterwards()
  expect(facts()).toBeNull()
})

it('what is told about a report stands open on paper, and as its reader left it afterwards', async () => {
  serveReport({ report, latestVersion: 2, versions: [2, 1] })
  const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />)
  const title = await screen.findByText('What Ada Lovelace sees about this report')
  const fold = title.closest('details')
  expect(fold?.open).toBe(false)
  print()
  expect(fold?.open).toBe(true)
  afterwards()
  expect(fold?.open).toBe(false)
  await user.click(title)
  expect(fold?.open).toBe(true)
  print()
  afterwards()
  expect(fold?.open).toBe(true)
})

it.each([
  ['draft', 'Draft', /^Draft Ada Lovelace can’t see it until it is released/],
  ['reviewed', 'Reviewed', /^Reviewed Not released yet/],
  [
    'withdrawn',
    'Withdrawn',
    /^Withdrawn It was withdrawn\. Only owners, admins and others with that right can see it\./,
  ],
] as const)('a report that is not released says on paper that it is %s', async (state, label, said) => {
  serveReport({ report: { ...report, state }, latestVersion: 2, versions: [2, 1] })
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })
  const onPaper = () => screen.queryByText(label, { selector: '.state-on-paper strong' })
  expect(onPaper()).toBeNull()
  print()
  expect(onPaper()?.parentElement?.textContent).toMatch(said)
  afterwards()
  expect(onPaper()).toBeNull()
})

it('a contested report has on paper what its person wrote, and who decided and why', async () => {
  serveReport({ report: { ...report, state: 'contested' }, latestVersion: 2, versions: [2, 1] }, [
    sampleStep('contested', { text: 'I trained two people.' }),
    sampleStep('released'),
    sampleStep('reviewed', { text: 'I read it with her answers.' }),
    sampleStep('edited', { text: 'It was too stiff.' }),
  ])
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  await screen.findByText('I trained two people.')
  const onPaper = () => document.querySelector('.said-on-paper')
  expect(onPaper()).toBeNull()
  print()
  expect(onPaper()?.querySelector('h2')?.textContent).toBe('Decisions and comments on this version')
  const items = [...(onPaper()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^Reviewed by Grace Hopper, .*I read it with her answers\.$/),
    expect.stringMatching(/^Released by Grace Hopper, /),
    expect.stringMatching(/^Contested by Grace Hopper, .*I trained two people\.$/),
  ])
  afterwards()
  expect(onPaper()).toBeNull()
})

it('a report that is released needs no such mark', async () => {
  serveReport({ report, latestVersion: 2, versions: [2, 1] })
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })
  print()
  expect(document.querySelector('.state-on-paper')).toBeNull()
  afterwards()
})

it('a draft says on paper in its reader’s language how it stands, of which cycle it is, and who edited it', async () => {
  const draft = { ...report, state: 'draft' as const, cycle: { number: 2, name: 'Herbst' } }
  serveReport({ report: draft, latestVersion: 2, versions: [2, 1] }, [sampleStep('edited')], 'de')
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  await screen.findByText(/^Texte bearbeitet/)
  print()
  expect(document.querySelector('.state-on-paper')?.textContent).toMatch(
    /^Entwurf Ada Lovelace sieht diese Version erst nach der Freigabe/,
  )
  const intro = screen.getByText(/^Northwind Traders\. Ada Lovelace\./).textContent
  expect(intro).toMatch(/Status: Entwurf\. Runde 2: Herbst\. Texte bearbeitet von Grace Hopper, /)
  afterwards()
})
