import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { checkDatabaseState } from '../../../operations/doctor/check-database.ts'
import { environmentOf } from '../../../operations/testing/backup-targets.ts'
import { testApp } from '../../../testing/app.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import type { Member } from '../../../testing/organizations.ts'
import { people } from '../../../testing/people.ts'
import { captureLog } from '../../../testing/service-failures.ts'
import { sessions } from '../../../schema/accounts.ts'

/** Many accounts of one person mail no more strangers than a few would. */

const smtp = await mailServer()
afterAll(() => smtp.stop())
const settings = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://muster.example.test', RATE_LIMIT: 'on' }
const { logger, lines } = captureLog()
const app = testApp(settings)
const token = 'a-token-of-the-metrics'
const small = testApp({ ...settings, NEW_SENDER_MAILS_PER_DAY: '60', METRICS_TOKEN: token }, { logger })

let made = 0
const strangers = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'Some Body', email: `one${(made += 1)}@elsewhere.test` }))

const on = (it: ReturnType<typeof testApp>) => {
  const { signIn } = people(it)
  /** An owner who has signed in with a code, from this address. */
  const ownerWith = async (change: { email?: string; called?: string; from?: string } = {}) => {
    const { email = it.freshEmail(), called = `Firm ${(made += 1)}`, from = '10.0.0.7' } = change
    const person = await signIn(email.replace('example.test', `firm${(made += 1)}.test`))
    await it.host.database.db
      .update(sessions)
      .set({ ipAddress: from })
      .where(eq(sessions.userId, person.userId))
    const { orgId } = await it.ok(contract.createOrganization, { name: called }, person)
    return { ...person, orgId }
  }
  const invite = async (owner: Member, count: number) => {
    const { results } = await it.ok(contract.sendEmployeeInvites, { invites: strangers(count) }, owner)
    return {
      mailed: results.filter(({ emailSent }) => emailSent).length,
      notices: new Set(results.flatMap(({ notice }) => notice ?? [])),
    }
  }
  return { ownerWith, invite }
}
const { ownerWith, invite } = on(app)
const sentence = messages.newSendersUsedUp({ hasBegun: false, isReplaced: false })
const foretold = messages.newSendersUsedUp({ hasBegun: false, isReplaced: false, isForetold: true })

test.each([
  ['from one network', (n: number) => ({ from: `2001:db9:1:1::${n}` }), { from: '2001:db9:1:2::1' }],
  ['at one domain', (n: number) => ({ email: `anna@mail${n}.lure.test` }), { email: 'anna@fair.test' }],
  ['with one name', (n: number) => ({ called: n % 2 ? 'Ärger-Bank' : 'ARGER BANK' }), { called: 'Arbor' }],
])('new senders %s mail no more together than three would', async (_, alike, another) => {
  const mailed: number[] = []
  for (const n of [1, 2, 3]) mailed.push((await invite(await ownerWith(alike(n)), 50)).mailed)
  expect(mailed).toEqual([50, 50, 50])
  const fourth = await ownerWith(alike(4))
  const asked = await app.ok(contract.checkInvitations, { invites: strangers(2) }, fourth)
  expect(asked.rows.map(({ notice }) => notice)).toEqual([foretold, foretold])
  expect(await invite(fourth, 3)).toEqual({ mailed: 0, notices: new Set([sentence]) })
  expect((await invite(await ownerWith(another), 3)).mailed).toBe(3)
})

test('those of one’s own network, and those whom enough people have answered, are not bounded together', async () => {
  for (const _ of [1, 2, 3, 4])
    expect((await invite(await ownerWith({ from: '192.168.1.9' }), 50)).mailed).toBe(50)
  const from = '81.2.70.7'
  for (const _ of [1, 2, 3]) await invite(await ownerWith({ from }), 50)
  const established = await ownerWith({ from })
  await asSystem(app.host.database.db, async (tx) => {
    await tx.execute(sql`insert into known_recipients (owner_id, employee_id)
      select ${established.userId}, 'known-' || n from generate_series(1, ${limits.knownOfEstablishedSender}::int) n`)
  })
  expect((await invite(established, 60)).mailed).toBe(60)
})

test('all new senders of a server are bounded, which operators see', async () => {
  const its = on(small)
  small.pass(Date.now() - small.now.getTime())
  const asked = await its.ownerWith()
  await small.ok(contract.checkInvitations, { invites: strangers(50) }, asked)
  expect((await its.invite(asked, 50)).mailed).toBe(50)
  const second = await its.ownerWith()
  expect(await its.invite(second, 50)).toEqual({ mailed: 10, notices: new Set([sentence]) })
  expect(lines.some((line) => line.includes('"together":40'))).toBe(true)

  const { body } = await small.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(body).toContain('muster_new_sender_mails{of="invited"} 60')
  expect(body).toContain('muster_new_sender_mails{of="most"} 60')
  const environment = environmentOf({ DATABASE_URL: small.databaseUrl, NEW_SENDER_MAILS_PER_DAY: '60' })
  const findings = await checkDatabaseState(environment)
  expect(findings.find(({ about }) => about === 'New senders')?.found).toMatch(
    /60 strangers .* of 60 at most/,
  )

  small.pass(24 * 3_600_000 + 1)
  expect((await its.invite(second, 50)).mailed).toBe(50)
})

test('many who invite at the same moment are bounded alike', async () => {
  const from = '81.2.69.142'
  const owners = await Promise.all(Array.from({ length: 6 }, () => ownerWith({ from })))
  const results = await Promise.all(owners.map((owner) => invite(owner, 50)))
  expect(results.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(limits.strangersOfSendersTogether)
})
