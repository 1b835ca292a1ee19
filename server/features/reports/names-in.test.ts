import { expect, test } from 'vitest'
import { namerOf } from './names-in.ts'

const names = namerOf([
  { name: 'Marie Dupont', email: 'marie@example.test' },
  { name: 'Will Ng', email: 'will@example.test' },
])

test.each([
  'Marie Dupont leads',
  'marie dupont leads',
  'ask MARIE@example.test',
  'Dupont leads the team',
  'DUPONT leads the team',
  'Ｄｕｐｏｎｔ leads',
  'the plan of Ng.',
  'Will decides',
])('%s names somebody', (text) => {
  expect(names(text)).toBe(true)
})

test.each(['This will take a year', 'Dupontel is a firm', 'The team grows', ''])(
  '%s names nobody',
  (text) => {
    expect(names(text)).toBe(false)
  },
)

test('of nobody no text says a name', () => {
  expect(namerOf([])('Marie')).toBe(false)
})
