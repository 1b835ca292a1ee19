import { expect, test } from 'vitest'
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
