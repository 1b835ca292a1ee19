/**
 * Waiting times that count from a stored moment. The clock may have been wrong then: a start in the future is ignored,
 * so that nothing waits longer than its own length.
 */

/** The clocks of two machines may be apart by this much. */
export const clockSkewMs = 5_000

/** The milliseconds that are left at `now` of a pause of `lengthMs` since `since`, from 0 to `lengthMs`. */
export const remainingMs = (since: number, lengthMs: number, now: number): number => {
  const elapsed = now - since
  if (elapsed < -clockSkewMs) return 0
  return Math.min(Math.max(lengthMs - elapsed, 0), lengthMs)
}
