import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { messages } from '../../../contract/http/failures.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { mailRecipients } from '../../testing/reports/report-recipients.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, join } = organizationsOf(app)
const { generate, review, release, released } = reportCalls(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const day = 86_400_000
const said = (text = '') => text.replaceAll(/\s+/g, ' ')
const { mailsTo, mailTo, answered, joined } = mailRecipients(app, smtp)
const isThere = /^Your report at .* is ready$/

const contest = (which: object, by: Member, comment: string) =>
  app.call(contract.answerReport, { ...which, answer: 'contested', comment }, by)

test('at the release its person is mailed by whom and where, and no score, grade or word of it', async () => {
  const owner = await newOwner('Tide & Co')
  const { person } = await joined(owner)
  const report = await generate(person, owner)
  const which = { employeeId: person.id, version: report.version }
  await review(which, owner)
  expect(smtp.received.filter(({ subject }) => isThere.test(subject ?? ''))).toEqual([])
  expect(await app.ok(contract.releaseReport, which, owner)).toMatchObject({ emailSent: true, notice: null })
  const mail = await mailTo(person.email, isThere)
  expect(mail.subject).toBe('Your report at Tide & Co is ready')
  const text = said(mail.text)
  expect(text).toContain('Hello Ada Lovelace,')
  expect(text).toContain('On 2 March 2026, Grace Hopper released the report that was made from your answers')
  expect(text).toContain(`http://localhost:3000/#/reports/${person.id}?org=${owner.orgId}`)
  const { overall, grade } = report.gradingOverview
  const words = report.summary.map((one) => one.text)
  for (const part of [text, said(mail.html)]) {
    for (const secret of [...words, overall.toFixed(1), `grade ${grade}`, 'Looked through it']) {
      expect(part).not.toContain(secret)
    }
  }
  // It asks for nothing, and is not one of those that can be stopped.
  expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
})

test('without an account, the mail says how to get one, and that leads to the report', async () => {
  const owner = await newOwner('Tide & Co')
  const person = await answered(owner)
  await app.host.database
    .sql`insert into reminder_opt_outs (org_id, email, at) values (${owner.orgId}, ${person.email}, now())`
  const { id: _, version } = await generate(person, owner)
  expect(await release({ employeeId: person.id, version }, owner)).toMatchObject({ notice: null })
  const text = said((await mailTo(person.email, isThere)).text)
  expect(text).toContain('sign in with this e-mail address, the one that this mail came to')
  const code = /#\/login\/([0-9A-Z]{16})/.exec(text)?.[1] ?? ''
  const account = await signUp(app.host, { email: person.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, account)
  const { report } = await app.ok(
    contract.getReport,
    { employeeId: person.id },
    { ...account, orgId: owner.orgId },
  )
  expect(report.state).toBe('released')
})

test('whose invitation has run out is mailed all the same, and whoever releases is told what to do', async () => {
  const owner = await newOwner()
  const person = await answered(owner)
  app.pass(15 * day)
  const { version } = await generate(person, owner)
  expect(await release({ employeeId: person.id, version }, owner)).toMatchObject({
    emailSent: true,
    notice: messages.reportNeedsInvitation('Ada Lovelace'),
  })
  const text = said((await mailTo(person.email, isThere)).text)
  expect(text).toContain('you have no valid invitation now. Ask Grace Hopper for one')
  expect(text).toContain('there you can ask Tide & Co for an invitation')
  expect(text).toContain('Sign in and ask for an invitation: http://localhost:3000/#/login')
  expect(text).not.toMatch(/login\/[0-9A-Z]{16}/)
})

test('whose invitation was revoked is told whom to ask, and not that they can do it where they sign in', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  await app.ok(contract.updateProfile, { displayName: 'Barbara Liskov' }, admin)
  const person = await answered(admin)
  await app.ok(contract.revokeInvitation, { employeeId: person.id }, owner)
  const { version } = await generate(person, owner)
  await release({ employeeId: person.id, version }, owner)
  const text = said((await mailTo(person.email, isThere)).text)
  expect(text).toContain('Ask Barbara Liskov for one')
  expect(text).not.toContain('#/login')
})

test('a member whose account has another address is mailed there', async () => {
  const owner = await newOwner()
  const { person, member } = await joined(owner)
  const elsewhere = app.freshEmail()
  await app.host.database.sql`update users set email = ${elsewhere} where id = ${member.userId}`
  await released(person, owner)
  await mailTo(elsewhere, isThere)
  expect(mailsTo(person.email, isThere)).toEqual([])
})

test('who releases is mailed when it is contested, without the comment, and its person when they are answered', async () => {
  const owner = await newOwner('Tide & Co')
  const admin = await join(owner, 'admin')
  const { person, member } = await joined(owner)
  const { version } = await released(person, admin)
  const which = { employeeId: person.id, version }
  expect((await contest(which, member, 'A quiet month')).status).toBe(200)
  const mail = await mailTo(admin.email, /sees their report .* differently/)
  expect(mail.subject).toBe('Ada Lovelace sees their report at Tide & Co differently')
  expect(said(mail.text)).toContain(`#/reports/${person.id}`)
  expect(said(mail.text)).not.toContain('A quiet month')
  expect(smtp.to(owner.email)).toEqual([])
  const comment = 'We look at it on Friday'
  expect(await app.ok(contract.respondToContest, { ...which, comment }, owner)).toMatchObject({
    emailSent: true,
  })
  const reply = await mailTo(person.email, /^There is a reply/)
  expect(said(reply.text)).toMatch(/Grace Hopper replied on \d+ March 2026/)
  expect(said(reply.text)).not.toContain('Friday')
  // Where whoever released it decides no more, the owner is told.
  await app.ok(contract.removeMember, { userId: admin.userId }, owner)
  expect((await contest(which, member, 'And still')).status).toBe(200)
  await mailTo(owner.email, /sees their report .* differently/)
})

/** A try that is under way would still go through: it has failed once, and the next writes the mail anew. */
const tried = (orgId: string, kind: string) =>
  eventually(async () => {
    const [row] = await app.host.database
      .sql`select last_error from mails where org_id = ${orgId} and kind = ${kind}`
    return row?.['last_error'] ? true : undefined
  })

test('what is taken back before its mail could leave is not told any more', async () => {
  const owner = await newOwner()
  const { person } = await joined(owner)
  const { sql } = app.host.database
  await smtp.stop()
  const { version } = await released(person, owner)
  const which = { employeeId: person.id, version }
  await tried(owner.orgId, 'report-released')
  await app.ok(contract.withdrawReport, { ...which, reason: 'Another’s answers were used' }, owner)
  await smtp.start()
  const left = await eventually(async () => {
    await sql`update pgboss.job set start_after = now() where name in ('mail', 'urgent-mail') and state = 'retry'`
    const [row] =
      await sql`select state from mails where org_id = ${owner.orgId} and kind = 'report-released'`
    return row && row['state'] !== 'queued' ? row['state'] : undefined
  }, 30_000)
  expect(left).not.toBe('sent')
  expect(mailsTo(person.email, isThere)).toEqual([])
})

test('who decides no more when its mail could leave is not told that it is contested', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const { person, member } = await joined(owner)
  const { sql } = app.host.database
  const { version } = await released(person, admin)
  await smtp.stop()
  expect((await contest({ employeeId: person.id, version }, member, 'A quiet month')).status).toBe(200)
  await tried(owner.orgId, 'report-contested')
  await app.ok(contract.changeMemberRole, { userId: admin.userId, role: 'employee' }, owner)
  await smtp.start()
  const left = await eventually(async () => {
    await sql`update pgboss.job set start_after = now() where name in ('mail', 'urgent-mail') and state = 'retry'`
    const [row] =
      await sql`select state from mails where org_id = ${owner.orgId} and kind = 'report-contested'`
    return row && row['state'] !== 'queued' ? row['state'] : undefined
  }, 30_000)
  expect(left).not.toBe('sent')
  expect(mailsTo(admin.email, /sees their report/)).toEqual([])
})

test('to and fro with one report fills no mailbox', async () => {
  const owner = await newOwner()
  const { person, member } = await joined(owner)
  const outcomes: boolean[] = []
  let last: unknown
  for (let count = 0; count <= limits.reportMailsPerDay; count++) {
    const { version } = await generate(person, owner)
    const { emailSent, notice } = await release({ employeeId: person.id, version }, owner)
    outcomes.push(emailSent)
    last = notice
  }
  expect(outcomes).toEqual([...Array.from({ length: limits.reportMailsPerDay }, () => true), false])
  expect(last).toBe(messages.reportMailsUsedUp)
  const { latestVersion: version } = await app.ok(contract.getReport, { employeeId: person.id }, member)
  for (let count = 0; count <= limits.reportMailsPerDay; count++) {
    expect((await contest({ employeeId: person.id, version }, member, `No, ${count}`)).status).toBe(200)
  }
  const queued = await app.host.database
    .sql`select id from mails where org_id = ${owner.orgId} and kind = 'report-contested'`
  expect(queued).toHaveLength(limits.reportMailsPerDay)
  app.pass(day + 1)
  expect(await released(person, owner)).toMatchObject({ state: 'released' })
  const more = await app.host.database
    .sql`select id from mails where org_id = ${owner.orgId} and kind = 'report-released'`
  expect(more).toHaveLength(limits.reportMailsPerDay + 1)
})
