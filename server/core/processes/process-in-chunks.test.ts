import { expect, test } from 'vitest'
import { turnsDuring } from '../../testing/event-loop-turns.ts'
import { processInChunks } from './process-in-chunks.ts'

test('rows are worked in order, and the event loop turns between every hundred of them', async () => {
  const rows = Array.from({ length: 1_050 }, (_, index) => index)
  const { turns, result } = await turnsDuring(() => processInChunks(rows, (row, index) => row + index))
  expect(result).toEqual(rows.map((row) => 2 * row))
  expect(turns).toBeGreaterThanOrEqual(10)
})
