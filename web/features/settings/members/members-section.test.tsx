import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { members, type Member } from '../../../../contract/members.ts'
import { rolePermissions, type Role } from '../../../../contract/rights.ts'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { answering, failing, refusing } from '../../../testing/server.ts'
import MembersSection from './members-section.tsx'

const member = (name: string, role: Role, more: Partial<Member> = {}): Member => ({
  userId: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@northwind.example`,
  role,
  permissions: [...rolePermissions[role]],
  explicitPermissions: null,
  joinedAt: '2026-01-01T00:00:00.000Z',
  status: 'active',
  hasLeft: false,
  employeeId: null,
  ...more,
})

const everybody = [
  member('Grace', 'admin'),
  member('Mary', 'employee', { explicitPermissions: ['org:view'], permissions: ['org:view'] }),
  member('Owen', 'owner', { userId: 'user-1' }),
  member('Rita', 'employee', { status: 'suspended' }),
  member('Sam', 'employee', { status: 'suspended', hasLeft: true }),
]

beforeEach(() => answering(members.listRecordedOwners, { count: 0, people: [] }))

const open = (as: Role = 'owner', at = '/settings?section=members') => {
  answering(members.listMembers, { members: everybody, next: null })
  return renderScreen(<MembersSection />, { as, at })
}

const actionsFor = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const items = await screen.findAllByRole('menuitem')
  return items.map(({ textContent }) => textContent)
}

test('everybody who is in is listed with their role; removed people by the filter', async () => {
  const { user, router } = open()
  expect(await screen.findByText('Owen')).toBeDefined()
  expect(screen.getByText('Own permissions')).toBeDefined()
  expect(screen.queryByText('Rita')).toBeNull()
  expect(screen.getByText('3 people')).toBeDefined()
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'grace north')
  await waitFor(() => expect(screen.queryByText('Mary')).toBeNull())
  expect(screen.getByText('Grace')).toBeDefined()
  expect(router.state.location.search).toMatchObject({ q: 'grace north', section: 'members' })
})

test('the address opens the removed ones, who can be let in again', async () => {
  const { user } = open('admin', '/settings?section=members&standing=removed')
  expect(await screen.findByText('Rita')).toBeDefined()
  expect(screen.queryByText('Grace')).toBeNull()
  expect(await actionsFor(user, 'Rita')).toEqual(['Let in again'])
})

test('of whoever left by themselves it is said that they are invited, and nothing else is offered', async () => {
  open('admin', '/settings?section=members&standing=removed')
  expect(await screen.findByText('Sam')).toBeDefined()
  expect(screen.getByText('Left; invite them to ask them back')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Actions for Sam' })).toBeNull()
})

test('an owner may do everything about others, and nothing about themselves', async () => {
  const { user } = open()
  expect(await actionsFor(user, 'Grace')).toEqual([
    'Make employee',
    'Permissions',
    'Transfer ownership',
    'Remove',
  ])
  expect(screen.queryByRole('button', { name: 'Actions for Owen' })).toBeNull()
})

test('an admin may remove others only, and not themselves', async () => {
  answering(members.listMembers, {
    members: [
      member('Ada', 'admin', { userId: 'user-1' }),
      ...everybody.filter(({ role }) => role !== 'owner'),
    ],
    next: null,
  })
  const { user } = renderScreen(<MembersSection />, { as: 'admin', at: '/settings?section=members' })
  expect(await actionsFor(user, 'Mary')).toEqual(['Remove'])
  expect(screen.queryByRole('button', { name: 'Actions for Ada' })).toBeNull()
})

test('a removal says what stays, is done, and what the server refuses is said', async () => {
  const { user } = open()
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Mary?' })
  expect(dialog.textContent).toContain('Their answers and reports stay')
  refusing(members.removeMember, failing('BUSINESS_LOGIC_ERROR', 'Only admins can remove members'))
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Only admins can remove members')
  const sent: unknown[] = []
  answering(members.removeMember, ({ body }) => (sent.push(body), {}))
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ userId: 'mary' }])
})

test('a dialog that is closed gives the focus back to the button of its menu', async () => {
  const { user } = open()
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  await screen.findByRole('dialog', { name: 'Remove Mary?' })
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Mary' })),
  )
})

test('permissions are chosen in plain words, and can follow the role again', async () => {
  const { user } = open()
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Permissions of Mary' })
  const box = (name: string) => within(dialog).getByRole('checkbox', { name })
  expect(box('See the organization')).toHaveProperty('checked', true)
  expect(box('Read everybody’s answers')).toHaveProperty('checked', false)
  await user.click(box('Read everybody’s answers'))
  const sent: unknown[] = []
  answering(
    members.changeMemberPermissions,
    ({ body }) => (sent.push(body), { member: member('Mary', 'employee') }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Save permissions' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ userId: 'mary', permissions: ['submission:view', 'org:view'] }])

  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  await user.click(await screen.findByRole('radio', { name: /^What the role Employee may do/ }))
  await user.click(screen.getByRole('button', { name: 'Save permissions' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ userId: 'mary', permissions: null })
})

test('where there is no billing, no dialog speaks of a subscription', async () => {
  answering(members.listMembers, { members: everybody, next: null })
  const subscription = { ...organizationData().subscription, status: 'not_required' as const }
  const { user } = renderScreen(<MembersSection />, {
    at: '/settings?section=members',
    data: { subscription },
  })
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const permissions = await screen.findByRole('dialog', { name: 'Permissions of Mary' })
  expect(permissions.textContent).not.toMatch(/subscription/i)
  await user.keyboard('{Escape}')
  await actionsFor(user, 'Grace')
  await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }))
  expect((await screen.findByRole('dialog', { name: 'Transfer ownership?' })).textContent).not.toMatch(
    /subscription/i,
  )
})

test('ownership is not transferred before the organization’s name is typed; whoever turns back is where they were', async () => {
  const { user } = open()
  await actionsFor(user, 'Grace')
  await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }))
  const dialog = await screen.findByRole('dialog', { name: 'Transfer ownership?' })
  const button = within(dialog).getByRole('button', { name: 'Transfer ownership' })
  expect(button).toHaveProperty('disabled', true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const opener = screen.getByRole('button', { name: 'Actions for Grace' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('ownership is transferred once the organization’s name is typed', async () => {
  const { user } = open()
  await actionsFor(user, 'Grace')
  await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }))
  const dialog = await screen.findByRole('dialog', { name: 'Transfer ownership?' })
  const button = within(dialog).getByRole('button', { name: 'Transfer ownership' })
  const sent: unknown[] = []
  answering(members.transferOwnership, ({ body }) => (sent.push(body), {}))
  await user.type(within(dialog).getByRole('textbox'), 'Northwind')
  await user.click(button)
  await waitFor(() => expect(sent).toEqual([{ userId: 'grace' }]))
})

test('members that cannot be loaded say why, with a retry', async () => {
  refusing(members.listMembers, failing('INTERNAL', 'Something went wrong on our side.'))
  renderScreen(<MembersSection />, { at: '/settings?section=members' })
  expect(await screen.findByRole('heading', { name: 'The members could not be loaded' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('an owner is told who is recorded as an owner, makes them admins, and hears how many', async () => {
  let count = 22
  const people = ['Mary', 'Rosa'].map((name) => ({
    userId: name.toLowerCase(),
    name,
    email: `${name.toLowerCase()}@northwind.example`,
  }))
  answering(members.listRecordedOwners, () => ({ count, people: count === 0 ? [] : people }))
  answering(members.listMembers, { members: everybody, next: null })
  const { user } = renderScreen(
    <>
      <Notifications />
      <MembersSection />
    </>,
  )
  expect(await screen.findByText('22 members are recorded with the job title “Owner”')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'See who becomes an admin' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make these 22 members admins?' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Mary (mary@northwind.example): from employee to admin',
    'Rosa (rosa@northwind.example): from employee to admin',
    'and 20 more: from employee to admin',
  ])
  refusing(
    members.migrateOwnersFromEmployees,
    failing('BUSINESS_LOGIC_ERROR', 'Only owners can change user roles'),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Make admins' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Only owners can change user roles')
  answering(members.migrateOwnersFromEmployees, () => {
    count = 0
    return { migrated: 22 }
  })
  await user.click(within(dialog).getByRole('button', { name: 'Make admins' }))
  expect(await screen.findByText('22 members are admins now.')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/recorded with the job title/)).toBeNull())
})

test('nobody but the owner is asked about recorded owners, and where there are none nothing is said', async () => {
  const { unmount } = open()
  await screen.findByText('Owen')
  expect(screen.queryByText(/recorded with the job title/)).toBeNull()
  unmount()
  refusing(members.listRecordedOwners, () => {
    throw new Error('An admin’s page asks who is recorded as an owner.')
  })
  open('admin')
  expect(await screen.findByText('Owen')).toBeDefined()
})
