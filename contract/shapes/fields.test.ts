import { expect, test } from 'vitest'
import { z } from 'zod'
import { ordinaryText } from '../../insights/testing/hostile-texts.ts'
import { findSlowerThan } from '../../insights/testing/processor-time.ts'
import {
  departmentKey,
  DeviceKey,
  DisplayName,
  Email,
  InviteCode,
  extractInviteCode,
  singleLine,
  PageByNumber,
  PageByTime,
  suggestedEmail,
  VersionInQuery,
} from './fields.ts'
import { limits } from './limits.ts'
import { inputErrorMap } from '../http/explain-invalid-input.ts'

test.each([
  'v(a)@x.de',
  'v@x.de(a)',
  '"v"@x.de',
  'v@[x.de',
  String.raw`v\@x.de`,
  'a:v@x.de',
  'Vera <v@x.de>',
  'v@x.de, w@x.de',
  'o’brien@x.de',
  'o´brien@x.de',
  'v•w@x.de',
  'anna٤٠@x.de',
  'аnna@x.de',
  'v@x.еxample',
  'v@x٤.example',
  'v@.x.de',
  'v@x..de',
  'v@x*y.de',
  'v@x.de/a',
  'v`w@x.de',
  'v\u0007@x.de',
  'v@w@x.de',
  'v@bücher/x.de',
  'v@bücher.de?x',
  'v@büch%65r.de',
  'v@ü.12',
  'v@xn--ü.de',
])('%j is no e-mail address', (email) => {
  const parsed = Email.safeParse(email)
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Invalid email format'])
})

test.each([
  [" Ada.O'Brien+news@Mail.Example.test ", "ada.o'brien+news@mail.example.test"],
  ['v@BÜCHER.example', 'v@xn--bcher-kva.example'],
  ['v@xn--bcher-kva.example', 'v@xn--bcher-kva.example'],
  ['v@bu\u0308cher.example', 'v@xn--bcher-kva.example'],
  ['v@straße.example', 'v@xn--strae-oqa.example'],
  ['vögel@例え.テスト', 'vögel@xn--r8jz45g.xn--zckzah'],
  ['анна.v@x.de', 'анна.v@x.de'],
  ['آنا٤@x.de', 'آنا٤@x.de'],
  ['v@1.2.example', 'v@1.2.example'],
  ['ｖ@ｘ．de', 'v@x.de'],
  ['ｖ＠x。de', 'v@x.de'],
  ['<V@x.de>', 'v@x.de'],
  ['mailto:v@x.de?subject=Hello', 'v@x.de'],
  ['"v@x.de",', 'v@x.de'],
  ['• v@x.de', 'v@x.de'],
  ['v@x.de.', 'v@x.de'],
  ['v@x.de*', 'v@x.de'],
  ['**v@x.de**', 'v@x.de'],
  ['_v_w@x.de_', 'v_w@x.de'],
  ['v\u200B@x\uFE0F.de', 'v@x.de'],
  ['\u202Av@x.de\u202C', 'v@x.de'],
  ['\uFEFFv@x.de\u00A0', 'v@x.de'],
])('%j is the e-mail address %j', (typed, email) => {
  expect(Email.parse(typed)).toBe(email)
})

test.each([
  ['o’brien@x.de', "o'brien@x.de"],
  ['o`brien@x.de', "o'brien@x.de"],
  ['<O´Brien@bücher.example>', "o'brien@xn--bcher-kva.example"],
  ['anna٤٠@x.de', 'anna40@x.de'],
  ['ann.аnna@x.de', 'ann.anna@x.de'],
  ['v@x.еxample', 'v@x.example'],
  ['v@x٤.example', 'v@x4.example'],
  ['аnna٤@x.de', 'anna4@x.de'],
  ['анна@пример.рф', undefined],
  ['анна.v@x.de', undefined],
  ['آنا٤@x.de', undefined],
  ["o'brien@x.de", undefined],
  ['v@x.de', undefined],
  ['o’brien', undefined],
  ['', undefined],
])('for %j the address %j is suggested', (typed, suggested) => {
  expect(suggestedEmail(typed)).toBe(suggested)
})

test('a body full of marks or signs is refused in about the time of an ordinary one', async () => {
  const checked = (text: string) => () => {
    for (const field of [Email, DisplayName, InviteCode]) field.safeParse(`a${text}@x.de`)
    departmentKey(text)
  }
  const works = ['\u0301\u0323', '\u3316', '\u200B', '(', '1. ', '<'].map(
    (unit) => [unit, checked(unit.repeat(100_000 / unit.length))] as const,
  )
  expect(await findSlowerThan(checked(ordinaryText(100_000)), works, 20)).toEqual([])
})

test('an address of 254 characters is checked in about the time of an ordinary one, whatever it is made of', async () => {
  const checked = (address: string) => () => Email.safeParse(address)
  const works = ['.', 'a.', '@', 'a@', 'a'].map(
    (unit) => [unit, checked(`a@${unit.repeat(252 / unit.length)}`)] as const,
  )
  expect(await findSlowerThan(checked(`ada@${'example.'.repeat(30)}test`), works, 20)).toEqual([])
})

test('an address of 254 characters is taken, and one of 255 is too long', () => {
  expect(Email.safeParse(`${'a'.repeat(247)}@b.test`).success).toBe(true)
  const parsed = Email.safeParse(`${'a'.repeat(248)}@b.test`)
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Email is too long'])
})

test('a display name has 2 to 100 characters', () => {
  const messagesOf = (name: string) =>
    DisplayName.safeParse(name).error?.issues.map(({ message }) => message) ?? []
  expect(['Al', 'a'.repeat(100)].map(messagesOf)).toEqual([[], []])
  expect(['💡💡', '李明'].map(messagesOf)).toEqual([[], []])
  for (const name of ['A', '💡', ' 𠮷 '])
    expect(messagesOf(name)).toEqual(['Display name must be at least 2 characters'])
  expect(messagesOf('a'.repeat(101))).toEqual(['Display name is too long (max 100 characters)'])
})

test.each([
  ['Ada\u200B \u202ELovelace\u202C', 'Ada Lovelace'],
  ['\u2066Ada\u2069\n\tLovelace', 'Ada Lovelace'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D💻', '👩\u200D💻'],
  ['\u200B\u200B\u200B', ''],
  ['\u200D\u3164\u2800', ''],
])('%j is written on one line as %j', (typed, line) => {
  expect(singleLine(typed)).toBe(line)
})

test('a name that nobody can see is empty', () => {
  const parsed = DisplayName.safeParse('\u200B\u2060\u00AD')
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Display name cannot be empty'])
})

const Form = z.object({
  text: z.string().min(1).max(3),
  long: z.string().min(2),
  count: z.number().int().min(1).max(5),
  list: z.array(z.string()).min(1).max(2),
  kind: z.enum(['one', 'other']),
  only: z.literal(true),
  isSo: z.boolean(),
  at: z.iso.datetime(),
})
const right = {
  text: 'a',
  long: 'ab',
  count: 1,
  list: ['a'],
  kind: 'one',
  only: true,
  isSo: true,
  at: '2026-01-01T00:00:00Z',
}

test.each([
  [{ text: undefined }, 'text is required'],
  [{ text: null }, 'text must be a text'],
  [{ text: '' }, 'text cannot be empty'],
  [{ text: 'abcd' }, 'text is too long (max 3 characters)'],
  [{ long: 'a' }, 'long must have at least 2 characters'],
  [{ count: 'x' }, 'count must be a number'],
  [{ count: 1.5 }, 'count must be a whole number'],
  [{ count: 0 }, 'count must be at least 1'],
  [{ count: 6 }, 'count must be at most 5'],
  [{ list: {} }, 'list must be a list'],
  [{ list: [] }, 'list must have at least 1 entry'],
  [{ list: ['a', 'b', 'c'] }, 'list may have at most 2 entries'],
  [{ list: [5] }, 'entry 1 of list must be a text'],
  [{ kind: 'x' }, 'kind must be one of: one, other'],
  [{ kind: undefined }, 'kind is required'],
  [{ only: false }, 'only must be true'],
  [{ isSo: 'x' }, 'isSo must be true or false'],
  [{ at: 'x' }, 'at cannot be used as it was sent'],
])('%j is told in plain words', (fault, message) => {
  const parsed = Form.safeParse({ ...right, ...fault }, { error: inputErrorMap })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('an input that is no object is told in plain words', () => {
  const parsed = Form.safeParse('x', { error: inputErrorMap })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['The input must be an object'])
})

test('what is wrong within lists is told by entry', () => {
  const lists = z.object({
    ids: z.array(z.string()),
    rows: z.array(z.object({ of: z.object({ n: z.number() }) })),
  })
  const parsed = lists.safeParse({ ids: ['a', 1], rows: [{ of: {} }] }, { error: inputErrorMap })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([
    'entry 2 of ids must be a text',
    'of.n of entry 1 of rows is required',
  ])
})

test.each([
  'ABCDEFGH12345678',
  ' abcd-efgh 1234-5678 ',
  'https://muster.example/#/login/ABCDEFGH12345678',
  'https://muster.example/#/questionnaire/abcdefgh12345678?step=welcome',
  'http://localhost:4000/#/employee-form/ABCDEFGH12345678/',
  'https://muster.example/#/login/ABCDEFGH12345678.',
  '<https://muster.example/#/login/ABCDEFGH12345678>,',
  '(https://muster.example/#/login/ABCDEFGH12345678)',
  '\u202Aabcd–efgh‑1234−5678\u202C',
  'ＡＢＣＤ-EFGH-١٢٣٤-۵۶۷۸',
  'Your code: ABCD EFGH 1234 5678.',
  'your code is abcdefgh12345678, see you',
  'ABCDEFGH\u200B12345678',
])('an invite code is taken out of %s', (typed) => {
  expect(extractInviteCode(typed)).toBe('ABCDEFGH12345678')
})

test('what holds no code stays what was typed, made plain', () => {
  expect(extractInviteCode('https://x.example/short')).toBe('HTTPS://X.EXAMP1E/SH0RT')
  expect(extractInviteCode('')).toBe('')
})

const messagesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []

test('an address, a name or a code that is missing is said to be, and what is no text is said to be none', () => {
  for (const missing of [undefined, null]) {
    expect(messagesOf(Email, missing)).toEqual(['Email is required'])
    expect(messagesOf(DisplayName, missing)).toEqual(['Display name is required'])
    expect(messagesOf(InviteCode, missing)).toEqual(['Invite code is required'])
  }
  expect(messagesOf(Email, 4)).toEqual(['Email must be a string'])
  expect(messagesOf(DisplayName, 4)).toEqual(['Display name must be a string'])
  expect(messagesOf(Email, ' ')).toEqual(['Email is required'])
  expect(messagesOf(DisplayName, '')).toEqual(['Display name is required'])
  expect(messagesOf(DisplayName, ' ')).toEqual(['Display name cannot be empty'])
})

test('an address may be as long as the limit, and one that is longer is refused for its length', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect(messagesOf(Email, address(limits.emailMax))).toEqual([])
  expect(messagesOf(Email, address(limits.emailMax + 1))).toEqual(['Email is too long'])
})

test('the address that was probably meant goes with the refusal', () => {
  const [issue] = Email.safeParse('anna٤٠@x.de').error?.issues ?? []
  expect(issue).toMatchObject({ code: 'custom', params: { suggestion: 'anna40@x.de' } })
})

test('the key of a device has 22 to 128 characters of its alphabet', () => {
  const isKey = (key: string) => DeviceKey.safeParse(key).success
  expect(['a'.repeat(22), 'a-_9'.repeat(32)].map(isKey)).toEqual([true, true])
  expect(['a'.repeat(21), 'a'.repeat(129), `${'a'.repeat(22)}!`, `!${'a'.repeat(22)}`].map(isKey)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('the place in a list is of the form that its order has', () => {
  const atTime = (after: string) => PageByTime.safeParse({ after }).success
  expect(['1_a', '170000000000000_01890a5d-ac96-774b'].map(atTime)).toEqual([true, true])
  expect(['_a', '1_', 'x1_a', '1_a!', '1700000000000001_a', `1_${'a'.repeat(129)}`].map(atTime)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(PageByNumber.parse({ after: '12' })).toEqual({ after: 12 })
  expect(messagesOf(PageByNumber, { after: 'x' })).toEqual(['This is no place in the list'])
  expect(VersionInQuery.parse('12')).toBe(12)
  for (const none of ['', ' ', '1e1', '0x10', '1.5', '0'])
    expect(VersionInQuery.safeParse(none).success).toBe(false)
})

test('departments in Turkish capitals are one with those in small letters', () => {
  expect(departmentKey('İSTANBUL')).toBe(departmentKey('istanbul'))
  expect(departmentKey('IT')).toBe('it')
})
