import { afterAll, beforeEach, expect, test } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { afterRetry } from '../../testing/retry-eventually.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url, RATE_LIMIT: 'on' })
const { newOwner, invite, audited } = organizationsOf(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const day = 86_400_000
const said = (text = '') => text.replaceAll(/\s+/g, ' ')
const mailsTo = (email: string) =>
  smtp.to(email).filter(({ subject }) => subject?.includes('open for changes'))
const mailTo = (email: string) => eventually(() => mailsTo(email)[0])
const codeIn = (text = '') => /questionnaire\/([0-9A-Z]{16})/.exec(text)?.[1] ?? ''
const draftBy = (inviteCode: string) => app.ok(contract.getMySubmission, { inviteCode })

/** Somebody who was invited and has submitted. */
const answered = async (owner: Member) => {
  const invited = await invite(owner)
  const first = await eventually(() => smtp.to(invited.email)[0])
  const code = codeIn(first.text)
  await app.ok(contract.submitEmployeeAnswers, {
    employeeId: invited.employee.id,
    answers: fullAnswers,
    inviteCode: code,
  })
  return { id: invited.employee.id, email: invited.email, code }
}
const reopen = (employeeId: string, by: Member, reason?: string) =>
  app.call(contract.reopenSubmission, { employeeId, ...(reason !== undefined && { reason }) }, by)

/** A member who may open answers again, and what else is said. */
const editor = async (owner: Member, ...more: 'employee:invite'[]): Promise<Member> => {
  const person = await signUp(app.host, { name: 'Edith Clarke' })
  const { code } = await invite(owner, { email: person.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  await app.ok(
    contract.changeMemberPermissions,
    { userId: person.userId, permissions: ['submission:view', 'submission:edit', ...more] },
    owner,
  )
  return { ...person, orgId: owner.orgId }
}

test('the mail says who, why, what stays and until when, and its link opens the answers again', async () => {
  const owner = await newOwner('Tide & Co')
  const person = await answered(owner)
  const { body } = await reopen(person.id, owner, 'The <b>figures</b> of May')
  expect(body).toMatchObject({ emailSent: true, notice: null })
  const mail = await mailTo(person.email)
  expect(mail.subject).toBe('Your answers for Tide & Co are open for changes again')
  const html = said(mail.html?.replaceAll(/<\/?bdi>/g, '').replaceAll('&amp;', '&'))
  for (const part of [said(mail.text), html]) {
    expect(part).toContain('Grace Hopper opened the answers again that you submitted on 2 March 2026')
    expect(part).toContain('What you submitted stays stored')
    expect(part).toContain('is good until 16 March 2026')
  }
  expect(said(mail.text)).toContain('Grace Hopper wrote: “The <b>figures</b> of May”')
  expect(html).toContain('The &lt;b&gt;figures&lt;/b&gt; of May')
  expect(codeIn(mail.text)).toBe(person.code)
  const { draft } = await draftBy(codeIn(mail.text))
  expect(draft).toMatchObject({
    status: 'in_progress',
    rawAnswers: { key_skills: 'Algebra' },
    reopened: { by: 'Grace Hopper', reason: 'The <b>figures</b> of May' },
  })
  expect(await audited(owner.orgId)).toContain('submission.reopened')
})

test('where everybody is asked again the mail speaks of a new round, and no answers are said to be open for changes', async () => {
  const owner = await newOwner('Tide & Co')
  const person = await answered(owner)
  await app.ok(contract.openCycle, { name: 'Spring', reason: 'Half a year has passed' }, owner)
  const mail = await eventually(() =>
    smtp.to(person.email).find(({ subject }) => subject === 'Tide & Co asks everybody again'),
  )
  const text = said(mail.text)
  expect(text).toContain('Grace Hopper began a new round of the questionnaire about your work at Tide & Co')
  expect(text).toContain('You answered on 2 March 2026')
  expect(text).toContain('Grace Hopper wrote: “Half a year has passed”')
  expect(text).toContain('is good until 16 March 2026')
  expect(text).not.toMatch(/opened the answers|open for changes/)
  expect(mailsTo(person.email)).toEqual([])
  // What a cycle is called is for those who open it.
  expect(text).not.toContain('Spring')
  expect(codeIn(mail.text)).toBe(person.code)
  expect((await draftBy(person.code)).draft).toMatchObject({ rawAnswers: { key_skills: 'Algebra' } })
})

test('where the invitation has run out a new one comes by mail, and the old code opens nothing', async () => {
  const owner = await newOwner()
  const person = await answered(owner)
  app.pass(15 * day)
  expect((await reopen(person.id, owner)).status).toBe(200)
  const code = codeIn((await mailTo(person.email)).text)
  expect(code).not.toBe(person.code)
  expect((await draftBy(code)).draft.rawAnswers['key_skills']).toBe('Algebra')
  const old = await app.call(contract.getMySubmission, { inviteCode: person.code })
  expect(old.status).toBe(400)
})

test('who may not invite gives no new code to somebody without an account, and changes nothing', async () => {
  const owner = await newOwner()
  const may = await editor(owner)
  const person = await answered(owner)
  const fresh = await answered(owner)
  expect((await reopen(fresh.id, may)).status).toBe(200)
  app.pass(15 * day)
  const refused = await reopen(person.id, may)
  expect(refused).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
  expect(refused.body['error']).toMatch(/has no account and no open invitation/)
  const { submissions } = await app.ok(contract.getSubmissions, {}, owner)
  expect(submissions[person.id]?.status).toBe('completed')
  expect((await app.ok(contract.getSubmissionVersions, { employeeId: person.id }, owner)).versions).toEqual(
    [],
  )
  const inviter = await editor(owner, 'employee:invite')
  expect((await reopen(person.id, inviter)).status).toBe(200)
})

test('a member comes back by their link, or signed in', async () => {
  const owner = await newOwner()
  const may = await editor(owner)
  const person = await answered(owner)
  const account = await signUp(app.host, { email: person.email })
  await app.ok(contract.joinOrganization, { inviteCode: person.code }, account)
  app.pass(15 * day)
  const { status } = await reopen(person.id, may)
  expect(status).toBe(200)
  const code = codeIn((await mailTo(person.email)).text)
  expect((await draftBy(code)).draft.status).toBe('in_progress')
  const { draft } = await app.ok(contract.getMySubmission, {}, { ...account, orgId: owner.orgId })
  expect(draft).toMatchObject({ status: 'in_progress', rawAnswers: { key_skills: 'Algebra' } })
})

test('nothing is mailed to who wants no such mail, and whoever opened the answers is told', async () => {
  const owner = await newOwner()
  const person = await answered(owner)
  await app.host.database
    .sql`insert into reminder_opt_outs (org_id, email, at) values (${owner.orgId}, ${person.email}, now())`
  expect((await reopen(person.id, owner)).body).toMatchObject({
    emailSent: false,
    notice: messages.reminderNotWantedBegun,
  })
  expect((await draftBy(person.code)).draft.status).toBe('in_progress')
})

test('a mail that could not leave before the answers were submitted anew is not sent any more', async () => {
  const owner = await newOwner()
  const person = await answered(owner)
  const failure = async () => {
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    return invitations.find(({ employeeId }) => employeeId === person.id)?.mail?.error ?? undefined
  }
  await smtp.stop()
  await reopen(person.id, owner)
  // A try that is under way when they are submitted would still go through.
  expect(await eventually(failure)).not.toMatch(/no longer needed/)
  await app.ok(contract.submitEmployeeAnswers, {
    employeeId: person.id,
    answers: fullAnswers,
    inviteCode: person.code,
  })
  await smtp.start()
  await afterRetry(app.host, async () => {
    return (await failure()) === 'It was no longer needed when it could be sent.' ? true : undefined
  })
  expect(mailsTo(person.email)).toEqual([])
})
