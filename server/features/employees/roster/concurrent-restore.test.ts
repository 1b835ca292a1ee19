import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { newMember, organizationFor } from '../../../testing/new-organization.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { here, newPerson } = organizationFor(it)
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})

type Tx = Parameters<Parameters<typeof it.host.database.sql.begin>[1]>[0]

/** Does `first` in a transaction that is committed only when so many of `others` wait for it. */
const during = async <T>(first: (tx: Tx) => Promise<unknown>, others: () => Promise<T>, waiting = 1) => {
  const { sql } = it.host.database
  const { started } = await sql.begin(async (tx) => {
    await first(tx)
    const pending = others()
    await eventually(async () => {
      const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return Number(row?.['waiting']) >= waiting ? true : undefined
    })
    return { started: pending }
  })
  return started
}

const invite = (...people: { name: string; email: string }[]) =>
  it.ok(
    contract.sendEmployeeInvites,
    { invites: people.map(({ name, email }) => ({ name, email })) },
    here().owner,
  )

test('two who bring one person back at once do it once, and the audit log says it once', async () => {
  const { owner } = here()
  const person = await newPerson()
  await calls.removed(person, owner)
  const answers = await during(
    (tx) => tx`select id from removed_employees where id = ${person.id} for update`,
    () => Promise.all([calls.restore(person, owner), calls.restore(person, owner)]),
    2,
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await calls.actionsOn(person.id)).toEqual(['employee.removed', 'employee.restored'])
})

test('of many who are invited, whose address is given to somebody at that moment stops nobody else', async () => {
  const { owner, orgId } = here()
  const gone = await newPerson('Gone Before')
  const other = await newPerson('Other Back')
  await calls.removed(gone, owner)
  await calls.removed(other, owner)
  const { results } = await during(
    (tx) => tx`
      insert into employees (org_id, id, name, email, role, department, status, joined_at)
      values (${orgId}, ${`new-${gone.id}`}, 'Gone Before', ${gone.email}, 'Clerk', 'Harbour', 'invited', now())`,
    () => invite(gone, other, { name: 'Ada Lovelace', email: it.freshEmail() }),
  )
  expect(results.map(({ success, employee }) => [success, employee?.id])).toEqual([
    [true, `new-${gone.id}`],
    [true, other.id],
    [true, expect.any(String)],
  ])
  expect((await calls.listed(owner)).map(({ id }) => id)).toEqual([gone.id])
})

test('whose account is linked with somebody else at that moment comes back without it', async () => {
  const { owner, orgId } = here()
  const gone = await newPerson('Gone Before')
  const other = await newPerson('Other')
  const { userId } = await newMember(it.host, it.now, orgId, 'employee')
  const { sql } = it.host.database
  await sql`update employees set user_id = ${userId} where id = ${gone.id}`
  await calls.removed(gone, owner)
  const { results } = await during(
    (tx) => tx`update employees set user_id = ${userId} where id = ${other.id}`,
    () => invite(gone, { name: 'Ada Lovelace', email: it.freshEmail() }),
  )
  expect(results).toMatchObject([{ success: true, employee: { id: gone.id } }, { success: true }])
  expect((await calls.rowsOf(gone))['employees']).toMatchObject([{ user_id: null }])
})
