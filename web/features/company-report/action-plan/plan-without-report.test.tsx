import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actionPlan, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people as directory } from '../../../../contract/calls/employees/employees.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { sampleEmployees } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { doubleClick } from '../../../testing/double-click.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { sampleAction } from '../testing/sample-action.ts'
import { now, people, serve } from '../testing/serve-company-reports.ts'

/** The action plan where there is no company report, or none that its reader is shown. */

const action = (change: Partial<PlanItem> = {}) =>
  sampleAction({ details: 'With those who do it', ...change })

const without = (items: PlanItem[]) => {
  serve([])
  serveCall(directory.getEmployees, { employees: sampleEmployees(people), next: null })
  serveCall(actionPlan.listPlanItems, () => ({
    items,
    next: null,
    counts: { open: items.length, done: 0, dropped: 0 },
  }))
}
const plan = async () => within(await screen.findByRole('region', { name: 'Action plan' }))

describe('without a company report', () => {
  it('an owner is told where actions come from, and can write one down', async () => {
    const items: PlanItem[] = []
    without(items)
    let written = 0
    serveCall(actionPlan.createPlanItem, () => {
      written += 1
      items.push(action())
      return { item: action() }
    })
    const { user } = renderScreen(<CompanyWikiPage />)
    const region = await plan()
    expect(await region.findByText(/Once there is a company report, you can add actions/)).toBeTruthy()
    await user.click(region.getByRole('button', { name: 'Add an action' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /What is to be done/ }), 'Write every role down')
    // A second press before anything is answered writes no second one down.
    doubleClick(dialog.getByRole('button', { name: 'Add' }))
    expect(await region.findByRole('heading', { name: 'Write every role down' })).toBeTruthy()
    expect(written).toBe(1)
  })

  it('an owner finds what was planned from reports that were deleted, and says what became of it', async () => {
    const finding = {
      reportId: 'gone',
      version: null,
      origin: null,
      section: 'weaknesses',
      topic: 'clarity',
      text: 'Roles are not clear',
      mean: 3,
    } as const
    without([action({ finding })])
    renderScreen(<CompanyWikiPage />)
    const region = await plan()
    expect(await region.findByText(/There is no company report to read it in/)).toBeTruthy()
    expect(region.getByText('Weakness in a version that was deleted')).toBeTruthy()
    expect(region.getByRole('button', { name: 'Say what became of it: Write every role down' })).toBeTruthy()
    expect(region.queryByText(/Then and now/)).toBeNull()
  })

  it('an employee is told that nothing is theirs, or finds what is', async () => {
    without([])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    expect(await (await plan()).findByText(/You have no actions/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add an action' })).toBeNull()
  })

  it('an employee finds what is theirs, and nothing to change', async () => {
    without([action()])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    const region = await plan()
    expect(await region.findByText('Write every role down')).toBeTruthy()
    expect(region.queryByText(/You have no actions/)).toBeNull()
    expect(region.queryByRole('button')).toBeNull()
  })

  it('says where the plan could not be loaded, and the page stands', async () => {
    without([])
    serveFailure(actionPlan.listPlanItems, failureResponse('DATABASE_ERROR', 'Failed to query documents'))
    renderScreen(<CompanyWikiPage />)
    expect(await (await plan()).findByText('The action plan could not be loaded')).toBeTruthy()
    expect(screen.getByText('No company report yet')).toBeTruthy()
  })

  it('is in its place on the page with one', async () => {
    serve([now])
    renderScreen(<CompanyWikiPage />)
    await screen.findByRole('heading', { level: 1, name: /company report/ })
    expect(screen.queryByText(/Once there is a company report, you can add actions/)).toBeNull()
  })
})

it('a company report that cannot be had anew stays, and the page says so', async () => {
  serve([now])
  const { client } = renderScreen(<CompanyWikiPage />)
  await screen.findByRole('heading', { level: 1, name: /company report/ })
  serveFailure(reports.getCompanyReport, failureResponse('DATABASE_ERROR', messages.reportNotFound))
  await act(() => client.refetchQueries({ queryKey: [reports.getCompanyReport.name] }))
  expect(await screen.findByText(/^This report couldn’t be refreshed/)).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'In short' })).toBeTruthy()
})
