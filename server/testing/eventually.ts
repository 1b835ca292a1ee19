import { setTimeout as sleep } from 'node:timers/promises'

/** What `look` finds once it finds something; a failure after `withinMs`. */
export const eventually = async <T>(
  look: () => Promise<T | undefined> | T | undefined,
  withinMs = 45_000,
): Promise<T> => {
  const end = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`It did not happen within ${withinMs} ms.`)
    await sleep(25)
  }
}
