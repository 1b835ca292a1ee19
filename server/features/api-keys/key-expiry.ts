import { keyDays } from '../../../contract/calls/api-keys.ts'
import { dayMs } from '../../core/time/durations.ts'
import { endWithin, latestPast } from '../../core/time/cooldown.ts'
import type { apiKeys } from '../../schema/api-keys.ts'

export type Lasting = Pick<typeof apiKeys.$inferSelect, 'createdAt' | 'expiresAt'>

const longestMs = Math.max(...keyDays) * dayMs

/** When a key ends by itself: no later than the days that it was given from now on, although the clock was ahead when it was made. */
export const endOfKey = ({ createdAt, expiresAt }: Lasting, now: Date): Date | null => {
  if (expiresAt === null) return null
  return endWithin(
    expiresAt,
    createdAt > latestPast(now) ? lengthOf({ createdAt, expiresAt }) : longestMs,
    now,
  )
}

/** The key may be said to be made when its maker joined, which is later than it was: it had the next more days then. */
const lengthOf = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): number => {
  const lastedMs = expiresAt.getTime() - createdAt.getTime()
  const lengths = keyDays.map((days) => days * dayMs)
  return lastedMs <= 0 ? longestMs : (lengths.find((ms) => ms >= lastedMs) ?? longestMs)
}
