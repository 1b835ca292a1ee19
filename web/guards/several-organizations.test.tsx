import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { members } from '../../contract/calls/members.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import { people } from '../../contract/calls/employees/employees.ts'
import { selectedOrganization, selectOrganization } from '../core/organization/selected-organization.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../testing/render.tsx'
import { profile } from '../testing/sample-profile.ts'
import { serveCall, refuseOtherCalls } from '../testing/fake-server.ts'

const northwind = sampleOrganization('owner')
const harbour = sampleOrganization('employee', {
  orgId: 'org-2',
  name: 'Harbour',
  companyName: 'Harbour Lights',
  joinedAt: '2025-01-01T00:00:00.000Z',
})
const nettle = sampleOrganization('admin', {
  orgId: 'org-3',
  name: 'Nettle',
  companyName: 'Nettle & Thyme',
  joinedAt: '2024-01-01T00:00:00.000Z',
  onboardingCompleted: false,
})

beforeEach(() => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getUserOrganizations, { organizations: [northwind, harbour, nettle] })
  serveCall(organizations.getOrgData, ({ request }) => ({
    org: organizationData({ orgId: request.headers.get('organization-id') ?? '' }),
  }))
})

const switcher = (name: string) =>
  screen.findByRole('button', { name: `Organization: ${name}. Switch organization` })

it('opens in the one joined most recently, and tells role and state of each by keyboard', async () => {
  const { user } = renderApp('/chat')
  const button = await switcher('Northwind Traders')
  button.focus()
  await user.keyboard('{Enter}')
  const menu = within(await screen.findByRole('menu'))
  const items = await menu.findAllByRole('menuitemradio')
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['Northwind TradersNorthwind · Owner', 'true'],
    ['Harbour LightsHarbour · Employee', 'false'],
    ['Nettle & ThymeNettle · Admin · not set up yet', 'false'],
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(selectedOrganization()).toBe('org-1')
})

it('switches, asks for the data of the other and forgets that of the one before', async () => {
  const { user, client } = renderApp('/chat?chat=c1')
  client.setQueryData([people.getEmployees.name, 'org-1', 'every'], [])
  await user.click(await switcher('Northwind Traders'))
  await user.click(await screen.findByRole('menuitemradio', { name: /^Harbour Lights/ }))
  expect(await switcher('Harbour Lights')).toBeTruthy()
  expect(client.getQueriesData({ predicate: ({ queryKey }) => queryKey[1] === 'org-1' })).toEqual([])
  expect(sessionStorage.getItem('muster.organization')).toBe('org-2')
  expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeTruthy()
})

it('comes back to the one of the last visit', async () => {
  selectOrganization('org-2')
  renderApp('/chat')
  expect(await switcher('Harbour Lights')).toBeTruthy()
})

it('shows what another tab has joined, and stays in its own', async () => {
  serveCall(organizations.getUserOrganizations, { organizations: [northwind] })
  const { user } = renderApp('/chat')
  const button = await switcher('Northwind Traders')
  serveCall(organizations.getUserOrganizations, { organizations: [harbour, northwind] })
  window.dispatchEvent(new StorageEvent('storage', { key: 'muster.organization', newValue: 'org-2' }))
  await user.click(button)
  expect(await screen.findByRole('menuitemradio', { name: /^Harbour Lights/ })).toBeTruthy()
  expect(selectedOrganization()).toBe('org-1')
})

it.each([
  [
    'deletes',
    'Northwind Traders was deleted.',
    (answer: () => Record<string, never>) => serveCall(members.deleteOrganization, answer),
    northwind,
  ],
  [
    'leaves',
    'You have left Northwind Traders.',
    (answer: () => Record<string, never>) => serveCall(members.leaveOrganization, answer),
    sampleOrganization('employee'),
  ],
] as const)(
  'who %s one lands at the home of the next, and reads what happened and where they are',
  async (what, happened, acting, own) => {
    let list = [own, harbour, nettle]
    serveCall(organizations.getUserOrganizations, () => ({ organizations: list }))
    acting(() => {
      list = [harbour, nettle]
      return {}
    })
    const { user, router } = renderApp('/settings?section=organization')
    const act = what === 'deletes' ? 'Delete' : 'Leave'
    await user.click(await screen.findByRole('button', { name: `${act} Northwind Traders` }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Northwind')
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${act}`) }))
    expect(await screen.findByText(`${happened} You are in Harbour Lights now.`)).toBeTruthy()
    expect(await switcher('Harbour Lights')).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/company-wiki'))
    expect(screen.queryByText('No organization selected')).toBeNull()
  },
)

it('creates another one at its own address, and goes there', async () => {
  const created = sampleOrganization('owner', {
    orgId: 'org-4',
    name: 'Quay',
    companyName: 'Quay & Co',
    onboardingCompleted: false,
  })
  let list = [northwind]
  serveCall(organizations.getUserOrganizations, () => ({ organizations: list }))
  serveCall(organizations.createOrganization, () => {
    list = [created, northwind]
    return { orgId: 'org-4', requiresSubscription: false }
  })
  const { user, router } = renderApp('/chat')
  await user.click(await switcher('Northwind Traders'))
  await user.click(await screen.findByRole('menuitem', { name: 'New organization' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'New organization' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toMatch(/\/$/)
  await user.type(screen.getByLabelText('Organization name'), 'Quay{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up Quay & Co' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/onboarding')
  expect(selectedOrganization()).toBe('org-4')
})

it('goes to the organization that the address of a mail names, wherever one was before', async () => {
  selectOrganization('org-1')
  const { router } = renderApp('/chat?chat=c1&org=org-2#part')
  expect(await switcher('Harbour Lights')).toBeTruthy()
  expect(selectedOrganization()).toBe('org-2')
  await waitFor(() => expect(router.history.location.href).toBe('/chat?chat=c1#part'))
})

it('stays where the address names an organization that one is not in, and says so', async () => {
  selectOrganization('org-2')
  const { router } = renderApp('/chat?org=org-9')
  expect(await screen.findByText(/to an organization that you aren’t a member of/)).toBeTruthy()
  expect(await switcher('Harbour Lights')).toBeTruthy()
  await waitFor(() => expect(router.history.location.href).toBe('/chat'))
})

it('finds the organization that the address names by way of signing in', async () => {
  selectOrganization('org-1')
  renderApp(`/login?to=${encodeURIComponent('/help?org=org-2')}`)
  expect(await switcher('Harbour Lights')).toBeTruthy()
})

it.each([
  ['one that is not theirs', { to: 'org-9' }, 'No organization selected'],
  ['another of theirs', { to: 'org-2' }, 'Company wiki'],
  ['none', { to: null }, 'Company wiki'],
])('shows a page where another script selects %s', async (_, detail, heading) => {
  selectOrganization('org-1')
  const { router } = renderApp('/company-wiki')
  await screen.findByRole('heading', { name: 'Company wiki' })
  act(() => void window.dispatchEvent(new CustomEvent('organization-changed', { detail })))
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/company-wiki')
})
