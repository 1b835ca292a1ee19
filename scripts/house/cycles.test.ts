import { expect, test } from 'vitest'
import { filesOnCycles } from './cycles.ts'

const source = (file: string, ...imports: string[]) => ({
  file,
  imports,
  lazyImports: [],
  comments: [],
  symbols: [],
})

test('files that import each other are found, and not those that import them', () => {
  const found = filesOnCycles([
    source('page', 'a'),
    source('a', 'b', 'leaf'),
    source('b', 'c'),
    source('c', 'a'),
    source('leaf'),
  ])
  expect(found).toEqual(['a', 'b', 'c'])
})

test('files that import the same one are on no cycle', () => {
  expect(filesOnCycles([source('a', 'b', 'c'), source('b', 'c'), source('c')])).toEqual([])
})
