import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { webhookLimits, webhookMessages, webhookRetryDelays } from '../../../contract/calls/webhooks.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { pruneDeliveries, wakeOverdueWebhooks } from './send-deliveries.ts'
import { webhookDeliveries } from '../../schema/webhooks.ts'
import { webhookTestCalls } from '../../testing/webhooks/webhook-calls.ts'
import { receiver } from '../../testing/webhooks/webhook-receiver.ts'
import { webhookDisabledEmail } from '../../emails/organization/webhook-disabled-email.ts'

/** What comes to an endpoint on its good and its bad days, and what the log says of it. */

const app = testApp({ WEBHOOK_REACH: 'private' })
const at = receiver()
const { newOwner, join } = organizationsOf(app)
const { newHook, deliveries, hookOf, newest, passPause } = webhookTestCalls(app, at)

const dayMs = 24 * 60 * 60 * 1000
// Signatures say the time of day.
beforeAll(() => app.pass(Date.now() - app.now.getTime()))

type Maker = { token: string; orgId: string }
const sendTest = async (by: Maker, id: string) => (await app.ok(contract.testWebhook, { id }, by)).delivery

test('a test comes signed, and the log says how it was answered', async () => {
  const owner = await newOwner()
  const { id, secret, path } = await newHook(owner)
  at.answerWith((_received, response) => void response.writeHead(200).end('Welcome'))
  const sent = await sendTest(owner, id)
  expect(sent).toMatchObject({ type: 'webhook.test', state: 'waiting', tries: 0 })
  const [came] = await at.come(path)
  expect(came?.id).toBe(sent.id)
  expect(came?.body).toEqual({
    id: sent.id,
    type: 'webhook.test',
    createdAt: sent.createdAt,
    organizationId: owner.orgId,
    data: {},
  })
  expect(came?.isSignedWith(secret)).toBe(true)
  expect(await newest(owner, id, ({ state }) => state === 'delivered')).toMatchObject({
    tries: 1,
    status: 200,
    error: null,
    answer: 'Welcome',
    nextTryAt: null,
  })
})

test('after a failure it is tried again after the pause, under the same id', async () => {
  const owner = await newOwner()
  const { id, path } = await newHook(owner)
  at.answerWith((_received, response) => void response.writeHead(500).end('Not today'))
  const sent = await sendTest(owner, id)
  const failed = await newest(owner, id, ({ tries }) => tries === 1)
  expect(failed).toMatchObject({ state: 'waiting', status: 500, answer: 'Not today' })
  const pauseMs = Date.parse(failed.nextTryAt ?? '') - Date.parse(failed.lastTryAt ?? '')
  expect(pauseMs).toBeGreaterThanOrEqual(5_000)
  expect(pauseMs).toBeLessThanOrEqual(5_500)
  expect((await hookOf(owner, id))?.failingSince).toBe(app.now.toISOString())
  at.answerWell()
  await passPause(6_000)
  const delivered = await newest(owner, id, ({ state }) => state === 'delivered')
  const { status, error, durationMs, answer } = failed
  expect(delivered.earlier).toEqual([{ at: failed.lastTryAt, status, error, durationMs, answer }])
  expect(at.at(path).map((one) => one.id)).toEqual([sent.id, sent.id])
  expect(await hookOf(owner, id)).toMatchObject({ failingSince: null, waiting: 0 })
})

test('a failure that was noted while the clock was ahead does not put off when the webhook is switched off', async () => {
  const owner = await newOwner()
  const { id } = await newHook(owner)
  at.answerWith((_received, response) => void response.writeHead(503).end())
  app.pass(3 * 3_600_000)
  await sendTest(owner, id)
  await newest(owner, id, ({ tries }) => tries === 1)
  app.pass(-3 * 3_600_000)
  await passPause(0)
  await newest(owner, id, ({ tries }) => tries === 2)
  expect((await hookOf(owner, id))?.failingSince).toBe(app.now.toISOString())
})

test('it is given up after its last try, and can be sent again from the log', async () => {
  const owner = await newOwner()
  const { id, path } = await newHook(owner)
  at.answerWith((_received, response) => void response.writeHead(302, { location: '/' }).end())
  const sent = await sendTest(owner, id)
  // As long as the endpoint has not failed for days on end: something else was delivered meanwhile.
  for (const [number, seconds] of webhookRetryDelays.entries()) {
    await newest(owner, id, ({ tries }) => tries === number + 1)
    await asSystem(app.host.database.db, (tx) =>
      tx.execute(sql`update webhooks set failing_since = null where id = ${id}`),
    )
    await passPause(seconds * 1_100 + 1)
  }
  const given = await newest(owner, id, ({ state }) => state === 'failed')
  expect(given).toMatchObject({ tries: webhookRetryDelays.length + 1, status: 302, nextTryAt: null })
  // Each try before it is told, newest first.
  const moments = given.earlier.map((one) => one.at)
  expect(moments).toHaveLength(webhookRetryDelays.length)
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(given.earlier.every(({ status, error }) => status === 302 && error === null)).toBe(true)
  expect((await hookOf(owner, id))?.state).toBe('active')
  at.answerWell()
  const again = await app.ok(contract.resendWebhookDelivery, { id, deliveryId: sent.id }, owner)
  expect(again.delivery).toMatchObject({ id: sent.id, state: 'waiting' })
  await newest(owner, id, ({ state }) => state === 'delivered')
  expect(new Set(at.at(path).map((one) => one.id))).toEqual(new Set([sent.id]))
}, 120_000)

test('an address of a cloud’s own is refused with a sentence that is true where private ones are called', async () => {
  const owner = await newOwner()
  const make = (url: string) => app.call(contract.createWebhook, { url, events: ['report.released'] }, owner)
  expect((await make('https://192.168.0.1/')).status).toBe(200)
  for (const url of ['https://169.254.169.254/', 'https://[fd00:ec2::254]/'])
    expect(await make(url)).toMatchObject({ status: 400, body: { error: webhookMessages.urlNeverCalled } })
})

test('who answers 410 is switched off, and the owner is told by mail', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const { id, path } = await newHook(admin)
  at.answerWith((_received, response) => void response.writeHead(410).end())
  await sendTest(admin, id)
  await eventually(async () => ((await hookOf(owner, id))?.state === 'off' ? true : undefined))
  expect(await hookOf(owner, id)).toMatchObject({ offBecause: 'gone', waiting: 0 })
  expect(await deliveries(owner, id)).toMatchObject([{ state: 'failed', status: 410, nextTryAt: null }])
  const { entries } = await app.ok(contract.getAuditLog, { entity: 'webhook' }, owner)
  expect(entries[0]).toMatchObject({
    action: 'webhook.switched_off',
    actor: null,
    details: { because: 'gone' },
  })
  const mails = await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`select to_address as to from mails where kind = 'webhook-off' and subject_id = ${id}`),
  )
  expect([...mails]).toEqual([{ to: owner.email }])
  const mail = await asSystem(app.host.database.db, (tx) =>
    webhookDisabledEmail.write(
      {
        kind: 'webhook-off',
        orgId: owner.orgId,
        toAddress: owner.email,
        subjectId: id,
        queuedAt: app.now,
      },
      { tx, host: app.host, now: app.now },
    ),
  )
  expect(mail?.text).toContain('It answered that it is gone for good (410).')
  // Others to the same host may go on: it is this one that is switched off, and that the link opens.
  expect(mail?.text).toContain('Muster no longer calls a webhook to ')
  expect(mail?.text).toContain(`/#/settings?section=webhooks&webhook=${id}&org=${owner.orgId}`)
  // Its path may hold a secret.
  expect(`${mail?.text}${mail?.html}`).not.toContain(path)
  // Nothing is sent to it, and nothing kept for it, until somebody resumes it.
  expect(await app.call(contract.testWebhook, { id }, owner)).toMatchObject({
    status: 400,
    body: { error: webhookMessages.notOn },
  })
  const [first] = await deliveries(owner, id)
  expect(
    await app.call(contract.resendWebhookDelivery, { id, deliveryId: first?.id ?? '' }, owner),
  ).toMatchObject({ status: 400, body: { error: webhookMessages.notOn } })
  await join(owner)
  expect(await deliveries(owner, id)).toHaveLength(1)
  at.answerWell()
  await app.ok(contract.resumeWebhook, { id }, owner)
  await join(owner)
  await at.come(path, 2)
  expect(await hookOf(owner, id)).toMatchObject({ state: 'active', offBecause: null })
})

test('who does nothing but fail for five days is switched off with the try that says so', async () => {
  const owner = await newOwner()
  const { id } = await newHook(owner)
  at.answerWith((_received, response) => void response.writeHead(503).end())
  await sendTest(owner, id)
  await newest(owner, id, ({ tries }) => tries === 1)
  app.pass(webhookLimits.failingDays * dayMs - 60_000)
  await passPause(0)
  await newest(owner, id, ({ tries }) => tries === 2)
  expect((await hookOf(owner, id))?.state).toBe('active')
  await passPause(6 * 60_000)
  await newest(owner, id, ({ tries }) => tries === 3)
  expect(await hookOf(owner, id)).toMatchObject({ state: 'off', offBecause: 'failing', notDelivered: 1 })
  expect(await deliveries(owner, id)).toMatchObject([
    { state: 'failed', status: 503, givenUpBecause: 'failing', nextTryAt: null },
  ])
})

test('while it is paused everything waits, and goes out once it is resumed', async () => {
  const owner = await newOwner()
  const { id, path } = await newHook(owner)
  await app.ok(contract.pauseWebhook, { id }, owner)
  const members = [await join(owner), await join(owner)]
  expect((await hookOf(owner, id))?.waiting).toBe(2)
  expect(at.at(path)).toEqual([])
  await app.ok(contract.resumeWebhook, { id }, owner)
  const came = await at.come(path, 2)
  expect(came.map(({ body }) => body.data)).toEqual(
    expect.arrayContaining(members.map(({ userId }) => ({ userId, change: 'joined', role: 'employee' }))),
  )
})

test('for a day after it was rotated both secrets sign, then the new one alone', async () => {
  const owner = await newOwner()
  const { id, secret, path } = await newHook(owner)
  const rotated = await app.ok(contract.rotateWebhookSecret, { id }, owner)
  expect(rotated.secret).not.toBe(secret)
  const until = new Date(app.now.getTime() + webhookLimits.formerSecretHours * 3_600_000)
  expect(rotated.webhook.formerSecretUntil).toBe(until.toISOString())
  await sendTest(owner, id)
  const [first] = await at.come(path)
  expect([first?.isSignedWith(secret), first?.isSignedWith(rotated.secret)]).toEqual([true, true])
  app.pass(webhookLimits.formerSecretHours * 3_600_000)
  await sendTest(owner, id)
  const [, second] = await at.come(path, 2)
  expect([second?.isSignedWith(secret), second?.isSignedWith(rotated.secret)]).toEqual([false, true])
  expect((await hookOf(owner, id))?.formerSecretUntil).toBeNull()
})

test('what waits for a deleted one is not sent', async () => {
  const owner = await newOwner()
  const { id, path } = await newHook(owner)
  at.answerWith((_received, response) => void response.writeHead(500).end())
  await sendTest(owner, id)
  await newest(owner, id, ({ tries }) => tries === 1)
  await app.ok(contract.deleteWebhook, { id }, owner)
  const other = await newHook(owner)
  await passPause(10_000)
  await sendTest(owner, other.id)
  await at.come(other.path)
  expect(at.at(path)).toHaveLength(1)
})

test('one that answers slowly holds up its own deliveries and nobody else’s', async () => {
  const owner = await newOwner()
  const slow = await newHook(owner)
  at.answerWith(({ path }, response) => {
    if (path !== slow.path) response.writeHead(204).end()
  })
  for (let sent = 0; sent < 12; sent += 1) await sendTest(owner, slow.id)
  await at.come(slow.path)
  const quick = await newHook(owner)
  const begunAt = performance.now()
  await sendTest(owner, quick.id)
  await at.come(quick.path)
  expect(performance.now() - begunAt).toBeLessThan(5_000)
  // A few at once, and the others in turn.
  expect(at.at(slow.path).length).toBeLessThanOrEqual(4)
  await app.ok(contract.deleteWebhook, { id: slow.id }, owner)
})

test('the log is paged and filtered, and forgets what is older than 30 days', async () => {
  const owner = await newOwner()
  const { id } = await newHook(owner)
  await app.ok(contract.pauseWebhook, { id }, owner)
  for (let joined = 0; joined < 3; joined += 1) await join(owner)
  const page = (more: object) => app.ok(contract.listWebhookDeliveries, { id, limit: 2, ...more }, owner)
  const first = await page({})
  expect(first.deliveries).toHaveLength(2)
  const second = await page({ after: first.next })
  expect([second.deliveries.length, second.next]).toEqual([1, null])
  const ids = [...first.deliveries, ...second.deliveries].map((one) => one.id)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect((await page({ state: 'delivered' })).deliveries).toEqual([])
  expect((await page({ state: 'waiting' })).deliveries).toEqual(first.deliveries)
  const leftAfter = async (ms: number) => {
    app.pass(ms)
    return asSystem(app.host.database.db, async (tx) => {
      await pruneDeliveries.work(tx, app.host)
      return tx.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))
    })
  }
  expect(await leftAfter(webhookLimits.logDays * dayMs - 60_000)).toBe(3)
  expect(await leftAfter(120_000)).toBe(0)
})

test('what no job is left for is found again', async () => {
  const owner = await newOwner()
  const { id, path } = await newHook(owner)
  await app.ok(contract.pauseWebhook, { id }, owner)
  await join(owner)
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`update webhooks set state = 'active' where id = ${id}`),
  )
  app.pass(6 * 60_000)
  await asSystem(app.host.database.db, (tx) => wakeOverdueWebhooks.work(tx, app.host))
  expect(await at.come(path)).toHaveLength(1)
})
