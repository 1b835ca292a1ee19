import { readFile } from 'node:fs/promises'
import { sql as drizzleSql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../../contract/index.ts'
import type { AuditEntry } from '../../../contract/calls/audit-log.ts'
import { type Tx } from '../../core/database/database.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { listAuditEntries } from './list-entries.ts'

const app = testApp()
const { newOwner, invite } = organizationsOf(app)
const people = (number: number) =>
  Array.from({ length: number }, (_none, index) => ({ name: `Person ${index}`, email: app.freshEmail() }))
const folded = { fold: 'runs' } as const

/** Every entry of a list, page by page. */
const all = async (owner: Member, wanted: object): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = []
  let after: string | undefined
  do {
    const page: { entries: AuditEntry[]; next: string | null } = await app.ok(
      contract.getAuditLog,
      { ...wanted, ...(after !== undefined && { after }) },
      owner,
    )
    entries.push(...page.entries)
    after = page.next ?? undefined
  } while (after !== undefined)
  return entries
}
const foldedPage = (tx: Tx, id: string, after?: string) =>
  listAuditEntries(
    { tx, org: { id, name: 'Tide & Co' }, member: { role: 'owner', permissions: null } },
    { ...folded, limit: 3, ...(after !== undefined && { after }) },
  )
/** What this connection has looked up in the audit log, and read of it. */
const costUntilNow = async (tx: Tx) => {
  const read = drizzleSql`select seq_tup_read + idx_scan + idx_tup_fetch as cost
    from pg_stat_xact_user_tables where relname = 'audit_entries'`
  return z.tuple([z.object({ cost: z.coerce.number() })]).parse([...(await tx.execute(read))])[0].cost
}
const told = (entries: readonly AuditEntry[]) =>
  entries.map(({ action, run }) => [action, run?.count ?? 1] as const)

const runOf = async (owner: Member, invites: ReturnType<typeof people>, by: Partial<Member> = owner) => {
  const { run } = await app.ok(contract.startInvitations, { invites }, { ...owner, ...by })
  await eventually(async () => {
    const { runs } = await app.ok(contract.getRuns, {}, owner)
    return runs.find(({ id, state }) => id === run.id && state === 'finished')
  })
  return run.id
}

test('what one run did is one entry for each action, and opens to all of them page by page', async () => {
  const owner = await newOwner()
  const runId = await runOf(owner, people(60))
  app.pass(1000)
  await invite(owner)
  const entries = await all(owner, { ...folded, limit: 2 })
  expect(told(entries)).toEqual([
    ['invitation.created', 1],
    ['employee.created', 1],
    ['invitation.created', 60],
    ['employee.created', 60],
    ['organization.created', 1],
  ])
  expect(entries[2]).toMatchObject({ run: { id: runId }, actor: { userId: owner.userId } })
  const inside = { runId, action: 'invitation.created' }
  const opened = await all(owner, { ...inside, limit: 25 })
  expect(new Set(opened.map(({ subject }) => subject)).size).toBe(60)
  expect(opened.every(({ action, run }) => action === inside.action && run === undefined)).toBe(true)
  // Without folding it is the log as it is kept: row by row.
  const plain = await all(owner, { limit: 100 })
  expect(plain).toHaveLength(123)
  expect(plain.every(({ run }) => run === undefined)).toBe(true)
})

test('two runs of one moment are two, what one call did at once is one, and what two did is not', async () => {
  const owner = await newOwner()
  await runOf(owner, people(3))
  await runOf(owner, people(2))
  await app.ok(contract.sendEmployeeInvites, { invites: people(4) }, owner)
  await invite(owner)
  await invite(owner)
  const invited = told(await all(owner, { ...folded, entity: 'invitation' }))
  expect(invited.map(([, count]) => count).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 3, 4])
})

test('nobody opens a run of another organization', async () => {
  const owner = await newOwner()
  const runId = await runOf(owner, people(2))
  const stranger = await newOwner()
  expect(await all(stranger, { runId })).toEqual([])
  expect(await all(stranger, { ...folded, runId })).toEqual([])
})

test('runs of ten thousand entries are counted whole, and pages go on after them', async () => {
  const owner = await newOwner()
  const { sql } = app.host.database
  await sql`insert into audit_entries (org_id, id, at, run_id, action, entity, entity_id, details)
    select ${owner.orgId}, 'big-' || run || '-' || n, now() + n * interval '1 ms', 'run-' || run, 'invitation.created', 'invitation', 'x', '{}'
    from generate_series(1, 3) run, generate_series(1, 10000) n`
  const { entries, next } = await app.ok(contract.getAuditLog, { ...folded, limit: 2 }, owner)
  expect([entries.map(({ run }) => run?.count), next]).toEqual([
    [10_000, 10_000],
    `${Date.parse(entries[1]?.at ?? '')}_${entries[1]?.id}`,
  ])
  const rest = await app.ok(contract.getAuditLog, { ...folded, after: next ?? '' }, owner)
  expect(told(rest.entries)).toEqual([
    ['invitation.created', 10_000],
    ['organization.created', 1],
  ])
})

test('runs from before their beginnings were kept are found where they began', async () => {
  const owner = await newOwner()
  const { sql } = app.host.database
  const migration = new URL('../../migrations/0064_where_runs_begin.sql', import.meta.url)
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  await sql.begin(async (before) => {
    await before`alter table audit_entries disable trigger audit_entries_begins_hour`
    await before`insert into audit_entries (org_id, id, at, run_id, action, entity, entity_id, details)
      select ${owner.orgId}, run || '-' || n, '2026-01-01Z'::timestamptz + n * interval '25 min', 'run-' || run, 'employee.created', 'employee', 'x', '{}'
      from generate_series(1, 2) run, generate_series(1, 5) n`
    // An older one, as all are looked at in the hour of the oldest.
    await before`insert into audit_entries (org_id, id, at, action, entity, entity_id, details)
      values (${owner.orgId}, 'oldest', '2025-12-31Z', 'organization.updated', 'organization', 'x', '{}')`
    await before`alter table audit_entries enable trigger audit_entries_begins_hour`
    for (const statement of statements.filter((one) => /^\s*UPDATE/.test(one))) await before.unsafe(statement)
  })
  const entries = await all(owner, { ...folded, entity: 'employee' })
  expect(entries.map(({ id, run }) => [id, run?.count])).toEqual([
    ['2-1', 5],
    ['1-1', 5],
  ])
  // In the middle of an hour that another entry of each begins.
  const later = await all(owner, { ...folded, entity: 'employee', from: '2026-01-01T01:30:00.000Z' })
  expect(later.map(({ id, run }) => [id, run?.count])).toEqual([
    ['2-4', 2],
    ['1-4', 2],
  ])
})

test('a page costs what is on it, however many runs there are', async () => {
  const owner = await newOwner()
  const { db, sql } = app.host.database
  await sql`insert into audit_entries (org_id, id, at, run_id, action, entity, entity_id, details)
    select ${owner.orgId}, 'run-' || run || '-' || n, now() + run * interval '20 min' + n * interval '1 s', 'run-' || run, 'invitation.created', 'invitation', 'x', '{}'
    from generate_series(1, 500) run, generate_series(1, 40) n`
  await sql`analyze audit_entries`
  const pageAfter = (after?: string) =>
    inTransaction(db, owner, async (tx) => {
      const before = await costUntilNow(tx)
      const { entries } = await foldedPage(tx, owner.orgId, after)
      return { runs: entries.map(({ run }) => run), cost: (await costUntilNow(tx)) - before }
    })
  const first = await pageAfter()
  expect(first.runs).toEqual([500, 499, 498].map((run) => ({ id: `run-${run}`, count: 40 })))
  const [begin] = await sql<{ at: Date }[]>`
    select at from audit_entries where org_id = ${owner.orgId} and id = 'run-250-1'`
  const middle = await pageAfter(`${begin?.at.getTime()}_run-250-1`)
  expect(middle.runs).toEqual([249, 248, 247].map((run) => ({ id: `run-${run}`, count: 40 })))
  // Most of it is the counting of the runs on the page.
  expect(first.cost).toBeLessThan(300)
  expect(middle.cost).toBeLessThan(300)
})

test('whatever is in the log and whatever is asked for, pages of a folded list fit together and count right', async () => {
  const owner = await newOwner()
  const { sql } = app.host.database
  const actors = [owner.userId, 'another'] as const
  // Some in one hour, some in others: where an hour of a run begins is kept with its entries.
  const moment = (step: number) => new Date(Date.UTC(2026, 0, 1, 0, step * 20))
  const Row = fc.record({
    step: fc.integer({ min: 0, max: 11 }),
    run: fc.option(fc.constantFrom('run-a', 'run-b')),
    action: fc.constantFrom('employee.created', 'invitation.created'),
    actor: fc.constantFrom(...actors),
  })
  const within = fc.record(
    {
      from: fc.integer({ min: 0, max: 11 }),
      until: fc.integer({ min: 0, max: 12 }),
      entity: fc.constantFrom('employee' as const, 'invitation' as const),
      actor: fc.constantFrom(...actors),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(Row, { minLength: 10, maxLength: 40, size: 'max' }),
      within,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 9 }),
      async (rows, { from, until, entity, actor: by }, limit, removed) => {
        await sql`delete from audit_entries where org_id = ${owner.orgId}`
        const stored = rows.map((row, index) => ({ ...row, id: `e${String(index).padStart(2, '0')}` }))
        for (const { id, step, run, action, actor } of stored)
          await sql`insert into audit_entries (org_id, id, at, run_id, actor_user_id, action, entity, entity_id, details)
            values (${owner.orgId}, ${id}, ${moment(step).toISOString()}, ${run}, ${actor}, ${action}, ${action.split('.')[0] ?? ''}, 'x', '{}')`
        // As retention removes them: the oldest first, some at a time.
        const byAge = stored.toSorted((a, b) => a.step - b.step || (a.id < b.id ? -1 : 1))
        const gone = byAge.slice(0, removed).map(({ id }) => id)
        await sql`delete from audit_entries where org_id = ${owner.orgId} and id = any(${gone})`
        const order = byAge
          .slice(removed)
          .filter(({ step }) => step >= (from ?? 0) && step < (until ?? 99))
          .filter(({ action }) => entity === undefined || action.startsWith(entity))
          .filter(({ actor }) => by === undefined || actor === by)
        const groups = new Map<string, typeof order>()
        for (const row of order) {
          const key = row.run === null ? row.id : `${row.run} ${row.action}`
          groups.set(key, [...(groups.get(key) ?? []), row])
        }
        const expected = [...groups.values()].map((group) => [group[0]?.id, group.length]).toReversed()
        const entries = await all(owner, {
          ...folded,
          limit,
          ...(from !== undefined && { from: moment(from).toISOString() }),
          ...(until !== undefined && { until: moment(until).toISOString() }),
          ...(entity !== undefined && { entity }),
          ...(by !== undefined && { actorUserId: by }),
        })
        expect(entries.map(({ id, run }) => [id, run?.count ?? 1])).toEqual(expected)
      },
    ),
    { numRuns: 40 },
  )
})
