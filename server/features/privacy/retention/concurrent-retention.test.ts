import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { day, retentionTestCalls } from '../../../testing/privacy/retention-calls.ts'

/** Removing many, on several nodes, and where something is in the way. */

const it = testApp()
const { newCompany } = reportCalls(it)
const calls = retentionTestCalls(it)
let removals: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  removals = removalTestCalls(it)
})
const isThere = async (person: { id: string }) =>
  ((await removals.rowsOf(person))['employees'] ?? []).length === 1

/** An organization that many have left, whose rule is in force. */
const manyLeft = async () => {
  const { owner, people } = await newCompany()
  await it.host.database
    .sql`update employees set left_at = ${it.now.toISOString()} where org_id = ${owner.orgId}`
  await it.host.database
    .sql`update invitations set expires_at = ${it.now.toISOString()} where org_id = ${owner.orgId}`
  await calls.passYears(1)
  await calls.set({ formerPeople: 1 }, owner)
  await calls.pass(30 * day)
  return { owner, people }
}

test('two nodes at once remove everybody once, and count them once', async () => {
  const { owner, people } = await manyLeft()
  await Promise.all([1, 2, 3].map(() => calls.order()))
  await calls.settled()
  const left = await Promise.all(people.map(isThere))
  expect(left.filter(Boolean)).toEqual([])
  const counted = await calls.applied(owner)
  expect(counted).toEqual([{ kind: 'formerPeople', count: people.length }])
})

test('one who cannot be removed stops nobody else, and goes once they can be', async () => {
  const { sql } = it.host.database
  const { people } = await manyLeft()
  const stuck = people[1]?.id ?? ''
  await sql.unsafe(`
    create function keep_one() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger keep_one before delete on employees for each row when (old.id = '${stuck}') execute function keep_one()`)
  await calls.order()
  await eventually(async () => {
    const left = await Promise.all(people.map(isThere))
    return left.filter(Boolean).length === 1 ? true : undefined
  }, 25_000)
  expect(await isThere({ id: stuck })).toBe(true)
  await sql`drop function keep_one() cascade`
  await calls.apply()
  expect(await isThere({ id: stuck })).toBe(false)
})

test('an organization that was deleted meanwhile is no failure', async () => {
  const { owner } = await manyLeft()
  await calls.order()
  await it.host.database.sql`delete from organizations where id = ${owner.orgId}`
  await calls.settled()
  const failed = await it.host.database.sql`
    select from pgboss.job where name = 'apply-retention' and state = 'failed'`
  expect([...failed]).toEqual([])
})
