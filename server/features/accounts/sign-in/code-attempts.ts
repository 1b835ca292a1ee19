import { and, count, eq, gt } from 'drizzle-orm'
import { codeLengths, type CodeLength } from '../../../../contract/shapes/one-time-code.ts'
import { limits } from '../../../../contract/shapes/fields.ts'
import type { Tx } from '../../../core/database/database.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { networkOf } from '../../../core/rate-limits/ip-network.ts'
import type { Context as CallContext } from '../../../core/http/serve.ts'
import { deviceHashOf } from '../sessions/device.ts'
import { wrongCodeTries } from '../../../schema/accounts.ts'

/**
 * The wrong tries for an e-mail: those of 24 hours decide how long its codes are, whoever made them (decisions §10). Within a
 * code each browser has 5 of its own, so that who guesses codes takes none from the person whom they belong to.
 */

type Who = Pick<CallContext['request'], 'ip' | 'deviceKey'>
type Code = { email: string; id: string; digits: number }

/** A browser by its key, else a network. */
const sourceOf = ({ ip, deviceKey }: Who, email: string): string => {
  const device = deviceHashOf(deviceKey, email)
  return device ? `device:${Buffer.from(device).toString('base64url')}` : `network:${networkOf(ip)}`
}

/** More need not be counted: codes grow no longer. */
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

/** How many wrong tries are left with a code: of its length today, whoever tries, and of who tries now. */
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
