import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { afterRetry } from '../../testing/retry-eventually.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://muster.example.test', RATE_LIMIT: 'on' })
const { newOwner, invite, mailedCodeOf, completeQuestionnaire } = organizationsOf(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const mailTo = (email: string, which = 0) => eventually(() => smtp.to(email)[which])

const mailStateOf = async (owner: { token: string; orgId: string }, employeeId: string) => {
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  return invitations.find((invitation) => invitation.employeeId === employeeId)?.mail
}

const said = (text = '') => text.replaceAll(/\s+/g, ' ')

test('the mail greets by name and says who invites, to what, for how long, who reads it, and until when', async () => {
  const owner = await newOwner('Tide & Co')
  const invited = await invite(owner, { name: 'Ada <b>Lovelace</b>' })
  expect(invited.emailSent).toBe(true)
  expect(invited.inviteLink).toBe(`https://muster.example.test/#/questionnaire/${invited.code}`)
  // What the person gets is not what the inviter is shown.
  const inviteLink = `https://muster.example.test/#/questionnaire/${await mailedCodeOf(invited.employee.id)}`
  const mail = await mailTo(invited.email)
  expect(mail.text).not.toContain(invited.code)
  expect(mail.subject).toBe("Grace Hopper invites you to Tide & Co's questionnaire")
  expect(said(mail.text)).toContain('Hello Ada <b>Lovelace</b>,')
  expect(said(mail.html)).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;')
  const plainHtml = said(mail.html?.replaceAll(/<\/?bdi>/g, '').replaceAll('&amp;', '&'))
  for (const part of [said(mail.text), plainHtml]) {
    expect(part).toContain('Grace Hopper invites you to a questionnaire about your work at Tide & Co')
    expect(part).toContain('22 questions and takes about 15 minutes')
    expect(part).toContain('You need no account')
    expect(part).toContain(
      'Your answers are not anonymous. The owners and admins of Tide & Co can read them, and so can members with that right',
    )
    expect(part).toContain('is good until 16 March 2026')
    expect(part).toContain(inviteLink)
  }
  // As the button, and as text for where there are no buttons.
  expect(mail.html?.split(inviteLink).length).toBeGreaterThan(3)
  const state = await eventually(async () => {
    const mail = await mailStateOf(owner, invited.employee.id)
    return mail?.state === 'sent' ? mail : undefined
  })
  expect(state).toEqual({ state: 'sent', at: app.now.toISOString(), error: null })
})

test.each([
  ['en', /colleagues can read yours then, and it quotes what you wrote/],
  ['de', /Kolleginnen und Kollegen können dann auch Ihren lesen/],
  ['es', /quienes trabajan con usted pueden leer entonces también el suyo/],
  ['ar', /يستطيع الزملاء عندئذ قراءة تقريرك أيضًا/],
] as const)(
  'that colleagues read released reports is said where the organization has set so, as its settings are when the mail leaves: %s',
  async (language, colleagues) => {
    const owner = await newOwner('Tide & Co')
    const { email, employee } = await invite(owner, { language })
    expect((await mailTo(email)).text).not.toMatch(colleagues)
    await app.ok(contract.updateOrgData, { data: { settings: { reportVisibility: 'organization' } } }, owner)
    app.pass(10 * 60_000)
    await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
    expect(said((await mailTo(email, 1)).text)).toMatch(colleagues)
    app.pass(4 * 24 * 3_600_000)
    await app.ok(contract.remindEmployees, {}, owner)
    const reminder = await mailTo(email, 2)
    expect(said(reminder.text)).toMatch(colleagues)
    expect(reminder.html).toMatch(colleagues)
  },
)

test('whoever is invited as an admin is told so, and can join before answering', async () => {
  const owner = await newOwner('Tide & Co')
  const { email, employee } = await invite(owner, { membershipRole: 'admin' })
  const code = await mailedCodeOf(employee.id)
  const mail = await mailTo(email)
  expect(mail.subject).toBe('Grace Hopper invites you to join Tide & Co as an admin')
  const text = said(mail.text)
  const join = `Join Tide & Co as an admin: https://muster.example.test/#/login/${code}`
  const answer = `Answer the questions: https://muster.example.test/#/questionnaire/${code}`
  expect(text).toContain('Grace Hopper invites you to join Tide & Co as an admin')
  expect(text).toContain(join)
  expect(text.indexOf(answer)).toBeGreaterThan(text.indexOf(join))
  const person = await signUp(app.host, { email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  const { organizations } = await app.ok(contract.getUserOrganizations, {}, person)
  expect(organizations[0]?.role).toBe('admin')
  // Whoever has joined is not asked to.
  app.pass(10 * 60_000)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  const again = await mailTo(email, 1)
  expect(again.subject).toBe("Again: Grace Hopper invites you to Tide & Co's questionnaire")
  expect(again.text).not.toContain('/#/login/')
})

test('a mail that was only kept as a file, before there was SMTP, makes the first real one none that comes again', async () => {
  const owner = await newOwner('Tide & Co')
  const { email, employee } = await invite(owner)
  await mailTo(email)
  await eventually(async () => ((await mailStateOf(owner, employee.id))?.state === 'sent' ? true : undefined))
  await app.host.database.sql`update mails set state = 'kept' where to_address = ${email}`
  app.pass(10 * 60_000)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  expect((await mailTo(email, 1)).subject).toBe("Grace Hopper invites you to Tide & Co's questionnaire")
  app.pass(10 * 60_000)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  expect((await mailTo(email, 2)).subject).toBe(
    "Again: Grace Hopper invites you to Tide & Co's questionnaire",
  )
})

test('an employee may join before answering too: a link after the questionnaire', async () => {
  const owner = await newOwner('Tide & Co')
  const { email, employee } = await invite(owner)
  const code = await mailedCodeOf(employee.id)
  const text = said((await mailTo(email)).text)
  expect(text).not.toContain('as an admin')
  const join = `Join with an account: https://muster.example.test/#/login/${code}`
  expect(text.indexOf(join)).toBeGreaterThan(text.indexOf('/#/questionnaire/'))
})

test('somebody whose name is not known is greeted without one', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData: { email } }, owner)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  const { text } = await mailTo(email)
  expect(text).toContain('Hello,')
  expect(text).not.toContain('Team member')
})

test('who has answered already is told so, and shown how to join', async () => {
  const owner = await newOwner()
  const { employee, email } = await invite(owner)
  const code = await mailedCodeOf(employee.id)
  await mailTo(email)
  await completeQuestionnaire(owner.orgId, employee.id)
  app.pass(10 * 60_000)
  await invite(owner, { email })
  const mail = await mailTo(email, 1)
  expect(mail.subject).toBe('Grace Hopper invites you to join Tide & Co')
  expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('You have answered the questionnaire already')
  expect(mail.text).toContain(`https://muster.example.test/#/login/${code}`)
  expect(mail.text).not.toContain('/#/questionnaire/')
})

test('with the mail server down nothing is lost: invitations are made, wait, say so, and are sent later', async () => {
  const owner = await newOwner()
  await smtp.stop()
  const invites = Array.from({ length: 5 }, (_none, index) => ({
    name: `Person ${index}`,
    email: app.freshEmail(),
  }))
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(results.map(({ success, emailSent }) => [success, emailSent])).toEqual(
    invites.map(() => [true, true]),
  )
  const waiting = await eventually(async () => {
    const mail = await mailStateOf(owner, results[0]?.employee?.id ?? '')
    return mail?.error ? mail : undefined
  })
  expect(waiting).toEqual({ state: 'queued', at: null, error: 'The mail server cannot be reached.' })
  await smtp.start()
  for (const { email } of invites) await afterRetry(app.host, () => smtp.to(email)[0])
})

test('an invitation revoked, or not needed any more, before its mail could leave is not sent', async () => {
  const owner = await newOwner()
  await smtp.stop()
  const revoked = await invite(owner)
  const done = await invite(owner)
  const person = await signUp(app.host, { email: done.email })
  await app.ok(contract.joinOrganization, { inviteCode: done.code }, person)
  await completeQuestionnaire(owner.orgId, done.employee.id)
  await app.ok(contract.revokeInvitation, { employeeId: revoked.employee.id }, owner)
  const pending = await invite(owner)
  await smtp.start()
  await afterRetry(app.host, () => smtp.to(pending.email)[0])
  for (const { employee } of [revoked, done]) {
    const { state, error } = await afterRetry(app.host, async () => {
      const mail = await mailStateOf(owner, employee.id)
      return mail?.state === 'failed' ? mail : undefined
    })
    expect([state, error]).toEqual(['failed', 'It was no longer needed when it could be sent.'])
  }
  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([pending.email])
})

test('an address that the mail server refuses is named in the list', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  smtp.refuse(email, { at: 'RCPT', status: 550, text: 'no such person' })
  const { employee } = await invite(owner, { email })
  const mail = await eventually(async () => {
    const found = await mailStateOf(owner, employee.id)
    return found?.state === 'failed' ? found : undefined
  })
  expect(mail.error).toBe('The mail server refused this address: 550 no such person')
})
