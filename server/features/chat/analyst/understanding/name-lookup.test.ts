import { expect, test } from 'vitest'
import { candidatesMax, findDepartments, lookUp, findPeople } from './name-lookup.ts'
import { tokenize } from './tokenize.ts'

const count = 50_000
const named = (nameOf: (number: number) => string) => Array.from({ length: count }, (_, n) => nameOf(n))
const found = (text: string, names: readonly string[]) => lookUp(tokenize(text), names, (name) => name)

const lists: readonly (readonly [string, readonly string[]])[] = [
  ['one name', named(() => 'Ada Lovelace')],
  ['one first name', named((n) => `Ada L${n}`)],
  ['one first and one last name', named((n) => `Ada Maria N${n} Lovelace`)],
  ['a name of one word many times', named((n) => `${'Ada '.repeat(3)}L${n}`)],
  ['one of a hundred first and of a hundred last names', named((n) => `F${n % 100} Ada L${n % 101}`)],
]
const texts = [
  'Ada '.repeat(1_000),
  'Ada Lovelace '.repeat(300),
  'Lovelace Maria Ada '.repeat(200),
  Array.from({ length: 400 }, (_, n) => `Ada F${n % 100} L${n % 101}`).join(' '),
]

test.each(lists)(
  'what a long text costs in a list of 50,000 of %s grows with neither times the other',
  (_, names) => {
    const words = names.reduce((sum, name) => sum + name.trim().split(' ').length, 0)
    for (const text of texts) {
      const { found: all, looked } = found(text, names)
      expect(looked).toBeLessThan(2 * words + text.length)
      for (const { candidates } of all) expect(candidates.length).toBeLessThanOrEqual(candidatesMax)
    }
  },
)

test('of namesakes so many are told apart that somebody can be asked which', () => {
  const [one] = found('What is the grade of Ada?', lists[1]?.[1] ?? []).found
  expect(one).toEqual({ words: [5, 6], candidates: named((n) => `Ada L${n}`).slice(0, candidatesMax) })
})

test('the longest name counts, its words in any order, and each as often as it is written', () => {
  const names = ['Ada Lovelace', 'Ada', 'Ada Ada', 'Grace Ada Hopper', 'May Day']
  const meant = (text: string) => found(text, names).found.map(({ candidates }) => candidates)
  expect(meant('ask ada')).toEqual([['Ada']])
  expect(meant('ask ada ada')).toEqual([['Ada Ada']])
  expect(meant('ask LOVELACE, Ada and hopper')).toEqual([['Ada Lovelace'], ['Grace Ada Hopper']])
  expect(meant('ask hopper ada lovelace')).toEqual([['Grace Ada Hopper'], ['Ada Lovelace']])
  expect(meant('may we go, in May')).toEqual([['May Day']])
  expect(findDepartments('the grade of sales', ['Sales', 'Sales Support'])).toEqual([
    { words: [3, 4], candidates: ['Sales'] },
  ])
})

const person = (id: string, name: string, email: string) => ({
  id,
  name,
  email,
  role: 'Employee',
  department: 'General',
  status: 'active' as const,
  joinedAt: '2026-01-01T00:00:00.000Z',
  inviteCode: null,
  initials: 'X',
})

test('an e-mail address stands before every name, in whatever punctuation, and only whole', () => {
  const people = [person('a', 'Ada', 'ada@example.test'), person('b', 'Bo', 'x.ada@example.test')]
  const meant = (text: string) =>
    findPeople(text, people).flatMap(({ candidates }) => candidates.map(({ id }) => id))
  expect(meant('Bo: what did ADA@example.test’s boss say?')).toEqual(['a'])
  expect(meant('Is it <x.ada@example.test>?')).toEqual(['b'])
  expect(meant('ada@example.test.')).toEqual(['a'])
  expect(meant('Bo, is ada@example.testing there?')).toEqual(['b', 'a'])
})

test.each([
  ['What is the grade of B Person?', ['B Person']],
  ['Wie steht 张 伟 da?', ['张 伟']],
  ['Compare Person B and A Person', ['B Person', 'A Person']],
  ['Is plan B for A?', []],
])('a name with a single letter is found where it is said in full: %s', (text, meant) => {
  const people = ['A Person', 'B Person', 'C Person', '张 伟', '王 伟']
  expect(found(text, people).found.map(({ candidates }) => candidates)).toEqual(meant.map((name) => [name]))
})
