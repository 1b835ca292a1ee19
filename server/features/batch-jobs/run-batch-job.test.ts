import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../core/events/audit-entries.ts'
import { ConnectionLost } from '../../core/database/connection-pool.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import type { Host } from '../../core/host.ts'
import { startJobs } from '../../core/jobs/job-queue.ts'
import { silentLog } from '../../core/observability/log.ts'
import { asSystem, inTransaction } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { testDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { newMember, newOrganization } from '../../testing/new-organization.ts'
import type { RunHandler } from './batch-handler.ts'
import { runJob } from './run-batch-job.ts'
import { startRun } from './start-batch-job.ts'

/** Runs whose rows are worked by the tests themselves, in a database that no other server works in. */

const app = testApp()
const database = testDatabase({ poolSize: 6 })
let work: RunHandler = async (rows) => rows.map(() => ({ success: true }))

/** A node: its own jobs over the one database. */
const openNode = async (): Promise<Host> => {
  const node: Host = {
    ...app.host,
    database: database.current,
    jobs: await startJobs(database.current, { run: jobOf(() => node) }, { log: silentLog }),
  }
  return node
}

const jobOf = (node: () => Host) =>
  runJob(node, {
    invitations: { needs: 'employee:invite', work: (rows, context) => work(rows, context) },
    'employee-reports': { needs: 'report:generate', work: (rows, context) => work(rows, context) },
    reminders: { needs: 'employee:invite', work: (rows, context) => work(rows, context) },
    cycle: { needs: 'submission:edit', work: (rows, context) => work(rows, context) },
  })

let host: Host
beforeAll(async () => {
  host = await openNode()
})
afterAll(() => host.jobs.stop())

const newAdmin = async () => {
  const { orgId } = await newOrganization(host, host.clock())
  return newMember(host, host.clock(), orgId, 'admin')
}
type Admin = Awaited<ReturnType<typeof newAdmin>>

const start = ({ orgId, userId, email }: Admin, number: number) =>
  inTransaction(host.database.db, { orgId, userId }, (tx) =>
    startRun(
      {
        tx,
        now: host.clock(),
        host,
        user: { id: userId, email, displayName: '' },
        org: { id: orgId, name: '' },
        member: { role: 'admin', permissions: null },
        apiKeyId: null,
      },
      {
        kind: 'invitations',
        rows: Array.from({ length: number }, (_none, index) => ({ label: `Row ${index}`, input: { index } })),
      },
    ),
  )

const runOf = async (id: string) => {
  const [run] = await asSystem(database.current.db, (tx) =>
    tx.execute(sql`select done, failed, finished_at is not null as is_finished from runs where id = ${id}`),
  )
  return run
}
const finished = (id: string, withinMs?: number) =>
  eventually(async () => {
    const run = await runOf(id)
    return run?.['is_finished'] === true ? run : undefined
  }, withinMs)

const errorsOf = async (id: string) => {
  const rows = await asSystem(database.current.db, (tx) =>
    tx.execute(
      sql`select position, error from run_rows where run_id = ${id} and state = 'failed' order by position`,
    ),
  )
  return rows.map((row) => [row['position'], row['error']])
}

/** Which rows left a trace in the transaction that worked them. */
const traces = async (orgId: string) => {
  const rows = await asSystem(database.current.db, (tx) =>
    tx.execute(
      sql`select entity_id as row from audit_entries where org_id = ${orgId} order by entity_id::int`,
    ),
  )
  return rows.map((row) => Number(row['row']))
}
const leaveTraces: RunHandler = async (rows, { tx, now, org, user }) => {
  const by = { tx, now, orgId: org.id, actorUserId: user.id }
  await audit(
    by,
    ...rows.map(({ position }) => ({ action: 'plan.done' as const, entity: 'row', entityId: `${position}` })),
  )
  return rows.map(() => ({ success: true }))
}
const upTo = (number: number) => Array.from({ length: number }, (_none, index) => index)

test('rows are worked in order, a few at a time, as the one who started the run', async () => {
  const admin = await newAdmin()
  const seen: { positions: number[]; who: string; role: string }[] = []
  work = async (rows, context) => {
    const { user, member, org } = context
    seen.push({ positions: rows.map(({ position }) => position), who: user.id, role: member.role })
    expect(org).toEqual({ id: admin.orgId, name: 'Tide & Co' })
    expect(rows[0]).toEqual({
      position: rows[0]?.position,
      label: `Row ${rows[0]?.position}`,
      input: { index: rows[0]?.position },
    })
    return leaveTraces(rows, context)
  }
  const run = await start(admin, 60)
  expect(await finished(run.id)).toMatchObject({ done: 60, failed: 0 })
  expect(seen.map(({ positions }) => positions.length)).toEqual([25, 25, 10])
  expect(seen.flatMap(({ positions }) => positions)).toEqual(upTo(60))
  expect(new Set(seen.map(({ who, role }) => `${who} ${role}`))).toEqual(new Set([`${admin.userId} admin`]))
  expect(await traces(admin.orgId)).toEqual(upTo(60))
})

test('a row that cannot be worked fails alone, with the sentence or without the cause', async () => {
  const admin = await newAdmin()
  work = async (rows, context) => {
    const positions = rows.map(({ position }) => position)
    const results = await leaveTraces(rows, context)
    if (positions.includes(3)) throw new Error('secret cause')
    if (positions.includes(28)) throw ruleViolation('Not this one.')
    return results
  }
  const run = await start(admin, 30)
  expect(await finished(run.id)).toMatchObject({ done: 28, failed: 2 })
  expect(await errorsOf(run.id)).toEqual([
    [3, 'Something went wrong on our side. Nothing was changed; please try again.'],
    [28, 'Not this one.'],
  ])
  // What a failed row had done is undone, and no other row was worked twice.
  expect(await traces(admin.orgId)).toEqual(upTo(30).filter((row) => row !== 3 && row !== 28))
})

test.each([
  [
    'their membership',
    sql`status = 'suspended'`,
    'You are no longer an active member of this organization, so this was not done.',
  ],
  [
    'the permission',
    sql`permissions = '{org:view}'`,
    'You no longer have the permission “Invite people, remind them and let removed members in again” in this organization, so this was not done.',
  ],
])('rows after the one who started the run lost %s are not done', async (_what, change, sentence) => {
  const admin = await newAdmin()
  let goOn: (() => void) | undefined
  const changed = new Promise<void>((resolve) => (goOn = resolve))
  let isWorking = false
  work = async (rows, context) => {
    isWorking = true
    await changed
    return leaveTraces(rows, context)
  }
  const run = await start(admin, 40)
  await eventually(() => isWorking || undefined)
  await asSystem(host.database.db, (tx) =>
    tx.execute(
      sql`update memberships set ${change} where org_id = ${admin.orgId} and user_id = ${admin.userId}`,
    ),
  )
  goOn?.()
  expect(await finished(run.id)).toMatchObject({ done: 25, failed: 15 })
  expect(await errorsOf(run.id)).toEqual(
    upTo(40)
      .slice(25)
      .map((row) => [row, sentence]),
  )
  expect(await traces(admin.orgId)).toEqual(upTo(25))
})

test('a run whose server dies in the middle goes on where it stopped, and no row is worked twice', async () => {
  const admin = await newAdmin()
  let hung = false
  work = async (rows, context) => {
    const results = await leaveTraces(rows, context)
    if (rows.some(({ position }) => position === 60) && !hung) {
      hung = true
      // The server dies here: after the work of these rows, before it is stored.
      await new Promise<never>(() => {})
    }
    return results
  }
  const run = await start(admin, 100)
  await eventually(() => hung || undefined)
  expect(await runOf(run.id)).toMatchObject({ done: 50, failed: 0, is_finished: false })
  expect(await traces(admin.orgId)).toEqual(upTo(50))

  await host.jobs.stop(0)
  await database.current.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`
  host = await openNode()
  expect(await finished(run.id, 25_000)).toMatchObject({ done: 100, failed: 0 })
  expect(await traces(admin.orgId)).toEqual(upTo(100))
})

test('a run that could not go on for a day ends, and says so of each row that is left', async () => {
  const admin = await newAdmin()
  work = async (rows, context) => {
    if (rows[0]?.position === 0) return leaveTraces(rows, context)
    throw new ConnectionLost('CONNECTION_CLOSED', 'away')
  }
  const run = await start(admin, 30)
  await eventually(async () => ((await runOf(run.id))?.['done'] === 25 ? true : undefined))
  const ids = { orgId: admin.orgId, runId: run.id, userId: admin.userId }
  await jobOf(() => host).onFinalFailure?.(ids, { reason: 'away' })
  expect(await finished(run.id)).toMatchObject({ done: 25, failed: 5 })
  const sentence = 'Something went wrong on our side. Nothing was changed; please try again.'
  expect(await errorsOf(run.id)).toEqual(
    upTo(30)
      .slice(25)
      .map((row) => [row, sentence]),
  )
})
