import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actionPlan } from '../../../../contract/calls/action-plan.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { before, finding, now, open, plan } from '../testing/sample-plan.tsx'
import { sampleAction } from '../testing/sample-action.ts'
import { serve } from '../testing/serve-company-reports.ts'

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
  expect(screen.getByText('Open the answers to read who said it.').className).toBe('screen-only')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(region.getByText('Nothing is planned yet')).toBeTruthy()
})

describe('the plan', () => {
  it('says what failed and is loaded again', async () => {
    serve([before])
    serveFailure(actionPlan.listPlanItems, failureResponse('DATABASE_ERROR', messages.internal))
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

  it('names of each hiring need the role, on its button and as the title of an action about it', async () => {
    serve([before])
    plan([])
    const { user } = await open()
    const [need] = before.immediateHiringNeeds
    if (!need) throw new Error('Nobody is to be hired.')
    const title = `Look into the need: ${need.role}`
    await user.click(await screen.findByRole('button', { name: `Add to the action plan: ${title}` }))
    expect(await screen.findByDisplayValue(title)).toBeTruthy()
  })

  it('keeps what was typed of an action when its dialog is closed, which a tap beside does not do', async () => {
    serve([before])
    plan([sampleAction()])
    const { user, region } = await open()
    const titleIn = async (button: string) => {
      await user.click(await region.findByRole('button', { name: button }))
      return within(await screen.findByRole('dialog')).getByLabelText(/^What is to be done/)
    }
    for (const button of ['Add an action', 'Edit: Write every role down']) {
      const title = await titleIn(button)
      await user.clear(title)
      await user.type(title, 'Ask the team')
      await user.click(document.querySelector('.mantine-Modal-overlay') ?? document.body)
      expect(title).toHaveProperty('value', 'Ask the team')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await titleIn(button)).toHaveProperty('value', 'Ask the team')
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
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
    serveFailure(actionPlan.listPlanItems, failureResponse('DATABASE_ERROR', messages.internal))
    const { user } = renderScreen(<CompanyWikiPage />, { as: 'employee' })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/couldn’t be loaded. Saved data is safe/)).toBeTruthy()
    plan([sampleAction()])
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Your actions' })).toBeTruthy()
  })
})
