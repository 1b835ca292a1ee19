import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember, organizationFor, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { submitTestCalls } from '../../../testing/submissions/submit-calls.ts'

const it = testApp()
const { here, newPerson } = organizationFor(it)
const { submitted } = submitTestCalls(it)

const begin = ({ id: employeeId, code: inviteCode }: InvitedPerson) =>
  it.ok(contract.saveDraft, { employeeId, answers: { company: 'What nobody else may read' }, inviteCode })
const move = ({ id }: { id: string }, email: string, by: Member) =>
  it.call(contract.upsertEmployee, { employeeData: { id, email } }, by)
const emailOf = async ({ id }: { id: string }) => {
  const [row] = await it.host.database.sql`select email from employees where id = ${id}`
  return String(row?.['email'])
}
const withPermissions = (...permissions: string[]) =>
  newMember(it.host, it.now, here().orgId, 'admin', { permissions })

const draftIsTheirs = {
  status: 400,
  body: {
    code: 'BUSINESS_LOGIC_ERROR',
    error:
      'Grace Hopper has begun to answer but hasn’t submitted yet. Anyone with the new address could read what they wrote, so the address wasn’t changed. Ask them to submit first, or to sign in with their invitation. Or invite the new address as a separate person.',
  },
}

test('the address of a draft stays, whoever wants to change it, and their link goes on', async () => {
  const { owner } = here()
  const person = await newPerson()
  await begin(person)
  const editor = await withPermissions('employee:view', 'employee:edit', 'employee:invite')
  for (const member of [owner, editor]) {
    expect(await move(person, it.freshEmail(), member)).toMatchObject(draftIsTheirs)
  }
  expect(await emailOf(person)).toBe(person.email)
  const { draft } = await it.ok(contract.getMySubmission, { inviteCode: person.code })
  expect(draft.rawAnswers).toMatchObject({ company: 'What nobody else may read' })
})

test('everything else of them is changed all the same', async () => {
  const person = await newPerson()
  await begin(person)
  const employeeData = { id: person.id, email: person.email, role: 'Admiral' }
  const { employee } = await it.ok(contract.upsertEmployee, { employeeData }, here().owner)
  expect(employee.role).toBe('Admiral')
})

test('answers that were opened again are a draft', async () => {
  const { owner } = here()
  const person = await newPerson()
  await submitted(person)
  await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
  expect((await move(person, it.freshEmail(), owner)).status).toBe(400)
})

test('who has joined reaches their draft with their account, so the address may change', async () => {
  const { owner } = here()
  const { person, member } = await joinedWithDraft()
  const email = it.freshEmail()
  expect((await move(person, email, owner)).status).toBe(200)
  const { draft } = await it.ok(contract.getMySubmission, {}, member)
  expect(draft.rawAnswers).toMatchObject({ company: 'What nobody else may read' })
})

test('not once their membership has ended', async () => {
  const { owner } = here()
  const { person, member } = await joinedWithDraft()
  await it.ok(contract.removeMember, { userId: member.userId }, owner)
  expect(await move(person, it.freshEmail(), owner)).toMatchObject(draftIsTheirs)
})

test('nobody is invited to the draft of an account that has another address, once its member is gone', async () => {
  const { owner } = here()
  const { person, member } = await joinedWithDraft()
  const email = it.freshEmail()
  expect((await move(person, email, owner)).status).toBe(200)
  await it.ok(contract.removeMember, { userId: member.userId }, owner)
  const refusal =
    'Grace Hopper has begun to answer with an account that has a different e-mail address. What they wrote is private, so this address wasn’t invited. Enter the address of that account and invite them there.'
  const invites = [{ name: 'Grace Hopper', email }]
  const { rows } = await it.ok(contract.checkInvitations, { invites }, owner)
  expect(rows).toMatchObject([{ outcome: 'bad', note: refusal }])
  const { results } = await it.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(results).toMatchObject([{ success: false, error: refusal, code: null }])
  expect(await it.call(contract.resendInvitation, { employeeId: person.id }, owner)).toMatchObject({
    status: 400,
    body: { error: refusal },
  })
  expect((await move(person, person.email, owner)).status).toBe(200)
  const again = await it.ok(contract.resendInvitation, { employeeId: person.id }, owner)
  expect(again.result).toMatchObject({ success: true, email: person.email })
})

test('nobody is led away from their draft by an invitation of another record', async () => {
  const { owner } = here()
  const { person, member } = await joinedWithDraft()
  expect((await move(person, it.freshEmail(), owner)).status).toBe(200)
  const { result } = await it.ok(
    contract.createInvitation,
    { name: 'The employee', email: person.email, role: '', department: '' },
    owner,
  )
  expect(
    await it.call(contract.joinOrganization, { inviteCode: result.code ?? '' }, { token: member.token }),
  ).toMatchObject({ status: 400, body: { error: 'User is already a member of this organization' } })
  const { draft } = await it.ok(contract.getMySubmission, {}, member)
  expect(draft.rawAnswers).toMatchObject({ company: 'What nobody else may read' })
})

/** Somebody who has joined with their invitation and begun to answer. */
const joinedWithDraft = async () => {
  const person = await newPerson()
  await begin(person)
  const member = await newMember(it.host, it.now, here().orgId, 'employee', { email: person.email })
  await it.host.database.sql`update employees set user_id = ${member.userId} where id = ${person.id}`
  return { person, member }
}

test('of answers that are in, only who may read them changes the address', async () => {
  const { owner } = here()
  const person = await newPerson()
  await submitted(person)
  const editor = await withPermissions('employee:view', 'employee:edit', 'employee:invite')
  expect(await move(person, it.freshEmail(), editor)).toMatchObject({
    status: 400,
    body: {
      error:
        'Grace Hopper has answered, and anyone with the new address could read that. So the address wasn’t changed. People who may read answers can change it.',
    },
  })
  expect(await emailOf(person)).toBe(person.email)
  const reader = await withPermissions('employee:view', 'employee:edit', 'submission:view')
  expect((await move(person, it.freshEmail(), reader)).status).toBe(200)
  expect((await move(person, it.freshEmail(), owner)).status).toBe(200)
})

test('who has written nothing yet gets another address', async () => {
  const person = await newPerson()
  const editor = await withPermissions('employee:view', 'employee:edit')
  expect((await move(person, it.freshEmail(), editor)).status).toBe(200)
})
