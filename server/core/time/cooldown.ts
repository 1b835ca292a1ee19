import { and, gt, lte, type Column, type SQL } from 'drizzle-orm'
import { clockSkewMs, remainingMs } from '../../../contract/http/elapsed.ts'

/**
 * Cooldowns and periods that count from a stored time. The clock may have been wrong when it was stored: a start in the
 * future is ignored, so that nothing waits longer than its own length.
 */

/** The milliseconds that are left of a pause, from 0 to `lengthMs`. */
export const remainingPause = (since: Date, lengthMs: number, now: Date): number =>
  remainingMs(since.getTime(), lengthMs, now.getTime())

/** The same in SQL: whether the time of `column` lies within the last `lengthMs`. */
export const isWithin = (column: Column, lengthMs: number, now: Date): SQL | undefined =>
  and(gt(column, new Date(now.getTime() - lengthMs)), lte(column, latestPast(now)))

/** Nothing of `lengthMs` that goes on at `now` ends later: a later end was stored while the clock was ahead. Clocks differ a little. */
export const latestEnd = (lengthMs: number, now: Date): Date =>
  new Date(now.getTime() + lengthMs + clockSkewMs)

/** A stored end, cut to the whole length from now on where it lies further ahead. */
export const endWithin = (end: Date, lengthMs: number, now: Date): Date =>
  end > latestEnd(lengthMs, now) ? new Date(now.getTime() + lengthMs) : end

/** No stored time after this one has been yet. */
export const latestPast = (now: Date): Date => new Date(now.getTime() + clockSkewMs)
