import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, invite, join, mailedCodeOf } = organizationsOf(app)
afterAll(() => smtp.stop())

const minute = 60_000
const day = 24 * 60 * minute

type Author = { id: string; email: string; code: string }

/** Submits with the code that whoever invites was told, always in one browser: that may be theirs. */
const submit = async ({ id: employeeId, code: inviteCode }: Author) =>
  app.ok(
    contract.submitEmployeeAnswers,
    { employeeId, answers: fullAnswers, inviteCode },
    { deviceKey: 'b'.repeat(32) },
  )
const answered = async (owner: Member, email = app.freshEmail()): Promise<Author> => {
  const { employee, code } = await invite(owner, { email })
  const author = { id: employee.id, email, code }
  await submit(author)
  return author
}
const reopen = (by: Member, { id: employeeId }: { id: string }) =>
  app.call(contract.reopenSubmission, { employeeId, reason: 'Words of the inviter' }, by)
const reopened = (by: Member, { id: employeeId }: { id: string }) =>
  app.ok(contract.reopenSubmission, { employeeId, reason: 'Words of the inviter' }, by)
const asked = async (email: string) => {
  const rows = await app.host.database.sql`select kind from mails where to_address = ${email} order by id`
  return rows.map(({ kind }) => String(kind))
}
/** One that is not needed any more when it could be sent is none. */
const arrived = ({ email }: Author, count: number) =>
  eventually(() => (smtp.to(email).length === count ? true : undefined))
const statusOf = async (owner: Member, { id }: { id: string }) =>
  (await app.ok(contract.getSubmissions, {}, owner)).submissions[id]?.status
const optOut = (owner: Member, { email }: { email: string }) =>
  app.host.database
    .sql`insert into reminder_opt_outs (org_id, email, at) values (${owner.orgId}, ${email}, now())`

/** A member who may open answers again and invite nobody. */
const editor = async (owner: Member): Promise<Member> => {
  const member = await join(owner)
  const permissions = ['submission:view' as const, 'submission:edit' as const]
  await app.ok(contract.changeMemberPermissions, { userId: member.userId, permissions }, owner)
  return member
}

test('the first mail leaves at once, the next not within 10 minutes, and no more than 3 in a day', async () => {
  const owner = await newOwner()
  const author = await answered(owner)
  expect(await reopened(owner, author)).toMatchObject({ emailSent: true, notice: null })
  await arrived(author, 2)
  for (let round = 0; round < 5; round += 1) {
    await submit(author)
    const { emailSent, notice } = await reopened(owner, author)
    expect(emailSent).toBe(false)
    expect(notice).toMatch(/^They got a mail less than 10 minutes ago\./)
  }
  expect(await asked(author.email)).toEqual(['invitation', 'reopened'])
  app.pass(10 * minute)
  await submit(author)
  expect(await reopened(owner, author)).toMatchObject({ emailSent: true, notice: null })
  await arrived(author, 3)
  app.pass(10 * minute)
  await submit(author)
  const { emailSent, notice } = await reopened(owner, author)
  expect(emailSent).toBe(false)
  expect(notice).toMatch(/^This address got 3 mails asking for answers within a day/)
  expect(await asked(author.email)).toEqual(['invitation', 'reopened', 'reopened'])
  expect(await statusOf(owner, author)).toBe('in_progress')
})

test('an invitation waits after it like after any other mail', async () => {
  const owner = await newOwner()
  const author = await answered(owner)
  app.pass(10 * minute)
  await reopened(owner, author)
  const { result } = await app.ok(contract.resendInvitation, { employeeId: author.id }, owner)
  expect(result.notice).toMatch(/^They got a mail less than 10 minutes ago/)
  expect(await asked(author.email)).toEqual(['invitation', 'reopened'])
})

test('nothing is opened again for somebody whom no link reaches and none can reach', async () => {
  const owner = await newOwner()
  const author = await answered(owner)
  app.pass(15 * day)
  await optOut(owner, author)
  expect(await reopen(owner, author)).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error:
        'Ada Lovelace has no account and no open invitation, and wants no more mail about this questionnaire. So no new link can reach them. Nothing was changed. They can allow mail again with the link at the end of an earlier one.',
    },
  })
  expect(await statusOf(owner, author)).toBe('completed')
  const { versions } = await app.ok(contract.getSubmissionVersions, { employeeId: author.id }, owner)
  expect(versions).toEqual([])
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(invitations.map(({ state }) => state)).toEqual(['expired'])
})

test('whoever was removed as a member gets no new invitation of somebody who may not invite', async () => {
  const owner = await newOwner()
  const may = await editor(owner)
  const person = await signUp(app.host)
  const author = await answered(owner, person.email)
  await app.ok(contract.joinOrganization, { inviteCode: author.code }, person)
  await app.ok(contract.removeMember, { userId: person.userId }, owner)
  const before = await mailedCodeOf(author.id)
  const refused = await reopen(may, author)
  expect(refused).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
  expect(refused.body['error']).toMatch(/and you can’t invite people\. Nothing was changed/)
  expect(await mailedCodeOf(author.id)).toBe(before)
  expect(await statusOf(owner, author)).toBe('completed')
  expect(await reopened(owner, author)).toMatchObject({ emailSent: true })
})

/** A member who has answered, and whose record has another address by now than their account. */
const movedMember = async (owner: Member) => {
  const person = await signUp(app.host)
  const author = await answered(owner, person.email)
  await app.ok(contract.joinOrganization, { inviteCode: author.code }, person)
  const email = app.freshEmail()
  await app.ok(contract.upsertEmployee, { employeeData: { id: author.id, email } }, owner)
  return { id: author.id, account: { ...person, orgId: owner.orgId }, recordEmail: email }
}

test('a member whose record has another address is told at that of their account, and goes on signed in', async () => {
  const owner = await newOwner('Tide & Co')
  const { id, account, recordEmail } = await movedMember(owner)
  expect(await reopened(owner, { id })).toMatchObject({ emailSent: true, notice: null })
  const mail = await eventually(() =>
    smtp.to(account.email).find(({ subject }) => subject?.includes('open for changes')),
  )
  const text = (mail.text ?? '').replaceAll(/\s+/g, ' ')
  expect(text).toContain(' wrote: “Words of the inviter”')
  expect(text).toContain('To open your answers, sign in with this e-mail address.')
  expect(text).toContain(`http://localhost:3000/#/login?to=%2Femployee-form%3Forg%3D${owner.orgId}`)
  expect(text).toContain('because you are a member of Tide & Co.')
  expect(text).not.toContain('is good until')
  expect(text).not.toMatch(/\b[0-9A-Z]{16}\b/)
  expect(await asked(recordEmail)).toEqual([])
  const { draft } = await app.ok(contract.getMySubmission, {}, account)
  expect(draft).toMatchObject({ status: 'in_progress', rawAnswers: { key_skills: 'Algebra' } })
})

test('where no mail leaves to them it is not said that one did', async () => {
  const owner = await newOwner()
  const { id, account } = await movedMember(owner)
  await optOut(owner, account)
  expect(await reopened(owner, { id })).toMatchObject({
    emailSent: false,
    notice: 'No mail is sent. They can continue once they sign in, so let them know.',
  })
  expect(await asked(account.email)).toEqual(['invitation'])
})
