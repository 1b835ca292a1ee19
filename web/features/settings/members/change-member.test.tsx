import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { members } from '../../../../contract/calls/members.ts'
import { permissions } from '../../../../contract/rights/permissions.ts'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import MembersSection from './members-section.tsx'
import { actionsFor, everybody, member, open } from './testing/sample-members.tsx'

beforeEach(() => serveCall(members.listRecordedOwners, { count: 0, people: [] }))

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
  serveCall(
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

test('what a permission brings along is ticked and cannot be taken away alone, and is not stored', async () => {
  const { user } = open()
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Permissions of Mary' })
  const box = (name: string) => within(dialog).getByRole('checkbox', { name })
  const reports = 'See reports, as the report visibility allows'
  expect(box(reports)).toMatchObject({ checked: false, disabled: false })
  await user.click(box('Delete reports, and see all of them'))
  expect(box(reports)).toMatchObject({ checked: true, disabled: true })
  expect(box('See the people of the organization')).toMatchObject({ disabled: false })
  await user.click(box('Use the chat'))
  const sent: unknown[] = []
  serveCall(
    members.changeMemberPermissions,
    ({ body }) => (sent.push(body), { member: member('Mary', 'employee') }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Save permissions' }))
  await waitFor(() =>
    expect(sent).toEqual([{ userId: 'mary', permissions: ['report:delete', 'org:view', 'chat:use'] }]),
  )
})

test.each([
  ['Mary', 'A list of their own'],
  ['Grace', 'What the role'],
])('the dialog with the permissions of %s begins on what holds: %s', async (name, holds) => {
  const { user } = open()
  await actionsFor(user, name)
  await user.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const held = await screen.findByRole('radio', { name: new RegExp(`^${holds}`) })
  await waitFor(() => expect(document.activeElement).toBe(held))
})

test('a list of nothing warns before it is saved', async () => {
  const { user } = open()
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Permissions of Mary' })
  expect(within(dialog).queryByText(/With nothing chosen/)).toBeNull()
  await user.click(within(dialog).getByRole('checkbox', { name: 'See the organization' }))
  expect(within(dialog).getByText(/With nothing chosen, Mary can open only their own/)).toBeDefined()
  expect(within(dialog).getByRole('button', { name: 'Save without any' })).toBeDefined()
})

test('where there is no billing, a transfer does not speak of a subscription', async () => {
  serveCall(members.listMembers, { members: everybody, next: null })
  const subscription = { ...organizationData().subscription, status: 'not_required' as const }
  const { user } = renderScreen(<MembersSection />, {
    at: '/settings?section=members',
    data: { subscription },
  })
  await actionsFor(user, 'Grace')
  await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }))
  expect((await screen.findByRole('dialog', { name: 'Transfer ownership?' })).textContent).not.toMatch(
    /subscription/i,
  )
})

test.each([
  ['own', 'will no longer see the answers and reports of others, or invite people.'],
  [
    'organization',
    'will no longer see the answers of others, or invite people. They will see released reports',
  ],
] as const)(
  'who is made an employee loses what the setting %s does not show',
  async (reportVisibility, says) => {
    serveCall(members.listMembers, { members: everybody, next: null })
    const { user } = renderScreen(<MembersSection />, {
      at: '/settings?section=members',
      data: { settings: { ...organizationData().settings, reportVisibility } },
    })
    await actionsFor(user, 'Grace')
    await user.click(screen.getByRole('menuitem', { name: 'Make employee' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make Grace an employee?' })
    expect(dialog.textContent).toContain(says)
  },
)

test('what an employee will see of reports is said not to be known while the setting could not be loaded', async () => {
  serveCall(members.listMembers, { members: everybody, next: null })
  const { user } = renderScreen(<MembersSection />, {
    at: '/settings?section=members',
    retry: () => undefined,
  })
  await actionsFor(user, 'Grace')
  await user.click(screen.getByRole('menuitem', { name: 'Make employee' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make Grace an employee?' })
  expect(dialog.textContent).toContain(
    'We can’t say right now whether they will still see released reports of others.',
  )
})

test('a transfer does not say that nobody else can delete the organization: a list of permissions can allow it', async () => {
  const { user } = open()
  await actionsFor(user, 'Grace')
  await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }))
  const dialog = await screen.findByRole('dialog', { name: 'Transfer ownership?' })
  expect(dialog.textContent?.replaceAll(/\s+/g, ' ')).toMatch(
    /Only they can then change roles and permissions, and give the ownership back\. They can also( manage the subscription and)? delete the organization, as can members whose own list/,
  )
})

test('all 19 permissions are offered, also where there is no billing', async () => {
  const mary = member('Mary', 'employee', { explicitPermissions: ['org:view', 'admin:manage'] })
  serveCall(members.listMembers, { members: [mary], next: null })
  const subscription = { ...organizationData().subscription, status: 'not_required' as const }
  const { user } = renderScreen(<MembersSection />, {
    at: '/settings?section=members',
    data: { subscription },
  })
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Permissions of Mary' })
  const boxes = within(dialog).getAllByRole('checkbox')
  expect(boxes.flatMap((box) => box.getAttribute('value') ?? []).toSorted()).toEqual(permissions.toSorted())
  const sent: unknown[] = []
  serveCall(members.changeMemberPermissions, ({ body }) => (sent.push(body), { member: mary }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Manage the subscription' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save permissions' }))
  await waitFor(() =>
    expect(sent).toEqual([{ userId: 'mary', permissions: ['org:view', 'org:billing', 'admin:manage'] }]),
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
  serveCall(members.transferOwnership, ({ body }) => (sent.push(body), {}))
  await user.type(within(dialog).getByRole('textbox'), 'Northwind')
  await user.click(button)
  await waitFor(() => expect(sent).toEqual([{ userId: 'grace' }]))
})

test('somebody who was removed meanwhile does not become the owner: it is said who, and the list shows it', async () => {
  const { user } = open()
  await actionsFor(user, 'Grace')
  await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }))
  const dialog = await screen.findByRole('dialog', { name: 'Transfer ownership?' })
  serveFailure(members.transferOwnership, failureResponse('NOT_FOUND', 'Membership not found: grace'))
  serveCall(members.listMembers, {
    members: everybody.map((one) =>
      one.userId === 'grace' ? { ...one, status: 'suspended' as const } : one,
    ),
    next: null,
  })
  const name = within(dialog).getByRole('textbox')
  await user.type(name, 'Northwind')
  await user.click(within(dialog).getByRole('button', { name: 'Transfer ownership' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Grace is no longer a member of Northwind Traders. Nothing was transferred.',
  )
  expect(name.getAttribute('aria-invalid')).not.toBe('true')
  await waitFor(() => expect(screen.queryByText('grace@northwind.example')).toBeNull())
})
