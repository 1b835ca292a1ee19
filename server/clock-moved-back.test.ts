import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { codesPerHour } from '../contract/calls/accounts.ts'
import { chatLimits } from '../contract/calls/chat.ts'
import { limits } from '../contract/shapes/limits.ts'
import { supportLimits } from '../contract/calls/support.ts'
import { contract } from '../contract/index.ts'
import { mails } from './core/database/tables.ts'
import { sessions } from './schema/accounts.ts'
import { codeCalls } from './testing/accounts/one-time-codes.ts'
import { testApp } from './testing/app.ts'
import { people, type Workspace } from './testing/people.ts'

/** What was stored while the clock was three hours ahead holds nothing back once it is right again. */

const app = testApp({ RATE_LIMIT: 'on' })
const { ask, refusal } = codeCalls(app)
const hour = 3_600_000
const whileAhead = async <T>(work: () => Promise<T>): Promise<T> => {
  app.pass(3 * hour)
  const result = await work()
  app.pass(-3 * hour)
  return result
}

const mailsTo = (email: string) => app.host.database.db.$count(mails, eq(mails.toAddress, email))

describe('one-time codes', () => {
  test('a new one is sent at once', async () => {
    const email = app.freshEmail()
    await whileAhead(() => ask(email))
    await app.ok(contract.sendOTP, { email })
    const { status, body, headers } = await app.call(contract.sendOTP, { email })
    expect([status, body['error'], headers['retry-after']]).toEqual([
      429,
      'A code was sent a moment ago. You can ask for a new one in 30 seconds.',
      '30',
    ])
  })

  test('the hour of codes that was used up is over', async () => {
    const email = app.freshEmail()
    await whileAhead(async () => {
      for (let sent = 0; sent < codesPerHour; sent += 1) {
        await ask(email)
        app.pass(60_000)
      }
      expect((await app.call(contract.sendOTP, { email })).status).toBe(429)
    })
    await app.ok(contract.sendOTP, { email })
  })

  test('a code that was made then is good no more', async () => {
    const email = app.freshEmail()
    const otp = await whileAhead(() => ask(email))
    expect(await refusal({ email, otp })).toEqual([
      400,
      'BUSINESS_LOGIC_ERROR',
      'This code has expired. Ask for a new one.',
    ])
  })
})

describe('in an organization', () => {
  let workspace: Workspace
  let owner: { token: string; orgId: string }
  beforeEach(async () => {
    workspace = await people(app).openWorkspace()
    owner = { token: workspace.owner.token, orgId: workspace.orgId }
  })

  test('an invitation can be sent again', async () => {
    const person = { name: 'New Person', email: app.freshEmail() }
    await whileAhead(() => app.ok(contract.createInvitation, person, owner))
    const mailed = await mailsTo(person.email)
    await app.ok(contract.createInvitation, person, owner)
    expect(await mailsTo(person.email)).toBe(mailed + 1)
  })

  test('an address that had its mails of a day then can be invited', async () => {
    const person = { name: 'New Person', email: app.freshEmail() }
    await whileAhead(async () => {
      for (let sent = 0; sent < limits.askingMailsOfOnePerDay; sent += 1) {
        await app.ok(contract.createInvitation, person, owner)
        app.pass(limits.minutesBetweenInvitations * 60_000)
      }
    })
    const mailed = await mailsTo(person.email)
    await app.ok(contract.createInvitation, person, owner)
    expect(await mailsTo(person.email)).toBe(mailed + 1)
  })

  test('the next reminder is told to be possible now', async () => {
    const person = { name: 'New Person', email: app.freshEmail() }
    await whileAhead(() => app.ok(contract.createInvitation, person, owner))
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    const reminders = invitations.find(({ email }) => email === person.email)?.reminders
    expect(reminders?.nextAt).toBe(app.now.toISOString())
  })

  test('questions to the chat are taken', async () => {
    const askChat = () => app.call(contract.chat, { message: 'What can you do?' }, owner)
    await whileAhead(async () => {
      for (let asked = 0; asked < chatLimits.questionsPerMinute; asked += 1) await askChat()
      expect((await askChat()).status).toBe(429)
    })
    expect((await askChat()).status).toBe(200)
  })

  test('messages to the support are taken', async () => {
    const { employee, orgId } = workspace
    const write = () =>
      app.call(contract.sendSupportMessage, { orgId, subject: 'Help', message: 'Please' }, employee)
    await whileAhead(async () => {
      for (let sent = 0; sent < supportLimits.messagesPerDay; sent += 1) await write()
      expect((await write()).status).toBe(429)
    })
    expect((await write()).status).toBe(200)
  })

  test('a session shows when it was used last', async () => {
    const { token, userId } = workspace.admin
    await whileAhead(() => app.ok(contract.getProfile, {}, { token }))
    await app.ok(contract.getProfile, {}, { token })
    const [session] = await app.host.database.db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(session?.lastAccessedAt).toEqual(app.now)
  })

  test('an API key shows when it was used last', async () => {
    const { apiKey, key } = await app.ok(
      contract.createApiKey,
      { name: 'The wiki', scopes: ['people:read'] },
      owner,
    )
    const use = () => app.ok(contract.getEmployees, {}, { token: key, orgId: workspace.orgId })
    await whileAhead(use)
    await use()
    const { apiKeys } = await app.ok(contract.listApiKeys, {}, owner)
    expect(apiKeys.find(({ id }) => id === apiKey.id)?.lastUsedAt).toBe(app.now.toISOString())
  })

  test('a person who joined then can make an API key that works', async () => {
    const there = await whileAhead(() => people(app).openWorkspace())
    const by = { token: there.owner.token, orgId: there.orgId }
    const { key } = await app.ok(contract.createApiKey, { name: 'The wiki', scopes: ['people:read'] }, by)
    expect((await app.call(contract.getEmployees, {}, { token: key, orgId: there.orgId })).status).toBe(200)
  })
})

test('the limit of requests of an address ends with its own window', async () => {
  const ask = () => app.app.inject({ method: 'GET', url: '/api/health', remoteAddress: '203.0.113.9' })
  const clock = vi.spyOn(Date, 'now')
  clock.mockImplementation(() => performance.timeOrigin + performance.now() + 3 * hour)
  await ask()
  clock.mockRestore()
  const { headers } = await ask()
  expect(Number(headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60)
})
