import { expect, test } from 'vitest'
import { explainFinding, verificationReasons, type VerificationFinding } from './verify-report.ts'

const versions = {
  engine: { before: '13', now: '14' },
  questionnaire: { before: '2', now: '3' },
}
const explained = (found: VerificationFinding) => explainFinding(found, versions)

test.each([
  ['erased', 1, 'What one person had in it was erased since'],
  ['erased', 1200, 'What 1,200 people had in it was erased since'],
  ['removed', 1, 'One person was removed since'],
  ['removed', 2, '2 people were removed since'],
  ['answersGone', 1, 'The answers of one person that it was made from are not stored any more'],
  ['answersChanged', 3, 'The stored answers of 3 people are not those'],
  ['contentChanged', 1, 'One value in the stored report is not what the answers give'],
  ['contentChanged', 2, '2 values in the stored report are not what the answers give'],
  ['edited', 1, 'One text is not as made from the answers'],
  ['editedListed', 1100, '1,100 texts are not as made from the answers'],
] as const)('%s of %s is explained with its count', (is, count, beginning) => {
  expect(explained({ is, count })).toContain(beginning)
})

test('only what is listed is said to be', () => {
  expect(explained({ is: 'editedListed', count: 1 })).toMatch(/What was made is listed beside\.$/)
  expect(explained({ is: 'edited', count: 1 })).toMatch(/ask them\.$/)
  expect(explained({ is: 'engineChangedListed' })).toMatch(/; what differs is listed\.$/)
  expect(explained({ is: 'engineChanged' })).toMatch(/is unchanged\.$/)
})

test('a changed engine is named with its versions then and now', () => {
  const text = explained({ is: 'engineChanged' })
  expect(text).toContain('by engine 13 with questionnaire 2.')
  expect(text).toContain('has engine 14 and questionnaire 3,')
})

test('what retention removed has its days', () => {
  const removed = { is: 'removedByRules', count: 2, first: '2026-03-01T23:30:00Z' } as const
  expect(explained({ ...removed, last: '2026-03-01T01:00:00Z' })).toContain('removed on 1 March 2026 by')
  expect(explained({ ...removed, last: '2026-04-02T01:00:00Z' })).toContain(
    'What 2 people had in it was removed between 1 March 2026 and 2 April 2026 by',
  )
})

test.each(['same', 'inputsNotKept', 'editedInputsNotKept', 'recordChanged'] as const)(
  '%s has one sentence',
  (is) => {
    expect(explained({ is })).toBe(verificationReasons[is])
  },
)
