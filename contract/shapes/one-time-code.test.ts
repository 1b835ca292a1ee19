import { expect, test } from 'vitest'
import { hostileTexts, ordinaryText } from '../../insights/testing/hostile-texts.ts'
import { findSlowerThan } from '../../insights/testing/processor-time.ts'
import { OneTimeCode } from '../calls/accounts.ts'
import { extractCode, plainCode } from './one-time-code.ts'

test.each([
  '412795',
  '412795.',
  '„412795“',
  'Code: 412795',
  '412 - 795',
  '412\u00A0–\u00A0795',
  '4 1 2 7 9 5',
  '٤١٢٧٩٥',
  'Ihr Code ist 412 795. Er gilt 10 Minuten.',
])('%j is the code', (typed) => {
  expect(OneTimeCode.parse(typed)).toBe('412795')
})

test.each(['41279', '4127951', '412 795 - 1', '', 'Code', '412795'.repeat(100)])(
  '%j holds no code',
  (typed) => {
    const parsed = OneTimeCode.safeParse(typed)
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Enter all digits of the code'])
  },
)

test('of two codes the one as long as was sent counts', () => {
  expect(extractCode('Code 12345 67890, customer 412795', 10)).toBe('1234567890')
  expect(extractCode('Code 12345 67890, customer 412795')).toBe('412795')
})

test('a code is looked for in any text in about the time of an ordinary one', async () => {
  const works = hostileTexts(20_000).map(([name, text]) => [name, () => extractCode(text)] as const)
  expect(await findSlowerThan(() => extractCode(ordinaryText(20_000)), works, 20)).toEqual([])
})

test('a typed code is its digits without gaps, and text that holds none has none', () => {
  expect(plainCode(' 412 - 795 ')).toBe('412795')
  expect(extractCode('no digits', 6)).toBeUndefined()
  expect(extractCode('no digits')).toBeUndefined()
})
