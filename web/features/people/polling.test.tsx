import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { sampleOrganization, renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import SubmissionsPage from './people-page.tsx'
import { sampleInvitation, samplePerson } from './testing/sample-people.ts'
import { serve } from './testing/serve-people.ts'
import { names } from './testing/shown-rows.ts'
import { invitationStages as world } from './testing/sample-worlds.ts'

/** Another admin changes the lists while somebody has them open. */

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** How often the list was asked for, which from now on has somebody new, and Ben by another name. */
const elsewhere = () => {
  let asked = 0
  serveCall(people.getEmployees, () => {
    asked++
    return {
      employees: [
        ...world.employees.map((person) => (person.id === 'e2' ? { ...person, name: 'Ben King' } : person)),
        samplePerson('e5', 'Bo Lind'),
      ],
      next: null,
    }
  })
  return () => asked
}

const see = (state: 'hidden' | 'visible') =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('what others change comes by itself, and moves nothing that is read, selected or typed', async () => {
  serve(world)
  const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?q=northwind' })
  await screen.findByText('4 people')
  await user.click(screen.getByRole('checkbox', { name: 'Select Chloé Kim' }))
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(search, '.ex')
  const asked = elsewhere()
  await pass(15_000)
  expect(asked()).toBe(0)
  await pass(6_000)
  await waitFor(() => expect(names()).toEqual(['Ada Lovelace', 'Ben King', 'Chloé Kim', 'Dmitri Novak']))
  expect(asked()).toBe(1)
  expect(screen.getByText('4 of 5 people')).toBeTruthy()
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(search).toHaveProperty('value', 'northwind.ex')
  expect(document.activeElement).toBe(search)
  await user.click(screen.getByRole('button', { name: '1 new person — show' }))
  await waitFor(() =>
    expect(names()).toEqual(['Ada Lovelace', 'Ben King', 'Bo Lind', 'Chloé Kim', 'Dmitri Novak']),
  )
  expect(screen.queryByRole('button', { name: /— show$/ })).toBeNull()
  expect(screen.getByText('1 selected')).toBeTruthy()
})

it('a hidden tab asks for nothing, and once when it is looked at again', async () => {
  serve(world)
  renderScreen(<SubmissionsPage />)
  await screen.findByText('4 people')
  see('hidden')
  const asked = elsewhere()
  await pass(10 * 60_000)
  expect(asked()).toBe(0)
  see('visible')
  expect(await screen.findByRole('button', { name: '1 new person — show' })).toBeTruthy()
  expect(asked()).toBe(1)
})

it('whoever only sees the invitations is told of new ones, too, and of those that are taken back', async () => {
  serve(world)
  const as = sampleOrganization('employee', { permissions: ['org:view', 'employee:view', 'employee:invite'] })
  const { user } = renderScreen(<SubmissionsPage />, { as })
  await screen.findByText('4 people')
  const shown = () =>
    within(screen.getByRole('table', { name: 'Invitations' }))
      .getAllByText(/@northwind\.example$/)
      .map(({ textContent }) => textContent?.slice(0, 2))
  expect(shown()).toEqual(['e1', 'e2', 'e3', 'e4'])
  serveCall(people.listInvitations, {
    invitations: [...world.invitations.slice(1), sampleInvitation('e5'), sampleInvitation('e0')],
    next: null,
  })
  await pass(21_000)
  await waitFor(() => expect(shown()).toEqual(['e2', 'e3', 'e4']))
  await user.click(screen.getByRole('button', { name: '2 new invitations — show' }))
  await waitFor(() => expect(shown()).toEqual(['e0', 'e2', 'e3', 'e4', 'e5']))
})
