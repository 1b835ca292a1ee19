import { afterEach, expect, test, vi } from 'vitest'
import { createTranslationCache } from './translation-cache.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** One sentence that takes about so many bytes. */
const sentences = (bytes: number) => new Map([['a', 'b'.repeat(bytes / 2)]])

const counting = (bytes = 1000) => {
  const made: string[] = []
  return {
    made,
    make: (name: string) => async () => {
      made.push(name)
      return sentences(bytes)
    },
  }
}

test('what was made is kept for ten minutes, and what nothing was found for is made again', async () => {
  const keep = createTranslationCache()
  const { made, make } = counting()
  vi.useFakeTimers()
  await keep('one', make('one'))
  vi.advanceTimersByTime(9 * 60_000)
  await keep('one', make('one'))
  expect(made).toEqual(['one'])
  vi.advanceTimersByTime(60_000)
  await keep('one', make('one'))
  expect(made).toEqual(['one', 'one'])
  await keep('none', async () => new Map())
  await keep('none', make('none'))
  expect(made).toEqual(['one', 'one', 'none'])
})

test('what was not asked for the longest goes where the bound is reached, and what is larger is not kept', async () => {
  const keep = createTranslationCache(2500)
  const { made, make } = counting()
  for (const name of ['one', 'two', 'one', 'three', 'one', 'two']) await keep(name, make(name))
  expect(made).toEqual(['one', 'two', 'three', 'two'])
  const large = counting(5000)
  await keep('large', large.make('large'))
  await keep('large', large.make('large'))
  expect(large.made).toEqual(['large', 'large'])
  await keep('two', make('two'))
  expect(made).toEqual(['one', 'two', 'three', 'two'])
})

test('it is made once for all who ask meanwhile, one after the other, and a failure holds up nobody', async () => {
  const keep = createTranslationCache()
  const events: string[] = []
  const slowly = (name: string) => async () => {
    events.push(`${name} begins`)
    await Promise.resolve()
    events.push(`${name} ends`)
    return sentences(100)
  }
  const failing = keep('bad', () => Promise.reject(new Error('It is away')))
  const all = [keep('one', slowly('one')), keep('one', slowly('one')), keep('two', slowly('two'))]
  await expect(failing).rejects.toThrow('It is away')
  await Promise.all(all)
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect((await keep('bad', slowly('bad'))).size).toBe(1)
})
