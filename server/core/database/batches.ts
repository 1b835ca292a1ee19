/**
 * The rows of a table that may be large, a few at a time, so that no more of it is held than that. `read` gives the next
 * `atOnce` behind the last one of those before, in one order; without one the first.
 */
export async function* readInBatches<Row>(
  atOnce: number,
  read: (last: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined
  do {
    const rows = await read(last)
    yield rows
    last = rows.length < atOnce ? undefined : rows.at(-1)
  } while (last !== undefined)
}
