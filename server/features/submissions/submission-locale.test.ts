import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { organizationFor } from '../../testing/new-organization.ts'

const it = testApp()
const { here, newPerson } = organizationFor(it)

test('a submission records the language it was answered in, for its readers and for good', async () => {
  const person = await newPerson()
  const submit = (language?: 'de' | 'es') =>
    it.ok(contract.submitEmployeeAnswers, {
      employeeId: person.id,
      inviteCode: person.code,
      answers: fullAnswers,
      ...(language !== undefined && { language }),
    })
  expect((await submit('de')).submission.language).toBe('de')
  // The same answers once more are the same submission, whatever is said beside them.
  expect((await submit('es')).submission.language).toBe('de')
  const told = await it.ok(contract.getSubmissions, {}, here().owner)
  expect(told.submissions[person.id]?.language).toBe('de')

  await it.ok(contract.reopenSubmission, { employeeId: person.id }, here().owner)
  const { versions } = await it.ok(contract.getSubmissionVersions, { employeeId: person.id }, here().owner)
  expect(versions).toMatchObject([{ language: 'de' }])
  expect((await submit()).submission.language).toBeNull()
})

test('an unknown language is refused, and nothing is stored', async () => {
  const person = await newPerson()
  const inFinnish: { language?: 'en' } = JSON.parse('{"language":"fi"}')
  const answer = await it.call(contract.submitEmployeeAnswers, {
    employeeId: person.id,
    inviteCode: person.code,
    answers: fullAnswers,
    ...inFinnish,
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  const { draft } = await it.ok(contract.getMySubmission, { inviteCode: person.code })
  expect(draft.status).toBe('not_started')
})
