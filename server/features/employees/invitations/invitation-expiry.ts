import { limits } from '../../../../contract/shapes/limits.ts'
import { endWithin } from '../../../core/time/cooldown.ts'
import { dayMs } from '../../../core/time/durations.ts'

/** How long an invitation and its code live: 14 days (specification point 1). */

const lifeMs = limits.invitationDays * dayMs

/** When an invitation that is sent now expires. */
export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + lifeMs)

/** When a stored invitation expires: no later than one that is sent now. */
export const endOf = (expiresAt: Date, now: Date): Date => endWithin(expiresAt, lifeMs, now)
