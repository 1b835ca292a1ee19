/** How often the event loop turned while something was done that waits for nothing outside, and what came of it. */
export const turnsDuring = async <T>(work: () => Promise<T>): Promise<{ turns: number; result: T }> => {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  const result = await work()
  clearImmediate(next)
  return { turns, result }
}
