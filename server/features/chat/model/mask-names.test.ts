import { expect, test } from 'vitest'
import { findSlowerThan } from '../../../../insights/testing/processor-time.ts'
import { createNameMasker } from './mask-names.ts'

const named = createNameMasker([
  { name: 'Ada Lovelace' },
  { name: 'Ada Lovelace Byron' },
  { name: 'Émile  ' },
  { name: '  ' },
  { name: 'Jean-Luc P.' },
])

test.each([
  [
    'Ada Lovelace Byron and ADA LOVELACE met.',
    ['ada lovelace byron', 'ada lovelace'],
    '  and   met.',
    'ada_lovelace_byron and ada_lovelace met.',
  ],
  [
    'Ada Lovelaces and Ada are others.',
    [],
    'Ada Lovelaces and Ada are others.',
    'Ada Lovelaces and Ada are others.',
  ],
  ['Émile’s notes, E\u0301mile', ['émile'], ' ’s notes,  ', 'émile’s notes, émile'],
  ['So says Jean-Luc P.', ['jean-luc p.'], 'So says  ', 'So says jean_luc_p_'],
])('of “%s” the names are known', (text, names, rest, marked) => {
  expect(named(text)).toEqual({ names: new Set(names), rest, marked })
})

test('however many people there are, a text is gone through once', async () => {
  const many = createNameMasker(Array.from({ length: 50_000 }, (_, index) => ({ name: `Person ${index}` })))
  const text = 'Of Person 49999 and others it says nothing.'
  expect(many(text).names).toEqual(new Set(['person 49999']))
  const ofMany = ['of 50,000', () => many(text)] as const
  expect(await findSlowerThan(() => named(text), [ofMany], 20)).toEqual([])
})
