/** Milliseconds of processor time that this process has for a piece of work. Unlike a clock it doesn't run while others use the machine. */
const processorMsOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * The least of several times: the first runs may compile, and other work of the process, such as collecting garbage,
 * counts as well. Where a time is enough, it is looked for longer: only what is always slow is slow.
 */
export const leastProcessorMsOf = async (work: () => unknown, enoughMs = 0): Promise<number> => {
  let least = Infinity
  for (let time = 0; time < (enoughMs > 0 ? 12 : 3) && least > enoughMs; time += 1)
    least = Math.min(least, await processorMsOf(work))
  return least
}
