import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../contract/failures.ts'
import { limits } from '../../../contract/fields.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import type { Tx } from '../../core/database.ts'
import { minuteMs } from '../../core/durations.ts'
import { Failure, orFail, refused } from '../../core/failures.ts'
import type { Host } from '../../core/host.ts'
import { latestPast, remainingPause } from '../../core/pauses.ts'
import { isSame } from '../../core/secrets.ts'
import type { Context as CallContext } from '../../core/serve.ts'
import { countFor, countsOf, refuseGuessing, refuseSending } from './code-counts.ts'
import { oneTimeCodes } from './tables.ts'

/**
 * One-time codes (decisions §3): one live code for an e-mail, used once, at most 5 wrong tries. The counts of
 * the hour go on from code to code, so that asking for a new one does not start guessing afresh.
 */

type Context = {
  tx: Tx
  now: Date
  host: Pick<Host, 'secrets'>
  request: Pick<CallContext['request'], 'ip' | 'deviceKey'>
}

/**
 * Makes the new and only code of an e-mail; an older one is worth nothing from here on. `language`: that its mail is asked
 * in. @returns its id.
 * @throws Failure RATE_LIMITED within 30 seconds of the last one, or where the hour's codes or tries are spent.
 */
export const issueCode = async (
  context: Context,
  email: string,
  language: LanguageCode | null = null,
): Promise<string> => {
  const { tx, now, host } = context
  const id = newId()
  const fresh = {
    id,
    codeHash: host.secrets.oneTimeCodeHash(email, host.secrets.oneTimeCode(id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.otpMinutes * minuteMs),
    wrongTries: 0,
    usedAt: null,
    language,
  }
  const added = await tx
    .insert(oneTimeCodes)
    .values({ ...fresh, email, windowStartedAt: now, windowSends: 0, windowWrongTries: 0 })
    .onConflictDoNothing()
    .returning({ id: oneTimeCodes.id })
  const [found] = await locked(tx, email)
  const last = orFail(found, new Failure('INTERNAL', messages.internal))
  const waitMs = remainingPause(last.createdAt, limits.otpResendSeconds * 1000, now)
  if (added.length === 0 && waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000)
    throw new Failure('RATE_LIMITED', messages.codeJustSent(seconds), { retryAfterSeconds: seconds })
  }
  const counts = await countsOf(context, last)
  refuseSending(counts, now)
  await tx.update(oneTimeCodes).set(fresh).where(eq(oneTimeCodes.email, email))
  await countFor(tx, email, counts, { sends: 1 })
  return id
}

/**
 * Spends the code of an e-mail. Of two who bring it at the same moment, one is served.
 * @throws Failure BUSINESS_LOGIC_ERROR where it is missing, used, expired, tried too often or wrong (a wrong
 * try stays counted), RATE_LIMITED where the hour's wrong tries are spent.
 */
export const spendCode = async (context: Context, email: string, otp: string): Promise<void> => {
  const { tx, now, host } = context
  const [found] = await locked(tx, email)
  const code = orFail(found, refused(messages.codeMissing))
  const counts = await countsOf(context, code)
  refuseGuessing(counts, now)
  if (code.usedAt) throw refused(messages.codeUsed)
  // A code made while the clock was ahead would be good for longer than its minutes.
  if (code.expiresAt <= now || code.createdAt > latestPast(now)) throw refused(messages.codeExpired)
  if (code.wrongTries >= limits.otpTries) throw refused(messages.codeTriedTooOften)
  const thisCode = and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.id, code.id))
  if (isSame(code.codeHash, host.secrets.oneTimeCodeHash(email, otp))) {
    await tx.update(oneTimeCodes).set({ usedAt: now }).where(thisCode)
    return
  }
  const wrongTries = code.wrongTries + 1
  await tx.update(oneTimeCodes).set({ wrongTries }).where(thisCode)
  await countFor(tx, email, counts, { wrongTries: 1 })
  const triesLeft = limits.otpTries - wrongTries
  const message = triesLeft > 0 ? messages.codeWrong(triesLeft) : messages.codeTriedTooOften
  throw new Failure('BUSINESS_LOGIC_ERROR', message, { commits: true })
}

const locked = (tx: Tx, email: string) =>
  tx.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email)).for('update')
