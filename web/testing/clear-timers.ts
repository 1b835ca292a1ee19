/** The timers of a test's page, which a browser ends with the page; without that they run on into a page that is gone. */

const pending = new Set<NodeJS.Timeout>()
const begin = globalThis.setTimeout

const noting = <Args extends unknown[]>(
  run: (...args: Args) => void,
  ms?: number,
  ...args: Args
): NodeJS.Timeout => {
  const timer = begin(() => {
    pending.delete(timer)
    run(...args)
  }, ms)
  pending.add(timer)
  return timer
}

globalThis.setTimeout = Object.assign(noting, begin)

/** Ends what the page still waits for. */
export const endTimers = (): void => {
  for (const timer of pending) clearTimeout(timer)
  pending.clear()
}
