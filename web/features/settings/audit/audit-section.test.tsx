import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auditedEntities, auditLog, type AuditEntry } from '../../../../contract/audit.ts'
import { members, type Member } from '../../../../contract/members.ts'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { answering, failing, refusing } from '../../../testing/server.ts'
import AuditSection from './audit-section.tsx'
import { doer, whatWasDone } from './audit-words.ts'
import { whatRunDid } from './run-words.ts'

const entry = (id: string, action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  actor: { userId: 'user-1', name: 'Grace Hopper', email: 'grace@northwind.example' },
  byKey: null,
  action,
  entity: action.split('.')[0] ?? '',
  entityId: 'x',
  subject: null,
  details: {},
  ...more,
})

test.each([
  [entry('1', 'membership.removed', { subject: 'Ada' }), 'removed Ada'],
  [
    entry('1', 'membership.role_changed', {
      subject: 'Ada',
      details: { role: { from: 'employee', to: 'admin' } },
    }),
    'made Ada an admin',
  ],
  [
    entry('1', 'organization.updated', { details: { changed: ['companyName', 'reportVisibility'] } }),
    'changed the organization’s company name and rule for who sees reports',
  ],
  [
    entry('1', 'employee.updated', { subject: 'Ada', details: { changed: ['role', 'department'] } }),
    'changed role and department of Ada',
  ],
  [
    entry('1', 'report.edited', { subject: 'Ada', details: { version: 3 } }),
    'edited the report of Ada (version 3)',
  ],
  [entry('1', 'invitation.created'), 'invited somebody who is no longer here'],
  [entry('1', 'membership.created', { subject: 'Grace Hopper', entityId: 'user-1' }), 'joined'],
  [entry('1', 'membership.created', { subject: 'Ada' }), 'made Ada a member'],
  [entry('1', 'membership.reactivated', { subject: 'Grace Hopper', entityId: 'user-1' }), 'joined again'],
  [entry('1', 'membership.reactivated', { subject: 'Ada' }), 'let Ada in again'],
  [entry('1', 'employee.removed', { subject: 'Ada' }), 'removed Ada from the list of people'],
  [entry('1', 'employee.restored', { subject: 'Ada' }), 'brought Ada back into the list of people'],
  [entry('1', 'employee.erased'), 'erased for good what was kept of somebody removed'],
  [
    entry('1', 'report.released', { subject: 'Ada', details: { version: 2 } }),
    'released the report of Ada (version 2)',
  ],
  [
    entry('1', 'report.contested', { subject: 'Ada', details: { version: 2 } }),
    'contested their report (version 2)',
  ],
  [
    entry('1', 'companyReport.withdrawn', { details: { version: 4 } }),
    'withdrew the company report (version 4)',
  ],
  [
    entry('1', 'organization.export_stopped'),
    'stopped the download of everything of the organization before its end',
  ],
  [entry('1', 'plan.added'), 'wrote an action down in the action plan'],
  [
    entry('1', 'plan.dropped', { subject: 'Ask everybody for a wiki' }),
    'ended an action of the action plan: dropped: “Ask everybody for a wiki”',
  ],
  [
    entry('1', 'invitation.resent', { subject: 'Ada', details: { employeeId: 'e1', mail: 'asked-again' } }),
    'made a link to the new round for Ada',
  ],
  [
    entry('1', 'invitation.created', { subject: 'Ada', details: { employeeId: 'e1', mail: 'reopened' } }),
    'made a link for Ada to their answers that were opened again',
  ],
  [entry('1', 'plan.changed'), 'changed an action of the action plan'],
  [entry('1', 'plan.done'), 'ended an action of the action plan: done'],
  [entry('1', 'plan.dropped'), 'ended an action of the action plan: dropped'],
  [entry('1', 'plan.open'), 'took an action of the action plan up again'],
  [entry('1', 'apiKey.created', { subject: 'Staff list' }), 'made the API key “Staff list”'],
  [entry('1', 'apiKey.revoked', { subject: 'Staff list' }), 'revoked the API key “Staff list”'],
  [entry('1', 'webhook.created', { subject: 'hooks.test' }), 'made the webhook to hooks.test'],
  [entry('1', 'webhook.changed', { subject: 'hooks.test' }), 'changed the webhook to hooks.test'],
  [entry('1', 'webhook.paused', { subject: 'hooks.test' }), 'paused the webhook to hooks.test'],
  [entry('1', 'webhook.resumed', { subject: 'hooks.test' }), 'resumed the webhook to hooks.test'],
  [
    entry('1', 'webhook.secret_rotated', { subject: 'hooks.test' }),
    'made a new secret for the webhook to hooks.test',
  ],
  [entry('1', 'webhook.deleted', { subject: 'hooks.test' }), 'deleted the webhook to hooks.test'],
  [entry('1', 'webhook.switched_off', { subject: 'hooks.test' }), 'switched the webhook to hooks.test off'],
  [
    entry('1', 'report.written', { subject: 'Ada', details: { version: 2 } }),
    'had the report of Ada worded by the language model (version 2)',
  ],
  [entry('1', 'chat.deleted'), 'deleted a conversation of their own in the chat'],
  [
    entry('1', 'membership.permissions_changed', {
      subject: 'Ada',
      details: {
        role: 'employee',
        permissions: { from: null, to: ['org:view', 'report:view', 'onboarding:view', 'submission:view'] },
      },
    }),
    'changed the permissions of Ada (added “Read everybody’s answers”; taken “See the people of the organization” and “Use the chat”)',
  ],
  [
    entry('1', 'membership.permissions_changed', {
      subject: 'Ada',
      details: { role: 'admin', permissions: { from: ['org:billing', 'all'], to: null } },
    }),
    'changed the permissions of Ada (taken “Remove people with their answers (admins also those who have joined), bring them back, and erase them”, “Open a submitted questionnaire again”, “Delete reports”, “Delete the organization”, and “Make recorded owners admins (only the owner can)”)',
  ],
  [
    entry('1', 'membership.permissions_changed', { subject: 'Ada', details: { permissions: 'older' } }),
    'changed the permissions of Ada',
  ],
  [entry('1', 'moon.landed_on'), 'moon: landed on'],
])('an entry is told as a sentence', (one, sentence) => {
  expect(whatWasDone(one, { hasBilling: false })).toBe(sentence)
})

test('what was done with an API key says whose it is, and with which', () => {
  const one = entry('1', 'invitation.created', { subject: 'Ada', byKey: { id: 'key-1', name: 'Staff list' } })
  expect(`${doer(one)} ${whatWasDone(one, { hasBilling: false })}`).toBe(
    'Grace Hopper, by the API key “Staff list”, invited Ada',
  )
})

test.each([
  ['reminders.stopped', 'Ada stopped invitations and reminders, by the link in a mail'],
  ['reminders.allowed', 'Ada wants invitations and reminders again, by the link in a mail'],
  ['invitation.asked', 'Ada asked for an invitation'],
])('who did something without being a member is whom it is about: %s', (action, sentence) => {
  const one = entry('1', action, { actor: null, subject: 'Ada' })
  expect(`${doer(one)} ${whatWasDone(one, { hasBilling: false })}`).toBe(sentence)
})

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
  answering(auditLog.getAuditLog, ({ request }) => {
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
  answering(members.listMembers, {
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
  answering(auditLog.getAuditLog, ({ request }) => {
    const { limit: _, fold, ...filters } = Object.fromEntries(new URL(request.url).searchParams)
    expect(fold).toBe('runs')
    asked.push(filters)
    return { entries, next: null }
  })
  return asked
}

test('links of a new round are not told as people who were invited', () => {
  const ofRound = entry('1', 'invitation.created', { details: { mail: 'asked-again' } })
  expect(whatRunDid(ofRound, 3, { hasBilling: false })).toBe('made links to the new round for 3 people')
  const reopened = entry('1', 'invitation.created', { details: { mail: 'reopened' } })
  expect(whatRunDid(reopened, 2, { hasBilling: false })).toBe(
    'made links for 2 people to their answers that were opened again',
  )
})

test.each([
  ['invitation.created', 60, 'invited 60 people'],
  ['report.generated', 2500, 'generated 2,500 reports'],
  ['moon.landed_on', 3, 'moon: landed on and 2 more like it'],
])('what a run did is one sentence: %s', (action, count, sentence) => {
  expect(whatRunDid(entry('1', action), count, { hasBilling: false })).toBe(sentence)
})

test('what one run did is one row, which opens to its entries page by page, by keyboard too', async () => {
  const asked: Record<string, string>[] = []
  answering(auditLog.getAuditLog, ({ request }) => {
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
  answering(auditLog.getAuditLog, {
    entries: [entry('1', 'invitation.reminded', { run: { id: 'run-1', count: 3 } })],
    next: null,
  })
  const { user } = renderScreen(<AuditSection />, { at: '/settings?section=audit' })
  const fold = await screen.findByRole('button', { name: /reminded 3 people/ })
  refusing(auditLog.getAuditLog, failing('INTERNAL', 'Something went wrong on our side.'))
  await user.click(fold)
  expect((await screen.findByRole('alert')).textContent).toContain('It could not be loaded')
  answering(auditLog.getAuditLog, {
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
  refusing(auditLog.getAuditLog, failing('INTERNAL', 'Something went wrong on our side.'))
  const { user } = renderScreen(<AuditSection />)
  expect(await screen.findByRole('heading', { name: 'The audit log could not be loaded' })).toBeDefined()
  answering(auditLog.getAuditLog, { entries: [], next: null })
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
