import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { mails } from '../../../core/database/tables.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { manageSenders } from '../../../operations/manage-senders.ts'
import { environmentOf } from '../../../operations/testing/backup-targets.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'
import { people } from '../../../testing/people.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'

const smtp = await mailServer()
const settings = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://muster.example.test' }
const app = testApp({ ...settings, RATE_LIMIT: 'on' })
const { newOwner: newOwnerOf, mailedCodeOf } = organizationsOf(app)
const { signIn } = people(app)
afterAll(() => smtp.stop())

const day = 24 * 3_600_000
let made = 0
/** Whose organization is called like no other: those that are called alike are bounded together. */
const newOwner = (name = `Firm ${(made += 1)}`) => newOwnerOf(name)
const strangers = (count: number, domain = 'elsewhere.test') =>
  Array.from({ length: count }, () => ({ name: 'Some Body', email: `somebody${(made += 1)}@${domain}` }))

type Invites = ReturnType<typeof strangers>

const invite = async (owner: Member, invites: Invites) =>
  (await app.ok(contract.sendEmployeeInvites, { invites }, owner)).results

const mailed = (results: Awaited<ReturnType<typeof invite>>) =>
  results.filter(({ emailSent }) => emailSent).length

const usedUp =
  'No mail leaves today: you can mail 50 new people a day outside your own e-mail domain. The number grows as people join or answer. Send it again tomorrow, or now without a mail: their link still works. Give it to them yourself.'

/** The same before anybody is invited: nothing was sent, and nobody has a link. */
const wouldBeUsedUp =
  'No mail would leave today: you can mail 50 new people a day outside your own e-mail domain. The number grows as people join or answer. Invite them tomorrow, or now without a mail: they would get a link that you give them yourself.'

/** An owner who has signed in with a code, so that their address is confirmed. */
const confirmedOwner = async (email: string): Promise<Member> => {
  const owner = await signIn(email)
  const { orgId } = await app.ok(contract.createOrganization, { name: `Firm ${(made += 1)}` }, owner)
  return { ...owner, orgId }
}

const tool = (...words: string[]) =>
  manageSenders({ environment: environmentOf({ DATABASE_URL: app.databaseUrl }), words }, app.now)

test('a new owner mails 50 strangers a day over all organizations; everybody’s link is good', async () => {
  const owner = await newOwner('Your account is locked, go to evil.example')
  const invites = strangers(60)
  const { rows } = await app.ok(contract.checkInvitations, { invites }, owner)
  expect(rows.filter(({ notice }) => notice === wouldBeUsedUp)).toHaveLength(10)
  const results = await invite(owner, invites)
  expect(mailed(results)).toBe(limits.strangersPerDay)
  const waiting = results.filter(({ emailSent }) => !emailSent)
  expect(new Set(waiting.map(({ notice }) => notice))).toEqual(new Set([usedUp]))
  expect(results.every(({ success, inviteLink }) => success && inviteLink !== null)).toBe(true)
  // A second organization has no share of its own, and a deleted one has had its.
  const { orgId } = await app.ok(contract.createOrganization, { name: 'Another' }, owner)
  expect(mailed(await invite({ ...owner, orgId }, strangers(3)))).toBe(0)
  await app.ok(contract.deleteOrganization, { name: 'Your account is locked, go to evil.example' }, owner)
  expect(mailed(await invite({ ...owner, orgId }, strangers(3)))).toBe(0)
  app.pass(day)
  expect(mailed(await invite({ ...owner, orgId }, strangers(60)))).toBe(limits.strangersPerDay)
})

test('each who joins or answers with the link of a mail adds 10, and one with a link that was handed over none', async () => {
  const owner = await newOwner()
  const results = await invite(owner, strangers(51))
  expect(mailed(results)).toBe(50)
  const [joining, answering, handed] = results
  const answers = fullAnswers
  const answer = (employeeId: string, inviteCode: string) =>
    app.ok(contract.submitEmployeeAnswers, { employeeId, answers, inviteCode })
  await answer(handed?.employee?.id ?? '', handed?.code ?? '')
  expect(mailed(await invite(owner, strangers(1)))).toBe(0)
  await answer(answering?.employee?.id ?? '', await mailedCodeOf(answering?.employee?.id ?? ''))
  expect(mailed(await invite(owner, strangers(12)))).toBe(10)
  const person = await signIn(joining?.email ?? '')
  await app.ok(contract.joinOrganization, { inviteCode: joining?.code ?? '' }, person)
  // Who has joined is a stranger no more: one for them, and 10.
  expect(mailed(await invite(owner, strangers(20)))).toBe(11)
})

test('people at the domain of the owner’s confirmed address are no strangers, unless anybody gets one there', async () => {
  const owner = await confirmedOwner('olga@larkspur.test')
  expect(mailed(await invite(owner, strangers(90, 'larkspur.test')))).toBe(90)
  expect(mailed(await invite(owner, strangers(60)))).toBe(50)
})

test.each([
  'gmail.com',
  'yahoo.com.ar',
  'hotmail.ch',
  'outlook.com.br',
  'gmx.eu',
  'mail.de',
  'email.cz',
  'emirates.net.ae',
])('at %s, where anybody gets an address, all are strangers', async (domain) => {
  const owner = await confirmedOwner(`olga@${domain}`)
  expect(mailed(await invite(owner, strangers(60, domain)))).toBe(50)
})

test('an owner whom few have answered mails 500 people a day at their own domain, over all organizations', async () => {
  const owner = await confirmedOwner('olga@unknown-provider.test')
  const colleagues = (count: number) => strangers(count, 'unknown-provider.test')
  const name = `Firm ${made}`
  expect(mailed(await invite(owner, colleagues(300)))).toBe(300)
  expect(mailed(await invite(owner, colleagues(300)))).toBe(limits.colleaguesPerDay - 300)
  const [waiting] = await invite(owner, colleagues(1))
  expect(waiting?.notice).toMatch(
    /^No mail leaves today\. Until 10 people have joined or answered, you can mail 500 people a day/,
  )
  expect(mailed(await invite(owner, strangers(2)))).toBe(2)
  const { orgId } = await app.ok(contract.createOrganization, { name: `Firm ${(made += 1)}` }, owner)
  await app.ok(contract.deleteOrganization, { name }, owner)
  expect(mailed(await invite({ ...owner, orgId }, colleagues(3)))).toBe(0)
})

test('an operator sees who mails most, and stops and allows all organizations of an owner', async () => {
  const owner = await newOwner('Lure \u001B[2J')
  await invite(owner, strangers(7))
  const { orgId } = await app.ok(contract.createOrganization, { name: 'Another' }, owner)
  const lines = async () => (await tool()).join('\n')
  await tool('stop', orgId)
  expect(await lines()).toContain(
    `${owner.email}: 7 addresses invited by mail within a day, 0 people have joined or answered so far, STOPPED\n  ${owner.orgId}  Lure [2J\n  ${orgId}  Another`,
  )
  for (const at of [owner.orgId, orgId]) {
    const [result] = await invite({ ...owner, orgId: at }, strangers(1))
    expect(result).toMatchObject({ success: true, emailSent: false })
    expect(result?.notice).toMatch(/^The person who runs this server has stopped this organization’s mail\./)
  }
  await tool('allow', orgId)
  expect(mailed(await invite(owner, strangers(1)))).toBe(1)
  expect(await lines()).not.toContain('STOPPED')
  await expect(tool('stop', 'nothing')).rejects.toThrow('There is no organization with the id nothing.')
  await expect(tool('stop')).rejects.toThrow('Say one of these')
})

test('what waits in the queue does not leave once it is stopped', async () => {
  const owner = await newOwner()
  const [late] = strangers(1)
  smtp.refuse(late?.email ?? '', { at: 'RCPT', status: 451, text: 'later' })
  await invite(owner, late ? [late] : [])
  const row = async () => {
    const [found] = await app.host.database.db
      .select()
      .from(mails)
      .where(eq(mails.toAddress, late?.email ?? ''))
    return found
  }
  await eventually(async () => ((await row())?.lastError ? true : undefined))
  await tool('stop', owner.orgId)
  const mailId = (await row())?.id ?? ''
  await asSystem(app.host.database.db, (tx) => app.host.jobs.enqueueAll(tx, 'mail', [{ mailId }]))
  const ended = await eventually(async () => {
    const found = await row()
    return found?.state === 'failed' ? found : undefined
  })
  expect(ended.lastError).toBe('Stopped by whoever runs this server.')
})
