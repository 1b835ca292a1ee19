import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { members } from '../../../../contract/calls/members.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import MembersSection from './members-section.tsx'
import { everybody, open } from './testing/sample-members.tsx'

beforeEach(() => serveCall(members.listRecordedOwners, { count: 0, people: [] }))

test('an owner is told who is recorded as an owner, makes them admins, and hears how many', async () => {
  let count = 22
  const people = ['Mary', 'Rosa'].map((name) => ({
    userId: name.toLowerCase(),
    name,
    email: `${name.toLowerCase()}@northwind.example`,
  }))
  serveCall(members.listRecordedOwners, () => ({ count, people: count === 0 ? [] : people }))
  serveCall(members.listMembers, { members: everybody, next: null })
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
  serveFailure(
    members.migrateOwnersFromEmployees,
    failureResponse('BUSINESS_LOGIC_ERROR', 'Only owners can change user roles'),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Make admins' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Only owners can change user roles')
  serveCall(members.migrateOwnersFromEmployees, () => {
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
  serveFailure(members.listRecordedOwners, () => {
    throw new Error('An admin’s page asks who is recorded as an owner.')
  })
  open('admin')
  expect(await screen.findByText('Owen')).toBeDefined()
})
