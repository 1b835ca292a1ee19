import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { newMember, organizationFor, type InvitedPerson } from '../../testing/new-organization.ts'

const it = testApp()
const { here, newPerson } = organizationFor(it)
const save = async ({ id, code }: InvitedPerson, answers: Record<string, string>) => {
  const { draft } = await it.ok(contract.saveDraft, { employeeId: id, answers, inviteCode: code })
  return draft
}
const mine = async ({ code }: InvitedPerson) =>
  (await it.ok(contract.getMySubmission, { inviteCode: code })).draft

test('before the first answer there is nothing but the e-mail', async () => {
  const person = await newPerson()
  expect(await mine(person)).toEqual({
    employeeId: person.id,
    status: 'not_started',
    rawAnswers: { email: person.email },
    revision: 0,
    savedAt: null,
    submittedAt: null,
    reopened: null,
  })
})

test('only what has changed is sent; everything stored comes back', async () => {
  const person = await newPerson()
  expect(await save(person, { full_name: 'Grace', role_clarity: '' })).toEqual({
    employeeId: person.id,
    status: 'in_progress',
    rawAnswers: { full_name: 'Grace', email: person.email },
    revision: 1,
    savedAt: it.now.toISOString(),
    submittedAt: null,
    reopened: null,
  })
  it.pass(60_000)
  const draft = await save(person, { role_clarity: '8' })
  expect(draft).toMatchObject({
    rawAnswers: { full_name: 'Grace', role_clarity: '8', email: person.email },
    revision: 2,
    savedAt: it.now.toISOString(),
  })
  expect(await mine(person)).toEqual(draft)
})

test('an empty text takes an answer back', async () => {
  const person = await newPerson()
  await save(person, { full_name: 'Grace', company: 'Navy', key_skills: 'Compilers' })
  expect((await save(person, { full_name: '', key_skills: '' })).rawAnswers).toEqual({
    company: 'Navy',
    email: person.email,
  })
})

test('a blank text is no answer, and takes one back too', async () => {
  const person = await newPerson()
  const draft = await save(person, { full_name: 'Grace', company: ' \n', key_skills: 'Compilers' })
  expect(draft.rawAnswers).toEqual({ full_name: 'Grace', key_skills: 'Compilers', email: person.email })
  expect(await save(person, { key_skills: '  ' })).toMatchObject({
    rawAnswers: { full_name: 'Grace', email: person.email },
    revision: 2,
  })
})

test.each([{}, { nonsense: 'x' }, { full_name: ' ' }])(
  '%j starts no questionnaire and changes none',
  async (nothing) => {
    const person = await newPerson()
    expect(await save(person, nothing)).toMatchObject({ status: 'not_started', revision: 0 })
    expect(await mine(person)).toMatchObject({ status: 'not_started', revision: 0 })
    await save(person, { company: 'Navy' })
    expect(await save(person, nothing)).toMatchObject({ status: 'in_progress', revision: 1 })
  },
)

test('two devices that save at the same time lose nothing of each other', async () => {
  const person = await newPerson()
  const ids = Object.keys(fullAnswers)
  await Promise.all(ids.map((id) => save(person, { [id]: fullAnswers[id] ?? '' })))
  const draft = await mine(person)
  expect(draft).toMatchObject({ revision: ids.length, status: 'in_progress' })
  expect(draft.rawAnswers).toEqual({ ...fullAnswers, email: person.email })
})

test('a draft may be incomplete and hold unfit answers, unknown questions and another e-mail are dropped', async () => {
  const person = await newPerson()
  const answers = { role_clarity: 'hm', full_name: '42', nonsense: 'x', email: 'mallory@example.test' }
  expect((await save(person, answers)).rawAnswers).toEqual({
    role_clarity: 'hm',
    full_name: '42',
    email: person.email,
  })
})

test('an answer of more than 5,000 characters is refused by name', async () => {
  const person = await newPerson()
  const answers = { full_name: 'Grace', key_skills: 'x'.repeat(5_001) }
  const answer = await it.call(contract.saveDraft, {
    employeeId: person.id,
    answers,
    inviteCode: person.code,
  })
  const message = 'This answer has 5001 characters; at most 5000 are allowed.'
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', error: message, details: [{ path: 'answers.key_skills', message }] },
  })
  expect((await mine(person)).status).toBe('not_started')
  expect((await save(person, { key_skills: 'x'.repeat(5_000) })).revision).toBe(1)
})

test('a submitted questionnaire takes no more drafts, and its code tells that it was submitted, not what', async () => {
  const person = await newPerson()
  await save(person, { key_skills: 'Compilers' })
  const input = { employeeId: person.id, answers: fullAnswers, inviteCode: person.code }
  const { submission } = await it.ok(contract.submitEmployeeAnswers, input)
  const answer = await it.call(contract.saveDraft, { ...input, answers: { key_skills: 'Sailing' } })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error:
        'This questionnaire was already submitted. To change something, ask an owner of the organization to reopen it.',
    },
  })
  expect(await mine(person)).toMatchObject({
    status: 'completed',
    revision: 2,
    rawAnswers: { email: person.email },
    submittedAt: submission.submittedAt,
    isSame: false,
  })
})

test('a draft begun with a code goes on when signed in', async () => {
  const person = await newPerson()
  await save(person, { full_name: 'Grace' })
  const member = await newMember(it.host, it.now, here().orgId, 'employee', { email: person.email })
  await it.ok(contract.saveDraft, { employeeId: person.id, answers: { company: 'Navy' } }, member)
  const { draft } = await it.ok(contract.getMySubmission, {}, member)
  expect(draft.rawAnswers).toEqual({ full_name: 'Grace', company: 'Navy', email: person.email })
})

test('nobody saves or reads somebody else’s draft', async () => {
  const person = await newPerson()
  await save(person, { full_name: 'Grace' })
  const other = await newPerson()
  const answer = await it.call(contract.saveDraft, {
    employeeId: person.id,
    answers: { full_name: 'Mallory' },
    inviteCode: other.code,
  })
  expect(answer).toMatchObject({ status: 404, body: { error: `Employee not found: ${person.id}` } })
  expect((await mine(other)).rawAnswers).toEqual({ email: other.email })
  expect((await it.call(contract.getMySubmission, { inviteCode: 'nonsense' })).status).toBe(404)
  expect((await it.call(contract.getMySubmission, {})).status).toBe(401)
})
