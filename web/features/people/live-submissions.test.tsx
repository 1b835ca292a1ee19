import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import SubmissionsPage from './people-page.tsx'
import { sampleStoredSubmission, sampleSubmission } from './testing/sample-people.ts'
import { serve } from './testing/serve-people.ts'
import { names, findRow } from './testing/shown-rows.ts'
import { mixedStages as world } from './testing/sample-worlds.ts'

describe('what arrives', () => {
  const later = { submittedAt: '2026-11-20T09:00:00.000Z' }

  it('settles in where it stands, is announced, and moves only when asked to', async () => {
    const live = serve(world)
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?sort=state&order=asc' })
    await waitFor(() => expect(live.cursors).toEqual(['c1']))
    expect(names()).toEqual(['Ada Lovelace', 'Ben Okafor', 'Chloé Kim', 'Dmitri Novak'])
    live.arrives(sampleStoredSubmission('e3', later))
    const row = await findRow('Chloé Kim')
    expect(await row.findByText(/^Answered/)).toBeTruthy()
    const said = screen.getByText('Chloé Kim has answered')
    expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    expect(names()).toEqual(['Ada Lovelace', 'Ben Okafor', 'Chloé Kim', 'Dmitri Novak'])
    expect(screen.getByText('50%')).toBeTruthy()
    live.arrives(sampleStoredSubmission('e2', later))
    await user.click(await screen.findByRole('button', { name: '2 new answers — show' }))
    await waitFor(() => expect(names()).toEqual(['Ben Okafor', 'Chloé Kim', 'Ada Lovelace', 'Dmitri Novak']))
    expect(screen.queryByRole('button', { name: /new answer/ })).toBeNull()
  })

  it('stays in a list that it no longer belongs to until the reader asks', async () => {
    const live = serve(world)
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?state=waiting' })
    await waitFor(() => expect(live.cursors).toHaveLength(1))
    live.arrives(sampleStoredSubmission('e3', later))
    await user.click(await screen.findByRole('button', { name: '1 new answer — show' }))
    await waitFor(() => expect(names()).toEqual(['Dmitri Novak']))
  })

  it('is asked for as a whole after too much was missed', async () => {
    const live = serve(world)
    renderScreen(<SubmissionsPage />)
    await waitFor(() => expect(live.cursors).toHaveLength(1))
    serveCall(questionnaires.getSubmissions, {
      submissions: { e1: sampleSubmission('e1'), e2: sampleSubmission('e2'), e3: sampleSubmission('e3') },
      next: null,
    })
    live.resets()
    expect(await screen.findByText('75%')).toBeTruthy()
    await waitFor(() => expect(live.cursors).toEqual(['c1', 'c1']))
  })

  it('takes along whoever was removed elsewhere', async () => {
    const live = serve(world)
    renderScreen(<SubmissionsPage />)
    await waitFor(() => expect(live.cursors).toHaveLength(1))
    expect(names()).toContain('Ben Okafor')
    serveCall(people.getEmployees, {
      employees: world.employees.filter(({ name }) => name !== 'Ben Okafor'),
      next: null,
    })
    live.resets()
    await waitFor(() => expect(names()).toEqual(['Ada Lovelace', 'Chloé Kim', 'Dmitri Novak']))
    expect(screen.getByText('3 people')).toBeTruthy()
  })
})

describe('listening', () => {
  const show = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => vi.restoreAllMocks())

  it('lets its connection go while the tab is hidden, and goes on from where it was', async () => {
    const live = serve(world)
    renderScreen(<SubmissionsPage />)
    await waitFor(() => expect(live.cursors).toEqual(['c1']))
    live.arrives(sampleStoredSubmission('e3'))
    await screen.findByText('Chloé Kim has answered')
    act(() => show('hidden'))
    live.arrives(sampleStoredSubmission('e4'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText('Dmitri Novak has answered')).toBeNull()
    expect(live.cursors).toEqual(['c1'])
    act(() => show('visible'))
    await waitFor(() => expect(live.cursors).toEqual(['c1', 'c2']))
  })

  it('takes to long polling where streams do not come through', async () => {
    serve(world)
    let polls = 0
    serveCall(questionnaires.submissionEvents, ({ request }) => {
      const isPoll = new URL(request.url).searchParams.has('wait')
      if (isPoll && ++polls > 1) return new Promise(() => {})
      return { events: isPoll ? [sampleStoredSubmission('e3')] : [], cursor: `c${polls}`, reset: false }
    })
    renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('Chloé Kim has answered')).toBeTruthy()
    expect(screen.getByText('Live')).toBeTruthy()
  })

  it('says so while it is interrupted, and shows the list all the same', async () => {
    serve(world)
    serveCall(questionnaires.submissionEvents, ({ request }) => {
      if (request.headers.get('accept') === 'text/event-stream') throw failureResponse('INTERNAL', 'Oh')
      return { events: [], cursor: 'c1', reset: false }
    })
    renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('Not live; reconnecting')).toBeTruthy()
    expect(screen.getByText('4 people')).toBeTruthy()
  })

  it('is not needed for the list, and neither are the invitations', async () => {
    serve(world)
    serveFailure(questionnaires.submissionEvents, failureResponse('RATE_LIMITED', messages.rateLimited))
    serveFailure(people.listInvitations, failureResponse('INTERNAL', messages.internal))
    renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('4 people')).toBeTruthy()
    expect(await screen.findByText('The invitations could not be loaded')).toBeTruthy()
    // Nobody knows who is invited: nothing says that they are not, and nothing is offered that goes by it.
    expect(screen.getAllByText('Not known yet')).toHaveLength(4)
    expect(screen.queryByText('Not invited')).toBeNull()
    expect(screen.queryByRole('button', { name: /Remind all/ })).toBeNull()
    expect(screen.getByText('25%')).toBeTruthy()
  })
})
