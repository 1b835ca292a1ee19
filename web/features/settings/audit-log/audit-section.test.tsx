import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auditedEntities, auditLog, type AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { members, type Member } from '../../../../contract/calls/members.ts'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import AuditSection from './audit-section.tsx'
import { entry } from './testing/sample-entry.ts'

test('everything that the log is kept of can be asked for', async () => {
  hearing()
  const subscription = { ...organizationData().subscription, status: 'active' as const }
  const { user } = renderScreen(<AuditSection />, {
    at: '/settings?section=audit',
    data: { subscription },
  })
  await user.click(await screen.findByRole('combobox', { name: 'About' }))
  expect(await screen.findAllByRole('option')).toHaveLength(auditedEntities.length)
})

test('entries are shown newest first, page by page, and narrowed by the address', async () => {
  const asked: string[] = []
  serveCall(auditLog.getAuditLog, ({ request }) => {
    const query = new URL(request.url).searchParams
    asked.push(query.toString())
    return query.get('after') === null
      ? { entries: [entry('2', 'membership.left')], next: '2' }
      : { entries: [entry('1', 'organization.created', { actor: null })], next: null }
  })
  const { user, router } = renderScreen(<AuditSection />, { at: '/settings?section=audit' })
  expect(await screen.findByText('left the organization', { exact: false })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show earlier changes' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Muster created the organization')
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]))
  await user.click(screen.getByRole('combobox', { name: 'About' }))
  await user.click(await screen.findByRole('option', { name: 'Members and roles' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ about: 'membership' }))
  await waitFor(() => expect(asked.at(-1)).toContain('entity=membership'))
})

const member = (userId: string, name: string, more: Partial<Member> = {}): Member => ({
  userId,
  name,
  email: `${userId}@northwind.example`,
  role: 'admin',
  permissions: [],
  explicitPermissions: null,
  hasLeft: false,
  joinedAt: '2026-01-01T00:00:00.000Z',
  status: 'active',
  employeeId: null,
  ...more,
})

beforeEach(() =>
  serveCall(members.listMembers, {
    members: [
      member('ada-1', 'Ada'),
      member('ada-2', 'Ada', { status: 'suspended' }),
      member('grace', 'Grace Hopper'),
    ],
    next: null,
  }),
)

/** What the last question said, besides how long its page is. */
const hearing = (entries: AuditEntry[] = [entry('1', 'membership.left')]) => {
  const asked: Record<string, string>[] = []
  serveCall(auditLog.getAuditLog, ({ request }) => {
    const { limit: _, fold, ...filters } = Object.fromEntries(new URL(request.url).searchParams)
    expect(fold).toBe('runs')
    asked.push(filters)
    return { entries, next: null }
  })
  return asked
}

test('what one run did is one row, which opens to its entries page by page, by keyboard too', async () => {
  const asked: Record<string, string>[] = []
  serveCall(auditLog.getAuditLog, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    if (query['runId'] === undefined) {
      const run = { id: 'run-1', count: 2 }
      return {
        entries: [entry('9', 'membership.left'), entry('1', 'invitation.created', { subject: 'Ada', run })],
        next: null,
      }
    }
    asked.push(query)
    return query['after'] === undefined
      ? { entries: [entry('2', 'invitation.created', { subject: 'Mary' })], next: '2' }
      : { entries: [entry('1', 'invitation.created', { subject: 'Ada' })], next: null }
  })
  const { user } = renderScreen(<AuditSection />, { at: '/settings?section=audit&by=grace' })
  const fold = await screen.findByRole('button', { name: /^Grace Hopper invited 2 people/ })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(asked).toEqual([])
  fold.focus()
  await user.keyboard('{Enter}')
  const inside = await screen.findByRole('list', { name: 'invited 2 people' })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(inside.closest(`[id="${fold.getAttribute('aria-controls')}"]`)).toBeTruthy()
  screen.getByRole('button', { name: 'Show more of them' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(within(inside).getAllByRole('listitem')).toHaveLength(2))
  expect(document.activeElement?.textContent).toContain('invited Ada')
  expect(within(inside).getByText('invited Ada', { exact: false })).toBeTruthy()
  // What narrows the log narrows what is in it, and nothing in it is folded.
  const first = { limit: '50', actorUserId: 'grace', runId: 'run-1', action: 'invitation.created' }
  expect(asked).toEqual([first, { ...first, after: '2' }])
  await user.keyboard('{Escape}')
  fold.focus()
  await user.keyboard(' ')
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('list', { name: 'invited 2 people' })).toBeNull()
})

test('a run whose entries cannot be loaded says so, and can be asked again', async () => {
  serveCall(auditLog.getAuditLog, {
    entries: [entry('1', 'invitation.reminded', { run: { id: 'run-1', count: 3 } })],
    next: null,
  })
  const { user } = renderScreen(<AuditSection />, { at: '/settings?section=audit' })
  const fold = await screen.findByRole('button', { name: /reminded 3 people/ })
  serveFailure(auditLog.getAuditLog, failureResponse('INTERNAL', 'Something went wrong on our side.'))
  await user.click(fold)
  expect((await screen.findByRole('alert')).textContent).toContain('It could not be loaded')
  serveCall(auditLog.getAuditLog, {
    entries: [entry('1', 'invitation.reminded', { subject: 'Ada' })],
    next: null,
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('reminded Ada', { exact: false })).toBeTruthy()
})

test('one person’s changes are asked of the server, and are in the address', async () => {
  const asked = hearing()
  const { user, router } = renderScreen(<AuditSection />, { at: '/settings?section=audit' })
  const who = await screen.findByRole('combobox', { name: 'Done by' })
  await waitFor(() => expect(asked).toEqual([{}]))
  await user.click(who)
  const names = await screen.findAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Ada, ada-1@northwind.example',
    'Ada, ada-2@northwind.example, removed',
    'Grace Hopper',
  ])
  await user.type(who, 'hopp')
  await user.click(await screen.findByRole('option', { name: 'Grace Hopper' }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ actorUserId: 'grace' }))
  expect(router.state.location.search).toEqual({ section: 'audit', by: 'grace' })
  await user.click(screen.getByLabelText('Anybody'))
  await waitFor(() => expect(router.state.location.search).toEqual({ section: 'audit' }))
  await user.click(who)
  await user.click(await screen.findByRole('option', { name: 'Grace Hopper' }))
  await user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ section: 'audit' }))
})

test('days are whole ones of the reader’s, the last one counts, and the address opens them', async () => {
  const asked = hearing([])
  const { user, router } = renderScreen(<AuditSection />, {
    at: '/settings?section=audit&from=2026-03-01&to=2026-03-31&by=gone&about=report',
  })
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeDefined()
  expect(asked).toEqual([
    {
      from: new Date(2026, 2, 1).toISOString(),
      until: new Date(2026, 3, 1).toISOString(),
      actorUserId: 'gone',
      entity: 'report',
    },
  ])
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-03-01')
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Done by' })).toHaveProperty(
      'value',
      'Somebody who is no longer here',
    ),
  )
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-28' } })
  expect(await screen.findByText('This day is before the first one')).toBeDefined()
  expect(asked).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeDefined()
  expect(asked.at(-1)).toEqual({})
  expect(router.state.location.search).toEqual({ section: 'audit' })
})

test('what in the address is no day and no kind is left aside', async () => {
  const asked = hearing()
  renderScreen(<AuditSection />, { at: '/settings?from=2026-02-31&to=tomorrow&about=moon&by=' })
  expect(await screen.findByRole('listitem')).toBeDefined()
  expect(asked).toEqual([{}])
})

test('no entries and no answer are told apart', async () => {
  serveFailure(auditLog.getAuditLog, failureResponse('INTERNAL', 'Something went wrong on our side.'))
  const { user } = renderScreen(<AuditSection />)
  expect(await screen.findByRole('heading', { name: 'The audit log could not be loaded' })).toBeDefined()
  serveCall(auditLog.getAuditLog, { entries: [], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeDefined()
})

test.each([
  ['', true],
  ['&about=report', false],
])('on paper the fields stand where they narrow the log only: %s', async (narrowed, isLeftOut) => {
  hearing()
  renderScreen(<AuditSection />, { at: `/settings?section=audit${narrowed}` })
  const field = await screen.findByLabelText('From')
  expect(field.closest('.screen-only') !== null).toBe(isLeftOut)
})
