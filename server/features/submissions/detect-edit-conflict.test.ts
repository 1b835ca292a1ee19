import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { organizationFor, type InvitedPerson } from '../../testing/new-organization.ts'

const it = testApp()
const { newPerson } = organizationFor(it)

type Answers = Record<string, string>
const save = ({ id, code }: InvitedPerson, answers: Answers, seen: Answers) =>
  it.ok(contract.saveDraft, { employeeId: id, answers, seen, inviteCode: code })
const stored = async ({ code }: InvitedPerson) =>
  (await it.ok(contract.getMySubmission, { inviteCode: code })).draft.rawAnswers

test('an answer that another device has changed is not written over, and comes back', async () => {
  const person = await newPerson()
  expect((await save(person, { key_skills: 'Sailing' }, { key_skills: '' })).draft.revision).toBe(1)
  // The other device had seen nothing of it.
  const late = await save(
    person,
    { key_skills: 'Compilers', company: 'Navy' },
    { key_skills: '', company: '' },
  )
  expect(late).toMatchObject({
    isTaken: false,
    draft: { revision: 1, status: 'in_progress', rawAnswers: { key_skills: 'Sailing' } },
  })
  expect(await stored(person)).toEqual({ key_skills: 'Sailing', email: person.email })
  // Once they have seen it, they may say what counts.
  const chosen = await save(person, { key_skills: 'Compilers' }, { key_skills: 'Sailing' })
  expect(chosen).toMatchObject({ draft: { revision: 2 } })
  expect(await stored(person)).toMatchObject({ key_skills: 'Compilers' })
})

test.each([
  ['is what is sent anyway', { key_skills: 'Sailing' }, { key_skills: '' }, true],
  ['is another question’s', { company: 'Navy' }, { company: '' }, true],
  ['would be taken back unseen', { key_skills: '' }, { key_skills: 'Knots' }, false],
  ['is taken back as seen', { key_skills: ' ' }, { key_skills: 'Sailing' }, true],
])('what another device has stored %s', async (_, answers: Answers, seen: Answers, isTaken) => {
  const person = await newPerson()
  await save(person, { key_skills: 'Sailing' }, {})
  expect((await save(person, answers, seen)).isTaken ?? true).toBe(isTaken)
})

test('of two devices that save at the same moment, one is told', async () => {
  const person = await newPerson()
  await save(person, { company: 'Navy' }, {})
  const answers = ['Sailing', 'Compilers', 'Knots', 'Maths']
  const told = await Promise.all(
    answers.map((key_skills) => save(person, { key_skills }, { key_skills: '' })),
  )
  const taken = answers.filter((_, index) => told[index]?.isTaken !== false)
  expect(taken).toHaveLength(1)
  expect(await stored(person)).toMatchObject({ key_skills: taken[0] })
})

test('what another device has stored meanwhile is not left out of what is submitted without anybody seeing it', async () => {
  const person = await newPerson()
  const submit = (answers: Answers, knownRevision: number) =>
    it.call(contract.submitEmployeeAnswers, {
      employeeId: person.id,
      answers,
      knownRevision,
      inviteCode: person.code,
    })
  const { additional_feedback: _, ...answers } = fullAnswers
  await save(person, answers, {})
  await save(person, { additional_feedback: 'Tea' }, { additional_feedback: '' })
  expect(await submit(answers, 1)).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error: 'Your answers changed on another device. Check them, then send them again.',
    },
  })
  expect((await it.ok(contract.getMySubmission, { inviteCode: person.code })).draft.status).toBe(
    'in_progress',
  )
  expect(await submit(answers, 2)).toMatchObject({ status: 200 })
})

test('who sends what is stored already need not have seen it', async () => {
  const person = await newPerson()
  await save(person, fullAnswers, {})
  const { submission } = await it.ok(contract.submitEmployeeAnswers, {
    employeeId: person.id,
    answers: fullAnswers,
    knownRevision: 0,
    inviteCode: person.code,
  })
  expect(submission.status).toBe('completed')
})
