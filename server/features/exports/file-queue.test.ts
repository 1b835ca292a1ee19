import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { eventually } from '../../testing/eventually.ts'
import { createFileQueue } from './file-queue.ts'

/** Works that end when they are told to; `begun` tells once everything that could begin has. */
const house = (bounds = { atOnce: 2, waiting: 3, each: 3 }) => {
  const inTurn = createFileQueue(bounds)
  const begun: string[] = []
  const ends = new Map<string, (how?: Error) => void>()
  const start = (by: string, name: string, signal?: AbortSignal) =>
    inTurn(
      async () => {
        begun.push(name)
        await new Promise<void>((resolve, reject) => ends.set(name, (how) => (how ? reject(how) : resolve())))
        return name
      },
      { by, ...(signal && { signal }) },
    )
  const end = async (name: string, how?: Error) => {
    await nextTurn()
    ends.get(name)?.(how)
  }
  const begunNow = async () => {
    await nextTurn()
    return [...begun]
  }
  return { start, begun: begunNow, end }
}

test('two at once, the others in their order, and whoever finds no place is told so', async () => {
  const { start, begun, end } = house()
  const all = ['a', 'b', 'c', 'd', 'e'].map((by) => start(by, by))
  expect(await begun()).toEqual(['a', 'b'])
  await expect(start('f', 'f')).rejects.toMatchObject({
    kind: 'UNAVAILABLE',
    message: messages.exportsBusy,
    retryAfterSeconds: 5,
  })
  await end('b', new Error('out of paper'))
  await expect(all[1]).rejects.toThrow('out of paper')
  expect(await begun()).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd', 'e']) {
    await end(name)
    expect(await all.find((_, index) => 'abcde'[index] === name)).toBe(name)
  }
  expect(await begun()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('of one person one is made at a time, and three are taken: the others have their turn before', async () => {
  const { start, begun, end } = house()
  const theirs = [1, 2, 3].map((number) => start('greedy', `greedy ${number}`))
  await expect(start('greedy', 'greedy 4')).rejects.toMatchObject({
    kind: 'RATE_LIMITED',
    message: 'Muster is already creating 3 files for you. Try again when one of them is ready.',
  })
  expect(await begun()).toEqual(['greedy 1'])
  const other = start('other', 'other 1')
  expect(await begun()).toEqual(['greedy 1', 'other 1'])
  await end('other 1')
  await other
  expect(await begun()).toEqual(['greedy 1', 'other 1'])
  await end('greedy 1')
  await theirs[0]
  expect(await begun()).toEqual(['greedy 1', 'other 1', 'greedy 2'])
  const again = start('greedy', 'greedy 4')
  await end('greedy 2')
  await theirs[1]
  await end('greedy 3')
  await theirs[2]
  await end('greedy 4')
  expect(await again).toBe('greedy 4')
})

test('whoever goes while they wait gives their place up, and whoever has gone takes none', async () => {
  const { start, begun, end } = house({ atOnce: 1, waiting: 1, each: 3 })
  const first = start('a', 'a')
  const gone = new AbortController()
  const left = start('b', 'b', gone.signal)
  await expect(start('c', 'c')).rejects.toThrow(messages.exportsBusy)
  gone.abort()
  await expect(left).rejects.toThrow(messages.exportTooSlow)
  await expect(start('b', 'late', gone.signal)).rejects.toThrow(messages.exportTooSlow)
  const next = start('c', 'c')
  await end('a')
  await first
  expect(await begun()).toEqual(['a', 'c'])
  await end('c')
  expect(await next).toBe('c')
})

test('where somebody waits, the longest turn is over after its share, and the next one after its own', async () => {
  const inTurn = createFileQueue({ atOnce: 2, waiting: 3, each: 1, shareMs: 50 })
  const ends: string[] = []
  const start = (by: string) =>
    inTurn(
      async (over) => {
        await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }))
        ends.push(by)
      },
      { by },
    )
  void start('a')
  void start('b')
  await pause(100)
  expect(ends).toEqual([])
  const [c, d] = [start('c'), start('d')]
  await eventually(() => ends.length >= 2 || undefined)
  expect(ends).toEqual(['a', 'b'])
  await pause(100)
  expect(ends).toEqual(['a', 'b'])
  void start('e')
  await c
  void start('f')
  await d
  expect(ends).toEqual(['a', 'b', 'c', 'd'])
})
