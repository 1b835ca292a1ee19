import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { buildApp } from '../../../app.ts'
import { silentLog } from '../../../core/observability/log.ts'
import { translateFailures } from '../../../core/http/error-handler.ts'
import { openHost } from '../../../open-host.ts'
import { testApp } from '../../../testing/app.ts'
import { serveSubmissionEvents } from './submission-events.ts'
import { headersOf, listenTestCalls } from '../../../testing/submissions/event-listening.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'

const it = testApp()
const { organization, listenWith, listenAs, listenFromNow, newPerson, submit, poll } = listenTestCalls(it)
const statusOf = async (headers: Record<string, string>) => (await listenWith(headers)).response.status

test('an employee, a stranger and nobody are refused before a stream begins', async () => {
  const employee = await newMember(it.host, it.now, organization().orgId, 'employee')
  const stranger = await newOrganization(it.host, it.now)
  expect(await statusOf(headersOf(employee))).toBe(400)
  expect(await statusOf(headersOf({ ...stranger.owner, orgId: organization().orgId }))).toBe(403)
  expect(await statusOf({})).toBe(401)
  expect(await statusOf({ authorization: `Bearer ${organization().owner.token}` })).toBe(400)
})

test('a reader who may not invite hears no invite code', async () => {
  const reader = await newMember(it.host, it.now, organization().orgId, 'employee', {
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
  const admin = await newMember(it.host, it.now, organization().orgId, 'admin')
  const { reader } = await listenFromNow(admin)
  await take(admin)
  await submit(await newPerson())
  expect(await reader.ends()).toBe(true)
  await expect(reader.next(0)).rejects.toThrow('No event came')
})

test('a poll ends with a refusal when the right to it ends', async () => {
  const admin = await newMember(it.host, it.now, organization().orgId, 'admin')
  const { cursor } = await poll(undefined, admin)
  const waiting = it.call(contract.submissionEvents, { after: cursor, wait: 20 }, admin)
  await sleep(200)
  await it.host.database.sql`update memberships set status = 'suspended' where user_id = ${admin.userId}`
  await submit(await newPerson())
  expect((await waiting).status).toBe(403)
})

test('a user has at most 20 listeners open, and places come free', async () => {
  const admin = await newMember(it.host, it.now, organization().orgId, 'admin')
  const readers = await Promise.all(Array.from({ length: 20 }, () => listenAs(admin)))
  const refused = await listenAs(admin)
  expect(refused.response.status).toBe(429)
  expect(refused.response.headers.get('retry-after')).toBe('5')
  await Promise.all(readers.map((reader) => reader.close()))
  await expect.poll(async () => (await listenAs(admin)).response.status, { timeout: 5_000 }).toBe(200)
})

test('a database that is away for a moment ends no stream', async () => {
  const { reader } = await listenFromNow(organization().owner)
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
  for (const { app, close } of nodes) {
    await app.close()
    await close()
  }
})

test('a listener on one node hears what is submitted at another, and may move between them', async () => {
  const node = await anotherNode()
  const { reader } = await listenFromNow(organization().owner, node.address)
  const person = await newPerson()
  await submit(person)
  const heard = await reader.next()
  expect(heard.data).toMatchObject({ employee_id: person.id })
  await reader.close()
  const next = await newPerson()
  await submit(next)
  const moved = await listenAs(organization().owner, { query: `?after=${heard.id}` })
  expect((await moved.next()).data).toMatchObject({ employee_id: next.id })
})

test('a node that stops ends its streams and polls at once', async () => {
  const node = await anotherNode()
  const { reader, cursor } = await listenFromNow(organization().owner, node.address)
  const waiting = fetch(`${node.address}/api/submissionEvents?wait=30&after=${cursor}`, {
    headers: headersOf(organization().owner),
  })
  await sleep(300)
  const began = Date.now()
  await node.app.close()
  expect(await reader.ends()).toBe(true)
  expect(await (await waiting).json()).toMatchObject({ success: true, events: [], reset: false, cursor })
  expect(Date.now() - began).toBeLessThan(15_000)
})

/** The same listener with shorter times; readers are given up after `patienceMs`. */
const hastyListener = async (patienceMs: number) => {
  const app = fastify()
  translateFailures(app)
  serveSubmissionEvents({ heartbeatMs: 50, pauseMs: 5, patienceMs }).register(app, it.host)
  nodes.push({ app, close: async () => {} })
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  const connections = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => resolve(count))
    })
  return { at, server: app.server, connections }
}
const longPatienceMs = 600_000

test('a silent stream says that it lives', async () => {
  const { at } = await hastyListener(longPatienceMs)
  const { reader } = await listenFromNow(organization().owner, at)
  await expect.poll(() => reader.heartbeats(), { timeout: 20_000 }).toBeGreaterThan(2)
})

/** An organization whose people submit, all at once, more than sockets hold between two ends. */
const manyWriters = async () => {
  const people = Array.from({ length: 60 }, () => 'Long Writer')
  const { owner, orgId } = await newOrganization(it.host, it.now, people)
  const long = Object.fromEntries(Object.keys(fullAnswers).map((id) => [id, 'x'.repeat(5_000)]))
  const allSubmit = () =>
    it.host.database.sql.begin(async (tx) => {
      await tx`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at, submitted_at)
        select org_id, id, 'completed', 'standard', ${tx.json(long)}, 1, '1', now(), now(), now() from employees where org_id = ${orgId}`
      await tx`insert into changes (org_id, entity, entity_id) select org_id, 'submission', id from employees where org_id = ${orgId}`
    })
  return { owner, count: people.length, allSubmit }
}

/** Asks for a stream and reads nothing of it. */
const deafListener = (at: string, owner: Member, cursor: string) => {
  const { hostname, port } = new URL(at)
  const deaf = connect(Number(port), hostname)
  deaf.pause()
  deaf.on('error', () => {})
  const headers = Object.entries(headersOf(owner)).map(([name, value]) => `${name}: ${value}\r\n`)
  deaf.write(
    `GET /api/submissionEvents?after=${cursor} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n${headers.join('')}\r\n`,
  )
  return deaf
}

test('a reader who takes nothing holds up nobody', async () => {
  const { at, connections } = await hastyListener(longPatienceMs)
  const { owner, count, allSubmit } = await manyWriters()
  const { reader, cursor } = await listenFromNow(owner, at)
  const deaf = deafListener(at, owner, cursor)
  await expect.poll(connections, { timeout: 20_000 }).toBe(2)
  await allSubmit()
  const heard = new Set<unknown>()
  while (heard.size < count) heard.add((await reader.next(20_000)).id)
  expect(await connections()).toBe(2)
  deaf.destroy()
})

test('a reader who takes nothing is let go', async () => {
  const { at, server, connections } = await hastyListener(100)
  const { owner, allSubmit } = await manyWriters()
  const { cursor } = await it.ok(contract.submissionEvents, { wait: 5 }, owner)
  await allSubmit()
  const isThere = once(server, 'connection')
  const deaf = deafListener(at, owner, cursor)
  const isLetGo = once(deaf, 'close')
  await isThere
  await expect.poll(connections, { timeout: 20_000 }).toBe(0)
  deaf.resume()
  await isLetGo
})
