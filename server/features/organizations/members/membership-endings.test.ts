import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Tx } from '../../../core/database/database.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { readMembershipEndings } from './membership-endings.ts'

const app = testApp()
const { newOwner } = organizationsOf(app)

/** What this transaction has read of the audit log. */
const readUntilNow = async (tx: Tx) => {
  const rows = await tx.execute(sql`select seq_tup_read + idx_tup_fetch as read
    from pg_stat_xact_user_tables where relname = 'audit_entries'`)
  return z.tuple([z.object({ read: z.coerce.number() })]).parse([...rows])[0].read
}

test('when memberships ended is one entry of each, however long the log of the others is', async () => {
  const { orgId, userId: owner } = await newOwner()
  const { db, sql: run } = app.host.database
  await run`
    insert into users (id, email, display_name, created_at, updated_at)
    select 'm' || i, 'm' || i || '@members.example.test', 'Member ' || i, now(), now() from generate_series(1, 3000) i`
  await run`
    insert into memberships (org_id, user_id, role, joined_at, status)
    select ${orgId}, 'm' || i, 'employee', now(), 'suspended' from generate_series(1, 3000) i`
  await run`
    insert into audit_entries (org_id, id, at, actor_user_id, action, entity, entity_id, details)
    select ${orgId}, i || '-' || k, timestamptz '2026-01-01Z' + k * interval '1 day', ${owner},
      (array['membership.created', 'membership.left', 'membership.reactivated', 'membership.removed'])[k], 'membership', 'm' || i, '{}'
    from generate_series(1, 3000) i, generate_series(1, 4) k`
  await run`analyze audit_entries`
  const asked = ['m7', 'm70', 'm700']
  await inTransaction(db, { orgId, userId: owner }, async (tx) => {
    const before = await readUntilNow(tx)
    const ended = await readMembershipEndings({ tx, org: { id: orgId } }, asked)
    expect((await readUntilNow(tx)) - before).toBe(asked.length)
    for (const userId of asked) expect(ended(userId).ended?.at).toBe('2026-01-05T00:00:00.000Z')
    expect(ended('m8')).toEqual({})
  })
})
