import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { webhookLimits, webhookMessages } from '../../../contract/calls/webhooks.ts'
import { asSystem, inTransaction, sqlState } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { callConcurrently } from '../../testing/concurrent-calls.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.ts'

/** Making, changing and deleting webhooks, on a server that calls public addresses alone. */

const app = testApp()
const { newOwner, newStaff, audited } = organizationsOf(app)

const url = 'https://hooks.example.com/muster?key=1'
const events = ['report.released', 'submission.completed'] as const
const refusal = (error: string) => ({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error } })
const newHook = (by: { token: string; orgId: string }) =>
  app.ok(contract.createWebhook, { url, events: [...events] }, by)
const listed = async (by: { token: string; orgId: string }) =>
  (await app.ok(contract.listWebhooks, {}, by)).webhooks

test('a webhook is made, its secret shown once, and listed', async () => {
  const { owner, admin } = await newStaff()
  const { webhook, secret } = await newHook(admin)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(webhook).toMatchObject({
    url,
    events: ['submission.completed', 'report.released'],
    state: 'active',
    offBecause: null,
    failingSince: null,
    formerSecretUntil: null,
    waiting: 0,
    notDelivered: 0,
  })
  expect(await listed(owner)).toEqual([webhook])
  expect(JSON.stringify(await listed(owner))).not.toContain(secret.slice(6))
  // Nor is it stored: the server makes it each time from a key that no organization sees.
  const stored = await asSystem(app.host.database.db, (tx) => tx.select().from(webhooks))
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
})

test.each([
  ['http://hooks.example.com/', webhookMessages.urlNotEncrypted],
  ['ftp://hooks.example.com/', webhookMessages.url],
  ['https://', webhookMessages.url],
  ['hooks.example.com', webhookMessages.url],
  ['https://exa mple.com/', webhookMessages.url],
  ['https://[::1', webhookMessages.url],
  ['http://localhost:3000/', webhookMessages.urlNotPublic],
  ['https://user:secret@hooks.example.com/', webhookMessages.urlWithPassword],
  ['https://localhost/', webhookMessages.urlNotPublic],
  ['https://10.1.2.3/', webhookMessages.urlNotPublic],
  ['https://[::ffff:169.254.169.254]/', webhookMessages.urlNotPublic],
  [`https://hooks.example.com/${'a'.repeat(webhookLimits.urlMax)}`, webhookMessages.urlTooLong],
  [`https://${'abcdefgh.'.repeat(33)}example/`, webhookMessages.urlHostTooLong],
  [`https://${'a'.repeat(64)}.example/`, webhookMessages.urlHostTooLong],
  ['https://hooks..example/', webhookMessages.urlHostTooLong],
])('%s is no address for a webhook', async (wrong, error) => {
  const owner = await newOwner()
  const { webhook } = await newHook(owner)
  const given = { url: wrong, events: [...events] }
  const refused = {
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: [{ path: 'url', message: error }] },
  }
  expect(await app.call(contract.createWebhook, given, owner)).toMatchObject(refused)
  expect(await app.call(contract.updateWebhook, { id: webhook.id, ...given }, owner)).toMatchObject(refused)
  expect(await listed(owner)).toEqual([webhook])
})

test('it is for events that there are, at least for one', async () => {
  const owner = await newOwner()
  const make = (some: string[]) => app.call(contract.createWebhook, { url, events: some }, owner)
  expect(await make([])).toMatchObject({
    status: 400,
    body: { details: [{ path: 'events', message: webhookMessages.eventMissing }] },
  })
  expect(await make(['answers.read'])).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
})

test('whatever is done with one is in the audit log, by its host alone', async () => {
  const owner = await newOwner()
  const { webhook } = await newHook(owner)
  const { id } = webhook
  const changed = await app.ok(
    contract.updateWebhook,
    { id, url: 'https://hooks.example.com/other#part', events: ['member.changed'] },
    owner,
  )
  expect(changed.webhook).toMatchObject({
    url: 'https://hooks.example.com/other',
    events: ['member.changed'],
  })
  // Nothing is changed a second time.
  await app.ok(contract.updateWebhook, { id, url: changed.webhook.url, events: ['member.changed'] }, owner)
  expect((await app.ok(contract.pauseWebhook, { id }, owner)).webhook.state).toBe('paused')
  await app.ok(contract.pauseWebhook, { id }, owner)
  expect((await app.ok(contract.resumeWebhook, { id }, owner)).webhook.state).toBe('active')
  await app.ok(contract.resumeWebhook, { id }, owner)
  await app.ok(contract.rotateWebhookSecret, { id }, owner)
  await app.ok(contract.deleteWebhook, { id }, owner)
  expect(await listed(owner)).toEqual([])
  const { entries } = await app.ok(contract.getAuditLog, { entity: 'webhook' }, owner)
  expect(entries.map(({ action, subject, details }) => [action, subject, details])).toEqual([
    ['webhook.deleted', 'hooks.example.com', {}],
    ['webhook.secret_rotated', 'hooks.example.com', {}],
    ['webhook.resumed', 'hooks.example.com', {}],
    ['webhook.paused', 'hooks.example.com', {}],
    ['webhook.changed', 'hooks.example.com', { changed: ['url', 'events'], events: ['member.changed'] }],
    ['webhook.created', 'hooks.example.com', { events: ['submission.completed', 'report.released'] }],
  ])
})

test('a deleted one is not found, and keeps no more than the host that it called', async () => {
  const owner = await newOwner()
  const { webhook } = await newHook(owner)
  await app.ok(contract.deleteWebhook, { id: webhook.id }, owner)
  const given = { id: webhook.id, url, events, deliveryId: 'any' }
  for (const call of [
    contract.updateWebhook,
    contract.pauseWebhook,
    contract.resumeWebhook,
    contract.rotateWebhookSecret,
    contract.testWebhook,
    contract.deleteWebhook,
    contract.listWebhookDeliveries,
    contract.resendWebhookDelivery,
    contract.resendFailedDeliveries,
  ]) {
    expect(await app.call(call, given, owner)).toMatchObject({
      status: 404,
      body: { error: `Webhook not found: ${webhook.id}` },
    })
  }
  const [stored] = await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`select url, former_secret_id from webhooks where id = ${webhook.id}`),
  )
  expect(stored).toEqual({ url: 'https://hooks.example.com', former_secret_id: null })
})

test('an organization has at most 10, also where they are made at once', async () => {
  const owner = await newOwner()
  for (let made = 0; made < webhookLimits.endpointsMax - 2; made += 1) await newHook(owner)
  const answers = await callConcurrently(
    app,
    owner.orgId,
    Array.from({ length: 4 }, () => () => app.call(contract.createWebhook, { url, events }, owner)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refusal(webhookMessages.full))
  }
  const [first] = await listed(owner)
  await app.ok(contract.deleteWebhook, { id: first?.id ?? '' }, owner)
  await newHook(owner)
  expect(await app.call(contract.createWebhook, { url, events }, owner)).toMatchObject(
    refusal(webhookMessages.full),
  )
})

test('what an employee or admin may do with one is what their list says', async () => {
  const { owner, admin, employee } = await newStaff()
  const { webhook } = await newHook(owner)
  const give = (userId: string, permissions: ('org:settings' | 'admin:view')[]) =>
    app.ok(contract.changeMemberPermissions, { userId, permissions }, owner)
  expect((await app.call(contract.createWebhook, { url, events }, employee)).status).toBe(400)
  await give(employee.userId, ['org:settings', 'admin:view'])
  const { webhook: theirs } = await newHook(employee)
  expect((await listed(employee)).map(({ id }) => id).toSorted()).toEqual([webhook.id, theirs.id].toSorted())
  await app.ok(contract.deleteWebhook, { id: theirs.id }, employee)
  await give(admin.userId, ['admin:view'])
  expect(await listed(admin)).toEqual([webhook])
  expect((await app.call(contract.deleteWebhook, { id: webhook.id }, admin)).status).toBe(400)
  expect(await listed(owner)).toEqual([webhook])
})

test('those of another organization are neither seen nor changed, by its calls or past them', async () => {
  const owner = await newOwner()
  const other = await newOwner()
  const { webhook } = await newHook(owner)
  await app.ok(contract.testWebhook, { id: webhook.id }, owner)
  expect(await listed(other)).toEqual([])
  for (const call of [contract.deleteWebhook, contract.testWebhook, contract.listWebhookDeliveries]) {
    expect(await app.call(call, { id: webhook.id }, other)).toMatchObject({ status: 404 })
  }
  const seenBy = (orgId: string) =>
    inTransaction(app.host.database.db, { orgId }, async (tx) => [
      await tx.$count(webhooks),
      await tx.$count(webhookDeliveries),
    ])
  expect([await seenBy(owner.orgId), await seenBy(other.orgId)]).toEqual([
    [1, 1],
    [0, 0],
  ])
  const intruding = inTransaction(app.host.database.db, { orgId: other.orgId }, (tx) =>
    tx.execute(sql`insert into webhook_deliveries (org_id, webhook_id, id, type, data, created_at)
      values (${owner.orgId}, ${webhook.id}, 'made-up', 'webhook.test', '{}', now())`),
  )
  await expect(intruding).rejects.toSatisfy((error) => sqlState(error)?.code === '42501')
})

test('an address that may not be called any more is not: the try says why', async () => {
  const owner = await newOwner()
  const { webhook } = await newHook(owner)
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`update webhooks set url = 'https://127.0.0.1:1/' where id = ${webhook.id}`),
  )
  const { delivery } = await app.ok(contract.testWebhook, { id: webhook.id }, owner)
  await expect
    .poll(async () => {
      const log = await app.ok(contract.listWebhookDeliveries, { id: webhook.id }, owner)
      return log.deliveries.map(({ id, state, error, tries }) => ({ id, state, error, tries }))
    })
    .toEqual([{ id: delivery.id, state: 'waiting', error: 'not-public', tries: 1 }])
})

test('all of it goes with the organization, and the log says that there was one', async () => {
  const owner = await newOwner()
  const { webhook } = await newHook(owner)
  await app.ok(contract.testWebhook, { id: webhook.id }, owner)
  await app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
  const [left] = await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`select
      (select count(*)::int from webhooks where org_id = ${owner.orgId}) as hooks,
      (select count(*)::int from webhook_deliveries where org_id = ${owner.orgId}) as deliveries`),
  )
  expect(left).toEqual({ hooks: 0, deliveries: 0 })
  expect(await audited(owner.orgId)).toContain('webhook.created')
})
