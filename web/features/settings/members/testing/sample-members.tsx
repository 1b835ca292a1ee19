import { screen } from '@testing-library/react'
import { members, type Member } from '../../../../../contract/calls/members.ts'
import { rolePermissions, type Role } from '../../../../../contract/rights/permissions.ts'
import { renderScreen } from '../../../../testing/render.tsx'
import { serveCall } from '../../../../testing/fake-server.ts'
import MembersSection from '../members-section.tsx'

/** A member of the test's organization. */
export const member = (name: string, role: Role, more: Partial<Member> = {}): Member => ({
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

/** One of each kind: by role, with a list of their own, removed, and left. */
export const everybody = [
  member('Grace', 'admin'),
  member('Mary', 'employee', { explicitPermissions: ['org:view'], permissions: ['org:view'] }),
  member('Owen', 'owner', { userId: 'user-1' }),
  member('Rita', 'employee', { status: 'suspended' }),
  member('Sam', 'employee', { status: 'suspended', hasLeft: true }),
]

/** The page of one of them. */
export const open = (as: Role = 'owner', at = '/settings?section=members') => {
  serveCall(members.listMembers, { members: everybody, next: null })
  return renderScreen(<MembersSection />, { as, at })
}

/** Opens the menu of a member. @returns what it offers */
export const actionsFor = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const items = await screen.findAllByRole('menuitem')
  return items.map(({ textContent }) => textContent)
}
