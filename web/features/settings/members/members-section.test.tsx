import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { members } from '../../../../contract/calls/members.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import MembersSection from './members-section.tsx'
import { actionsFor, everybody, member, open } from './testing/sample-members.tsx'

beforeEach(() => serveCall(members.listRecordedOwners, { count: 0, people: [] }))

test('everybody who is in is listed with their role; removed people by the filter', async () => {
  const { user, router } = open()
  expect(await screen.findByText('Owen')).toBeDefined()
  expect(screen.getByText('Own permissions')).toBeDefined()
  expect(screen.queryByText('Rita')).toBeNull()
  expect(screen.getByText('3 people')).toBeDefined()
  const own = within(screen.getByRole('table')).getByText('Owen').closest('tr')
  expect(own?.textContent).toMatch(/Owen \(you\).*Joined \S/)
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'grace north')
  await waitFor(() => expect(screen.queryByText('Mary')).toBeNull())
  expect(screen.getByText('Grace')).toBeDefined()
  expect(router.state.location.search).toMatchObject({ q: 'grace north', section: 'members' })
})

test('of who was removed or left it is said when and by whom, and of when they joined that it is that', async () => {
  const ended = (by: string | null) => ({
    status: 'suspended' as const,
    ended: { at: new Date(Date.now() - 120_000).toISOString(), by },
  })
  serveCall(members.listMembers, {
    members: [
      member('Rita', 'employee', ended('Grace Hopper')),
      member('Ruth', 'employee', ended(null)),
      member('Sam', 'employee', { ...ended('Sam'), hasLeft: true }),
      member('Tom', 'employee', { status: 'suspended' }),
    ],
    next: null,
  })
  renderScreen(<MembersSection />, { at: '/settings?section=members&standing=removed' })
  for (const said of [
    /^Removed 2 minutes ago by Grace Hopper$/,
    /^Removed 2 minutes ago$/,
    /^Left 2 minutes ago$/,
    /^Joined .+/,
  ])
    expect(await screen.findByRole('cell', { name: said })).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Removed or left' })).toBeDefined()
})

test('how many were removed or left is said below the list, and leads to them and back', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('link', { name: '2 removed or left' }))
  expect(await screen.findByText('Rita')).toBeDefined()
  expect(router.state.location.search).toMatchObject({ section: 'members', standing: 'removed' })
  await user.click(screen.getByRole('link', { name: 'Show current members' }))
  expect(await screen.findByText('Grace')).toBeDefined()
  expect(screen.queryByText('Rita')).toBeNull()
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
  serveCall(members.listMembers, {
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

test('of whoever left by themselves it is said that they are invited, and nothing else is offered', async () => {
  open('admin', '/settings?section=members&standing=removed')
  expect(await screen.findByText('Sam')).toBeDefined()
  expect(screen.getByText('Left; invite them to ask them back')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Actions for Sam' })).toBeNull()
})

test('members that cannot be loaded say why, with a retry', async () => {
  serveFailure(members.listMembers, failureResponse('INTERNAL', 'Something went wrong on our side.'))
  renderScreen(<MembersSection />, { at: '/settings?section=members' })
  expect(await screen.findByRole('heading', { name: 'The members could not be loaded' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('the list of members on paper has every row as text, and is the screen’s own again afterwards', async () => {
  open()
  await screen.findByText('Grace')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('3 people.')).toBeDefined()
  expect(screen.queryByRole('searchbox')).toBeNull()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(4)
  expect(rows[1]?.textContent).toMatch(/^Gracegrace@northwind\.exampleAdmin.*2026$/)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('3 people.')).toBeNull()
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeDefined()
})
