import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actionPlan, planMessages, type Finding, type PlanItem } from '../../../contract/action-plan.ts'
import { messages } from '../../../contract/failures.ts'
import { people as peopleCalls } from '../../../contract/people.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import { employeesOf, goodAnswers, sampleCompanyReport, samplePerson } from '../../testing/sample-reports.ts'
import { answering, failing, refusing } from '../../testing/server.ts'
import CompanyWikiPage from './company-wiki-page.tsx'
import { sampleAction } from './testing/sample-action.ts'
import { serve } from './testing/served-reports.ts'

const team = (clarity: string, names = ['Ada', 'Ben', 'Chloé', 'Dora', 'Emil', 'Femi']) =>
  names.map((name) =>
    samplePerson(`e-${name}`, `${name} Lovelace`, 'Finance', goodAnswers({ role_clarity: clarity })),
  )
const earlierReport = (clarity: string, names?: string[]): StoredCompanyReport => {
  const report = sampleCompanyReport(team(clarity, names), {
    id: 'company-1',
    version: 1,
    createdAt: '2026-10-19T10:00:00.000Z',
  })
  return { ...report, overview: { ...report.overview, lastUpdated: '2026-10-19T10:00:00.000Z' } }
}
const before = earlierReport('3')
const now = sampleCompanyReport(team('9'))

const finding = (change: Partial<Finding> = {}): Finding => ({
  reportId: before.id,
  version: before.version,
  origin: 'generated',
  section: 'weaknesses',
  topic: 'clarity',
  text: before.weaknesses[0]?.text ?? '',
  mean: 3,
  ...change,
})

/** Answers with this plan, and takes what is stored into it. */
const plan = (items: PlanItem[]) => {
  const countOf = (state: PlanItem['state']) => items.filter((item) => item.state === state).length
  answering(actionPlan.listPlanItems, () => ({
    items,
    next: null,
    counts: { open: countOf('open'), done: countOf('done'), dropped: countOf('dropped') },
  }))
  answering(peopleCalls.getEmployees, { employees: employeesOf(team('3')), next: null })
  const sent: unknown[] = []
  answering(actionPlan.createPlanItem, ({ body }) => {
    sent.push(body)
    const item = sampleAction({ id: 'new', finding: finding() })
    items.unshift(item)
    return { item }
  })
  answering(actionPlan.updatePlanItem, ({ body }) => {
    sent.push(body)
    const asked = actionPlan.updatePlanItem.in.parse(body)
    const at = items.findIndex(({ id }) => id === asked.id)
    const old = items[at]
    if (old === undefined || old.revision !== asked.basedOn) {
      throw failing('BUSINESS_LOGIC_ERROR', planMessages.changed)
    }
    const { title = old.title, state = old.state, outcome = '' } = asked
    const item = { ...old, title, state, outcome, revision: old.revision + 1 }
    items[at] = item
    return { item }
  })
  return { sent, items }
}

const open = async (at = '/company-wiki') => {
  const view = renderScreen(<CompanyWikiPage />, { at })
  return { ...view, region: within(await screen.findByRole('region', { name: 'Action plan' })) }
}

it('on paper the whole plan stands there, state by state, without what only works on a screen', async () => {
  serve([now, before])
  plan([
    sampleAction({ finding: finding() }),
    sampleAction({ id: 'ended', title: 'Ask again in May', state: 'done', outcome: 'They were asked.' }),
  ])
  const { region } = await open()
  expect(await region.findByText(/a mean of 3\.0 then, 9\.0 now/)).toBeTruthy()
  expect(region.queryByText('Ask again in May')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(region.getByRole('heading', { name: 'Open (1)' })).toBeTruthy()
  expect(region.getByText(/a mean of 3\.0 then, 9\.0 now/)).toBeTruthy()
  expect(region.getByRole('heading', { name: 'Done (1)' })).toBeTruthy()
  expect(region.getByText('They were asked.')).toBeTruthy()
  expect(region.queryByRole('tab')).toBeNull()
  expect(region.queryByRole('button')).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(region.getByRole('tab', { name: 'Done 1' })).toBeTruthy()
})

it('on paper an empty plan says so, without how to fill it', async () => {
  serve([now, before])
  plan([])
  const { region } = await open()
  expect(await region.findByText('Nothing is planned yet')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(region.getByText('No action is planned.')).toBeTruthy()
  expect(region.queryByText('Nothing is planned yet')).toBeNull()
  expect(screen.getByText('Open a count to read whose answers it is.').className).toBe('screen-only')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(region.getByText('Nothing is planned yet')).toBeTruthy()
})

describe('an action', () => {
  it('is added beside a finding, with who sees to it and a day, and is linked to from there', async () => {
    serve([before])
    const { sent } = plan([])
    const { user, region } = await open()
    expect(await region.findByText('Nothing is planned yet')).toBeTruthy()
    const findings = within(screen.getByRole('region', { name: 'Strengths and weaknesses' }))
    await user.click(
      findings.getByRole('button', {
        name: 'Add to the action plan: What is expected is not clear to everyone',
      }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to the action plan' }))
    const title = dialog.getByLabelText(/What is to be done/)
    expect(title).toHaveProperty('value', 'What is expected is not clear to everyone')
    await user.clear(title)
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(dialog.getByText(planMessages.titleMissing)).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(title, 'Write every role down')
    await user.click(dialog.getByRole('combobox', { name: /Who sees to it/ }))
    await user.click(await screen.findByRole('option', { name: 'Chloé Lovelace' }))
    await user.type(dialog.getByLabelText(/Until when/), '2026-12-24')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await findings.findByText(/In the action plan:/)).toBeTruthy()
    expect(sent).toEqual([
      {
        title: 'Write every role down',
        details: '',
        ownerEmployeeId: 'e-Chloé',
        dueOn: '2026-12-24',
        finding: { reportId: 'company-1', section: 'weaknesses', index: 0 },
      },
    ])
    await user.click(findings.getByRole('link', { name: 'Write every role down' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('action-new'))
    expect(findings.getByRole('button', { name: /^Add another action: What is expected/ })).toBeTruthy()
  })

  it('says in words where it is overdue, and leads to the version that its finding stood in', async () => {
    serve([now, before])
    plan([
      sampleAction({
        dueOn: '2020-02-29',
        owner: { employeeId: 'e-Ben', name: 'Ben Lovelace' },
        finding: finding(),
      }),
      sampleAction({ id: 'action-2', title: 'Later', dueOn: '9990-01-01' }),
    ])
    const { region } = await open()
    const [first, second] = await region.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Overdue: it was due on .*2020/)
    expect(within(first ?? document.body).getByRole('link', { name: 'Ben Lovelace' })).toBeTruthy()
    const link = within(first ?? document.body).getByRole('link', { name: 'Weakness in version 1' })
    expect(link.getAttribute('href')).toMatch(/report=company-1/)
    expect(second?.textContent).toMatch(/Nobody sees to it yet.*Due on .*9990/)
  })

  it('is ended with what became of it, and taken up again', async () => {
    serve([before])
    const { sent } = plan([sampleAction()])
    const { user, region, router } = await open()
    await user.click(
      await region.findByRole('button', { name: 'Say what became of it: Write every role down' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: /What became of/ }))
    await user.click(dialog.getByRole('radio', { name: 'Dropped' }))
    await user.click(dialog.getByRole('button', { name: 'Store it' }))
    expect(dialog.getByText(planMessages.outcomeMissing)).toBeTruthy()
    await user.type(dialog.getByLabelText(/What became of it/), 'No time.')
    await user.click(dialog.getByRole('button', { name: 'Store it' }))
    expect(await region.findByText('No action is open.')).toBeTruthy()
    await user.click(region.getByRole('tab', { name: 'Dropped 1' }))
    expect(router.state.location.search).toEqual({ actions: 'dropped' })
    expect(await region.findByText('No time.')).toBeTruthy()
    await user.click(region.getByRole('button', { name: 'Take it up again: Write every role down' }))
    const question = within(await screen.findByRole('dialog', { name: /up again/ }))
    await user.click(question.getByRole('button', { name: 'Take it up again' }))
    expect(await region.findByText('No action was dropped.')).toBeTruthy()
    expect(sent).toEqual([
      { id: 'action-1', basedOn: 1, state: 'dropped', outcome: 'No time.' },
      { id: 'action-1', basedOn: 2, state: 'open' },
    ])
  })

  it('that somebody has changed meanwhile shows the newest, and keeps what was typed', async () => {
    serve([before])
    const { sent, items } = plan([sampleAction()])
    const { user, region } = await open()
    await user.click(await region.findByRole('button', { name: 'Edit: Write every role down' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the action' }))
    items[0] = sampleAction({ title: 'Theirs', details: 'Their details', revision: 5 })
    const title = dialog.getByLabelText(/What is to be done/)
    await user.clear(title)
    await user.type(title, 'Mine')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const alert = within(await dialog.findByRole('alert'))
    expect(alert.getByText(planMessages.changed)).toBeTruthy()
    expect(await alert.findByText('Theirs')).toBeTruthy()
    expect(title).toHaveProperty('value', 'Mine')
    expect(dialog.getByLabelText(/Details/)).toHaveProperty('value', 'Their details')
    await user.click(dialog.getByRole('button', { name: 'Save all the same' }))
    expect(await region.findByRole('heading', { name: 'Mine' })).toBeTruthy()
    expect(sent).toEqual([
      { id: 'action-1', basedOn: 1, title: 'Mine' },
      { id: 'action-1', basedOn: 5, title: 'Mine' },
    ])
  })
})

describe('then and now', () => {
  const seen = async (reports: StoredCompanyReport[], from: Partial<Finding> = {}) => {
    serve(reports)
    plan([sampleAction({ finding: finding(from) })])
    const { region } = await open()
    await region.findByRole('heading', { name: 'Write every role down' })
    return region
  }

  it('says by how much the measure of an earlier finding has changed, and that it is more than noise', async () => {
    const region = await seen([now, before])
    const text = await region.findByText(/Role clarity: a mean of 3.0 then, 9.0 now/)
    expect(text.textContent).toMatch(
      /Role clarity: low in 100% of the answers then, in 0% now, by more than the noise of \d/,
    )
    expect(screen.getByText(/does not say that it changed because of it/)).toBeTruthy()
  })

  it('does not tell noise from fewer than five answers, nor without the report', async () => {
    const few = await seen([now, earlierReport('3', ['Ada', 'Ben'])])
    expect(await few.findByText(/With fewer than five answers on one side/)).toBeTruthy()
  })

  it('compares with what an action kept where its report was deleted', async () => {
    const region = await seen([now], { version: null, origin: null })
    expect(await region.findByText(/Its report was deleted, so whether that is more than noise/)).toBeTruthy()
    expect(region.getByText(/Weakness in a version that was deleted/)).toBeTruthy()
  })

  it('is not there for another wording of the same answers', async () => {
    const worded = { ...before, id: 'company-2', version: 2 }
    const region = await seen([worded, before])
    await waitFor(() => expect(document.querySelector('.plan-action .mantine-Skeleton-root')).toBeNull())
    expect(region.queryByText(/Then and now/)).toBeNull()
  })
})

describe('the plan', () => {
  it('says what failed and is loaded again', async () => {
    serve([before])
    refusing(actionPlan.listPlanItems, failing('DATABASE_ERROR', messages.internal))
    const { user, region } = await open()
    expect(
      await region.findByText('The action plan could not be loaded; the report itself is complete'),
    ).toBeTruthy()
    plan([sampleAction()])
    await user.click(region.getByRole('button', { name: 'Try again' }))
    expect(await region.findByText('Write every role down')).toBeTruthy()
  })

  it('opens at the action that the address names, whatever its state', async () => {
    serve([before])
    plan([
      sampleAction(),
      ...Array.from({ length: 70 }, (_, at) =>
        sampleAction({ id: `done-${at}`, title: `Done ${at}`, state: 'done', outcome: 'So.' }),
      ),
    ])
    const { region } = await open('/company-wiki?action=done-69')
    expect(await region.findByRole('heading', { name: 'Done 69' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.id).toBe('action-done-69'))
  })

  it('is theirs alone to employees, and nothing where they have no action', async () => {
    serve([now])
    plan([
      sampleAction({ dueOn: '9990-01-01', details: 'With Ada' }),
      sampleAction({ id: 'action-2', title: 'Old', state: 'done', outcome: 'It is there.' }),
    ])
    const { unmount } = renderScreen(<CompanyWikiPage />, { as: 'employee' })
    const own = within(await screen.findByRole('region', { name: 'Your actions' }))
    expect(own.getByText('Write every role down')).toBeTruthy()
    expect(own.getByText(/Due on .*9990/)).toBeTruthy()
    expect(own.getByText('Done: It is there.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Action plan' })).toBeNull()
    expect(screen.queryByRole('button', { name: /action plan/ })).toBeNull()
    unmount()
    plan([])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    await screen.findByRole('region', { name: 'In short' })
    expect(screen.queryByRole('region', { name: 'Your actions' })).toBeNull()
  })

  it('says to employees where theirs could not be loaded, and loads them again', async () => {
    serve([now])
    refusing(actionPlan.listPlanItems, failing('DATABASE_ERROR', messages.internal))
    const { user } = renderScreen(<CompanyWikiPage />, { as: 'employee' })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/could not be loaded. What is stored is safe/)).toBeTruthy()
    plan([sampleAction()])
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Your actions' })).toBeTruthy()
  })
})
