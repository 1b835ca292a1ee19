import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { webhookLimits, webhookMessages } from '../../../contract/calls/webhooks.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { callConcurrently } from '../../testing/concurrent-calls.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { webhookTestCalls } from '../../testing/webhooks/webhook-calls.ts'
import { receiver } from '../../testing/webhooks/webhook-receiver.ts'

/** What became of deliveries whose webhook was switched off, and all of them sent again at once. */

const app = testApp({ WEBHOOK_REACH: 'private' })
const at = receiver()
const { newOwner, newStaff, join } = organizationsOf(app)
const { newHook, deliveries, hookOf, newest } = webhookTestCalls(app, at)
beforeAll(() => app.pass(Date.now() - app.now.getTime()))

type Maker = { token: string; orgId: string }

/** A webhook that was switched off with `count` events waiting, all of which it never got. */
const switchedOff = async (owner: Member, count: number) => {
  const hook = await newHook(owner)
  at.answerWith((_received, response) => void response.writeHead(500).end())
  for (let joined = 0; joined < count; joined += 1) {
    await join(owner)
    await newest(owner, hook.id, ({ tries }) => tries === 1)
  }
  at.answerWith((_received, response) => void response.writeHead(410).end())
  await app.ok(contract.testWebhook, { id: hook.id }, owner)
  await eventually(async () => ((await hookOf(owner, hook.id))?.state === 'off' ? true : undefined))
  at.answerWell()
  return hook
}
const again = (by: Maker, id: string) => app.ok(contract.resendFailedDeliveries, { id }, by)

test('what waited for a webhook that was switched off says why it was given up, and all of it is sent again', async () => {
  const owner = await newOwner()
  const { id, path } = await switchedOff(owner, 2)
  const log = await deliveries(owner, id)
  expect(log.map(({ state, status, givenUpBecause }) => [state, status, givenUpBecause])).toEqual([
    ['failed', 410, null],
    ['failed', 500, 'gone'],
    ['failed', 500, 'gone'],
  ])
  expect((await hookOf(owner, id))?.notDelivered).toBe(3)
  await app.ok(contract.resumeWebhook, { id }, owner)
  expect((await hookOf(owner, id))?.notDelivered).toBe(3)
  const before = at.at(path).length
  const { queued, webhook } = await again(owner, id)
  expect([queued, webhook.notDelivered]).toEqual([3, 0])
  await at.come(path, before + 3)
  const sent = await eventually(async () => {
    const all = await deliveries(owner, id)
    return all.every(({ state }) => state === 'delivered') ? all : undefined
  })
  expect(sent.map((one) => one.givenUpBecause)).toEqual([null, null, null])
  // Under the ids that they had.
  expect(
    new Set(
      at
        .at(path)
        .slice(before)
        .map((one) => one.id),
    ),
  ).toEqual(new Set(log.map((one) => one.id)))
  // Whoever asks again has nothing sent, and leaves no second entry.
  expect((await again(owner, id)).queued).toBe(0)
  const { entries } = await app.ok(contract.getAuditLog, { entity: 'webhook' }, owner)
  expect(
    entries.filter(({ action }) => action === 'webhook.sent_again').map(({ details }) => details),
  ).toEqual([{ count: 3 }])
})

test('two who ask for it at once have everything sent once', async () => {
  const owner = await newOwner()
  const { id, path } = await switchedOff(owner, 1)
  await app.ok(contract.resumeWebhook, { id }, owner)
  const before = at.at(path).length
  const answers = await callConcurrently(
    app,
    owner.orgId,
    [1, 2].map(() => () => app.call(contract.resendFailedDeliveries, { id }, owner)),
  )
  const queued = answers.map(({ body }) => contract.resendFailedDeliveries.out.parse(body).queued)
  expect(queued.toSorted((a, b) => a - b)).toEqual([0, 2])
  await eventually(async () => {
    const all = await deliveries(owner, id)
    return all.every(({ state }) => state === 'delivered') ? true : undefined
  })
  expect(at.at(path)).toHaveLength(before + 2)
})

test('one call takes as many as it may, the oldest first, and the next one the others', async () => {
  const owner = await newOwner()
  const { id } = await newHook(owner)
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`insert into webhook_deliveries (org_id, webhook_id, id, type, data, created_at, state)
      select ${owner.orgId}, ${id}, 'old-' || lpad(n::text, 5, '0'), 'webhook.test', '{}', now(), 'failed'
      from generate_series(1, ${webhookLimits.againAtOnce + 1}) n`),
  )
  const first = await again(owner, id)
  expect([first.queued, first.webhook.notDelivered]).toEqual([webhookLimits.againAtOnce, 1])
  const { deliveries: left } = await app.ok(contract.listWebhookDeliveries, { id, state: 'failed' }, owner)
  expect(left.map((one) => one.id)).toEqual([`old-0${webhookLimits.againAtOnce + 1}`])
  expect((await again(owner, id)).queued).toBe(1)
  await app.ok(contract.deleteWebhook, { id }, owner)
})

test('it is refused while the webhook is off or paused, to who may not change settings, and to strangers', async () => {
  const { owner, admin, employee } = await newStaff()
  const { id } = await switchedOff(owner, 0)
  const call = (by: Maker) => app.call(contract.resendFailedDeliveries, { id }, by)
  const refusal = (error: string) => ({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error } })
  expect(await call(owner)).toMatchObject(refusal(webhookMessages.notOn))
  await app.ok(contract.resumeWebhook, { id }, owner)
  await app.ok(contract.pauseWebhook, { id }, owner)
  expect(await call(owner)).toMatchObject(refusal(webhookMessages.notOn))
  await app.ok(contract.resumeWebhook, { id }, owner)
  const give = (userId: string, permissions: ('org:settings' | 'admin:view')[]) =>
    app.ok(contract.changeMemberPermissions, { userId, permissions }, owner)
  expect((await call(employee)).status).toBe(400)
  await give(employee.userId, ['org:settings', 'admin:view'])
  expect(await call(employee)).toMatchObject({ status: 200, body: { queued: 1 } })
  await give(admin.userId, ['admin:view'])
  expect((await call(admin)).status).toBe(400)
  const stranger = await newOwner()
  expect(await call(stranger)).toMatchObject({ status: 404, body: { error: `Webhook not found: ${id}` } })
  expect((await hookOf(owner, id))?.notDelivered).toBe(0)
})
