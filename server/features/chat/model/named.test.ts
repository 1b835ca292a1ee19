import { expect, test } from 'vitest'
import { namedBy } from './named.ts'

const named = namedBy([
  { name: 'Ada Lovelace' },
  { name: 'Ada Lovelace Byron' },
  { name: 'Émile  ' },
  { name: '  ' },
  { name: 'Jean-Luc P.' },
])

test.each([
  ['Ada Lovelace Byron and ADA LOVELACE met.', ['ada lovelace byron', 'ada lovelace'], '  and   met.'],
  ['Ada Lovelaces and Ada are others.', [], 'Ada Lovelaces and Ada are others.'],
  ['Émile’s notes, E\u0301mile', ['émile'], ' ’s notes,  '],
  ['So says Jean-Luc P.', ['jean-luc p.'], 'So says  '],
])('of “%s” the names are known', (text, names, rest) => {
  expect(named(text)).toEqual({ names: new Set(names), rest })
})

test('however many people there are, a text is gone through once', () => {
  const many = namedBy(Array.from({ length: 50_000 }, (_, index) => ({ name: `Person ${index}` })))
  const from = performance.now()
  expect(many('Of Person 49999 and others it says nothing.').names).toEqual(new Set(['person 49999']))
  expect(performance.now() - from).toBeLessThan(2_000)
})
