import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { mailRecipients } from '../../../testing/reports/report-recipients.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, invite, join, suspend } = organizationsOf(app)
const { generate, release } = reportCalls(app)
const { answered } = mailRecipients(app, smtp)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const day = 24 * 3_600_000
type Caller = { token: string }

/** Somebody signed in whose address is confirmed, as it is by a code or by the provider. */
const confirmed = async (email: string) => {
  const person = await signUp(app.host, { email })
  await app.host.database.sql`update users set is_email_verified = true where id = ${person.userId}`
  return person
}
const mine = async (person: Caller) => (await app.ok(contract.getMyInvitations, {}, person)).records
const ask = (person: Caller, orgId: string) => app.call(contract.askForInvitation, { orgId }, person)
const nothingThere = { status: 404, body: { error: messages.nothingToAskFor } }
const askedMails = (orgId: string) =>
  app.host.database
    .sql`select to_address from mails where org_id = ${orgId} and kind = 'invitation-asked' order by id`

/** Somebody whose invitation by `by` has run out since, signed in. */
const late = async (by: Member, invitee: Parameters<typeof invite>[1] = {}) => {
  const { email, employee } = await invite(by, invitee)
  app.pass(15 * day)
  return { person: await confirmed(email), employee, email }
}

test('whose invitation has run out is told which organization has their report, asks for a new one once, and joins by it', async () => {
  const owner = await newOwner('Tide & Co')
  const waiting = await answered(owner)
  app.pass(15 * day)
  const { version } = await generate({ id: waiting.id }, owner)
  await release({ employeeId: waiting.id, version }, owner)
  const person = await confirmed(waiting.email)
  const record = {
    orgId: owner.orgId,
    organizationName: 'Tide & Co',
    hasReport: true,
    askedAt: null,
    isMailed: true,
  }
  expect(await mine(person)).toEqual([record])

  const asked = { ...record, askedAt: app.now.toISOString() }
  expect(await ask(person, owner.orgId)).toMatchObject({ status: 200, body: { record: asked } })
  expect(await mine(person)).toEqual([asked])
  const mail = await eventually(() =>
    smtp.to(owner.email).find(({ subject }) => /asks for/.test(subject ?? '')),
  )
  expect(mail.subject).toBe('Ada Lovelace asks for an invitation to Tide & Co')
  expect(mail.text).toContain(`/#/submissions?person=${waiting.id}&org=${owner.orgId}`)
  expect(mail.text).toContain('a report about them is released')
  expect(mail.replyTo).toEqual([{ name: '', address: waiting.email }])
  // They are no member, whose account nobody there is shown: the entry names the person in the list.
  const { entries } = await app.ok(contract.getAuditLog, { action: 'invitation.asked' }, owner)
  expect(entries).toMatchObject([{ actor: null, subject: 'Ada Lovelace', entityId: waiting.id }])

  // Asked again it is done once; the day after, once more.
  app.pass(day - 1)
  expect(await ask(person, owner.orgId)).toMatchObject({ status: 200, body: { record: asked } })
  expect(await askedMails(owner.orgId)).toHaveLength(1)
  app.pass(1)
  expect(await mine(person)).toEqual([record])
  expect((await ask(person, owner.orgId)).status).toBe(200)
  expect(await askedMails(owner.orgId)).toHaveLength(2)

  // It lets nobody in: they join by the invitation that they are sent, which is offered instead.
  expect((await app.ok(contract.getUserOrganizations, {}, person)).organizations).toEqual([])
  await app.ok(contract.resendInvitation, { employeeId: waiting.id }, owner)
  expect(await mine(person)).toEqual([])
  expect(await ask(person, owner.orgId)).toMatchObject(nothingThere)
  const { invitations } = await app.ok(contract.getMyInvitations, {}, person)
  const [invitation] = invitations
  await app.ok(contract.acceptInvitation, { invitationId: invitation?.id ?? '' }, person)
  expect(await mine(person)).toEqual([])
})

test('of two who ask at once for one person one mail leaves', async () => {
  const owner = await newOwner()
  const { person } = await late(owner)
  const answers = await Promise.all([ask(person, owner.orgId), ask(person, owner.orgId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await askedMails(owner.orgId)).toHaveLength(1)
})

test('whoever invited them is asked, and the owner where that one cannot invite them again', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const [first, second, asAdmin] = [
    await invite(admin),
    await invite(admin),
    await invite(owner, { membershipRole: 'admin' }),
  ]
  await app.host.database
    .sql`update invitations set invited_by = ${admin.userId} where employee_id = ${asAdmin.employee.id}`
  app.pass(15 * day)
  expect((await ask(await confirmed(first.email), owner.orgId)).status).toBe(200)
  // Only an owner makes an admin's invitation anew.
  expect((await ask(await confirmed(asAdmin.email), owner.orgId)).status).toBe(200)
  await app.ok(contract.changeMemberRole, { userId: admin.userId, role: 'employee' }, owner)
  expect((await ask(await confirmed(second.email), owner.orgId)).status).toBe(200)
  expect((await askedMails(owner.orgId)).map((row) => row['to_address'])).toEqual([
    admin.email,
    owner.email,
    owner.email,
  ])
})

test('who was never invited is told of a released report, and of nothing before it is there', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData: { email, name: 'Ada' } }, owner)
  const person = await confirmed(email)
  expect(await mine(person)).toEqual([])
  expect(await ask(person, owner.orgId)).toMatchObject(nothingThere)
  await app.host.database
    .sql`insert into reports (org_id, id, employee_id, version, origin, generated_at, generated_by, submission_revision, state, content)
    values (${owner.orgId}, 'r', ${employee.id}, 1, 'generated', now(), ${owner.userId}, 1, 'released', '{"coverage": {"scoreInputsAnswered": 0}, "gradingOverview": {}}')`
  expect(await mine(person)).toMatchObject([{ orgId: owner.orgId, hasReport: true }])
  expect((await ask(person, owner.orgId)).status).toBe(200)
  expect(await askedMails(owner.orgId)).toMatchObject([{ to_address: owner.email }])
})

test('nobody else is told: another address, one that is not confirmed, another organization', async () => {
  const [owner, elsewhere] = [await newOwner(), await newOwner()]
  const { person, email } = await late(owner)
  const stranger = await confirmed(app.freshEmail())
  for (const caller of [stranger, owner]) {
    expect(await mine(caller)).toEqual([])
    expect(await ask(caller, owner.orgId)).toMatchObject(nothingThere)
  }
  for (const orgId of [elsewhere.orgId, 'nothing']) {
    expect(await ask(person, orgId)).toMatchObject(nothingThere)
  }
  await app.host.database.sql`update users set is_email_verified = false where email = ${email}`
  expect(await mine(person)).toEqual([])
  expect(await ask(person, owner.orgId)).toMatchObject(nothingThere)
  expect(await askedMails(owner.orgId)).toEqual([])
})

test.each<[string, (of: { owner: Member; employeeId: string; email: string }) => unknown]>([
  [
    'whose invitation was revoked',
    ({ owner, employeeId }) => app.ok(contract.revokeInvitation, { employeeId }, owner),
  ],
  [
    'who was taken off the list',
    ({ owner, employeeId }) => app.ok(contract.deleteEmployee, { employeeId }, owner),
  ],
  [
    'who was erased',
    async ({ owner, employeeId }) => {
      await app.ok(contract.deleteEmployee, { employeeId }, owner)
      await app.ok(contract.eraseEmployee, { employeeId, name: 'Ada Lovelace' }, owner)
    },
  ],
  [
    'who wants no mail of the organization',
    ({ owner, email }) =>
      app.host.database
        .sql`insert into reminder_opt_outs (org_id, email, at) values (${owner.orgId}, ${email}, now())`,
  ],
])('somebody %s is told of nothing, and asks nobody', async (_who, leave) => {
  const owner = await newOwner()
  const { person, employee, email } = await late(owner)
  expect(await mine(person)).toHaveLength(1)
  await leave({ owner, employeeId: employee.id, email })
  expect(await mine(person)).toEqual([])
  expect(await ask(person, owner.orgId)).toMatchObject(nothingThere)
})

test('nor is somebody who was removed as a member, also after the invitation that they were sent since has run out', async () => {
  const owner = await newOwner()
  const member = await join(owner)
  await app.host.database.sql`update users set is_email_verified = true where id = ${member.userId}`
  expect(await mine(member)).toEqual([])
  await app.ok(contract.removeMember, { userId: member.userId }, owner)
  expect(await mine(member)).toEqual([])
  await invite(owner, { email: member.email })
  app.pass(15 * day)
  expect(await mine(member)).toEqual([])
  // A membership that was stopped without a trace on the record counts as well.
  const other = await late(owner)
  await app.host.database
    .sql`insert into memberships (org_id, user_id, role, joined_at, status) values (${owner.orgId}, ${other.person.userId}, 'employee', now(), 'active')`
  expect(await mine(other.person)).toEqual([])
  await suspend(owner.orgId, other.person.userId)
  expect(await mine(other.person)).toEqual([])
})

test('many who ask one organization within a day fill no mailbox, and that nothing was sent is said', async () => {
  const owner = await newOwner()
  const { person } = await late(owner)
  const { sql } = app.host.database
  await sql`insert into mails (id, org_id, kind, to_address, subject_id, state, created_at)
    select ${owner.orgId} || n, ${owner.orgId}, 'invitation-asked', ${owner.email}, 'x' || n, 'sent', ${app.now.toISOString()}::timestamptz
    from generate_series(1, ${limits.invitationsAskedPerDay}) n`
  expect(await ask(person, owner.orgId)).toMatchObject({
    status: 429,
    body: { error: messages.invitationAskedOften },
  })
  expect(await askedMails(owner.orgId)).toHaveLength(limits.invitationsAskedPerDay)
})

test('who is invited before the mail could leave is not asked for any more', async () => {
  const owner = await newOwner()
  const { person, employee } = await late(owner)
  const { sql } = app.host.database
  await smtp.stop()
  expect((await ask(person, owner.orgId)).status).toBe(200)
  await eventually(async () => {
    const [row] =
      await sql`select last_error from mails where org_id = ${owner.orgId} and kind = 'invitation-asked'`
    return row?.['last_error'] ? true : undefined
  })
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  await smtp.start()
  const left = await eventually(async () => {
    await sql`update pgboss.job set start_after = now() where name in ('mail', 'urgent-mail') and state = 'retry'`
    const [row] =
      await sql`select state from mails where org_id = ${owner.orgId} and kind = 'invitation-asked'`
    return row && row['state'] !== 'queued' ? row['state'] : undefined
  }, 30_000)
  expect(left).not.toBe('sent')
  expect(smtp.to(owner.email).filter(({ subject }) => /asks for/.test(subject ?? ''))).toEqual([])
})
