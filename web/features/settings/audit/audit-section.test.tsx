import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { auditLog, type AuditEntry } from '../../../../contract/audit.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { answering, failing, refusing } from '../../../testing/server.ts'
import AuditSection from './audit-section.tsx'
import { whatWasDone } from './audit-words.ts'

const entry = (id: string, action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  actor: { userId: 'user-1', name: 'Grace Hopper', email: 'grace@northwind.example' },
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
  [entry('1', 'moon.landed_on'), 'moon: landed on'],
])('an entry is told as a sentence', (one, sentence) => {
  expect(whatWasDone(one)).toBe(sentence)
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
  await user.click(screen.getByRole('combobox', { name: 'About' }))
  await user.click(await screen.findByRole('option', { name: 'Members and roles' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ about: 'membership' }))
  await waitFor(() => expect(asked.at(-1)).toContain('entity=membership'))
})

test('no entries and no answer are told apart', async () => {
  refusing(auditLog.getAuditLog, failing('INTERNAL', 'Something went wrong on our side.'))
  const { user } = renderScreen(<AuditSection />)
  expect(await screen.findByRole('heading', { name: 'The audit log could not be loaded' })).toBeDefined()
  answering(auditLog.getAuditLog, { entries: [], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeDefined()
})
