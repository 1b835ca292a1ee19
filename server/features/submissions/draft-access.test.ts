import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { newMember } from '../../testing/new-organization.ts'

const app = testApp()
const { newOwner, invite, mailedCodeOf } = organizationsOf(app)
const secret = { company: 'What nobody else may read' }

const draftOf = (member: Member) => app.call(contract.getMySubmission, {}, member)
const move = (by: Member, employeeId: string, email: string) =>
  app.call(contract.upsertEmployee, { employeeData: { id: employeeId, email } }, by)
const joinBy = async (owner: Member, email: string) => {
  const account = await signUp(app.host, { email })
  const { code, employee } = await invite(owner, { email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, account)
  return { employeeId: employee.id, account: { ...account, orgId: owner.orgId } }
}

/** Somebody who has joined and begun to answer, and whose record has another address since. */
const movedAuthor = async () => {
  const owner = await newOwner()
  const { employeeId, account } = await joinBy(owner, app.freshEmail())
  await app.ok(contract.saveDraft, { employeeId, answers: secret }, account)
  const moved = app.freshEmail()
  expect((await move(owner, employeeId, moved)).status).toBe(200)
  const holder = () => newMember(app.host, app.now, owner.orgId, 'employee', { email: moved })
  return { owner, employeeId, account, moved, holder }
}

/** The same once their account is another person of the list, and they were brought back without it. */
const broughtBack = async () => {
  const found = await movedAuthor()
  const { owner, employeeId, account } = found
  await app.ok(contract.deleteEmployee, { employeeId }, owner)
  const { code } = await invite(owner, { email: account.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, account)
  await app.ok(contract.restoreEmployee, { employeeId }, owner)
  return found
}

/** The same once their account is gone. */
const withoutAccount = async () => {
  const found = await movedAuthor()
  await app.ok(contract.deleteAccount, { email: found.account.email }, found.account)
  await app.host.database.sql`update employees set user_id = null where id = ${found.employeeId}`
  return found
}

const notTheirs = {
  status: 400,
  body: {
    code: 'BUSINESS_LOGIC_ERROR',
    error:
      'Somebody with another e-mail address began this questionnaire. What they wrote is private, so it doesn’t open here. Ask the person who invited you to invite you separately.',
  },
}

test.each([
  ['was brought back without their account', broughtBack],
  ['has no account any more', withoutAccount],
])('whoever has the address of somebody who %s reads nothing of their draft', async (_whose, begin) => {
  const { owner, employeeId, holder, moved } = await begin()
  const other = await holder()
  const attempts = [
    await draftOf(other),
    await app.call(contract.saveDraft, { employeeId, answers: { key_skills: 'Mine' } }, other),
    await app.call(contract.saveDraft, { employeeId, answers: {} }, other),
    await app.call(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers }, other),
  ]
  for (const attempt of attempts) expect(attempt).toMatchObject(notTheirs)
  const data = await app.call(contract.exportMyData, {}, other)
  expect(data).toMatchObject({
    body: { data: { organizations: [{ employee: { id: employeeId }, submission: null }] } },
  })

  // Nor by an invitation, nor as one who is recorded as an owner.
  const refusal = { status: 400, body: { error: expect.stringMatching(/so this address wasn’t invited/) } }
  expect(await app.call(contract.createInvitation, { name: 'Ada', email: moved }, owner)).toMatchObject(
    refusal,
  )
  expect(await app.call(contract.resendInvitation, { employeeId }, owner)).toMatchObject(refusal)
  const { sql } = app.host.database
  await sql`update employees set role = 'Owner' where id = ${employeeId}`
  await sql`update users set is_email_verified = true where id = ${other.userId}`
  expect(await app.ok(contract.migrateOwnersFromEmployees, {}, owner)).toEqual({ migrated: 1 })
  expect(await draftOf(other)).toMatchObject(notTheirs)
  const [row] = await sql`select raw_answers, status from submissions where employee_id = ${employeeId}`
  expect(row).toEqual({ raw_answers: secret, status: 'in_progress' })
})

test('nor of one who was removed meanwhile', async () => {
  const { owner, employeeId, holder } = await broughtBack()
  const other = await holder()
  await app.ok(contract.changeMemberRole, { userId: other.userId, role: 'admin' }, owner)
  await app.ok(contract.deleteEmployee, { employeeId }, owner)
  expect(await app.call(contract.exportMyData, {}, other)).toMatchObject({
    body: { data: { organizations: [{ employee: { id: employeeId }, submission: null }] } },
  })
})

test('it opens again once the record has the address that it was written with', async () => {
  const { owner, employeeId, account } = await withoutAccount()
  expect((await move(owner, employeeId, app.freshEmail())).status).toBe(400)
  expect((await move(owner, employeeId, account.email)).status).toBe(200)
  await app.ok(contract.resendInvitation, { employeeId }, owner)
  const { draft } = await app.ok(contract.getMySubmission, { inviteCode: await mailedCodeOf(employeeId) })
  expect(draft.rawAnswers).toEqual({ ...secret, email: account.email })
})

test('answers that are opened again open to the address that whoever reads them gave their record', async () => {
  const owner = await newOwner()
  const { employee, code } = await invite(owner)
  const answers = { employeeId: employee.id, answers: fullAnswers }
  await app.ok(contract.submitEmployeeAnswers, { ...answers, inviteCode: code })
  expect((await move(owner, employee.id, app.freshEmail())).status).toBe(200)
  await app.ok(contract.reopenSubmission, { employeeId: employee.id }, owner)
  const inviteCode = await mailedCodeOf(employee.id)
  const { draft } = await app.ok(contract.getMySubmission, { inviteCode })
  expect(draft.rawAnswers).toMatchObject({ key_skills: 'Algebra' })
  await app.ok(contract.submitEmployeeAnswers, { ...answers, inviteCode })
})

test('what was begun before it was kept who wrote it opens as it did', async () => {
  const owner = await newOwner()
  const { employeeId, account } = await joinBy(owner, app.freshEmail())
  await app.ok(contract.saveDraft, { employeeId, answers: secret }, account)
  const { sql } = app.host.database
  await sql`update submissions set author_address = null where employee_id = ${employeeId}`
  await app.ok(contract.saveDraft, { employeeId, answers: { key_skills: 'Algebra' } }, account)
  const [row] = await sql`select author_address from submissions where employee_id = ${employeeId}`
  expect(row).toEqual({ author_address: account.email })
})
