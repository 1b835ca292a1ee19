import { expect, test } from 'vitest'
import { explainFinding, verificationReasons, type VerificationFinding } from './verify-report.ts'

const versions = {
  engine: { before: '13', now: '14' },
  questionnaire: { before: '2', now: '3' },
}
const explained = (found: VerificationFinding) => explainFinding(found, versions)

test.each([
  ['erased', 1, 'One person’s data in it has been erased, as they may ask for.'],
  ['erased', 1200, 'The data of 1,200 people in it has been erased'],
  ['removed', 1, 'One person was removed.'],
  ['removed', 2, '2 people were removed.'],
  ['answersGone', 1, 'One person’s answers behind it are no longer saved.'],
  ['answersChanged', 3, 'The saved answers of 3 people have changed since.'],
  ['contentChanged', 1, 'One value in the saved report doesn’t match the answers.'],
  ['contentChanged', 2, '2 values in the saved report don’t match the answers.'],
  ['edited', 1, 'One text was edited by a person or worded by a language model.'],
  ['editedListed', 1100, '1,100 texts were edited by people or worded by a language model.'],
] as const)('%s of %s is explained with its count', (is, count, beginning) => {
  expect(explained({ is, count })).toContain(beginning)
})

test('only what is listed is said to be', () => {
  expect(explained({ is: 'editedListed', count: 1 })).toMatch(/The generated one is listed next to it\.$/)
  expect(explained({ is: 'edited', count: 1 })).toMatch(/ask them\.$/)
  expect(explained({ is: 'engineChangedListed' })).toMatch(/the differences are listed\.$/)
  expect(explained({ is: 'engineChanged' })).toMatch(/Its sources are unchanged\.$/)
})

test('a changed engine is named with its versions then and now', () => {
  const text = explained({ is: 'engineChanged' })
  expect(text).toContain('It comes from engine 13 with questionnaire 2.')
  expect(text).toContain('has engine 14 and questionnaire 3,')
})

test('what retention removed has its days', () => {
  const removed = { is: 'removedByRules', count: 2, first: '2026-03-01T23:30:00Z' } as const
  expect(explained({ ...removed, last: '2026-03-01T01:00:00Z' })).toContain(
    'removed the data of 2 people on 1 March 2026.',
  )
  expect(explained({ ...removed, last: '2026-04-02T01:00:00Z' })).toContain(
    'removed the data of 2 people between 1 March 2026 and 2 April 2026.',
  )
})

test.each(['same', 'inputsNotKept', 'editedInputsNotKept', 'recordChanged'] as const)(
  '%s has one sentence',
  (is) => {
    expect(explained({ is })).toBe(verificationReasons[is])
  },
)
