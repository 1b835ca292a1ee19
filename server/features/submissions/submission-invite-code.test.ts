import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'

const app = testApp()
const { newOwner, invite, mailedCodeOf } = organizationsOf(app)
const day = 24 * 3_600_000

const submit = async (employeeId: string, inviteCode: string | undefined, caller = {}) => {
  const input = { employeeId, answers: fullAnswers, ...(inviteCode !== undefined && { inviteCode }) }
  return (await app.ok(contract.submitEmployeeAnswers, input, caller)).submission
}
/** Ends the invitation of an employee and gives them another; its code as it is handed over. */
const invitedAnew = async (owner: Member, employeeId: string) => {
  await app.ok(contract.revokeInvitation, { employeeId }, owner)
  const { result } = await app.ok(contract.resendInvitation, { employeeId }, owner)
  return result.code ?? ''
}
const storedOf = async (employeeId: string) => {
  const [row] = await app.host.database.sql`
    select s.submission_type as type, i.is_latest as latest from submissions s
    left join invitations i on i.org_id = s.org_id and i.id = s.invitation_id where s.employee_id = ${employeeId}`
  return row
}

test('submitting the same again names no other code than the one that it came with', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { employee, code } = await invite(owner, { email: person.email })
  expect((await submit(employee.id, code)).inviteCode).toBe(code)
  expect((await submit(employee.id, code)).inviteCode).toBe(code)
  const mailed = await mailedCodeOf(employee.id)
  expect((await submit(employee.id, mailed)).inviteCode).toBe(mailed)

  const anew = await invitedAnew(owner, employee.id)
  const again = await submit(employee.id, anew)
  expect(again).toMatchObject({ status: 'completed', inviteCode: null })
  await app.ok(contract.joinOrganization, { inviteCode: anew }, person)
  expect((await submit(employee.id, undefined, { ...person, orgId: owner.orgId })).inviteCode).toBeNull()
})

test('a draft that was begun with an earlier invitation goes on with the one that is good', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { employee } = await invite(owner, { email: person.email })
  const employeeId = employee.id
  const save = (inviteCode: string) =>
    app.ok(contract.saveDraft, { employeeId, answers: { company: 'Tide' }, inviteCode })
  await save(await mailedCodeOf(employeeId))
  app.pass(15 * day)
  await app.ok(contract.resendInvitation, { employeeId }, owner)
  const mailed = await mailedCodeOf(employeeId)
  await save(mailed)
  expect(await storedOf(employeeId)).toEqual({ type: 'standard', latest: true })
  const { submissions } = await app.ok(contract.getSubmissions, {}, owner)
  const [, handed] = await app.host.database.sql`
    select id from invitations where employee_id = ${employeeId} order by created_at`
  expect(submissions[employeeId]).toMatchObject({
    status: 'in_progress',
    inviteCode: app.host.secrets.handedCode(String(handed?.['id'])),
  })
  await app.ok(contract.joinOrganization, { inviteCode: mailed }, person)
  const account = { ...person, orgId: owner.orgId }
  await app.ok(contract.saveDraft, { employeeId, answers: { company: 'Tide & Co' } }, account)
  expect(await storedOf(employeeId)).toEqual({ type: 'regular', latest: null })
  expect(await submit(employeeId, undefined, account)).toMatchObject({
    submissionType: 'regular',
    inviteCode: null,
  })
})
