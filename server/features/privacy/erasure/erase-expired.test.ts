import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { newOrganization, newPeople } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { eraseRemoved } from './erase-expired.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})
const day = 86_400_000

/** An organization whose people were all removed 30 days ago. */
const longGone = async (count: number) => {
  const { owner } = await newOrganization(it.host, it.now)
  return { owner, people: await removedFrom(owner, count) }
}
const removedFrom = async (owner: Member, count: number) => {
  const names = Array.from({ length: count }, (_, index) => `Person ${index}`)
  const people = await newPeople(it.host, it.now, owner.orgId, names)
  for (const person of people) await calls.removed(person, owner)
  return people
}
const leftOf = async ({ orgId }: Member) => {
  const rows = await it.host.database.sql`select id from removed_employees where org_id = ${orgId}`
  return rows.map(({ id }) => String(id))
}
const orderErasing = () => asSystem(it.host.database.db, (tx) => eraseRemoved.work(tx, it.host))

test('many are erased a few at a time, each organization by itself', async () => {
  const one = await longGone(25)
  const two = await longGone(1)
  await it.passSignedIn(30 * day + 1)
  const late = await removedFrom(two.owner, 1)
  await calls.eraseDue()
  expect(await leftOf(one.owner)).toEqual([])
  expect(await leftOf(two.owner)).toEqual(late.map(({ id }) => id))
  const jobs = await it.host.database.sql`select data from pgboss.job where name = 'erase-people'`
  const sizes = jobs.map(({ data }) => Object(data).ids.length)
  expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 5, 20])
  expect(await calls.actionsOn(one.people[24]?.id ?? '')).toEqual(['employee.removed', 'employee.erased'])
})

test('one who cannot be erased stops nobody else, and is erased once they can be', async () => {
  const { sql } = it.host.database
  const one = await longGone(3)
  const two = await longGone(2)
  const stuck = one.people[1]?.id ?? ''
  await sql.unsafe(`
    create function keep_one() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger keep_one before delete on removed_employees for each row when (old.id = '${stuck}') execute function keep_one()`)
  await it.passSignedIn(30 * day + 1)
  await orderErasing()
  await eventually(async () => {
    const left = [...(await leftOf(one.owner)), ...(await leftOf(two.owner))]
    return left.length === 1 && left[0] === stuck ? true : undefined
  }, 25_000)
  await sql`drop function keep_one() cascade`
  await calls.eraseDue()
  expect(await leftOf(one.owner)).toEqual([])
})

test('who was brought back before their turn stays', async () => {
  const { owner, people } = await longGone(2)
  const { sql } = it.host.database
  await it.passSignedIn(30 * day + 1)
  const [back] = people
  // Between the order and its work: the worker waits for the row that bringing back holds.
  await sql.begin(async (tx) => {
    await tx`select set_config('app.org_id', ${owner.orgId}, true)`
    await tx`select put_back_employee(${back?.id ?? ''})`
    await orderErasing()
    await eventually(async () => {
      const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return Number(row?.['waiting']) > 0 ? true : undefined
    })
  })
  await eventually(async () => ((await leftOf(owner)).length === 0 ? true : undefined), 25_000)
  expect((await calls.rowsOf({ id: back?.id ?? '' }))['employees']).toHaveLength(1)
})
