import { expect, test, vi } from 'vitest'
import { broadcast } from '../browser/broadcast.ts'
import { createQueryClient, watchCache } from './query-client.ts'

test('drops nothing for its size: more than 1,048,576 bytes stay', () => {
  const client = createQueryClient()
  const stop = watchCache(client)
  const answer = 'x'.repeat(16_384)
  const keys = Array.from({ length: 128 }, (_, index) => ['getEmployees', 'org-1', { after: String(index) }])
  for (const key of keys) client.setQueryData(key, answer)
  const kept = keys.map((key) => client.getQueryData<string>(key)?.length ?? 0)
  expect(kept.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(1_048_576)
  expect(kept).toEqual(keys.map(() => answer.length))
  stop()
  client.clear()
})

test('a clock that is put back does not put off the question that follows a refusal', () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const stop = watchCache(client)
  const asked = vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
  broadcast('member-refused', undefined)
  vi.advanceTimersByTime(10)
  expect(asked).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() - 3 * 3_600_000)
  broadcast('member-refused', undefined)
  vi.advanceTimersByTime(10)
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
  vi.useRealTimers()
})
