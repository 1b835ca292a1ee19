import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { keyDays } from '../contract/calls/api-keys.ts'
import { limits } from '../contract/shapes/limits.ts'
import { contract } from '../contract/index.ts'
import { webhookLimits } from '../contract/calls/webhooks.ts'
import { dayMs, hourMs } from './core/time/durations.ts'
import { signLink, readSignedLink } from './features/images/signed-links.ts'
import { cutFormerSecret } from './features/webhooks/delivery-lock.ts'
import { webhooks } from './schema/webhooks.ts'
import { asSystemInOrganization } from './core/database/enter-organization.ts'
import { testApp } from './testing/app.ts'
import { people, type Workspace } from './testing/people.ts'

/** What was made while the clock was years ahead lasts no longer than its own length once the clock is right again. */

const app = testApp()
const ahead = 5 * 365 * dayMs
const whileAhead = async <T>(work: () => Promise<T>): Promise<T> => {
  app.pass(ahead)
  const result = await work()
  app.pass(-ahead)
  return result
}

/** What the owner does while the clock is ahead: their sessions of before have ended by then. */
const ownerAhead = <T>(work: (caller: { token: string; orgId: string }) => Promise<T>): Promise<T> =>
  whileAhead(async () => {
    const { token } = await people(app).signIn(workspace.owner.email)
    return work({ token, orgId: workspace.orgId })
  })

let workspace: Workspace
let owner: { token: string; orgId: string }
beforeEach(async () => {
  workspace = await people(app).openWorkspace()
  owner = { token: workspace.owner.token, orgId: workspace.orgId }
})

const after = (ms: number) => new Date(app.now.getTime() + ms).toISOString()

describe('a session', () => {
  const statusOf = async (caller: { token: string; orgId?: string }) =>
    (await app.call(caller.orgId === undefined ? contract.getProfile : contract.getOrgData, {}, caller))
      .status

  test.each(['outside of organizations', 'in an organization'])(
    'lasts 720 hours from its first use, %s',
    async (where) => {
      const there = await whileAhead(() => people(app).openWorkspace())
      const token = there.owner.token
      const caller = where === 'in an organization' ? { token, orgId: there.orgId } : { token }
      expect(await statusOf(caller)).toBe(200)
      const { sessions } = await app.ok(contract.listSessions, {}, { token })
      expect(sessions[0]?.expiresAt).toBe(after(limits.sessionHours * hourMs))
      app.pass(limits.sessionHours * hourMs - 1)
      expect(await statusOf(caller)).toBe(200)
      app.pass(1)
      expect(await statusOf(caller)).toBe(401)
    },
  )

  test('that was made by a right clock keeps its end', async () => {
    const before = await app.ok(contract.listSessions, {}, workspace.owner)
    app.pass(3 * hourMs)
    const { sessions } = await app.ok(contract.listSessions, {}, workspace.owner)
    expect(sessions[0]?.expiresAt).toBe(before.sessions[0]?.expiresAt)
  })

  test('that nobody has used since is listed with the end that it will have', async () => {
    await whileAhead(() => people(app).signIn(workspace.owner.email))
    const { sessions } = await app.ok(contract.listSessions, {}, workspace.owner)
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    expect(other?.expiresAt).toBe(after(limits.sessionHours * hourMs))
  })
})

describe('an API key', () => {
  test.each([...keyDays])('of %i days lasts as many from its first use', async (days) => {
    const { apiKey, key } = await ownerAhead((by) =>
      app.ok(contract.createApiKey, { name: 'The wiki', scopes: ['people:read'], days }, by),
    )
    const { apiKeys } = await app.ok(contract.listApiKeys, {}, owner)
    expect(apiKeys.find(({ id }) => id === apiKey.id)?.expiresAt).toBe(after(days * dayMs))
    const use = async () =>
      (await app.call(contract.getEmployees, {}, { token: key, orgId: workspace.orgId })).status
    expect(await use()).toBe(200)
    app.pass(days * dayMs - 1)
    expect(await use()).toBe(200)
    app.pass(1)
    expect(await use()).toBe(401)
  })
})

describe('an invitation', () => {
  test('lasts 14 days from the first use of its code', async () => {
    const { result } = await ownerAhead((by) =>
      app.ok(contract.createInvitation, { name: 'New Person', email: app.freshEmail() }, by),
    )
    const inviteCode = String(result.code)
    const life = limits.invitationDays * dayMs
    const { status } = await app.ok(contract.getInvitationStatus, { code: inviteCode })
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    const listed = invitations.find(({ code }) => code === inviteCode)
    expect([status.expiresAt, listed?.expiresAt]).toEqual([after(life), after(life)])

    const use = async () => (await app.call(contract.getMySubmission, { inviteCode })).status
    expect(await use()).toBe(200)
    app.pass(life - 1)
    expect(await use()).toBe(200)
    app.pass(1)
    expect(await use()).toBe(400)
  })
})

test('the link of a picture opens nothing beyond its day', () => {
  const { secrets } = app.host
  const picture = { collectionName: 'users' as const, documentId: workspace.owner.userId, id: 'a' }
  const url = new URL(
    signLink({ secrets, now: new Date(app.now.getTime() + ahead) }, picture),
    'http://x.test',
  )
  const given = {
    ...picture,
    until: String(url.searchParams.get('until')),
    signature: String(url.searchParams.get('signature')),
  }
  expect(readSignedLink({ secrets, now: app.now }, given)).toBeUndefined()
  expect(readSignedLink({ secrets, now: new Date(app.now.getTime() + ahead) }, given)).toMatchObject(picture)
})

test('a secret of a webhook that was replaced signs for its hours from the next delivery on', async () => {
  const { webhook } = await app.ok(
    contract.createWebhook,
    { url: 'https://hooks.example.com/muster', events: ['submission.completed'] },
    owner,
  )
  await ownerAhead((by) => app.ok(contract.rotateWebhookSecret, { id: webhook.id }, by))
  const which = { orgId: workspace.orgId, webhookId: webhook.id }
  await asSystemInOrganization(app.host.database.db, workspace.orgId, (tx) =>
    cutFormerSecret(tx, which, app.now),
  )
  const [row] = await app.host.database.db.select().from(webhooks).where(eq(webhooks.id, webhook.id))
  const most = app.now.getTime() + webhookLimits.formerSecretHours * hourMs + 5_000
  expect(row?.formerSecretUntil?.getTime()).toBeLessThanOrEqual(most)
})
