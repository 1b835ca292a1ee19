import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { questionIds } from '../../../insights/questionnaire/questionnaire.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { newMember, newOrganization, organizationFor } from '../../testing/new-organization.ts'
import { alreadySubmittedMessage, submitTestCalls } from '../../testing/submissions/submit-calls.ts'

const it = testApp()
const { here, newPerson } = organizationFor(it)
const { submit, submitted, rowsOf } = submitTestCalls(it)
let stranger: Awaited<ReturnType<typeof newOrganization>>
beforeAll(async () => {
  stranger = await newOrganization(it.host, it.now)
})

test('a questionnaire sent with an invite code is stored whole, in the order of the questionnaire', async () => {
  const person = await newPerson()
  const submission = await submitted(person)
  expect(submission).toMatchObject({
    employeeId: person.id,
    status: 'completed',
    submissionType: 'standard',
    inviteCode: person.code,
    submittedAt: it.now.toISOString(),
    startedAt: it.now.toISOString(),
    rawAnswers: { ...fullAnswers, email: person.email },
  })
  expect(submission.answers.slice(0, 4)).toEqual([
    { questionId: 'full_name', question: 'What is your full name?', answer: 'Ada Lovelace' },
    { questionId: 'email', question: 'Your e-mail address', answer: person.email },
    { questionId: 'company', question: 'Which company do you work for?', answer: 'Tide & Company' },
    {
      questionId: 'title_department',
      question: 'What is your job title, and which department are you in?',
      answer: 'Analyst, Operations',
    },
  ])
  expect(submission.answers).toHaveLength(questionIds.length)
})

test('the code is read in any spelling', async () => {
  const person = await newPerson()
  const spelled = person.code.toLowerCase().replace(/(.{4})/g, '$1-')
  const submission = await submitted({ id: person.id, code: spelled })
  expect(submission.status).toBe('completed')
})

test('a signed-in employee submits without a code', async () => {
  const person = await newPerson()
  const member = await newMember(it.host, it.now, here().orgId, 'employee', { email: person.email })
  const answer = await it.call(
    contract.submitEmployeeAnswers,
    { employeeId: person.id, answers: fullAnswers },
    member,
  )
  expect(answer.body).toMatchObject({
    submission: { submissionType: 'regular', inviteCode: null, employeeId: person.id },
  })
})

test('answers may come as a list, and numbers and booleans are read as texts', async () => {
  const person = await newPerson()
  const list = Object.entries({ ...fullAnswers, role_clarity: 8, has_kpis: true }).map(
    ([questionId, answer]) => ({
      questionId,
      answer,
    }),
  )
  const submission = await submitted(person, list)
  expect(submission.rawAnswers).toMatchObject({ role_clarity: '8', has_kpis: 'Yes' })
})

test('unknown questions are dropped and the e-mail is the employee’s own', async () => {
  const person = await newPerson()
  const submission = await submitted(person, {
    ...fullAnswers,
    email: 'mallory@example.test',
    favourite_colour: 'green',
  })
  expect(submission.rawAnswers).toEqual({ ...fullAnswers, email: person.email })
})

test('what is submitted is what was sent: the draft adds nothing, and a blank text is no answer', async () => {
  const person = await newPerson()
  await it.ok(contract.saveDraft, { employeeId: person.id, answers: fullAnswers, inviteCode: person.code })
  it.pass(60_000)
  const { additional_feedback: _, career_goals: __, ...sent } = fullAnswers
  const submission = await submitted(person, { ...sent, career_goals: ' \n ' })
  expect(submission.rawAnswers).toEqual({ ...sent, email: person.email })
  expect(submission.answers.map(({ questionId }) => questionId)).not.toContain('career_goals')
  expect(new Date(submission.submittedAt ?? '').getTime() - new Date(submission.startedAt).getTime()).toBe(
    60_000,
  )
})

test('every answer that is missing or unfit is named, and nothing is stored', async () => {
  const person = await newPerson()
  const answer = await submit(person, {
    ...fullAnswers,
    full_name: '123',
    weekly_output: '  ',
    key_skills: 'x'.repeat(5_001),
  })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      success: false,
      code: 'VALIDATION_ERROR',
      error: 'Please write your name in letters.',
      details: [
        { path: 'answers.full_name', message: 'Please write your name in letters.' },
        {
          path: 'answers.weekly_output',
          message: 'Please answer: How would you rate what you get done in a typical week?',
        },
        {
          path: 'answers.key_skills',
          message: 'This answer has 5001 characters; at most 5000 are allowed.',
        },
      ],
    },
  })
  expect(await rowsOf(person.id)).toHaveLength(0)
})

test('an answer of exactly 5,000 characters is stored', async () => {
  const person = await newPerson()
  const submission = await submitted(person, { ...fullAnswers, key_skills: 'x'.repeat(5_000) })
  expect(submission.rawAnswers['key_skills']).toHaveLength(5_000)
})

test('characters that PostgreSQL cannot store are left out', async () => {
  const person = await newPerson()
  const submission = await submitted(person, { ...fullAnswers, key_skills: 'a\u0000b\ud800' })
  expect(submission.rawAnswers['key_skills']).toBe('ab')
})

test('the same answers again are the same submission', async () => {
  const person = await newPerson()
  const once = await submitted(person)
  it.pass(5_000)
  expect(await submitted(person)).toEqual(once)
  expect(await rowsOf(person.id)).toMatchObject([{ revision: 1 }])
})

test('other answers after that are refused', async () => {
  const person = await newPerson()
  await submitted(person)
  expect(await submit(person, { ...fullAnswers, role_clarity: '1' })).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: alreadySubmittedMessage },
  })
  expect(await rowsOf(person.id)).toMatchObject([{ raw_answers: { role_clarity: '8' } }])
})

test('the person becomes an active employee with what they said of themselves', async () => {
  const person = await newPerson('Team member')
  await submitted(person)
  const [employee] = await it.host.database.sql`select * from employees where id = ${person.id}`
  expect(employee).toMatchObject({
    status: 'active',
    name: 'Ada Lovelace',
    role: 'Analyst',
    department: 'Operations',
  })
})

test('nobody answers for somebody else', async () => {
  const person = await newPerson()
  for (const id of [here().person.id, stranger.person.id, 'nobody']) {
    const answer = await submit({ id, code: person.code })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: `Employee not found: ${id}` },
    })
  }
  expect(await rowsOf(here().person.id)).toHaveLength(0)
})

test('a revoked, an expired and an unknown code open nothing', async () => {
  const person = await newPerson()
  expect((await submit({ id: person.id, code: '0000000000000000' })).status).toBe(404)
  const revoked = await newPerson()
  await it.host.database.sql`update invitations set revoked_at = now() where id = ${revoked.invitationId}`
  expect((await submit(revoked)).status).toBe(400)
  const expired = await newPerson()
  await it.host.database
    .sql`update invitations set expires_at = ${it.now.toISOString()} where id = ${expired.invitationId}`
  expect((await submit(expired)).status).toBe(400)
  expect(
    await it.call(contract.submitEmployeeAnswers, { employeeId: person.id, answers: fullAnswers }),
  ).toMatchObject({
    status: 401,
    body: { error: 'Authentication required' },
  })
})

test('a member who is no employee has nothing to submit', async () => {
  const answer = await it.call(
    contract.submitEmployeeAnswers,
    { employeeId: here().person.id, answers: fullAnswers },
    here().owner,
  )
  expect(answer).toMatchObject({ status: 404, body: { error: `Employee not found: ${here().owner.email}` } })
})

test('row-level security keeps one organization’s submissions from another’s', async () => {
  const person = await newPerson()
  await submitted(person)
  const seenFrom = (orgId: string) =>
    inTransaction(it.host.database.db, { orgId }, (tx) =>
      tx.execute(sql`select from submissions where employee_id = ${person.id}`),
    )
  expect(await seenFrom(here().orgId)).toHaveLength(1)
  expect(await seenFrom(stranger.orgId)).toHaveLength(0)
})

test('what was sent off where colleagues were said to see nothing is refused once they do, until that was said', async () => {
  const person = await newPerson()
  const send = (toldVisibility?: 'own' | 'organization') =>
    it.call(contract.submitEmployeeAnswers, {
      employeeId: person.id,
      answers: fullAnswers,
      inviteCode: person.code,
      ...(toldVisibility && { toldVisibility }),
    })
  const settle = (reportVisibility: 'own' | 'organization') =>
    it.ok(contract.updateOrgData, { data: { settings: { reportVisibility } } }, here().owner)
  await settle('organization')
  try {
    expect(await send('own')).toMatchObject({
      status: 400,
      body: { code: 'BUSINESS_LOGIC_ERROR', error: messages.readByMoreMeanwhile },
    })
    expect(await rowsOf(person.id)).toEqual([])
    expect((await send('organization')).status).toBe(200)
    // What is stored already was sent before: the second try of it is answered like the first.
    expect((await send('own')).status).toBe(200)
  } finally {
    await settle('own')
  }
  const another = await newPerson()
  expect((await submit(another)).status).toBe(200)
})

test('answers are stored in NFC, without white space and direction marks around them', async () => {
  const person = await newPerson()
  const { rawAnswers } = await submitted(person, {
    ...fullAnswers,
    full_name: '\u202AAda Mu\u0308ller\u202C',
    key_skills: '\u200F\u2067Excel\u2069\n',
    weekly_output: '\uFEFFone\n\ntwo \u3000',
    role_clarity: '\u200E٨\u200E',
  })
  expect(rawAnswers).toMatchObject({
    full_name: 'Ada Müller',
    key_skills: 'Excel',
    weekly_output: 'one\n\ntwo',
    role_clarity: '٨',
  })
})

test('an answer in which nothing can be seen is none', async () => {
  const person = await newPerson()
  const { status, body } = await submit(person, { ...fullAnswers, weekly_output: '\u200B\u2066\u2069' })
  expect([status, body['details']]).toMatchObject([400, [{ path: 'answers.weekly_output' }]])
  expect(await rowsOf(person.id)).toEqual([])
})

test('the same answers in another form are the same: sent again, or on a draft that was not seen', async () => {
  const person = await newPerson()
  const typed = { ...fullAnswers, full_name: ' Mu\u0308ller\u200E' }
  const { draft } = await it.ok(contract.saveDraft, {
    employeeId: person.id,
    answers: typed,
    inviteCode: person.code,
  })
  // A draft is letter by letter what was typed, so that no device takes it for another one's change.
  expect(draft.rawAnswers['full_name']).toBe(typed.full_name)
  const sent = { employeeId: person.id, inviteCode: person.code, knownRevision: 0 }
  const first = await it.ok(contract.submitEmployeeAnswers, { ...sent, answers: typed })
  expect(first.submission.rawAnswers['full_name']).toBe('Müller')
  const again = await it.ok(contract.submitEmployeeAnswers, { ...sent, answers: typed })
  expect(again.submission).toEqual(first.submission)
  const look = await it.ok(contract.getMySubmission, { inviteCode: person.code, answers: typed })
  expect(look.draft).toMatchObject({ status: 'completed', isSame: true })
})

test('an answer in a script of which NFC is longer is stored where it was not too long', async () => {
  const person = await newPerson()
  const long = '\u0958'.repeat(5_000)
  const { rawAnswers } = await submitted(person, { ...fullAnswers, key_skills: long })
  expect(rawAnswers['key_skills']).toBe(long)
})
