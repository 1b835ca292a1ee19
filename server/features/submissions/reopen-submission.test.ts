import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { first } from '../../testing/first.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { newMember, organizationFor, type InvitedPerson } from '../../testing/new-organization.ts'
import { alreadySubmittedMessage, submitTestCalls } from '../../testing/submissions/submit-calls.ts'

const it = testApp()
const { here, newPerson } = organizationFor(it)
const { submit, submitted, rowsOf } = submitTestCalls(it)

const owner = () => here().owner
const minute = 60_000

/** Somebody who has submitted, a minute ago. */
const answered = async (name?: string): Promise<InvitedPerson> => {
  const person = await newPerson(name)
  await submitted(person)
  it.pass(minute)
  return person
}
const reopen = ({ id }: { id: string }, reason?: string, by = owner()) =>
  it.call(contract.reopenSubmission, { employeeId: id, ...(reason !== undefined && { reason }) }, by)
const reopened = ({ id }: { id: string }, reason?: string) =>
  it.ok(contract.reopenSubmission, { employeeId: id, ...(reason !== undefined && { reason }) }, owner())
const draftOf = async ({ code }: InvitedPerson) =>
  (await it.ok(contract.getMySubmission, { inviteCode: code })).draft
const versionsOf = async ({ id }: { id: string }) =>
  (await it.ok(contract.getSubmissionVersions, { employeeId: id }, owner())).versions
const save = ({ id, code }: InvitedPerson, answers: Record<string, string>, knownRevision?: number) =>
  it.call(contract.saveDraft, {
    employeeId: id,
    answers,
    inviteCode: code,
    ...(knownRevision !== undefined && { knownRevision }),
  })

test('what was submitted becomes a draft with its answers, and stays kept as it was', async () => {
  const person = await answered()
  const submittedAt = new Date(it.now.getTime() - minute).toISOString()
  const { submission } = await reopened(person, '  The figures of May are missing  ')
  expect(submission).toMatchObject({
    status: 'in_progress',
    answers: [],
    rawAnswers: {},
    submittedAt: null,
    reopenedAt: it.now.toISOString(),
  })
  expect(await draftOf(person)).toMatchObject({
    status: 'in_progress',
    rawAnswers: { ...fullAnswers, email: person.email },
    revision: 2,
    submittedAt: null,
    reopened: {
      at: it.now.toISOString(),
      by: 'The owner',
      reason: 'The figures of May are missing',
      revision: 2,
    },
  })
  const [version, ...others] = await versionsOf(person)
  expect(others).toEqual([])
  expect(version).toMatchObject({
    revision: 1,
    submittedAt,
    reopenedAt: it.now.toISOString(),
    reopenedBy: 'The owner',
    reason: 'The figures of May are missing',
  })
  expect(version?.answers).toContainEqual(
    expect.objectContaining({ questionId: 'key_skills', answer: 'Algebra' }),
  )
})

test('what is changed meanwhile is the author’s alone, and submitting it anew keeps both', async () => {
  const person = await answered()
  await reopened(person)
  expect((await save(person, { key_skills: 'Geometry' }, 2)).status).toBe(200)
  const { submissions } = await it.ok(contract.getSubmissions, {}, owner())
  expect(JSON.stringify(submissions[person.id])).not.toContain('Geometry')
  expect(submissions[person.id]?.reopenedAt).not.toBeNull()

  const anew = await submitted(person, { ...fullAnswers, key_skills: 'Geometry' })
  expect(anew).toMatchObject({ status: 'completed', reopenedAt: null })
  expect(anew.rawAnswers['key_skills']).toBe('Geometry')
  expect((await versionsOf(person)).map(({ revision }) => revision)).toEqual([1])
  it.pass(minute)
  await reopened(person, '')
  const versions = await versionsOf(person)
  expect(versions.map(({ revision, reason }) => [revision, reason])).toEqual([
    [4, null],
    [1, null],
  ])
  expect(first(versions).answers).toContainEqual(
    expect.objectContaining({ questionId: 'key_skills', answer: 'Geometry' }),
  )
})

test('who has not submitted, or is open already, is not opened again', async () => {
  const waiting = await newPerson('Grace Hopper')
  const none = 'Grace Hopper hasn’t submitted the questionnaire yet, so there is nothing to reopen.'
  expect(await reopen(waiting)).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: none },
  })
  await save(waiting, { company: 'Tide' })
  expect((await reopen(waiting)).body).toMatchObject({ error: none })
  const person = await answered('Mary Somerville')
  await reopened(person)
  expect((await reopen(person)).body).toMatchObject({
    code: 'BUSINESS_LOGIC_ERROR',
    error: 'The answers of Mary Somerville are already open for changes.',
  })
  expect(await reopen({ id: 'nobody' })).toMatchObject({
    status: 404,
    body: { error: 'Employee not found: nobody' },
  })
  expect(await versionsOf(person)).toHaveLength(1)
})

test('a reason is bounded', async () => {
  const person = await answered()
  expect(await reopen(person, 'x'.repeat(501))).toMatchObject({
    status: 400,
    body: {
      details: [{ path: 'reason', message: 'The reason is too long (max 500 characters)' }],
    },
  })
  expect(await versionsOf(person)).toEqual([])
})

test('of two who open it at once one does, and the other is told so', async () => {
  const person = await answered()
  const other = await newMember(it.host, it.now, here().orgId, 'admin', {
    permissions: ['submission:edit', 'employee:invite'],
  })
  const answers = await Promise.all([reopen(person), reopen(person, 'Too', other), reopen(person)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  expect(await versionsOf(person)).toHaveLength(1)
  expect(await rowsOf(person.id)).toMatchObject([{ status: 'in_progress', revision: 2 }])
})

test('an admin may not, until an owner lets them; then the sentence says who may', async () => {
  const person = await answered()
  const admin = await newMember(it.host, it.now, here().orgId, 'admin')
  expect((await reopen(person, undefined, admin)).body['error']).toMatch(
    /“Open a submitted questionnaire again”/,
  )
  const allowed = await newMember(it.host, it.now, here().orgId, 'admin', {
    permissions: ['submission:edit'],
  })
  expect((await reopen(person, undefined, allowed)).status).toBe(200)
})

test('of 32 who submit at once after it was opened again one is stored', async () => {
  const person = await answered()
  await reopened(person)
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      submit(person, { ...fullAnswers, additional_feedback: `No. ${index}` }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body['error'])).toEqual(
    Array.from({ length: 31 }, () => alreadySubmittedMessage),
  )
  expect(await rowsOf(person.id)).toMatchObject([{ revision: 3, status: 'completed' }])
})

test('opened while it is submitted anew at the same moment, nothing that was submitted is lost', async () => {
  const person = await answered()
  await reopened(person)
  const again = { ...fullAnswers, key_skills: 'Geometry' }
  const [sent, opened] = await Promise.all([submit(person, again), reopen(person)])
  expect(sent.status).toBe(200)
  const kept = (await versionsOf(person)).map(({ revision }) => revision)
  expect(kept).toEqual(opened.status === 200 ? [3, 1] : [1])
  const [row] = await rowsOf(person.id)
  expect(row?.['status']).toBe(opened.status === 200 ? 'in_progress' : 'completed')
  expect(row?.['raw_answers']).toMatchObject({ key_skills: 'Geometry' })
})

test('a browser that has not heard of it neither writes over the draft nor closes it again', async () => {
  const person = await answered()
  await reopened(person)
  const from = {
    code: 'BUSINESS_LOGIC_ERROR',
    error:
      'This questionnaire was reopened in the meantime. Nothing was overwritten. Reload the page to continue from the saved answers.',
  }
  expect((await save(person, { key_skills: 'An old draft' }, 1)).body).toMatchObject(from)
  const late = await it.call(contract.submitEmployeeAnswers, {
    employeeId: person.id,
    answers: fullAnswers,
    inviteCode: person.code,
    knownRevision: 0,
  })
  expect(late.body).toMatchObject(from)
  expect(await draftOf(person)).toMatchObject({ revision: 2, rawAnswers: { key_skills: 'Algebra' } })
  expect((await save(person, { key_skills: 'New' }, 2)).status).toBe(200)
  expect((await draftOf(person)).rawAnswers['key_skills']).toBe('New')
})

test('only completed ones count: the rate and a company report leave it out until it is submitted anew', async () => {
  const person = await answered()
  await answered('Grace Hopper')
  const counted = async () => (await it.ok(contract.getOrgData, {}, owner())).org.usage.submissions
  const made = async () => {
    const { report } = await it.ok(contract.generateCompanyReport, {}, owner())
    const { org } = await it.ok(contract.getOrgData, {}, owner())
    expect(report.coverage.answered).toBe(org.usage.submissions)
    expect(report.overview.submissionRate).toBe(
      Math.round((org.usage.submissions / org.usage.employees) * 1000) / 10,
    )
    return report.coverage.answered
  }
  const before = await counted()
  expect(await made()).toBe(before)
  await reopened(person)
  expect(await counted()).toBe(before - 1)
  expect(await made()).toBe(before - 1)
  await submitted(person)
  expect(await made()).toBe(before)
})

test('listeners hear of it, and the audit log names who did it without a word of the answers', async () => {
  const person = await answered()
  const { cursor } = await it.ok(contract.submissionEvents, { wait: 5 }, owner())
  await reopened(person, 'Between us')
  // What was written before may be told after the cursor, while transactions of before are under way.
  const told = await eventually(async () => {
    const answer = await it.ok(contract.submissionEvents, { after: cursor, wait: 5 }, owner())
    return answer.events.find(({ employee_id, reopened_at }) => employee_id === person.id && reopened_at)
  })
  expect(told).toMatchObject({
    status: 'in_progress',
    raw_answers: {},
    submitted_at: null,
    reopened_at: it.now.toISOString(),
  })
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'submission' }, owner())
  expect(entries[0]).toMatchObject({
    action: 'submission.reopened',
    entityId: person.id,
    subject: person.name,
    actor: { userId: owner().userId },
    details: { revision: 1 },
  })
  expect(JSON.stringify(entries)).not.toContain('Between us')
})
