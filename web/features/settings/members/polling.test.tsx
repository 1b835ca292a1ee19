import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { members, type Member } from '../../../../contract/calls/members.ts'
import { rolePermissions } from '../../../../contract/rights/permissions.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import MembersSection from './members-section.tsx'

afterEach(() => void vi.useRealTimers())

const member = (name: string, more: Partial<Member> = {}): Member => ({
  userId: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@northwind.example`,
  role: 'employee',
  permissions: [...rolePermissions.employee],
  explicitPermissions: null,
  joinedAt: '2026-01-01T00:00:00.000Z',
  status: 'active',
  hasLeft: false,
  employeeId: null,
  ...more,
})

const listed = (list: Member[]) => serveCall(members.listMembers, { members: list, next: null })

it('what another admin does to members comes by itself, and closes and moves nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  serveCall(members.listRecordedOwners, { count: 0, people: [] })
  listed([member('Ann'), member('Cleo'), member('Dan')])
  const { user } = renderScreen(<MembersSection />, { at: '/settings?section=members' })
  await user.click(await screen.findByRole('button', { name: 'Actions for Cleo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Permissions' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /^A list of their own/ }))

  listed([
    member('Ann', { status: 'suspended' }),
    member('Ben'),
    member('Cleo', { role: 'admin', permissions: [...rolePermissions.admin] }),
    member('Dan'),
  ])
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  const rows = () =>
    screen.getAllByText(/@northwind\.example$/).map(({ textContent }) => textContent?.split('@')[0])
  await waitFor(() => expect(rows()).toEqual(['cleo', 'dan']))
  expect(dialog.getByRole('radio', { name: /^A list of their own/ })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Admin')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '1 new member — show' }))
  await waitFor(() => expect(rows()).toEqual(['ben', 'cleo', 'dan']))
})
