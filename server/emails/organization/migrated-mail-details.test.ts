import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ExportMailDetails } from '../../features/data-transfer/export/notify-export-end.ts'
import { MembershipMailDetails } from '../../features/organizations/members/membership-mail-details.ts'
import { DeletionMailDetails } from '../../features/organizations/ownership/notify-deletion.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'

const app = testApp()
const { newOwner, join } = organizationsOf(app)
const migration = new URL('../../migrations/0082_details_of_mails.sql', import.meta.url)

const schemas: Partial<Record<string, z.ZodType>> = {
  membership: MembershipMailDetails,
  'organization-deleted': DeletionMailDetails,
}

test('mails that waited when the server was updated get what they looked up in the audit log', async () => {
  const { sql } = app.host.database
  const owner = await newOwner()
  const member = await join(owner)
  const { orgId } = owner
  const ids = { from: owner.userId, to: member.userId }
  const byOwner = { byUserId: owner.userId }
  const to = (change: MembershipMailDetails['change']) => ({ ...byOwner, userId: member.userId, change })
  const about = member.userId
  const at = '2026-03-02T09:00:00.000Z'
  const old = [
    ['membership', 'membership.removed', about, { role: 'admin' }, to({ what: 'removed' })],
    ['membership', 'membership.reactivated', about, { role: 'admin' }, to({ what: 'let-in', role: 'admin' })],
    [
      'membership',
      'membership.reactivated',
      about,
      { role: { from: 'admin', to: 'employee' } },
      to({ what: 'let-in', role: 'employee' }),
    ],
    [
      'membership',
      'membership.role_changed',
      about,
      { role: { from: 'employee', to: 'admin' } },
      to({ what: 'role', role: 'admin' }),
    ],
    [
      'membership',
      'membership.permissions_changed',
      about,
      { role: 'admin', permissions: { from: null, to: ['chat:use'] } },
      to({ what: 'permissions', role: 'admin', from: null, to: ['chat:use'] }),
    ],
    [
      'membership',
      'organization.ownership_transferred',
      orgId,
      { ownerId: ids },
      to({ what: 'given', otherId: owner.userId }),
    ],
    [
      'membership',
      'organization.ownership_transferred',
      orgId,
      { ownerId: { from: ids.to, to: ids.from } },
      to({ what: 'gave-away', otherId: owner.userId }),
    ],
    ['membership', 'membership.removed', owner.userId, { role: 'admin' }, null],
    ['organization-deleted', 'organization.deleted', orgId, {}, byOwner],
    ['organization-export-begun', 'organization.exported', orgId, {}, byOwner],
    ['organization-exported', 'organization.exported', orgId, {}, byOwner],
    [
      'organization-export-stopped',
      'organization.export_stopped',
      orgId,
      { left: ['people.ndjson'] },
      { ...byOwner, stopped: { at, left: ['people.ndjson'] } },
    ],
  ] as const
  for (const [index, [kind, action, entityId, details]] of old.entries()) {
    const id = `old-${String(index).padStart(2, '0')}`
    await sql`
      insert into audit_entries (org_id, id, at, actor_user_id, action, entity, entity_id, details)
      values (${orgId}, ${id}, ${at}, ${owner.userId}, ${action}, 'membership', ${entityId}, ${sql.json(details)})`
    await sql`
      insert into mails (id, org_id, kind, to_address, subject_id, state, created_at)
      values (${id}, ${orgId}, ${kind}, ${member.email}, ${id}, 'queued', ${at})`
  }
  const [, ...statements] = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements) await sql.unsafe(statement)
  const rows = await sql`select kind, details from mails where id like 'old-%' order by id`
  const read = rows.map(({ kind, details }) =>
    details === null ? null : (schemas[String(kind)] ?? ExportMailDetails).parse(details),
  )
  expect(read).toEqual(old.map(([, , , , details]) => details))
})
