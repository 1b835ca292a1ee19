import { setImmediate as nextTurn } from 'node:timers/promises'

/** So few that checking them takes some milliseconds, whatever they are made of. */
const atOnce = 100

/** What `work` makes of each row, in order. Between every hundred of them the event loop serves others. */
export const processInChunks = async <Row, Result>(
  rows: readonly Row[],
  work: (row: Row, index: number) => Result,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % atOnce === 0) await nextTurn()
    results.push(work(row, index))
  }
  return results
}
