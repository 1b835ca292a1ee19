import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { members } from '../../contract/calls/members.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import type { Role } from '../../contract/rights/permissions.ts'
import { callQuery } from '../core/api/queries.ts'
import { everybody } from '../features/settings/members/testing/sample-members.tsx'
import { profile } from '../testing/sample-profile.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../testing/render.tsx'
import { serveCall, failureResponse, serveFailure, refuseOtherCalls } from '../testing/fake-server.ts'

const refusal = () => failureResponse('BUSINESS_LOGIC_ERROR', 'Only owners and admins may do this.')

let asked = 0
const holding = (role: Role) =>
  serveCall(organizations.getUserOrganizations, () => {
    asked++
    return { organizations: [sampleOrganization(role)] }
  })

beforeEach(() => {
  asked = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getOrgData, { org: organizationData() })
})
afterEach(() => vi.useRealTimers())

const places = () => within(screen.getByRole('navigation', { name: 'Places' }))

test('an admin who is made an employee sees it with the next refusal: no old list, no old places', async () => {
  holding('admin')
  serveCall(members.listMembers, { members: everybody, next: null })
  renderApp('/settings?section=members')
  expect(await screen.findByText('grace@northwind.example')).toBeDefined()

  holding('employee')
  serveFailure(members.listMembers, refusal())
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  expect(await screen.findByRole('heading', { name: 'Your role doesn’t include this page' })).toBeDefined()
  expect(screen.queryByText('grace@northwind.example')).toBeNull()
  expect(places().queryByRole('link', { name: 'Submissions' })).toBeNull()
  expect(await screen.findByText('Your role in Northwind Traders is now Employee.')).toBeDefined()
})

test('what is refused on saving shows the role that one has by now', async () => {
  holding('admin')
  const { user } = renderApp('/settings?section=organization')
  const name = await screen.findByRole('textbox', { name: 'Company name' })
  await user.type(name, ' Ltd')
  holding('employee')
  serveFailure(organizations.updateOrgData, refusal())
  await user.click(screen.getByRole('button', { name: 'Save names' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Company name' })).toBeNull())
  expect(await screen.findByText('Your role')).toBeDefined()
  expect(await screen.findByText('Your role in Northwind Traders is now Employee.')).toBeDefined()
})

test('a role that was given is seen and told as soon as one that was taken, and what was read before is forgotten', async () => {
  holding('employee')
  const { client } = renderApp('/help')
  await screen.findByRole('heading', { level: 1, name: 'Help centre' })
  const { queryKey } = callQuery(members.listMembers, {}, 'org-1')
  client.setQueryData(queryKey, { members: everybody, next: null })
  holding('owner')
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  expect(await screen.findByText('Your role in Northwind Traders is now Owner.')).toBeDefined()
  expect(await places().findByRole('link', { name: 'Submissions' })).toBeDefined()
  await waitFor(() => expect(client.getQueryData(queryKey)).toBeUndefined())
})

test('many refusals are one question in five seconds, and a refusal for another reason asks no more', async () => {
  holding('admin')
  const { user } = renderApp('/settings?section=organization')
  const name = await screen.findByRole('textbox', { name: 'Company name' })
  await user.type(name, ' Ltd')
  await act(() => vi.advanceTimersByTimeAsync(100))
  const before = asked
  serveFailure(organizations.updateOrgData, refusal())
  const save = screen.getByRole('button', { name: 'Save names' })
  for (let time = 0; time < 3; time++) {
    await user.click(save)
    await screen.findByText('Only owners and admins may do this.')
  }
  await waitFor(() => expect(asked).toBeGreaterThan(before))
  expect(asked).toBe(before + 1)
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await waitFor(() => expect(asked).toBe(before + 2))
  serveFailure(
    organizations.updateOrgData,
    failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'),
  )
  await user.click(save)
  await screen.findByText('Muster cannot reach its database.')
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(asked).toBe(before + 2)
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveProperty(
    'value',
    'Northwind Traders Ltd',
  )
})
