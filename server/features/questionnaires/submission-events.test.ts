import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { buildApp } from '../../app.ts'
import { silentLog } from '../../core/log.ts'
import { translateFailures } from '../../core/translate-failures.ts'
import { openHost } from '../../open-host.ts'
import { testApp } from '../../testing/app.ts'
import { asSystem } from '../../core/transaction.ts'
import { pruneChanges } from './prune-changes.ts'
import { serveSubmissionEvents } from './submission-events.ts'
import { listen, type EventReader } from './testing/event-reader.ts'
import {
  first,
  fullAnswers,
  newMember,
  newOrganization,
  newPeople,
  type Invited,
  type Member,
} from './testing/organization.ts'

const it = testApp()
let here: Awaited<ReturnType<typeof newOrganization>>
let address: string
const open: EventReader[] = []
beforeAll(async () => {
  here = await newOrganization(it.host, it.now)
  address = await it.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.close()))
})

const headersOf = ({ token, orgId }: Pick<Member, 'token' | 'orgId'>) => ({
  authorization: `Bearer ${token}`,
  'organization-id': orgId,
})
const listenAs = async (
  member: Member,
  {
    headers = {},
    query = '',
    at = address,
  }: { headers?: Record<string, string>; query?: string; at?: string } = {},
) => {
  const reader = await listen(at, { ...headersOf(member), ...headers }, query)
  open.push(reader)
  return reader
}
/** A listener that has been told where now is. */
const listenFromNow = async (member: Member, at = address) => {
  const reader = await listenAs(member, { at })
  const ready = await reader.next()
  expect(ready.event).toBe('ready')
  return { reader, cursor: ready.id }
}
const newPerson = async () => first(await newPeople(it.host, it.now, here.orgId, ['Grace Hopper']))
const submit = ({ id, code }: Invited, answers = fullAnswers) =>
  it.ok(contract.submitEmployeeAnswers, { employeeId: id, answers, inviteCode: code })
const draft = ({ id, code }: Invited) =>
  it.ok(contract.saveDraft, { employeeId: id, answers: { full_name: 'Half a secret' }, inviteCode: code })
const poll = async (after?: string, member: Member = here.owner, wait = 5) => {
  const input = { ...(after !== undefined && { after }), wait }
  return it.ok(contract.submissionEvents, input, member)
}

test('a listener is told where now is, and then of each submission under its stored field names', async () => {
  const { reader, cursor } = await listenFromNow(here.owner)
  expect(reader.response.status).toBe(200)
  expect(Object.fromEntries(reader.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(reader.response.headers.get('content-encoding')).toBeNull()
  expect(reader.response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  const person = await newPerson()
  await submit(person)
  const { event, id, data } = await reader.next()
  expect(event).toBe('submission')
  expect(id).not.toBe(cursor)
  expect(data).toMatchObject({
    employee_id: person.id,
    status: 'completed',
    submission_type: 'standard',
    submitted_at: it.now.toISOString(),
    started_at: it.now.toISOString(),
    invite_code: person.code,
    raw_answers: { ...fullAnswers, email: person.email },
  })
  expect(data).toHaveProperty('answers.1', {
    questionId: 'email',
    question: 'Your e-mail address',
    answer: person.email,
  })
})

test('of a draft only that it was begun is told, and that once', async () => {
  const { reader } = await listenFromNow(here.owner)
  const person = await newPerson()
  await draft(person)
  const begun = await reader.next()
  expect(begun.data).toMatchObject({
    employee_id: person.id,
    status: 'in_progress',
    answers: [],
    raw_answers: {},
  })
  expect(JSON.stringify(begun.data)).not.toContain('Half a secret')
  await draft(person)
  await submit(person)
  expect((await reader.next()).data).toMatchObject({ employee_id: person.id, status: 'completed' })
})

test('a listener that comes back goes on after the last event it saw', async () => {
  const { reader } = await listenFromNow(here.owner)
  const [one, two, three] = [await newPerson(), await newPerson(), await newPerson()]
  await submit(one)
  const seen = await reader.next()
  await reader.close()
  await submit(two)
  await submit(three)
  for (const how of [{ headers: { 'last-event-id': seen.id } }, { query: `?after=${seen.id}` }]) {
    const again = await listenAs(here.owner, how)
    expect((await again.next()).data).toMatchObject({ employee_id: two.id })
    expect((await again.next()).data).toMatchObject({ employee_id: three.id })
  }
})

test('several changes of one person are told as the latest state', async () => {
  const { reader, cursor } = await listenFromNow(here.owner)
  await reader.close()
  const [one, two] = [await newPerson(), await newPerson()]
  await draft(one)
  await draft(two)
  await submit(one)
  const { events, reset } = await poll(cursor)
  expect(reset).toBe(false)
  expect(events).toMatchObject([
    { employee_id: two.id, status: 'in_progress' },
    { employee_id: one.id, status: 'completed' },
  ])
})

test('100 missed documents are told one by one, 101 are a reset', async () => {
  const elsewhere = await newOrganization(
    it.host,
    it.now,
    Array.from({ length: 101 }, (_, index) => `Person ${index}`),
  )
  const { cursor } = await poll(undefined, elsewhere.owner)
  const [last, ...others] = elsewhere.people
  for (const person of others) await draft(person)
  expect(await poll(cursor, elsewhere.owner)).toMatchObject({ reset: false, events: { length: 100 } })
  if (last) await draft(last)
  const missed = await poll(cursor, elsewhere.owner)
  expect(missed).toMatchObject({ reset: true, events: [] })
  const reader = await listenAs(elsewhere.owner, { query: `?after=${cursor}` })
  const reset = await reader.next()
  expect(reset).toMatchObject({ event: 'reset', data: { cursor: reset.id } })
  // From there it goes on.
  if (last) await submit(last)
  expect(await reader.next()).toMatchObject({ event: 'submission', data: { employee_id: last?.id } })
})

test('a cursor that is garbled, of the future or too old is a reset', async () => {
  const { cursor } = await poll()
  const [xid, id, at] = cursor.split('.')
  const sixDays = 6 * 86_400
  for (const wrong of [
    'nonsense',
    '1.2',
    `${'9'.repeat(20)}.0.${at}`,
    `${xid}.${'9'.repeat(19)}.${at}`,
    `-1.0.${at}`,
    `${Number(xid) + 1_000_000}.${id}.${at}`,
    `${xid}.${id}.${Number(at) - sixDays}`,
  ]) {
    expect({ wrong, ...(await poll(wrong)) }).toMatchObject({ wrong, reset: true, events: [] })
  }
  expect(await poll(`${xid}.${id}.${Number(at) - sixDays + 60}`)).toMatchObject({ reset: false })
})

test('what changed more than a week ago is pruned, what is newer stays', async () => {
  const elsewhere = await newOrganization(it.host, it.now)
  const { sql } = it.host.database
  await sql`insert into changes (org_id, entity, entity_id, at) values
    (${elsewhere.orgId}, 'submission', 'old', now() - interval '8 days'),
    (${elsewhere.orgId}, 'submission', 'new', now() - interval '6 days 12 hours')`
  await asSystem(it.host.database.db, (tx) => pruneChanges.work(tx, it.host))
  expect(await sql`select entity_id from changes where org_id = ${elsewhere.orgId}`).toEqual([
    { entity_id: 'new' },
  ])
})

test('a document that is gone is a reset', async () => {
  const person = await newPerson()
  const { cursor } = await poll()
  await submit(person)
  await it.host.database.sql`delete from submissions where employee_id = ${person.id}`
  expect(await poll(cursor)).toMatchObject({ reset: true, events: [] })
})

test('a transaction that commits late is not skipped', async () => {
  const [slow, quick] = [await newPerson(), await newPerson()]
  const { cursor } = await poll()
  const { reader } = await listenFromNow(here.owner)
  await it.host.database.sql.begin(async (tx) => {
    await tx`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at)
      values (${here.orgId}, ${slow.id}, 'in_progress', 'standard', '{}', 1, '1', now(), now())`
    await tx`insert into changes (org_id, entity, entity_id) values (${here.orgId}, 'submission', ${slow.id})`
    await submit(quick)
    await sleep(400)
  })
  const both = [await reader.next(), await reader.next()].map(({ data }) => data)
  expect(both).toMatchObject([{ employee_id: slow.id }, { employee_id: quick.id }])
  expect((await poll(cursor)).events).toMatchObject([{ employee_id: slow.id }, { employee_id: quick.id }])
})

test('a change whose notice was lost is found by looking, within seconds', async () => {
  const { reader } = await listenFromNow(here.owner)
  const person = await newPerson()
  const { sql } = it.host.database
  await sql.begin(async (tx) => {
    await tx`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at)
      values (${here.orgId}, ${person.id}, 'in_progress', 'standard', '{}', 1, '1', now(), now())`
    await tx`insert into changes (org_id, entity, entity_id) values (${here.orgId}, 'submission', ${person.id})`
  })
  expect((await reader.next(9_000)).data).toMatchObject({ employee_id: person.id })
})

test('other changes and other organizations are not heard', async () => {
  const { cursor } = await poll()
  const { sql } = it.host.database
  await sql`insert into changes (org_id, entity, entity_id) values (${here.orgId}, 'employee', 'x')`
  const elsewhere = await newOrganization(it.host, it.now)
  await submit(elsewhere.person)
  const began = Date.now()
  expect(await poll(cursor)).toMatchObject({ events: [], reset: false, cursor })
  expect(Date.now() - began).toBeGreaterThan(4_500)
})

test('a long poll answers when something changes; its wait is held to 5 to 30 seconds', async () => {
  const { cursor } = await poll()
  const person = await newPerson()
  const began = Date.now()
  const waiting = poll(cursor, here.owner, 900)
  await sleep(200)
  await submit(person)
  expect((await waiting).events).toMatchObject([{ employee_id: person.id }])
  expect(Date.now() - began).toBeLessThan(4_000)
  const { wait } = contract.submissionEvents.in.parse({ wait: '900' })
  expect(wait).toBe(30)
  expect(contract.submissionEvents.in.parse({ wait: 0 }).wait).toBe(5)
})

const statusFor = async (headers: Record<string, string>) => {
  const reader = await listen(address, headers)
  open.push(reader)
  return reader.response.status
}

test('an employee, a stranger and nobody are refused before a stream begins', async () => {
  const employee = await newMember(it.host, it.now, here.orgId, 'employee')
  const stranger = await newOrganization(it.host, it.now)
  expect(await statusFor(headersOf(employee))).toBe(400)
  expect(await statusFor(headersOf({ ...stranger.owner, orgId: here.orgId }))).toBe(403)
  expect(await statusFor({})).toBe(401)
  expect(await statusFor({ authorization: `Bearer ${here.owner.token}` })).toBe(400)
})

test('a reader who may not invite hears no invite code', async () => {
  const reader = await newMember(it.host, it.now, here.orgId, 'employee', {
    permissions: ['submission:view'],
  })
  const { cursor } = await poll()
  await submit(await newPerson())
  expect((await poll(cursor, reader)).events).toMatchObject([{ invite_code: null }])
})

test.each([
  [
    'session',
    (m: Member) => it.host.database.sql`update sessions set is_active = false where user_id = ${m.userId}`,
  ],
  [
    'membership',
    (m: Member) =>
      it.host.database.sql`update memberships set status = 'suspended' where user_id = ${m.userId}`,
  ],
  [
    'permission',
    (m: Member) => it.host.database.sql`update memberships set role = 'employee' where user_id = ${m.userId}`,
  ],
])('a stream ends when the %s behind it ends, and tells nothing more', async (_what, take) => {
  const admin = await newMember(it.host, it.now, here.orgId, 'admin')
  const { reader } = await listenFromNow(admin)
  await take(admin)
  await submit(await newPerson())
  expect(await reader.ends()).toBe(true)
  await expect(reader.next(0)).rejects.toThrow('No event came')
})

test('a poll ends with a refusal when the right to it ends', async () => {
  const admin = await newMember(it.host, it.now, here.orgId, 'admin')
  const { cursor } = await poll(undefined, admin)
  const waiting = it.call(contract.submissionEvents, { after: cursor, wait: 20 }, admin)
  await sleep(200)
  await it.host.database.sql`update memberships set status = 'suspended' where user_id = ${admin.userId}`
  await submit(await newPerson())
  expect((await waiting).status).toBe(403)
})

test('a user has at most 20 listeners open, and places come free', async () => {
  const admin = await newMember(it.host, it.now, here.orgId, 'admin')
  const readers = await Promise.all(Array.from({ length: 20 }, () => listenAs(admin)))
  const refused = await fetch(`${address}/api/submissionEvents`, { headers: headersOf(admin) })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  await Promise.all(readers.map((reader) => reader.close()))
  await expect.poll(async () => (await listenAs(admin)).response.status, { timeout: 5_000 }).toBe(200)
})

test('a database that is away for a moment ends no stream', async () => {
  const { reader } = await listenFromNow(here.owner)
  await it.host.database
    .sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`
  await sleep(300)
  const person = await newPerson()
  await submit(person)
  expect((await reader.next(12_000)).data).toMatchObject({ employee_id: person.id })
})

const nodes: { app: FastifyInstance; close: () => Promise<void> }[] = []
const anotherNode = async () => {
  const { host, close } = await openHost({
    environment: it.host.environment,
    log: silentLog,
    clock: () => it.now,
  })
  const app = await buildApp(host)
  const node = { app, close }
  nodes.push(node)
  return { ...node, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
afterAll(async () => {
  // Sockets that fetch opened ahead and never used would hold up the end for a minute.
  it.app.server.closeAllConnections()
  for (const { app, close } of nodes) {
    await app.close()
    await close()
  }
})

test('a listener on one node hears what is submitted at another, at once, and may move between them', async () => {
  const node = await anotherNode()
  const { reader } = await listenFromNow(here.owner, node.address)
  const person = await newPerson()
  await submit(person)
  const heard = await reader.next(3_000)
  expect(heard.data).toMatchObject({ employee_id: person.id })
  await reader.close()
  const next = await newPerson()
  await submit(next)
  const moved = await listenAs(here.owner, { query: `?after=${heard.id}` })
  expect((await moved.next()).data).toMatchObject({ employee_id: next.id })
})

test('a node that stops ends its streams and polls at once', async () => {
  const node = await anotherNode()
  const { reader, cursor } = await listenFromNow(here.owner, node.address)
  const waiting = fetch(`${node.address}/api/submissionEvents?wait=30&after=${cursor}`, {
    headers: headersOf(here.owner),
  })
  await sleep(300)
  const began = Date.now()
  await node.app.close()
  expect(await reader.ends()).toBe(true)
  expect(await (await waiting).json()).toMatchObject({ success: true, events: [], reset: false, cursor })
  expect(Date.now() - began).toBeLessThan(3_000)
})

/** The same listener with shorter times. */
const hastyListener = async () => {
  const app = fastify()
  translateFailures(app)
  serveSubmissionEvents({ heartbeatMs: 50, pauseMs: 5, patienceMs: 2_000 }).register(app, it.host)
  nodes.push({ app, close: async () => {} })
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  const connections = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => resolve(count))
    })
  return { at, connections }
}

test('a silent stream says that it lives', async () => {
  const { at } = await hastyListener()
  const { reader } = await listenFromNow(here.owner, at)
  await expect.poll(() => reader.heartbeats(), { timeout: 5_000 }).toBeGreaterThan(2)
})

test('a reader who takes nothing is let go and holds up nobody', async () => {
  const { at, connections } = await hastyListener()
  const elsewhere = await newOrganization(
    it.host,
    it.now,
    Array.from({ length: 100 }, () => 'Long Writer'),
  )
  const { reader, cursor } = await listenFromNow(elsewhere.owner, at)
  const { hostname, port } = new URL(at)
  const deaf = connect(Number(port), hostname)
  deaf.pause()
  deaf.on('error', () => {})
  const headers = Object.entries(headersOf(elsewhere.owner)).map(([name, value]) => `${name}: ${value}\r\n`)
  deaf.write(
    `GET /api/submissionEvents?after=${cursor} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n${headers.join('')}\r\n`,
  )
  await expect.poll(connections).toBe(2)
  const long = Object.fromEntries(Object.keys(fullAnswers).map((id) => [id, 'x'.repeat(5_000)]))
  await it.host.database.sql.begin(async (tx) => {
    await tx`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at, submitted_at)
      select org_id, id, 'completed', 'standard', ${tx.json(long)}, 1, '1', now(), now(), now() from employees where org_id = ${elsewhere.orgId}`
    await tx`insert into changes (org_id, entity, entity_id) select org_id, 'submission', id from employees where org_id = ${elsewhere.orgId}`
  })
  const heard = new Set<unknown>()
  for (let n = 0; n < 100; n += 1) heard.add((await reader.next(20_000)).id)
  expect(heard.size).toBe(100)
  await expect.poll(connections, { timeout: 15_000 }).toBe(1)
  deaf.destroy()
})
