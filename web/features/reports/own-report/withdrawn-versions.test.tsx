import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actionPlan } from '../../../../contract/calls/action-plan.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { reports, type ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import {
  sampleEmployees,
  goodAnswers,
  samplePerson,
  sampleReport,
  sampleSummary,
} from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import ReportsPage from '../reports-page.tsx'
import { sampleStep, serveReport } from '../testing/serve-report.ts'
import { serveOwnQuestionnaire } from '../testing/serve-own-questionnaire.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const notYet = 'Your report isn’t released yet'
const withdrawn = [
  sampleStep('withdrawn', { text: 'A wrong person.', at: '2026-11-22T09:00:00.000Z' }),
  sampleStep('contested', { text: 'I trained two people.' }),
  sampleStep('released'),
]

const ownRecord = (employeeId: string, status: 'completed' | 'in_progress' = 'completed') =>
  serveOwnQuestionnaire({ employeeId, status })

const openList = (
  steps: readonly ReportStep[],
  {
    summaries = [],
    status = 'completed',
  }: { summaries?: ReportSummary[]; status?: 'completed' | 'in_progress' } = {},
) => {
  serveCall(reports.listReports, { reports: summaries, next: null })
  serveCall(release.getReportSteps, { steps: [...steps], next: null })
  serveCall(actionPlan.listPlanItems, { items: [], next: null, counts: { open: 0, done: 0, dropped: 0 } })
  ownRecord('e1', status)
  return renderScreen(<ReportsPage />, { as: 'employee' })
}

const foldOf = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest('details') ?? document.body

describe('whose released report was taken back', () => {
  it('reads in their list who withdrew it, when and why, what comes next, and their own words', async () => {
    openList(withdrawn)
    expect(
      await screen.findByRole('heading', { name: 'Version 2 of your report was withdrawn' }),
    ).toBeTruthy()
    expect(
      screen.getByText(
        'It was released to you on November 20, 2026. Grace Hopper withdrew it on November 22, 2026, so you can no longer read it.',
      ),
    ).toBeTruthy()
    expect(screen.getByText(/Once another version is reviewed and released/)).toBeTruthy()
    expect(screen.getByText('A wrong person.')).toBeTruthy()
    expect(screen.getByText('I trained two people.')).toBeTruthy()
    expect(screen.queryByText(notYet)).toBeNull()
  })

  it('reads of a deleted one until when it is kept; an account that is gone leaves no name', async () => {
    openList([sampleStep('deleted', { wasOut: true, by: null }), sampleStep('released')])
    expect(await screen.findByRole('heading', { name: 'Version 2 of your report was deleted' })).toBeTruthy()
    expect(screen.getByText(/^It was released .* somebody who is no longer here deleted it/)).toBeTruthy()
    expect(screen.getByText(/Unless it is restored, it is erased 30 days later/)).toBeTruthy()
  })

  it('reads it below another version that is out, and below what is asked of them', async () => {
    const newer = sampleStep('released', { id: 'step-9', version: 3 })
    const { unmount } = openList([newer, ...withdrawn], { summaries: [sampleSummary(ada, { version: 3 })] })
    expect(
      await screen.findByText('You can read another version of your report: it is released.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read your report' })).toBeTruthy()
    // What became of the version that is there stands with it.
    expect(screen.queryByText(/\(version 3\)/)).toBeNull()
    unmount()
    openList(withdrawn, { status: 'in_progress' })
    expect(await screen.findByRole('link', { name: 'Continue the questionnaire' })).toBeTruthy()
    expect(await screen.findByText('I trained two people.')).toBeTruthy()
  })

  it('is told that it is not released where a version was released again, or none ever was', async () => {
    const again = sampleStep('released', { id: 'step-9' })
    openList([again, ...withdrawn])
    expect(await screen.findByRole('heading', { name: notYet })).toBeTruthy()
  })

  it('reads nothing of a deleted version above the one that was brought back and released again', async () => {
    openList([
      sampleStep('released', { id: 'step-9' }),
      sampleStep('restored', { wasOut: true }),
      sampleStep('deleted', { wasOut: true }),
      sampleStep('released'),
    ])
    expect(await screen.findByRole('heading', { name: notYet })).toBeTruthy()
    expect(screen.queryByText(/was deleted/)).toBeNull()
  })

  it('reads of one that was brought back that it is, and not that it is erased', async () => {
    openList([
      sampleStep('restored', { at: '2026-11-24T09:00:00.000Z' }),
      sampleStep('deleted', { wasOut: true, at: '2026-11-22T09:00:00.000Z' }),
      sampleStep('contested', { text: 'I trained two people.' }),
      sampleStep('released'),
    ])
    expect(await screen.findByRole('heading', { name: 'Version 2 of your report was restored' })).toBeTruthy()
    expect(
      screen.getByText(
        /^It was released to you on November 20, 2026 and later deleted\. Grace Hopper restored it on November 24, 2026\. You can read it again once it is reviewed and released/,
      ),
    ).toBeTruthy()
    expect(screen.getByText(/Once this or another version is reviewed and released/)).toBeTruthy()
    expect(screen.getByText('I trained two people.')).toBeTruthy()
    expect(screen.queryByText(/erased for good/)).toBeNull()
    expect(screen.queryByText(notYet)).toBeNull()
  })

  it('reads of each that was deleted until when it is kept, also where it was withdrawn before', async () => {
    const first = { version: 1, id: 'first' }
    openList([
      ...withdrawn,
      sampleStep('deleted', { ...first, at: '2026-11-21T09:00:00.000Z' }),
      sampleStep('withdrawn', { ...first, id: 'first-withdrawn' }),
      sampleStep('contested', { ...first, id: 'first-contested', text: 'I led a project.' }),
      sampleStep('released', { ...first, id: 'first-released' }),
    ])
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Version 2 of your report was withdrawn' }),
    ).toBeTruthy()
    expect(
      screen.getByRole('heading', { level: 3, name: 'Version 1 of your report was deleted' }),
    ).toBeTruthy()
    expect(
      screen.getByText(/Grace Hopper deleted it on November 21, 2026, .* erased 30 days later/),
    ).toBeTruthy()
    expect(screen.getByText('I led a project.')).toBeTruthy()
  })

  it('is told nothing untrue while it is not known', async () => {
    serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
    openList([])
    serveFailure(release.getReportSteps, failureResponse('INTERNAL', messages.internal))
    expect(await screen.findByText('The decisions couldn’t be loaded.')).toBeTruthy()
    expect(screen.queryByText(notYet)).toBeNull()
  })

  it('reads the same at the address of the report, where somebody else finds nothing', async () => {
    const open = (steps: readonly ReportStep[], own = 'e1') => {
      ownRecord(own)
      serveReport(() => {
        throw failureResponse('NOT_FOUND', messages.reportNotFound)
      }, steps)
      serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
      return renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
    }
    const { unmount } = open(withdrawn)
    const heading = await screen.findByRole('heading', { name: 'Version 2 of your report was withdrawn' })
    const section = within(heading.closest('section') ?? document.body)
    expect(section.getByText('I trained two people.')).toBeTruthy()
    expect(screen.queryByText('Report not found')).toBeNull()
    unmount()
    const { unmount: leave } = open([])
    await waitFor(() => expect(screen.getByText('Report not found')).toBeTruthy())
    leave()
    // Whoever sees the steps of others, too, is not told of theirs as of their own.
    open(withdrawn, 'e2')
    await waitFor(() => expect(screen.getByText('Report not found')).toBeTruthy())
    expect(screen.queryByText(/of your report was withdrawn/)).toBeNull()
  })

  it('sees it on the open page as soon as they look at it again', async () => {
    let isOut = true
    ownRecord('e1')
    serveReport(() => {
      if (!isOut) throw failureResponse('NOT_FOUND', messages.reportNotFound)
      return { report: sampleReport(ada, { version: 2 }), latestVersion: 2, versions: [2], isOwn: true }
    }, withdrawn)
    serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
    const { client } = renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
    // As in the product, where what was just asked for is not asked for again at each look.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 15_000 } })
    expect(await screen.findByRole('region', { name: 'Your answer' })).toBeTruthy()
    isOut = false
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(
      // Sooner than it is asked for by itself.
      await screen.findByRole(
        'heading',
        { name: 'Version 2 of your report was withdrawn' },
        { timeout: 12_000 },
      ),
    ).toBeTruthy()
  })

  it('finds it folded above a newer version, to which the mail about the other one leads', async () => {
    const newer = sampleStep('released', { id: 'step-9', version: 3 })
    const report = sampleReport(ada, { version: 3 })
    const open = (isOwn: boolean) => {
      serveReport({ report, latestVersion: 3, versions: [3], isOwn }, [newer, ...withdrawn])
      return renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
    }
    const title = 'Decisions and comments on versions you can no longer read'
    const { unmount } = open(true)
    const fold = (await screen.findByText(title)).closest('details')
    expect(fold?.open).toBe(false)
    expect(within(fold ?? document.body).getByText('I trained two people.')).toBeTruthy()
    unmount()
    serveReport({ report, latestVersion: 3, versions: [3], isOwn: true }, [
      newer,
      sampleStep('deleted', { id: 'step-8' }),
      ...withdrawn,
    ])
    const { unmount: leave } = renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
    expect(within(await foldOf(title)).getByText(/erased 30 days later/)).toBeTruthy()
    leave()
    open(false)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy()
    expect(screen.queryByText(title)).toBeNull()
  })
})
