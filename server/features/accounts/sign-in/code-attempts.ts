import { and, count, eq, gt } from 'drizzle-orm'
import { codeLengths, type CodeLength } from '../../../../contract/shapes/one-time-code.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Tx } from '../../../core/database/database.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { networkOf } from '../../../core/rate-limits/ip-network.ts'
import type { Context as CallContext } from '../../../core/http/serve.ts'
import { deviceHashOf } from '../sessions/device.ts'
import { wrongCodeTries } from '../../../schema/accounts.ts'

/**
 * Wrong tries for an e-mail. The number within 24 hours, from any source, sets the length of the next codes
 * (docs/sign-in.md). Each browser also has its own 5 tries per code, so an attacker's guesses do not use up the owner's.
 */

type Who = Pick<CallContext['request'], 'ip' | 'deviceKey'>
type Code = { email: string; id: string; digits: number }

/** The browser, by its device key; without one, the network. */
const sourceOf = ({ ip, deviceKey }: Who, email: string): string => {
  const device = deviceHashOf(deviceKey, email)
  return device ? `device:${Buffer.from(device).toString('base64url')}` : `network:${networkOf(ip)}`
}

/** Counting further is useless: codes get no longer. */
const mostCounted = Math.max(...codeLengths.map(({ wrongTries }) => wrongTries).filter(Number.isFinite))

const triesOfDay = async (tx: Tx, email: string, now: Date): Promise<number> => {
  const tries = tx
    .select({ id: wrongCodeTries.id })
    .from(wrongCodeTries)
    .where(and(eq(wrongCodeTries.email, email), gt(wrongCodeTries.at, new Date(now.getTime() - dayMs))))
    .limit(mostCounted)
    .as('tries')
  const [row] = await tx.select({ tries: count() }).from(tries)
  return row?.tries ?? 0
}

/** How many digits the next code of an e-mail has. */
export const nextCodeLength = async (tx: Tx, email: string, now: Date): Promise<CodeLength> => {
  const tries = await triesOfDay(tx, email, now)
  return codeLengths.find(({ wrongTries }) => tries < wrongTries)?.digits ?? 16
}

/**
 * How many wrong tries a code has left: the smaller of what its length allows today in total and what this caller has
 * left.
 */
export const remainingTries = async (
  { tx, now, request }: { tx: Tx; now: Date; request: Who },
  code: Code,
): Promise<number> => {
  const most = codeLengths.find(({ digits }) => digits === code.digits)?.wrongTries ?? 0
  const [own] = await tx
    .select({ tries: count() })
    .from(wrongCodeTries)
    .where(and(eq(wrongCodeTries.codeId, code.id), eq(wrongCodeTries.source, sourceOf(request, code.email))))
  return Math.min(most - (await triesOfDay(tx, code.email, now)), limits.otpTries - (own?.tries ?? 0))
}

export const countWrongTry = async (
  { tx, now, request }: { tx: Tx; now: Date; request: Who },
  { email, id }: Code,
): Promise<void> => {
  await tx.insert(wrongCodeTries).values({ email, codeId: id, source: sourceOf(request, email), at: now })
}
