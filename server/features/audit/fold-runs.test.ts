import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { AuditEntry } from '../../../contract/audit.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'

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
  expect([entries.map(({ run }) => run?.count), next]).toEqual([[10_000, 10_000], entries[1]?.id])
  const rest = await app.ok(contract.getAuditLog, { ...folded, after: next ?? '' }, owner)
  expect(told(rest.entries)).toEqual([
    ['invitation.created', 10_000],
    ['organization.created', 1],
  ])
})

test('whatever is in the log and whatever is asked for, pages of a folded list fit together and count right', async () => {
  const owner = await newOwner()
  const { sql } = app.host.database
  const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  const Row = fc.record({
    minute: fc.integer({ min: 0, max: 6 }),
    run: fc.option(fc.constantFrom('run-a', 'run-b', 'run-c')),
    action: fc.constantFrom('employee.created', 'invitation.created'),
  })
  const within = fc.record(
    {
      from: fc.integer({ min: 0, max: 6 }),
      until: fc.integer({ min: 0, max: 7 }),
      entity: fc.constantFrom('employee' as const, 'invitation' as const),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(Row, { maxLength: 25 }),
      within,
      fc.integer({ min: 1, max: 4 }),
      async (rows, { from, until, entity }, limit) => {
        await sql`delete from audit_entries where org_id = ${owner.orgId}`
        const stored = rows.map((row, index) => ({ ...row, id: `e${String(index).padStart(2, '0')}` }))
        for (const { id, minute, run, action } of stored)
          await sql`insert into audit_entries (org_id, id, at, run_id, action, entity, entity_id, details)
            values (${owner.orgId}, ${id}, ${moment(minute).toISOString()}, ${run}, ${action}, ${action.split('.')[0] ?? ''}, 'x', '{}')`
        const order = stored
          .filter(({ minute }) => minute >= (from ?? 0) && minute < (until ?? 99))
          .filter(({ action }) => entity === undefined || action.startsWith(entity))
          .toSorted((a, b) => a.minute - b.minute || (a.id < b.id ? -1 : 1))
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
        })
        expect(entries.map(({ id, run }) => [id, run?.count ?? 1])).toEqual(expected)
      },
    ),
    { numRuns: 25 },
  )
})
