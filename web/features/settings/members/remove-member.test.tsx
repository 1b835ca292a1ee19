import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { members } from '../../../../contract/calls/members.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import MembersSection from './members-section.tsx'
import { actionsFor, everybody, member, open } from './testing/sample-members.tsx'

beforeEach(() => {
  serveCall(members.listRecordedOwners, { count: 0, people: [] })
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
})

test('a removal says what stays, is done, and what the server refuses is said', async () => {
  const { user } = open()
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Mary?' })
  expect(dialog.textContent).toContain('Their answers and reports stay')
  serveFailure(
    members.removeMember,
    failureResponse('BUSINESS_LOGIC_ERROR', 'Only admins can remove members'),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Only admins can remove members Nobody was removed.',
  )
  const sent: unknown[] = []
  serveCall(members.removeMember, ({ body }) => (sent.push(body), {}))
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ userId: 'mary' }])
})

test.each([
  ['smtp', /and gets a mail\. Their answers/],
  ['none', /on every device\. This server sends no mail, so tell them yourself\. Their answers/],
] as const)(
  'where mail goes by %s, a removal says who tells them, and how they come back',
  async (mail, said) => {
    serveCall(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })
    const { user } = open()
    await actionsFor(user, 'Grace')
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove Grace?' })
    await waitFor(() => expect(dialog.textContent).toMatch(said))
    expect(dialog.textContent).toContain(
      'You can let them in again without an invitation, in this list under “removed or left”.',
    )
  },
)

test('once the last who was removed is let in again, the list says that nobody is out, and not that a filter leaves nobody', async () => {
  const [owner, mary] = [member('Owen', 'owner', { userId: 'user-1' }), member('Mary', 'employee')]
  serveCall(members.listMembers, { members: [owner, { ...mary, status: 'suspended' }], next: null })
  serveCall(members.restoreMember, () => {
    serveCall(members.listMembers, { members: [owner, mary], next: null })
    return { member: mary }
  })
  const { user } = renderScreen(<MembersSection />, { at: '/settings?section=members&standing=removed' })
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Let in again' }))
  const restoring = within(await screen.findByRole('dialog'))
  await user.click(restoring.getByRole('button', { name: 'Let in again' }))
  expect(await screen.findByText('Nobody was removed or has left')).toBeDefined()
  expect(screen.queryByText('Nobody matches')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Show current members' }))
  expect(await screen.findByText('Mary')).toBeDefined()
})

test('a removal can be undone: they come back as what they were, with the list that they held', async () => {
  const heard: [string, unknown][] = []
  const hearing = (name: string) => (body: unknown) => void heard.push([name, body])
  serveCall(members.listMembers, { members: everybody, next: null })
  const { user } = renderScreen(
    <>
      <Notifications />
      <MembersSection />
    </>,
    { at: '/settings?section=members' },
  )
  serveCall(members.removeMember, ({ body }) => (hearing('remove')(body), {}))
  serveCall(
    members.restoreMember,
    ({ body }) => (hearing('restore')(body), { member: everybody[1] ?? member('Mary', 'employee') }),
  )
  serveCall(
    members.changeMemberPermissions,
    ({ body }) => (hearing('list')(body), { member: member('Mary', 'employee') }),
  )
  serveCall(
    members.changeMemberRole,
    ({ body }) => (hearing('role')(body), { member: member('Grace', 'admin') }),
  )
  const remove = async (name: string) => {
    await actionsFor(user, name)
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    const dialog = await screen.findByRole('dialog', { name: `Remove ${name}?` })
    expect(dialog.textContent).toContain('Their conversations in the chat are deleted')
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await remove('Mary')
  expect(await screen.findByText('Mary was removed.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(
    await screen.findByText(
      'Mary is a member again, as before. Their conversations in the chat stay deleted.',
    ),
  ).toBeDefined()
  await remove('Grace')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(/^Grace is a member again/)
  expect(heard).toEqual([
    ['remove', { userId: 'mary' }],
    ['restore', { userId: 'mary' }],
    ['list', { userId: 'mary', permissions: ['org:view'] }],
    ['remove', { userId: 'grace' }],
    ['restore', { userId: 'grace' }],
    ['role', { userId: 'grace', role: 'admin' }],
  ])
})

test('an admin who removes somebody whom only an owner lets in again is told so, and offered no undoing', async () => {
  serveCall(members.listMembers, { members: [member('Zoe', 'admin')], next: null })
  serveCall(members.removeMember, {})
  const { user } = renderScreen(
    <>
      <Notifications />
      <MembersSection />
    </>,
    { as: 'admin', at: '/settings?section=members' },
  )
  await actionsFor(user, 'Zoe')
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Zoe?' })
  expect(dialog.textContent).toContain('Only an owner can let them in again.')
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Zoe was removed.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('whom somebody lets in again in the list the corner does not offer any more', async () => {
  const [owner, mary] = [member('Owen', 'owner', { userId: 'user-1' }), member('Mary', 'employee')]
  serveCall(members.listMembers, { members: [owner, mary], next: null })
  serveCall(members.removeMember, () => {
    serveCall(members.listMembers, { members: [owner, { ...mary, status: 'suspended' }], next: null })
    return {}
  })
  serveCall(members.restoreMember, { member: mary })
  const { user } = renderScreen(
    <>
      <Notifications />
      <MembersSection />
    </>,
    { at: '/settings?section=members' },
  )
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  const removing = within(await screen.findByRole('dialog', { name: 'Remove Mary?' }))
  await user.click(removing.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Undo', hidden: true })).toBeDefined()
  await user.click(await screen.findByRole('link', { name: '1 removed or left' }))
  await actionsFor(user, 'Mary')
  await user.click(screen.getByRole('menuitem', { name: 'Let in again' }))
  const restoring = within(await screen.findByRole('dialog'))
  await user.click(restoring.getByRole('button', { name: 'Let in again' }))
  // Sooner than it goes by itself.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull(), {
    timeout: 5_000,
  })
})

test('the address opens the removed ones, who can be let in again', async () => {
  const { user } = open('admin', '/settings?section=members&standing=removed')
  expect(await screen.findByText('Rita')).toBeDefined()
  expect(screen.queryByText('Grace')).toBeNull()
  expect(await actionsFor(user, 'Rita')).toEqual(['Let in again'])
})

test('whom an owner made an admin or gave a list only an owner lets in again, and admins are told so', async () => {
  const gone = { status: 'suspended' as const }
  const list = [
    member('Una', 'admin', gone),
    member('Vic', 'employee', { ...gone, explicitPermissions: ['org:view'], permissions: ['org:view'] }),
    member('Wim', 'employee', gone),
  ]
  for (const [as, offered] of [
    ['admin', ['Wim']],
    ['owner', ['Una', 'Vic', 'Wim']],
  ] as const) {
    serveCall(members.listMembers, { members: list, next: null })
    const { unmount } = renderScreen(<MembersSection />, {
      as,
      at: '/settings?section=members&standing=removed',
    })
    await screen.findByText('Wim')
    const menus = screen.getAllByRole('button', { name: /^Actions for/ })
    expect(menus.map((menu) => menu.getAttribute('aria-label')?.replace('Actions for ', ''))).toEqual([
      ...offered,
    ])
    expect(screen.queryAllByText('Removed; an owner can let them in again')).toHaveLength(
      as === 'admin' ? 2 : 0,
    )
    unmount()
  }
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
