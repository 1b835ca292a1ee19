import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import type { Permission } from '../../contract/rights/permissions.ts'
import { refuseOtherCalls, serveCall } from '../testing/fake-server.ts'
import { organizationData, renderApp, sampleOrganization, signInForTest } from '../testing/render.tsx'
import { profile } from '../testing/sample-profile.ts'

/** Every place that a list of permissions can close, with the permission that opens it. */
const closable: readonly [place: string, address: string, needs: Permission][] = [
  ['Company wiki', 'company-wiki', 'report:view'],
  ['Submissions', 'submissions', 'submission:view'],
  ['Reports', 'reports', 'report:view'],
  ['Chat', 'chat', 'chat:use'],
]

/** Lists that each open something of their own. */
const lists: readonly Permission[][] = [
  ['org:view'],
  ['org:view', 'employee:view', 'report:view'],
  ['org:view', 'employee:view', 'submission:view'],
  ['org:view', 'employee:view', 'chat:use'],
  ['org:view', 'employee:view', 'employee:invite'],
  ['org:view', 'employee:view', 'submission:view', 'report:view', 'chat:use', 'admin:view', 'org:settings'],
]

const holding = (permissions: readonly Permission[]) => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getUserOrganizations, {
    organizations: [sampleOrganization('employee', { permissions: [...permissions] })],
  })
  serveCall(organizations.getOrgData, { org: organizationData() })
}

const opensWith = (permissions: readonly Permission[]) => {
  // Who may invite has a place for it, also where the answers are not theirs to read.
  const isInviting = permissions.includes('employee:invite')
  return {
    may: (needs: Permission) => permissions.includes(needs) || (isInviting && needs === 'submission:view'),
    called: (place: string) => (isInviting && place === 'Submissions' ? 'Invitations' : place),
  }
}

const refusal = { name: /^(You don’t have permission for this page|Your role doesn’t include this page)$/ }

test.each(lists.map((permissions) => [permissions.join(', '), permissions] as const))(
  '%s opens the places that it names and no other',
  async (_, permissions) => {
    holding(permissions)
    const { may, called } = opensWith(permissions)
    renderApp('/help')
    const places = await screen.findByRole('navigation', { name: 'Places' })
    expect([...places.children].map(({ textContent }) => textContent)).toEqual([
      ...closable.filter(([, , needs]) => may(needs)).map(([place]) => called(place)),
      'Help centre',
      'Settings',
    ])
  },
)

const visits = lists.flatMap((permissions) =>
  closable.map(([place, address, needs]) => {
    const { may, called } = opensWith(permissions)
    return [
      permissions.join(', '),
      may(needs) ? 'opens' : 'is refused',
      address,
      called(place),
      permissions,
    ] as const
  }),
)

test.each(visits)('%s %s /%s', async (_, verb, address, name, permissions) => {
  holding(permissions)
  renderApp(`/${address}`)
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', refusal) !== null).toBe(verb === 'is refused'))
})

test.each(lists.map((permissions) => [permissions.join(', '), permissions] as const))(
  'of the settings %s opens the parts that it names and no other',
  async (_, permissions) => {
    holding(permissions)
    renderApp('/settings?section=organization')
    expect(await screen.findByRole('heading', { level: 2, name: 'Organization' })).toBeTruthy()
    const sections = within(screen.getByRole('navigation', { name: 'Settings' }))
    const isThere = (name: RegExp) => sections.queryByRole('link', { name }) !== null
    expect(isThere(/^Members/)).toBe(permissions.includes('admin:view'))
    expect(isThere(/^Audit log/)).toBe(permissions.includes('admin:view'))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save names' }) !== null).toBe(
        permissions.includes('org:settings'),
      ),
    )
  },
)
