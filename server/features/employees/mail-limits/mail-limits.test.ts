import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'

const smtp = await mailServer()
afterAll(() => smtp.stop())
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, invite, join, mailedCodeOf } = organizationsOf(app)
const minute = 60_000
const hour = 60 * minute

const justSent = (wait: string) =>
  `They got a mail less than 10 minutes ago. You can send it again in ${wait}; their link stays valid.`
const usedUp = (wait: string) =>
  `This address got 3 mails asking for answers within a day, the most allowed, so none leaves now. You can send one in ${wait}. For now, their link still works. Give it to them yourself.`
const usedUpByAll =
  'This address got many mails asking for answers today, so none leaves now. Try again tomorrow. For now, their link still works. Give it to them yourself.'

const arrived = (email: string, count: number) =>
  eventually(() => (smtp.to(email).length === count ? true : undefined))
const asked = async (email: string) => {
  const rows = await app.host.database.sql`select id from mails where to_address = ${email}`
  return rows.length
}
const resend = async (by: Member, employeeId: string) =>
  (await app.ok(contract.resendInvitation, { employeeId }, by)).result
const finished = async (by: Member, id: string) =>
  eventually(async () => {
    const now = await app.ok(contract.getRun, { id }, by)
    return now.run.state === 'finished' ? now : undefined
  })

test('within 10 minutes nobody is mailed again, whichever way it is asked for, and it is said when they may be', async () => {
  const owner = await newOwner()
  const first = await invite(owner)
  const { email, employee } = first
  expect(first.emailSent).toBe(true)
  const invitee = { name: 'Ada Lovelace', email }
  app.pass(2 * minute + 1)
  const told = { success: true, code: first.code, inviteLink: first.inviteLink, emailSent: false }
  expect(await resend(owner, employee.id)).toMatchObject({ ...told, notice: justSent('8 minutes') })
  expect(await invite(owner, { email })).toMatchObject({ ...told, notice: justSent('8 minutes') })
  const batch = await app.ok(contract.sendEmployeeInvites, { invites: [invitee] }, owner)
  expect(batch.results).toMatchObject([{ ...told, notice: justSent('8 minutes') }])
  const { run } = await app.ok(contract.startInvitations, { invites: [invitee] }, owner)
  expect(await finished(owner, run.id)).toMatchObject({
    run: { done: 1, failed: 0 },
    notices: [{ label: email, success: true, error: null, notice: justSent('8 minutes') }],
  })
  const { results } = await app.ok(contract.getRunResults, { id: run.id }, owner)
  expect(results).toMatchObject([{ label: email, success: true, error: null, notice: justSent('8 minutes') }])
  app.pass(7 * minute)
  expect((await resend(owner, employee.id)).notice).toBe(justSent('1 minute'))
  expect(await asked(email)).toBe(1)
  app.pass(minute)
  const again = await resend(owner, employee.id)
  expect(again).toMatchObject({ emailSent: true, code: first.code })
  expect(again).not.toHaveProperty('notice')
  await arrived(email, 2)
})

test('what is asked for without a mail still holds: 14 days more, and what they are called', async () => {
  const owner = await newOwner()
  const { email, code } = await invite(owner)
  app.pass(5 * minute)
  const again = await invite(owner, { email, name: 'Ada King', replaceName: true })
  expect([again.emailSent, again.employee.name]).toEqual([false, 'Ada King'])
  const { status } = await app.ok(contract.getInvitationStatus, { code })
  expect(status.expiresAt).toBe(new Date(app.now.getTime() + 14 * 24 * hour).toISOString())
  // A reminder is due 72 hours after the mail that was sent, not after the one that was not.
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(invitations[0]?.reminders.nextAt).toBe(
    new Date(app.now.getTime() - 5 * minute + 72 * hour).toISOString(),
  )
})

test('a new code is mailed at once where the one that they were mailed is dead, and then again not within 10 minutes', async () => {
  const owner = await newOwner()
  const { email, employee, code } = await invite(owner)
  await arrived(email, 1)
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  const anew = await resend(owner, employee.id)
  expect(anew).toMatchObject({ success: true, emailSent: true })
  expect(anew.code).not.toBe(code)
  expect(anew).not.toHaveProperty('notice')
  await arrived(email, 2)
  expect(smtp.to(email)[1]?.text).toContain(await mailedCodeOf(employee.id))
  expect(await resend(owner, employee.id)).toMatchObject({ emailSent: false, notice: justSent('10 minutes') })
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(invitations[0]?.reminders.nextAt).toBe(new Date(app.now.getTime() + 72 * hour).toISOString())
})

test('whoever was removed and is invited again is mailed the new code at once', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  await arrived(email, 1)
  await app.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)
  const { rows } = await app.ok(contract.checkInvitations, { invites: [{ name: 'Ada', email }] }, owner)
  expect(rows[0]).not.toHaveProperty('notice')
  expect(await invite(owner, { email })).toMatchObject({ emailSent: true })
  await arrived(email, 2)
})

test('where a day’s mails are used up, it is said that the old link is dead and the new one to be given by hand', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  for (let count = 0; count < 2; count += 1) {
    await arrived(email, count + 1)
    await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
    expect((await resend(owner, employee.id)).emailSent).toBe(true)
  }
  await arrived(email, 3)
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  const notice = `This address got 3 mails asking for answers within a day, the most allowed, so none leaves now. You can send one in 24 hours. For now, the link in their last mail no longer works. Give them the new one yourself.`
  const invites = [{ name: 'Ada Lovelace', email }]
  const foretold = notice
    .replace('none leaves', 'none would leave')
    .replace('Give them the new one yourself.', 'They would get a new one that you give them yourself.')
  expect(await app.ok(contract.checkInvitations, { invites }, owner)).toMatchObject({
    rows: [{ notice: foretold }],
  })
  const result = await resend(owner, employee.id)
  expect(result).toMatchObject({ success: true, emailSent: false, notice })
  expect((await app.ok(contract.getInvitationStatus, { code: result.code ?? '' })).status.state).toBe(
    'pending',
  )
  // The list tells of no mail that there is not.
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(invitations[0]?.mail).toEqual({ state: 'none', at: null, error: null })
  expect(await asked(email)).toBe(3)
})

test('a new address of the person is no earlier mail’s', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  await arrived(email, 1)
  const moved = app.freshEmail()
  await app.ok(contract.upsertEmployee, { employeeData: { id: employee.id, email: moved } }, owner)
  expect((await resend(owner, employee.id)).emailSent).toBe(true)
  await arrived(moved, 1)
  expect(await asked(email)).toBe(1)
})

test('a reminder counts as a mail, and an invitation that follows it at once waits', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  app.pass(72 * hour)
  const { run } = await app.ok(contract.remindEmployees, {}, owner)
  await finished(owner, run.id)
  expect((await resend(owner, employee.id)).notice).toBe(justSent('10 minutes'))
  expect(await asked(email)).toBe(2)
})

test('who joined is not mailed their link again and again either', async () => {
  const owner = await newOwner()
  await join(owner)
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  const { employeeId = '', email = '' } = invitations[0] ?? {}
  expect((await resend(owner, employeeId)).notice).toBe(justSent('10 minutes'))
  expect(await asked(email)).toBe(1)
})

test('of many that invite one person at the same moment one sends a mail', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  app.pass(10 * minute)
  const results = await Promise.all(Array.from({ length: 8 }, () => resend(owner, employee.id)))
  expect(results.filter(({ emailSent }) => emailSent)).toHaveLength(1)
  expect(await asked(email)).toBe(2)
})

test('a mail that never left does not count', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  smtp.refuse(email, { at: 'RCPT', status: 550, text: 'no such person' })
  const { employee } = await invite(owner, { email })
  await eventually(async () => {
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    return invitations[0]?.mail.state === 'failed' ? true : undefined
  })
  expect((await resend(owner, employee.id)).emailSent).toBe(true)
  await arrived(email, 1)
})

test('one address is mailed by all organizations of one owner at most 3 times a day, reminders included', async () => {
  const email = app.freshEmail()
  const owner = await newOwner()
  const known = await invite(owner, { email })
  app.pass(72 * hour)
  const { orgId } = await app.ok(contract.createOrganization, { name: 'Another of theirs' }, owner)
  const there = { ...owner, orgId }
  expect((await invite(there, { email })).emailSent).toBe(true)
  for (let count = 0; count < 2; count += 1) {
    app.pass(10 * minute)
    expect((await invite(owner, { email })).emailSent).toBe(true)
  }
  app.pass(10 * minute)
  const refused = await invite(there, { email })
  expect(refused).toMatchObject({ success: true, emailSent: false, notice: usedUp('24 hours') })
  expect(refused.code).not.toBe('')
  app.pass(23 * hour)
  const { run } = await app.ok(contract.remindEmployees, { employeeIds: [known.employee.id] }, owner)
  expect((await finished(owner, run.id)).failures).toHaveLength(1)
  expect((await invite(there, { email })).notice).toBe(usedUp('30 minutes'))
  app.pass(30 * minute)
  expect((await invite(there, { email })).emailSent).toBe(true)
  await arrived(email, 5)
})

test('a reminder is one of the mails of a day, too', async () => {
  const email = app.freshEmail()
  const owner = await newOwner()
  const known = await invite(owner, { email })
  app.pass(72 * hour)
  for (let count = 0; count < 3; count += 1) {
    const { orgId } = await app.ok(contract.createOrganization, { name: `Another ${count}` }, owner)
    expect((await invite({ ...owner, orgId }, { email })).emailSent).toBe(true)
  }
  const { run } = await app.ok(contract.remindEmployees, { employeeIds: [known.employee.id] }, owner)
  expect(await finished(owner, run.id)).toMatchObject({ failures: [{ error: usedUp('24 hours') }] })
})

test('a stranger who writes all that they may keeps nobody else out, and nobody learns of it', async () => {
  const email = app.freshEmail()
  for (let owners = 0; owners < 4; owners += 1) {
    const stranger = await newOwner()
    for (let count = 0; count < 3; count += 1) {
      await invite(stranger, { email })
      app.pass(10 * minute)
    }
  }
  const before = await asked(email)
  expect(before).toBeGreaterThanOrEqual(10)
  const owner = await newOwner()
  const first = await invite(owner, { email })
  expect(first).toMatchObject({ emailSent: true })
  app.pass(10 * minute)
  expect(await resend(owner, first.employee.id)).toMatchObject({ emailSent: false, notice: usedUpByAll })
  expect(await asked(email)).toBe(before + 1)
})

test('everybody together writes at most 30 first mails a day to one address', async () => {
  const email = app.freshEmail()
  for (let owners = 0; owners < 30; owners += 1) {
    expect((await invite(await newOwner(), { email })).emailSent).toBe(true)
  }
  const late = await newOwner()
  expect(await invite(late, { email })).toMatchObject({ emailSent: false, notice: usedUpByAll })
  app.pass(24 * hour)
  expect((await invite(late, { email })).emailSent).toBe(true)
  await arrived(email, 31)
})
