import { z } from 'zod'
import { limits } from '../../../../contract/shapes/limits.ts'
import { remainingMs } from '../../../../contract/http/elapsed.ts'
import { keys, tab } from '../../../core/browser/storage.ts'

/**
 * That a code is on its way, kept in this tab as long as the code is good: phones drop a page while its reader is in their
 * mail, and who comes back is asked for the code and not for the address again.
 */

const Sent = z.object({
  email: z.string(),
  inviteCode: z.string().optional(),
  at: z.number(),
  digits: z.number().int().optional(),
})
type Sent = z.infer<typeof Sent>

const read = (): Sent | undefined => {
  try {
    return Sent.safeParse(JSON.parse(tab.get(keys.codeSent) ?? '')).data
  } catch {
    return undefined
  }
}

/** The address that a code was sent to and the time, in milliseconds; only for the same invitation, or without one again. */
export const readCodeSent = (inviteCode: string | undefined): Sent | undefined => {
  const sent = read()
  if (sent === undefined || sent.inviteCode !== inviteCode) return undefined
  return remainingMs(sent.at, limits.otpMinutes * 60_000, Date.now()) > 0 ? sent : undefined
}

/** `digits`: how many the code has, where that is known. */
export const storeCodeSent = (email: string, inviteCode: string | undefined, digits?: number): Sent => {
  const sent = {
    email,
    at: Date.now(),
    ...(inviteCode !== undefined && { inviteCode }),
    ...(digits !== undefined && { digits }),
  }
  tab.set(keys.codeSent, JSON.stringify(sent))
  return sent
}

export const clearCodeSent = (): void => tab.remove(keys.codeSent)
