type Work = () => unknown

// Tests of the browser side don't know the types of Node.
type Usage = { user: number; system: number }
declare const process: { cpuUsage: (before?: Usage) => Usage }

/** Milliseconds of processor time that this process has for a piece of work. Unlike a clock it doesn't run while others use the machine. */
const processorMsOf = async (work: Work): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Some systems count processor time in steps of 10 ms. */
const measurableMs = 20

/** The mean of as many times as can be measured. */
const meanMsOf = async (work: Work): Promise<number> => {
  let ms = 0
  let times = 0
  while (ms < measurableMs) {
    ms += await processorMsOf(work)
    times += 1
  }
  return ms / times
}

/** Collecting garbage and compiling count as well: only what is always slow is slow. */
const tries = 12

/**
 * Says how many times the processor time of a unit a work takes. Both are measured at the same moments, so that this doesn't depend on
 * how fast or busy the machine is, while time that grows with the square of a length shows on each. It is looked for no longer
 * than until a work is quick enough.
 */
export const measureRelativeTo = async (unit: Work) => {
  // What is run for the first time is compiled.
  await meanMsOf(unit)
  let unitMs = await meanMsOf(unit)
  return async (work: Work, quickEnough: number): Promise<number> => {
    let least = (await processorMsOf(work)) / unitMs
    for (let time = 1; time < tries && least > quickEnough; time += 1) {
      unitMs = await meanMsOf(unit)
      least = Math.min(least, (await meanMsOf(work)) / unitMs)
    }
    return least
  }
}

/** The names of the works that take more than so many times as long as the unit. */
export const findSlowerThan = async (
  unit: Work,
  works: Iterable<readonly [name: string, work: Work]>,
  atMost: number,
): Promise<string[]> => {
  const timesOf = await measureRelativeTo(unit)
  const slow: string[] = []
  for (const [name, work] of works) {
    const times = await timesOf(work, atMost)
    if (times > atMost) slow.push(`${name}: ${Math.round(times)} times`)
  }
  return slow
}
