import { expect, test } from 'vitest'
import { searchWords } from './search-text.ts'

test.each([
  ['"Anna Berg"', ['anna', 'berg']],
  ['„Anna“, Berg,', ['anna', 'berg']],
  ['«Zoë»;', ['zoe']],
  ['Küche،', ['kuche']],
  ['• Anna', ['anna']],
  ["O’Brien's", ["o'brien's"]],
  ['"anna@x.example",', ['anna@x.example']],
  ['" , "', []],
])('searching for %j looks for %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})
