import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp, type Answer } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { newMember, newPeople, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** Questions against what ends the right to ask, and against whoever is erased. */

const it = testApp()
const { newCompany } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  here = await newCompany()
})

const newAdmin = () => newMember(it.host, it.now, here.orgId, 'admin')
const newRemoved = async (name: string): Promise<InvitedPerson> => {
  const [person] = await newPeople(it.host, it.now, here.orgId, [name])
  if (!person) throw new Error('Somebody is there.')
  await it.ok(contract.deleteEmployee, { employeeId: person.id }, here.owner)
  return person
}

/** How many statements wait for a lock. */
const waiting = async (): Promise<number> => {
  const [row] = await it.host.database.sql`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return Number(row?.['waiting'])
}
const until = (count: number) => eventually(async () => ((await waiting()) >= count ? true : undefined))

/** Asks a question that reads who has answered, and does `meanwhile` after it has begun and before it can be answered. */
const askDuring = async (by: Member, message: string, meanwhile: () => Promise<unknown>): Promise<Answer> => {
  const { answer } = await it.host.database.sql.begin(async (tx) => {
    await tx`lock table submissions in access exclusive mode`
    const asked = it.call(contract.chat, { message }, by)
    await until(1)
    await meanwhile()
    return { answer: asked }
  })
  return answer
}

const keptOf = async ({ userId }: Member) => {
  const { sql } = it.host.database
  const rows = await sql`
    select 'turn' as what from chat_turns where user_id = ${userId}
    union all select 'chat' from chats where user_id = ${userId}
    union all select 'count' from chat_counts where user_id = ${userId}`
  return rows.map(({ what }) => String(what))
}

test('of somebody who is removed while their question is answered nothing is left', async () => {
  const admin = await newAdmin()
  await it.ok(contract.chat, { message: 'Help' }, admin)
  expect((await keptOf(admin)).toSorted()).toEqual(['chat', 'count', 'turn'])
  const answer = await askDuring(admin, 'Who has answered?', () =>
    it.ok(contract.removeMember, { userId: admin.userId }, here.owner),
  )
  expect(answer).toMatchObject({ status: 403, body: { error: messages.notAMember } })
  expect(await keptOf(admin)).toEqual([])
})

test('so it is with somebody who may not ask any more', async () => {
  const admin = await newAdmin()
  const answer = await askDuring(admin, 'Who has answered?', () =>
    it.ok(
      contract.changeMemberPermissions,
      { userId: admin.userId, permissions: ['employee:view', 'submission:view'] },
      here.owner,
    ),
  )
  expect(answer.status).toBe(400)
  expect(answer.body['error']).toContain('do not include “Use the chat”')
  expect(await keptOf(admin)).toEqual(['count'])
})

test('a reply for which less may be seen at its end than at its beginning is not shown', async () => {
  const admin = await newAdmin()
  const answer = await askDuring(admin, 'Who has answered?', () =>
    it.ok(
      contract.changeMemberPermissions,
      { userId: admin.userId, permissions: ['employee:view', 'chat:use'] },
      here.owner,
    ),
  )
  expect(answer).toMatchObject({
    status: 200,
    body: { reply: { text: messages.chatReplyWithheld, citations: [] } },
  })
})

test('a question during which somebody is erased is not stored, and leaves nothing of them', async () => {
  const admin = await newAdmin()
  const gone = await newRemoved('Cecilia Payne')
  const answer = await askDuring(admin, 'Who has answered, and has Cecilia Payne?', () =>
    it.ok(contract.eraseEmployee, { employeeId: gone.id, name: gone.name }, here.owner),
  )
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: messages.chatErasedMeanwhile },
  })
  expect(await keptOf(admin)).toEqual(['count'])
  expect((await it.call(contract.chat, { message: 'Who has answered?' }, admin)).status).toBe(200)
})

type About = { admin: Member; removed: InvitedPerson }
type Circle = {
  /** What is held while somebody tries ... */
  held: (about: About) => { table: string; column: string; value: string }
  /** ... this, */
  tried: (about: About) => Promise<Answer>
  /** and what they must not hold meanwhile. */
  free: (about: About) => { table: string; column: string; value: string }
}

const members = () => ({ table: 'organizations', column: 'id', value: here.orgId })
const removedRow = ({ removed: { id } }: About) => ({ table: 'removed_employees', column: 'id', value: id })
const ofAdmin =
  (table: string) =>
  ({ admin: { userId } }: About) => ({ table, column: 'user_id', value: userId })

const circles: readonly (readonly [string, Circle])[] = [
  [
    'ending a membership holds no conversation before it has the count of questions',
    {
      held: ofAdmin('chat_counts'),
      tried: ({ admin }) => it.call(contract.removeMember, { userId: admin.userId }, here.owner),
      free: ofAdmin('chats'),
    },
  ],
  [
    'erasing holds nobody before it has the members',
    {
      held: members,
      tried: ({ removed: { id, name } }) =>
        it.call(contract.eraseEmployee, { employeeId: id, name }, here.owner),
      free: removedRow,
    },
  ],
  [
    'neither does bringing somebody back',
    {
      held: members,
      tried: ({ removed: { id } }) => it.call(contract.restoreEmployee, { employeeId: id }, here.owner),
      free: removedRow,
    },
  ],
  [
    'nor inviting somebody who comes back by it',
    {
      held: members,
      tried: ({ removed: { name, email } }) =>
        it.call(contract.createInvitation, { name, email }, here.owner),
      free: removedRow,
    },
  ],
]

test.each(circles)('%s', async (_, { held, tried, free }) => {
  const admin = await newAdmin()
  await it.ok(contract.chat, { message: 'Help' }, admin)
  const about = { admin, removed: await newRemoved('Vera Rubin') }
  const { sql } = it.host.database
  const { answer, rows } = await sql.begin(async (tx) => {
    const row = held(about)
    await tx`select from ${tx(row.table)} where ${tx(row.column)} = ${row.value} for no key update`
    const begun = tried(about)
    await until(1)
    const other = free(about)
    const taken =
      await tx`select from ${tx(other.table)} where ${tx(other.column)} = ${other.value} for update nowait`
    return { answer: begun, rows: taken.count }
  })
  expect(rows).toBe(1)
  expect((await answer).status).toBe(200)
})

test('whatever ends at once with questions that are asked, no server fails', async () => {
  for (let round = 0; round < 3; round++) {
    const admin = await newAdmin()
    const removed = await Promise.all(['Maria Mayer', 'Chien Wu'].map(newRemoved))
    const [one, other] = removed
    if (!one || !other) throw new Error('They are two.')
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => it.call(contract.chat, { message: 'Who has answered?' }, admin)),
      it.call(contract.removeMember, { userId: admin.userId }, here.owner),
      it.call(contract.eraseEmployee, { employeeId: one.id, name: one.name }, here.owner),
      it.call(contract.createInvitation, { name: other.name, email: other.email }, here.owner),
      it.call(contract.chat, { message: 'Who has not answered?' }, here.owner),
    ])
    for (const { status } of answers) expect([200, 400, 403]).toContain(status)
    expect(await keptOf(admin)).toEqual([])
  }
})
