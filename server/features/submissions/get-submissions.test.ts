import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { type Caller, testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { first } from '../../testing/first.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { newMember, newOrganization, newPeople } from '../../testing/new-organization.ts'

const it = testApp()
let here: Awaited<ReturnType<typeof newOrganization>>
beforeAll(async () => {
  here = await newOrganization(it.host, it.now, ['Ada', 'Grace', 'Mary', 'Hedy', 'Joan'])
  const [ada, grace, mary, hedy] = here.people
  for (const person of [ada, mary, hedy]) {
    if (!person) continue
    const answers = { ...fullAnswers, full_name: person.name }
    await it.ok(contract.submitEmployeeAnswers, { employeeId: person.id, answers, inviteCode: person.code })
  }
  if (grace) {
    const answers = { full_name: 'Half a secret' }
    await it.ok(contract.saveDraft, { employeeId: grace.id, answers, inviteCode: grace.code })
  }
})

test('submissions come by employee id, each in the order of the questionnaire', async () => {
  const { submissions, next } = await it.ok(contract.getSubmissions, {}, here.owner)
  expect(next).toBeNull()
  expect(Object.keys(submissions)).toHaveLength(4)
  const ada = first(here.people)
  expect(submissions[ada.id]).toMatchObject({
    employeeId: ada.id,
    status: 'completed',
    submissionType: 'standard',
    inviteCode: it.host.secrets.handedCode(ada.invitationId),
    submittedAt: it.now.toISOString(),
    rawAnswers: { ...fullAnswers, full_name: 'Ada', email: ada.email },
  })
  expect(submissions[ada.id]?.answers.map(({ questionId }) => questionId).slice(0, 6)).toEqual([
    'full_name',
    'email',
    'company',
    'title_department',
    'core_responsibilities',
    'role_clarity',
  ])
})

test('who asks how far everybody is gets that, and nothing of what was answered', async () => {
  const whole = await it.ok(contract.getSubmissions, {}, here.owner)
  const states = await it.ok(contract.getSubmissions, { fields: 'state' }, here.owner)
  expect(JSON.stringify(states)).not.toMatch(/Sums for the engine|Half a secret/)
  expect(states).toEqual({
    next: null,
    submissions: Object.fromEntries(
      Object.entries(whole.submissions).map(([id, one]) => [id, { ...one, answers: [], rawAnswers: {} }]),
    ),
  })
  expect(Object.values(states.submissions).map(({ status }) => status)).toContain('completed')
})

test('who asks for one person gets what that one answered, and nobody else’s', async () => {
  const ada = first(here.people)
  const { submissions, next } = await it.ok(contract.getSubmissions, { employeeId: ada.id }, here.owner)
  expect(next).toBeNull()
  expect(Object.values(submissions).map(({ rawAnswers }) => rawAnswers['full_name'])).toEqual(['Ada'])
  const nobody = { submissions: {}, next: null }
  const silent = here.people[4]?.id ?? ''
  expect(await it.ok(contract.getSubmissions, { employeeId: silent }, here.owner)).toEqual(nobody)
  const stranger = await newOrganization(it.host, it.now)
  expect(await it.ok(contract.getSubmissions, { employeeId: ada.id }, stranger.owner)).toEqual(nobody)
})

test('of a draft only its state is told', async () => {
  const answer = await it.call(contract.getSubmissions, {}, here.owner)
  const grace = here.people[1]
  const { submissions } = contract.getSubmissions.out.parse(answer.body)
  expect(submissions[grace?.id ?? '']).toEqual({
    employeeId: grace?.id,
    answers: [],
    rawAnswers: {},
    submittedAt: null,
    startedAt: it.now.toISOString(),
    status: 'in_progress',
    submissionType: 'standard',
    inviteCode: it.host.secrets.handedCode(grace?.invitationId ?? ''),
    reopenedAt: null,
    language: null,
  })
  expect(JSON.stringify(answer.body)).not.toContain('Half a secret')
})

test('pages follow each other without a gap', async () => {
  const seen: string[] = []
  let after: string | undefined
  for (let page = 0; page < 4; page += 1) {
    const { submissions, next } = await it.ok(
      contract.getSubmissions,
      { limit: 2, ...(after !== undefined && { after }) },
      here.owner,
    )
    seen.push(...Object.keys(submissions))
    if (next === null) break
    after = next
  }
  const answered = here.people.slice(0, 4).map(({ id }) => id)
  expect(seen).toEqual(answered.toSorted())
})

test('an employee may not, and is told who may; a stranger sees nothing', async () => {
  const employee = await newMember(it.host, it.now, here.orgId, 'employee')
  expect(await it.call(contract.getSubmissions, {}, employee)).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error:
        'Your permissions in this organization do not include “Read everybody’s answers”. An owner can give it to you.',
    },
  })
  const stranger = await newOrganization(it.host, it.now)
  expect(await it.ok(contract.getSubmissions, {}, stranger.owner)).toMatchObject({ submissions: {} })
  expect(await it.call(contract.getSubmissions, {}, { ...stranger.owner, orgId: here.orgId })).toMatchObject({
    status: 403,
  })
})

test('a reader who may not invite sees no invite code', async () => {
  const reader = await newMember(it.host, it.now, here.orgId, 'employee', {
    permissions: ['submission:view'],
  })
  const { submissions } = await it.ok(contract.getSubmissions, {}, reader)
  expect(Object.values(submissions).map(({ inviteCode }) => inviteCode)).toEqual([null, null, null, null])
})

test('another organization’s submissions never mix in', async () => {
  const other = await newOrganization(it.host, it.now)
  const [person] = await newPeople(it.host, it.now, other.orgId, ['Eve'])
  if (!person) throw new Error('nobody')
  const input = { employeeId: person.id, answers: fullAnswers, inviteCode: person.code }
  await it.ok(contract.submitEmployeeAnswers, input)
  const { submissions } = await it.ok(contract.getSubmissions, {}, here.owner)
  expect(Object.keys(submissions)).not.toContain(person.id)
})

/** Told once no transaction of before runs anywhere on the database server; what came before may be told again. */
const reopeningTold = (caller: Caller, after: string, employeeId: string | undefined) =>
  eventually(async () => {
    const { events } = await it.ok(contract.submissionEvents, { after, wait: 5 }, caller)
    return events.find(({ employee_id, reopened_at }) => employee_id === employeeId && reopened_at !== null)
  })

test('a code is told only where there is one, and while it is good', async () => {
  const { owner, people } = await newOrganization(it.host, it.now, ['Old', 'Revoked', 'Open'])
  for (const { id: employeeId, code: inviteCode } of people) {
    await it.ok(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers, inviteCode })
  }
  const [old, revoked, open] = people.map(({ id }) => id)
  const { sql } = it.host.database
  await sql`update invitations set handed_code_hash = null where employee_id = ${old ?? ''}`
  await sql`update invitations set revoked_at = now() where employee_id = ${revoked ?? ''}`
  const codes = async () => {
    const { submissions } = await it.ok(contract.getSubmissions, {}, owner)
    return [old, revoked, open].map((id) => submissions[id ?? '']?.inviteCode)
  }
  const handed = it.host.secrets.handedCode(people[2]?.invitationId ?? '')
  expect(await codes()).toEqual([null, null, handed])
  const { cursor } = await it.ok(contract.submissionEvents, { wait: 5 }, owner)
  const { submission } = await it.ok(contract.reopenSubmission, { employeeId: open ?? '' }, owner)
  expect(submission.inviteCode).toBe(handed)
  expect(await reopeningTold(owner, cursor, open)).toMatchObject({ invite_code: handed })
  it.pass(14 * 86_400_000)
  expect(await codes()).toEqual([null, null, null])
})

test('nor is one of an invitation from before there were two codes told where its answers are opened again', async () => {
  const { owner, person } = await newOrganization(it.host, it.now)
  const { id: employeeId, code: inviteCode } = person
  await it.ok(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers, inviteCode })
  await it.host.database
    .sql`update invitations set handed_code_hash = null, accepted_at = now(), accepted_by = ${owner.userId} where employee_id = ${employeeId}`
  const { cursor } = await it.ok(contract.submissionEvents, { wait: 5 }, owner)
  const { submission } = await it.ok(contract.reopenSubmission, { employeeId }, owner)
  expect(submission.inviteCode).toBeNull()
  expect(await reopeningTold(owner, cursor, employeeId)).toMatchObject({ invite_code: null })
})
