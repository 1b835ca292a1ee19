import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'

const it = testApp()
const { newOwner, invite, mailedCodeOf } = organizationsOf(it)
const phone = { deviceKey: 'a'.repeat(32) }
const inviters = { deviceKey: 'b'.repeat(32) }

const begunElsewhere = {
  status: 400,
  body: {
    code: 'BUSINESS_LOGIC_ERROR',
    error:
      'This questionnaire was begun on another device. Continue there, or with the link in your invitation mail; the person who invited you can send it again. They have seen this link too, so it doesn’t show what you wrote.',
  },
}

/** Somebody who was handed a link, and what their mail holds. */
const invited = async () => {
  const owner = await newOwner()
  const { code, employee } = await invite(owner)
  return { owner, code, employeeId: employee.id, mailed: await mailedCodeOf(employee.id) }
}
type Invited = Awaited<ReturnType<typeof invited>>

const save = (
  { employeeId }: Invited,
  inviteCode: string,
  answers: Record<string, string>,
  from: { deviceKey?: string },
) => it.call(contract.saveDraft, { employeeId, answers, inviteCode }, from)
const look = (inviteCode: string, from: { deviceKey?: string }, answers?: Record<string, string>) =>
  it.call(contract.getMySubmission, { inviteCode, answers }, from)
const submit = ({ employeeId }: Invited, inviteCode: string, from: { deviceKey?: string }) =>
  it.call(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers, inviteCode }, from)

const saved = { status: 200, body: { draft: { status: 'in_progress' } } }
const holding = (rawAnswers: Record<string, string>) => ({ status: 200, body: { draft: { rawAnswers } } })

test('a code that was handed over opens what was begun with it in that browser alone, and in no other to anybody', async () => {
  const person = await invited()
  const { code } = person
  expect(await look(code, inviters)).toMatchObject({ body: { draft: { status: 'not_started' } } })
  expect(await save(person, code, { full_name: 'Ada' }, phone)).toMatchObject(saved)
  expect(await save(person, code, { company: 'Tide' }, phone)).toMatchObject(
    holding({ full_name: 'Ada', company: 'Tide' }),
  )
  expect(await look(code, phone)).toMatchObject(holding({ full_name: 'Ada', company: 'Tide' }))
  for (const from of [inviters, {}]) {
    expect(await look(code, from)).toMatchObject(begunElsewhere)
    expect(await save(person, code, { full_name: 'Mallory' }, from)).toMatchObject(begunElsewhere)
    expect(await save(person, code, {}, from)).toMatchObject(begunElsewhere)
    expect(await submit(person, code, from)).toMatchObject(begunElsewhere)
  }
  expect(await look(code, phone)).toMatchObject(holding({ full_name: 'Ada', company: 'Tide' }))
  expect(await submit(person, code, phone)).toMatchObject({ status: 200 })
})

test('a browser that says nothing of itself begins, and goes on by the link of the mail', async () => {
  const person = await invited()
  expect(await save(person, person.code, { full_name: 'Ada' }, {})).toMatchObject(saved)
  expect(await look(person.code, {})).toMatchObject(begunElsewhere)
  expect(await look(person.mailed, {})).toMatchObject(holding({ full_name: 'Ada' }))
})

test('the link of the mail goes on anywhere, and takes over from whoever began with the other one', async () => {
  const person = await invited()
  const { code, mailed, owner } = person
  // Somebody who has the link opens it first, and lies in wait.
  expect(await save(person, code, { full_name: 'A' }, inviters)).toMatchObject(saved)
  expect(await save(person, mailed, { key_skills: 'Compilers' }, phone)).toMatchObject(
    holding({ full_name: 'A', key_skills: 'Compilers' }),
  )
  expect(await look(code, inviters)).toMatchObject(begunElsewhere)
  expect(await look(code, phone)).toMatchObject(holding({ key_skills: 'Compilers' }))
  expect(await look(mailed, inviters)).toMatchObject(holding({ key_skills: 'Compilers' }))
  const member = await signUp(it.host, {
    email: (await it.ok(contract.listInvitations, {}, owner)).invitations[0]?.email ?? '',
  })
  await it.ok(contract.joinOrganization, { inviteCode: code }, member)
  const mine = await it.ok(contract.getMySubmission, {}, { ...member, orgId: owner.orgId })
  expect(mine.draft.rawAnswers).toMatchObject({ key_skills: 'Compilers' })
})

test('two browsers that begin at once with a link that was handed over: one has begun', async () => {
  const person = await invited()
  const answers = await Promise.all([
    save(person, person.code, { full_name: 'Ada' }, phone),
    save(person, person.code, { company: 'Tide' }, inviters),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)).toMatchObject(begunElsewhere)
})

test('of what was submitted no code tells anything but that, when, and whether it is what the browser has', async () => {
  const person = await invited()
  const { code, mailed, owner, employeeId } = person
  const sent = await submit(person, code, phone)
  // Whoever came with one code is not given the other.
  expect(sent.body).toMatchObject({ submission: { inviteCode: code } })
  for (const [inviteCode, from] of [
    [code, phone],
    [code, inviters],
    [mailed, phone],
  ] as const) {
    const told = await look(inviteCode, from, fullAnswers)
    expect(told.body['draft']).toEqual({
      employeeId,
      status: 'completed',
      rawAnswers: { email: expect.any(String) },
      revision: 1,
      savedAt: it.now.toISOString(),
      submittedAt: it.now.toISOString(),
      reopened: null,
      isSame: true,
    })
    const other = { ...fullAnswers, role_clarity: '1' }
    expect(await look(inviteCode, from, other)).toMatchObject({ body: { draft: { isSame: false } } })
    expect(await look(inviteCode, from)).toMatchObject({ body: { draft: { isSame: false } } })
  }
  const { employees } = await it.ok(contract.getEmployees, {}, owner)
  const member = await signUp(it.host, { email: employees[0]?.email ?? '' })
  await it.ok(contract.joinOrganization, { inviteCode: mailed }, member)
  const mine = await it.ok(contract.getMySubmission, {}, { ...member, orgId: owner.orgId })
  expect(mine.draft.rawAnswers).toMatchObject(fullAnswers)
})

test('a link is shown while nothing is begun, and to those who may invite', async () => {
  const person = await invited()
  const { owner, code, employeeId } = person
  const shown = async () => {
    const { invitations } = await it.ok(contract.listInvitations, {}, owner)
    const { employees } = await it.ok(contract.getEmployees, {}, owner)
    const { email = '' } = employees[0] ?? {}
    const { employee } = await it.ok(
      contract.upsertEmployee,
      { employeeData: { id: employeeId, email } },
      owner,
    )
    return [invitations[0]?.code, invitations[0]?.inviteLink, employees[0]?.inviteCode, employee.inviteCode]
  }
  expect(await shown()).toEqual([code, `http://localhost:3000/#/questionnaire/${code}`, code, code])
  await save(person, code, { full_name: 'Ada' }, phone)
  expect(await shown()).toEqual([null, null, null, null])
  await submit(person, code, phone)
  expect(await shown()).toEqual([null, null, null, null])
})

test('what those who invite are told anywhere never holds the code of the mail', async () => {
  const person = await invited()
  const { owner, employeeId, mailed } = person
  const told: unknown[] = []
  const hear = async () => {
    for (const call of [contract.getEmployees, contract.listInvitations, contract.getSubmissions]) {
      told.push(await it.call(call, {}, owner))
    }
    told.push(await it.call(contract.resendInvitation, { employeeId }, owner))
  }
  await hear()
  await save(person, person.code, { full_name: 'Ada' }, phone)
  await hear()
  await submit(person, person.code, phone)
  await hear()
  expect(JSON.stringify(told)).toContain(person.code)
  expect(JSON.stringify(told)).not.toContain(mailed)
})

test('an invitation from before there were two codes is shown again once it is sent again', async () => {
  const { owner, employeeId, code, mailed } = await invited()
  await it.host.database.sql`update invitations set handed_code_hash = null where employee_id = ${employeeId}`
  const [before] = (await it.ok(contract.listInvitations, {}, owner)).invitations
  expect(before).toMatchObject({ code: null, inviteLink: null })
  expect((await look(mailed, phone)).status).toBe(200)
  await it.ok(contract.resendInvitation, { employeeId }, owner)
  const [after] = (await it.ok(contract.listInvitations, {}, owner)).invitations
  expect(after?.code).toBe(code)
  expect((await look(code, phone)).status).toBe(200)
})
