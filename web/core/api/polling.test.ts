import { expect, it } from 'vitest'
import { listPollingInterval } from './polling.ts'

const after = (rows: number) => listPollingInterval({ state: { data: Array.from({ length: rows }) } })

it('asks again every 20 s for a short list, and the more rarely the longer it is', () => {
  expect(listPollingInterval({ state: {} })).toBe(20_000)
  expect([0, 3, 1_000, 5_000, 50_000].map(after)).toEqual([20_000, 20_000, 20_000, 100_000, 1_000_000])
})
