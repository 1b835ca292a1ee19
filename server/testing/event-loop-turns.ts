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

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The processor time, in microseconds, of the longest turn of the event loop during a work, its share of the whole, and what came of it. */
export const longestTurnDuring = async <T>(
  work: () => Promise<T>,
): Promise<{ longest: number; share: number; result: T }> => {
  const began = processorTime()
  let before = began
  let longest = 0
  const end = () => {
    const at = processorTime()
    longest = Math.max(longest, at - before)
    before = at
  }
  let next = setImmediate(function turn() {
    end()
    next = setImmediate(turn)
  })
  const result = await work()
  end()
  clearImmediate(next)
  return { longest, share: longest / (processorTime() - began), result }
}
