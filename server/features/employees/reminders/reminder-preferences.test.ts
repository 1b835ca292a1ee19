import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { afterRetry } from '../../../testing/retry-eventually.ts'

const smtp = await mailServer()
afterAll(() => smtp.stop())
const app = testApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Muster <muster@example.test>' })
const { newOwner, invite, mailedCodeOf, audited } = organizationsOf(app)
const hour = 3_600_000
const notWanted =
  'They don’t want more mail about this questionnaire. Their link still works: give it to them yourself.'

/** Invites somebody and reminds them; the reminder, and the token of its link. */
const reminded = async () => {
  const owner = await newOwner()
  const invited = await invite(owner)
  await eventually(() => smtp.to(invited.email)[0])
  app.pass(72 * hour)
  await app.ok(contract.remindEmployees, {}, owner)
  const mail = await eventually(() => smtp.to(invited.email)[1])
  const token = /\/#\/reminders\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  return { owner, invited, mail, token }
}

test('the reminder says what is still open, until when, and how to have no more of them', async () => {
  const { mail, invited, token } = await reminded()
  const code = await mailedCodeOf(invited.employee.id)
  expect(mail.subject).toBe("A reminder: Tide & Co's questionnaire")
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(`/#/questionnaire/${code}`)
    expect(part).toContain('at most 3 times')
    expect(part).toContain(`http://localhost:3000/#/reminders/${token}`)
  }
  expect(mail.text).toContain('is good until 16 March 2026')
  // The link tells nobody the invite code, and cannot be guessed.
  expect(token).not.toContain(code)
  expect(token.split('.')[1]?.length).toBe(43)
})

test('looking at the link changes nothing; the choice does, without signing in, and back again', async () => {
  const { owner, invited, token } = await reminded()
  const choice = { email: invited.email, organizationName: 'Tide & Co', isReminded: true, language: 'en' }
  expect(await app.ok(contract.getReminderChoice, { token })).toEqual({ choice })
  expect(await app.ok(contract.getReminderChoice, { token })).toEqual({ choice })
  for (const _ of [1, 2]) {
    expect(await app.ok(contract.setReminderChoice, { token, isReminded: false })).toEqual({
      choice: { ...choice, isReminded: false },
    })
  }
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(invitations[0]?.reminders).toEqual({ sent: 1, nextAt: null, isOptedOut: true })
  await app.ok(contract.setReminderChoice, { token, isReminded: true })
  expect(await app.ok(contract.getReminderChoice, { token })).toEqual({ choice })
  expect((await audited(owner.orgId)).slice(-2)).toEqual(['reminders.stopped', 'reminders.allowed'])
})

test('who wants no more mail is sent none, whatever the inviter does; their link stays good', async () => {
  const { owner, invited, token } = await reminded()
  await app.ok(contract.setReminderChoice, { token, isReminded: false })
  app.pass(72 * hour)
  const { run } = await app.ok(contract.remindEmployees, { employeeIds: [invited.employee.id] }, owner)
  const ended = await eventually(async () => {
    const now = await app.ok(contract.getRun, { id: run.id }, owner)
    return now.run.state === 'finished' ? now : undefined
  })
  expect(ended.failures).toMatchObject([{ error: notWanted }])
  const again = await app.ok(contract.resendInvitation, { employeeId: invited.employee.id }, owner)
  expect(again.result).toMatchObject({ success: true, emailSent: false, notice: notWanted })
  const invites = [{ name: 'Ada Lovelace', email: invited.email }]
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(results).toMatchObject([{ success: true, emailSent: false, notice: notWanted }])
  const { rows } = await app.ok(contract.checkInvitations, { invites }, owner)
  expect(rows).toMatchObject([{ outcome: 'send-again', note: null, notice: notWanted }])
  const { status } = await app.ok(contract.getInvitationStatus, { code: invited.code })
  expect(status.state).toBe('pending')
  const rowsOfMail = await app.host.database.sql`select kind from mails where to_address = ${invited.email}`
  expect(rowsOfMail).toHaveLength(2)
})

test('a reminder that waits while its person says no is not sent', async () => {
  const { owner, invited, token } = await reminded()
  await smtp.stop()
  try {
    app.pass(72 * hour)
    await app.ok(contract.remindEmployees, {}, owner)
    const waiting = await eventually(async () => {
      const [row] = await app.host.database.sql`
        select id from mails where to_address = ${invited.email} and kind = 'reminder' and state = 'queued' and attempts > 0`
      return row
    })
    await app.ok(contract.setReminderChoice, { token, isReminded: false })
    await smtp.start()
    const state = await afterRetry(app.host, async () => {
      const [row] = await app.host.database
        .sql`select state, last_error from mails where id = ${waiting['id']}`
      return row?.['state'] === 'queued' ? undefined : row
    })
    expect(state).toEqual({ state: 'failed', last_error: 'It was no longer needed when it could be sent.' })
  } finally {
    await smtp.stop()
    await smtp.start()
  }
  expect(smtp.to(invited.email)).toHaveLength(2)
})

test('the choice is the address’s, also where the person is removed and invited anew', async () => {
  const { owner, invited, token } = await reminded()
  await app.ok(contract.setReminderChoice, { token, isReminded: false })
  await app.host.database.sql`delete from employees where id = ${invited.employee.id}`
  const { result } = await app.ok(
    contract.createInvitation,
    { name: 'Ada Lovelace', email: invited.email },
    owner,
  )
  expect(result.notice).toBe(notWanted)
  // Elsewhere they have said nothing.
  const elsewhere = await newOwner()
  const other = await app.ok(
    contract.createInvitation,
    { name: 'Ada Lovelace', email: invited.email },
    elsewhere,
  )
  expect(other.result.emailSent).toBe(true)
})

test('a link that was made up, changed, or of an organization that is gone is not known', async () => {
  const { token } = await reminded()
  const [about = '', signature = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify(['another', 'ada@example.test'])).toString('base64url')
  for (const wrong of ['x', `${about}.`, `${forged}.${signature}`, `${about}.${signature.slice(0, -1)}_`]) {
    for (const call of [contract.getReminderChoice, contract.setReminderChoice]) {
      expect(await app.call(call, { token: wrong, isReminded: false })).toMatchObject({
        status: 404,
        body: {
          code: 'NOT_FOUND',
          error: 'We don’t know this link. Please open the one in your newest mail.',
        },
      })
    }
  }
  const gone = app.host.secrets.signature(
    'reminder choice',
    Buffer.from(JSON.stringify(['gone', 'ada@example.test'])).toString('base64url'),
  )
  const toGone = `${Buffer.from(JSON.stringify(['gone', 'ada@example.test'])).toString('base64url')}.${gone}`
  expect(await app.call(contract.getReminderChoice, { token: toGone })).toMatchObject({ status: 404 })
})

test('it says in which language the mails that lead to it are', async () => {
  const owner = await newOwner()
  const { email } = await invite(owner, { language: 'ar' })
  const mail = await eventually(() => smtp.to(email)[0])
  const token = /\/#\/reminders\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  expect((await app.ok(contract.getReminderChoice, { token })).choice.language).toBe('ar')
  expect((await app.ok(contract.setReminderChoice, { token, isReminded: false })).choice.language).toBe('ar')
  // What they chose in their profile goes before it, as in their mails.
  const person = await signUp(app.host, { email })
  await app.ok(contract.updateProfile, { language: 'es' }, { token: person.token })
  expect((await app.ok(contract.getReminderChoice, { token })).choice.language).toBe('es')
})
