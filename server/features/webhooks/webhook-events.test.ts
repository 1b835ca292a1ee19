import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { eventWords, webhookEvents, type WebhookEvent } from '../../../contract/shapes/webhook-events.ts'
import { asSystem, inTransaction } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { first } from '../../testing/first.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { newPeople } from '../../testing/new-organization.ts'
import { releaseCalls } from '../../testing/reports/release-calls.ts'
import { publishEvent } from '../outbox/publish-event.ts'
import { signatureHeaders } from './sign-delivery.ts'
import { webhookTestCalls } from '../../testing/webhooks/webhook-calls.ts'
import { receiver } from '../../testing/webhooks/webhook-receiver.ts'

/** What webhooks are told of what happens: each thing once, with ids and states alone. */

const app = testApp({ WEBHOOK_REACH: 'private' })
// Signatures say the time of day; before anybody signs in.
beforeAll(() => app.pass(Date.now() - app.now.getTime()))
const at = receiver()
const { newOwner, newStaff, join, invite } = organizationsOf(app)
const { newHook, deliveries } = webhookTestCalls(app, at)
const reports = releaseCalls(app)

type Maker = { token: string; orgId: string }
/** What a webhook was told so far, oldest first. */
const told = async (by: Maker, id: string) => (await deliveries(by, id)).map(({ type }) => type).toReversed()
const paused = async (by: Maker, events: readonly WebhookEvent[]) => {
  const hook = await newHook(by, events)
  await app.ok(contract.pauseWebhook, { id: hook.id }, by)
  return hook
}

test('whoever joins, changes or goes is told with what they are from then on', async () => {
  const owner = await newOwner()
  const { id, path } = await newHook(owner)
  const { userId } = await join(owner)
  await at.come(path, 1)
  const steps = [
    () => app.ok(contract.changeMemberRole, { userId, role: 'admin' }, owner),
    () => app.ok(contract.changeMemberPermissions, { userId, permissions: ['employee:view'] }, owner),
    () => app.ok(contract.removeMember, { userId }, owner),
    () => app.ok(contract.restoreMember, { userId }, owner),
  ]
  for (const [number, step] of steps.entries()) {
    await step()
    await at.come(path, number + 2)
  }
  expect(at.at(path).map(({ body }) => body.data)).toEqual([
    { userId, change: 'joined', role: 'employee' },
    { userId, change: 'role_changed', role: 'admin' },
    { userId, change: 'permissions_changed', role: 'admin' },
    { userId, change: 'removed', role: 'admin' },
    { userId, change: 'joined', role: 'employee' },
  ])
  // What changes nothing is told to nobody.
  await app.ok(contract.changeMemberRole, { userId, role: 'employee' }, owner)
  expect(await told(owner, id)).toHaveLength(5)
})

test('who leaves by themselves, and both sides of a transfer, are told', async () => {
  const owner = await newOwner()
  const { path } = await newHook(owner)
  const other = await join(owner, 'admin')
  const { orgId, ...leaver } = await join(owner)
  await app.ok(contract.leaveOrganization, { orgId }, leaver)
  await app.ok(contract.transferOwnership, { userId: other.userId }, owner)
  const data = (await at.come(path, 5)).map(({ body }) => body.data)
  expect(data).toEqual(
    expect.arrayContaining([
      { userId: leaver.userId, change: 'left', role: 'employee' },
      { userId: owner.userId, change: 'role_changed', role: 'admin' },
      { userId: other.userId, change: 'role_changed', role: 'owner' },
    ]),
  )
})

test('a submission and a released report are told without a word of what they say', async () => {
  const owner = reports.owner()
  const { id, path } = await newHook(owner, ['submission.completed', 'report.released'])
  const { person, which } = await reports.somebody()
  const [submitted] = await at.come(path, 1)
  expect(submitted?.body).toMatchObject({
    type: 'submission.completed',
    organizationId: owner.orgId,
    data: { employeeId: person.id, revision: 1 },
  })
  // A draft and a review are not told.
  expect(await told(owner, id)).toEqual(['submission.completed'])
  await reports.review(which, reports.admin())
  await app.ok(contract.releaseReport, which, owner)
  const [, released] = await at.come(path, 2)
  const { version } = which
  expect(released?.body).toMatchObject({
    type: 'report.released',
    data: { of: 'person', employeeId: person.id, version, reportId: expect.any(String) },
  })
  await reports.releasedCompany(owner)
  const [, , company] = await at.come(path, 3)
  expect(company?.body).toMatchObject({ type: 'report.released', data: { of: 'company' } })
  const text = at
    .at(path)
    .map((one) => one.text)
    .join(' ')
  expect(text).not.toMatch(/@|score|grade|name|answer/i)
})

test('a submission says how often its person has submitted, however many drafts were saved before', async () => {
  const owner = reports.owner()
  const { id, path } = await newHook(owner, ['submission.completed'])
  const person = first(await newPeople(app.host, app.now, owner.orgId, ['Amara Okafor']))
  const { id: employeeId, code } = person
  const draft = (name: string) =>
    app.ok(contract.saveDraft, { employeeId, answers: { name }, inviteCode: code })
  await draft('Amara')
  await draft('Amara Okafor')
  const submit = (name: string) =>
    app.ok(contract.submitEmployeeAnswers, {
      employeeId,
      answers: { ...fullAnswers, name },
      inviteCode: code,
    })
  await submit('Amara Okafor')
  expect((await at.come(path, 1)).at(-1)?.body.data).toEqual({ employeeId, revision: 1 })
  await app.ok(contract.reopenSubmission, { employeeId }, owner)
  await draft('Amara O.')
  await submit('Amara Okafor-Smith')
  expect((await at.come(path, 2)).at(-1)?.body.data).toEqual({ employeeId, revision: 2 })
  // What a rule has removed since was submitted all the same.
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`with gone as (delete from submission_versions where employee_id = ${employeeId} returning *)
      insert into removed_inputs (org_id, employee_id, revision, removed_at)
      select org_id, employee_id, revision, now() from gone`),
  )
  await app.ok(contract.reopenSubmission, { employeeId }, owner)
  await submit('Amara Okafor')
  expect((await at.come(path, 3)).at(-1)?.body.data).toEqual({ employeeId, revision: 3 })
  const [newest] = await deliveries(owner, id)
  expect(newest?.about).toEqual({ of: 'submission', employeeId, name: person.name })
})

test('the log says of whom a delivery tells by names that its reader may see', async () => {
  const { owner, admin } = await newStaff()
  const { id } = await paused(owner, ['member.changed', 'submission.completed'])
  const { userId } = await join(owner)
  const { employee } = await invite(owner, { name: 'Mary Jackson' })
  const employeeId = employee.id
  const event = { type: 'submission.completed', data: { employeeId, revision: 1 } } as const
  const { orgId } = owner
  await inTransaction(app.host.database.db, { orgId }, (tx) =>
    publishEvent({ tx, now: app.now, orgId, host: app.host }, event),
  )
  const about = async (by: Maker) => (await deliveries(by, id)).map((one) => one.about)
  const joined = { of: 'member', userId, name: 'Grace Hopper', change: 'joined' }
  expect(await about(admin)).toEqual([{ of: 'submission', employeeId, name: 'Mary Jackson' }, joined])
  await app.ok(contract.changeMemberPermissions, { userId: admin.userId, permissions: ['admin:view'] }, owner)
  const [, ...rest] = await about(admin)
  expect(rest).toEqual([{ of: 'submission', employeeId, name: null }, joined])
})

test('only who asked for an event is told, and each under the same id', async () => {
  const owner = await newOwner()
  const [one, two, other] = [
    await paused(owner, ['member.changed']),
    await paused(owner, ['member.changed', 'report.released']),
    await paused(owner, ['report.released']),
  ]
  const stranger = await newOwner()
  const elsewhere = await paused(stranger, ['member.changed'])
  await join(owner)
  const [first] = await deliveries(owner, one.id)
  const [second] = await deliveries(owner, two.id)
  expect(first?.id).toBe(second?.id)
  expect(await deliveries(owner, other.id)).toEqual([])
  expect(await deliveries(stranger, elsewhere.id)).toEqual([])
})

test('what is rolled back is told to nobody', async () => {
  const owner = await newOwner()
  const { id } = await paused(owner, ['member.changed'])
  const { orgId, userId } = owner
  const failing = inTransaction(app.host.database.db, { orgId, userId }, async (tx) => {
    const data = { userId, change: 'joined', role: 'owner' } as const
    await publishEvent({ tx, now: app.now, orgId, host: app.host }, { type: 'member.changed', data })
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  expect(await told(owner, id)).toEqual([])
})

test('what they are sent stands in the OpenAPI document, with the call that makes one', async () => {
  const { paths, components } = (await app.app.inject('/api/openapi.json')).json()
  const { callbacks, description } = paths['/api/createWebhook'].post
  const { post: sent } = callbacks.event['{$request.body#/url}']
  for (const event of webhookEvents) expect(sent.description).toContain(`\`${event}\`: ${eventWords[event]}.`)
  expect(sent.parameters.map(({ name }: { name: string }) => name)).toEqual(
    Object.keys(signatureHeaders({ id: 'msg', at: new Date(), body: '{}' }, [])),
  )
  expect(description).toContain('{webhook-id}.{webhook-timestamp}.{body}')
  expect(description).toContain(
    'after about 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, 24 h, 24 h.',
  )
  expect(sent.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/WebhookBody',
  })
  expect(components.schemas.WebhookBody.oneOf ?? components.schemas.WebhookBody.anyOf).toHaveLength(
    webhookEvents.length + 1,
  )
})
