import { expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { createQueue } from './image-queue.ts'

it('lets so many run and so many wait, in their order, and turns the rest away', async () => {
  const inTurn = createQueue({ atOnce: 2, waiting: 2 })
  const ends: ((how: 'well' | 'badly') => void)[] = []
  const begun: number[] = []
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      await new Promise<void>((resolve, reject) =>
        ends.push((how) => (how === 'well' ? resolve() : reject(new Error('badly')))),
      )
      return number
    })
  const all = [1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toMatchObject({
    kind: 'UNAVAILABLE',
    message: messages.imagesBusy,
    retryAfterSeconds: 5,
  })
  expect(begun).toEqual([1, 2])
  ends[0]?.('badly')
  await expect(all[0]).rejects.toThrow('badly')
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.('well')
  expect(await all[1]).toBe(2)
  expect(begun).toEqual([1, 2, 3, 4])
  ends[2]?.('well')
  ends[3]?.('well')
  expect(await Promise.all(all.slice(2))).toEqual([3, 4])
  const later = work(6)
  ends[4]?.('well')
  expect(await later).toBe(6)
})
