import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../testing/organizations.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://muster.example.test', RATE_LIMIT: 'on' })
const { newOwner, invite, mailedCodeOf, completeQuestionnaire } = organizationsOf(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const day = 24 * 3_600_000
const first = "Grace Hopper invites you to Tide & Co's questionnaire"
const replaces = 'This link replaces the one that was mailed to you before'
const sameLink = 'The link is still the same.'
const kept = 'what you wrote is kept'

/** The subject and the words of a mail to an address. */
const mailTo = async (email: string, which: number) => {
  const { subject, text = '', html = '' } = await eventually(() => smtp.to(email)[which])
  return { subject, text: text.replaceAll(/\s+/g, ' '), html }
}

const begin = (employeeId: string, inviteCode: string, answer: string) =>
  app.ok(
    contract.saveDraft,
    {
      employeeId,
      inviteCode,
      answers: { core_responsibilities: answer },
      seen: { core_responsibilities: '' },
    },
    {},
  )

test('a pending invitation that is sent again says that its link is the same', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  const mail = await mailTo(email, 0)
  expect(mail.subject).toBe(first)
  expect(mail.text).not.toContain(sameLink)
  app.pass(day)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  const again = await mailTo(email, 1)
  expect(again.subject).toBe(`Again: ${first}`)
  expect(again.text).toContain(sameLink)
  expect(again.text).not.toContain(replaces)
  expect(again.text).toContain(`/#/questionnaire/${await mailedCodeOf(employee.id)}`)
})

test('one that takes the place of an expired one says so, and to who has begun that it is kept, and not what', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  await mailTo(email, 0)
  await begin(employee.id, await mailedCodeOf(employee.id), 'Payroll of the whole harbour')
  app.pass(15 * day)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  const again = await mailTo(email, 1)
  expect(again.subject).toBe(`Again: ${first}`)
  expect(again.text).toContain(replaces)
  expect(again.text).toContain(kept)
  expect(again.text).toContain('Go on answering: https://muster.example.test/#/questionnaire/')
  expect(again.text + again.html).not.toContain('harbour')
})

test('it counts what was mailed to the address, and not a mail that never arrived or went to another', async () => {
  const owner = await newOwner()
  const refused = app.freshEmail()
  smtp.refuse(refused, { at: 'RCPT', status: 550, text: 'no such person' })
  const { employee } = await invite(owner, { email: refused })
  await eventually(async () => {
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    return invitations[0]?.mail.state === 'failed' || undefined
  })
  app.pass(day)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  expect((await mailTo(refused, 0)).subject).toBe(first)
  const other = app.freshEmail()
  await app.ok(contract.upsertEmployee, { employeeData: { id: employee.id, email: other } }, owner)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  expect((await mailTo(other, 0)).subject).toBe(first)
})

test('to who has answered since, the first mail that offers to join is the first of its kind', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  await mailTo(email, 0)
  await completeQuestionnaire(owner.orgId, employee.id)
  app.pass(day)
  const submitted = app.now.toISOString()
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(
      sql`update submissions set submitted_at = ${submitted}::timestamptz where employee_id = ${employee.id}`,
    ),
  )
  app.pass(15 * day)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  const join = await mailTo(email, 1)
  expect(join.subject).toBe('Grace Hopper invites you to join Tide & Co')
  app.pass(day)
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  const again = await mailTo(email, 2)
  expect(again.subject).toBe('Again: Grace Hopper invites you to join Tide & Co')
  expect(again.text).toContain(replaces)
})
