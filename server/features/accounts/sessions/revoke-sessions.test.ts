import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { buildApp } from '../../../app.ts'
import type { Host } from '../../../core/host.ts'
import { silentLog } from '../../../core/observability/log.ts'
import { openHost } from '../../../open-host.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { listen } from '../../../testing/submissions/event-reader.ts'
import { sessions } from '../../../schema/accounts.ts'

const app = testApp()
const { signIn, openWorkspace } = people(app)
const minute = 60_000
const thrownOut = { status: 401, body: { code: 'UNAUTHENTICATED', error: 'Authentication required' } }

/** The same person on this many devices, signed in a minute after each other. */
const onDevices = async (count: number, email = app.freshEmail()) => {
  const tokens: string[] = []
  for (let device = 0; device < count; device += 1) {
    tokens.push((await signIn(email)).token)
    app.pass(minute)
  }
  const [first = '', second = '', third = ''] = tokens
  return { email, first, second, third }
}
const list = async (token: string) => (await app.ok(contract.listSessions, {}, { token })).sessions
const idOf = async (token: string) => (await list(token)).find(({ isCurrent }) => isCurrent)?.id ?? ''

test('the list tells which session is this one, and the others by their last use', async () => {
  const { first, second, third } = await onDevices(3)
  await app.ok(contract.getProfile, {}, { token: second })
  const shown = await list(first)
  expect(shown.map(({ id }) => id)).toEqual([await idOf(first), await idOf(second), await idOf(third)])
  expect(shown.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect(shown[0]).toMatchObject({
    active: true,
    ipAddress: '127.0.0.1',
    lastAccessedAt: app.now.toISOString(),
  })
})

test('sessions that are over or of others are not listed, and a long list is paged', async () => {
  const { email, first, second } = await onDevices(2)
  await signIn(app.freshEmail())
  await app.ok(contract.signOut, {}, { token: second })
  expect(await list(first)).toHaveLength(1)
  const others = [await signIn(email)]
  app.pass(minute)
  others.push(await signIn(email))
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const page = await app.ok(
      contract.listSessions,
      { limit: 1, ...(after !== undefined && { after }) },
      { token: first },
    )
    seen.push(...page.sessions.map(({ id }) => id))
    if (page.next === null) break
    after = page.next
  }
  expect(seen.toSorted()).toEqual((await list(first)).map(({ id }) => id).toSorted())
  expect(seen).toHaveLength(3)
})

test('a revoked session opens nothing at the next call, and the others stay', async () => {
  const { first, second } = await onDevices(2)
  const sessionId = await idOf(second)
  await app.ok(contract.revokeSession, { sessionId }, { token: first })
  expect(await app.call(contract.getProfile, {}, { token: second })).toMatchObject(thrownOut)
  await app.ok(contract.revokeSession, { sessionId }, { token: first })
  expect(await list(first)).toHaveLength(1)
  const [row] = await app.host.database.db.select().from(sessions).where(eq(sessions.id, sessionId))
  expect(row?.isActive).toBe(false)
})

test('nobody revokes what is not theirs', async () => {
  const { first } = await onDevices(1)
  const { first: theirs } = await onDevices(1)
  const sessionId = await idOf(theirs)
  const answer = await app.call(contract.revokeSession, { sessionId }, { token: first })
  expect(answer).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', error: `Session not found: ${sessionId}` },
  })
  await app.ok(contract.getProfile, {}, { token: theirs })
})

test('all others are revoked at once, this one goes on', async () => {
  const { first, second, third } = await onDevices(3)
  expect(await app.ok(contract.revokeOtherSessions, {}, { token: second })).toEqual({ revoked: 2 })
  for (const token of [first, third]) {
    expect(await app.call(contract.getProfile, {}, { token })).toMatchObject(thrownOut)
  }
  await app.ok(contract.getProfile, {}, { token: second })
  expect(await app.ok(contract.revokeOtherSessions, {}, { token: second })).toEqual({ revoked: 0 })
})

const nodes: (() => Promise<void>)[] = []
const listenAtAnotherNode = async (token: string, orgId: string) => {
  const { host, close } = await openHost({
    environment: app.host.environment,
    log: silentLog,
    clock: () => app.now,
  })
  const node = await buildApp(host)
  nodes.push(async () => {
    node.server.closeAllConnections()
    await node.close()
    await close()
  })
  const address = await node.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${token}`, 'organization-id': orgId }
  const reader = await listen(address, headers)
  expect((await reader.next()).event).toBe('ready')
  return { host, address, headers, reader }
}
afterAll(async () => {
  for (const close of nodes) await close()
})

/** Well before a reader looks for itself again, which it does every 5 seconds. */
const soonMs = 4_500

/** Resolves when the readers of a node have just looked for themselves: what wakes them soon after is a change. */
const justLooked = (host: Host, orgId: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = host.changes.subscribe(orgId, () => {
      stop()
      resolve()
    })
  })

test.each(['revokeSession', 'revokeOtherSessions', 'signOut'] as const)(
  '%s ends the open stream of that session on another node, and no other stream',
  async (way) => {
    const { orgId, owner } = await openWorkspace()
    app.pass(minute)
    const { first } = await onDevices(1, owner.email)
    const { host, address, headers, reader } = await listenAtAnotherNode(owner.token, orgId)
    const mine = await listen(address, { ...headers, authorization: `Bearer ${first}` })
    expect((await mine.next()).event).toBe('ready')
    const sessionId = await idOf(owner.token)
    await justLooked(host, orgId)
    const began = Date.now()
    if (way === 'signOut') await app.ok(contract.signOut, {}, { token: owner.token })
    if (way === 'revokeOtherSessions') await app.ok(contract.revokeOtherSessions, {}, { token: first })
    if (way === 'revokeSession') {
      await app.ok(contract.revokeSession, { sessionId }, { token: first })
    }
    expect(await reader.ends(soonMs)).toBe(true)
    expect(Date.now() - began).toBeLessThan(soonMs)
    const again = await fetch(`${address}/api/submissionEvents`, { headers })
    expect(again.status).toBe(401)
    expect(await mine.ends(300)).toBe(false)
    await mine.close()
  },
)

test('removing a member ends their open stream on another node', async () => {
  const { orgId, owner, admin } = await openWorkspace()
  const { host, address, headers, reader } = await listenAtAnotherNode(admin.token, orgId)
  await justLooked(host, orgId)
  const began = Date.now()
  await app.ok(contract.removeMember, { userId: admin.userId }, { token: owner.token, orgId })
  expect(await reader.ends(soonMs)).toBe(true)
  expect(Date.now() - began).toBeLessThan(soonMs)
  expect((await fetch(`${address}/api/submissionEvents`, { headers })).status).toBe(403)
  await app.ok(contract.getProfile, {}, { token: admin.token })
})

test('a poll that waits is answered 401 once its session is revoked', async () => {
  const { orgId, owner } = await openWorkspace()
  const caller = { token: owner.token, orgId }
  const { cursor } = await app.ok(contract.submissionEvents, {}, caller)
  const waiting = app.call(contract.submissionEvents, { after: cursor, wait: 30 }, caller)
  await justLooked(app.host, orgId)
  const began = Date.now()
  await app.ok(contract.signOut, {}, { token: owner.token })
  expect(await waiting).toMatchObject(thrownOut)
  expect(Date.now() - began).toBeLessThan(soonMs)
})
