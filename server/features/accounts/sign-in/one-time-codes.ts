import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/fields.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import type { Tx } from '../../../core/database/database.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import { Failure, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { Host } from '../../../core/host.ts'
import { latestPast, remainingPause } from '../../../core/time/cooldown.ts'
import { equalsInConstantTime } from '../../../core/auth/secrets.ts'
import type { Context as CallContext } from '../../../core/http/serve.ts'
import { readCodeCounts, countSentCode, rejectOverLimit } from './code-limits.ts'
import { oneTimeCodes } from '../../../schema/accounts.ts'
import { countWrongTry, nextCodeLength, remainingTries } from './code-attempts.ts'

/**
 * One-time codes (decisions §3 and §10): one live code for an e-mail, used once. Wrong tries make the next codes longer and lock
 * nobody out.
 */

type Context = {
  tx: Tx
  now: Date
  host: Pick<Host, 'secrets'>
  request: Pick<CallContext['request'], 'ip' | 'deviceKey'>
}

const resendMs = limits.otpResendSeconds * 1000
const lifeMs = limits.otpMinutes * minuteMs

/**
 * Makes the new and only code of an e-mail; an older one is worth nothing from here on. `language`: that its mail is asked
 * in.
 * @throws Failure RATE_LIMITED within 30 seconds of the last one, or where the hour's codes are spent and the last one can
 * still be used.
 */
export const issueCode = async (
  context: Context,
  email: string,
  language: LanguageCode | null = null,
): Promise<{ id: string; digits: number }> => {
  const { tx, now, host } = context
  const id = newId()
  const code = (digits: number) => ({
    id,
    digits,
    codeHash: host.secrets.oneTimeCodeHash(email, host.secrets.oneTimeCode(id, digits)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
    usedAt: null,
    language,
  })
  const added = await tx
    .insert(oneTimeCodes)
    .values({ ...code(6), email, windowStartedAt: now, windowSends: 0 })
    .onConflictDoNothing()
    .returning({ id: oneTimeCodes.id })
  const [found] = await locked(tx, email)
  const last = orFail(found, new Failure('INTERNAL', messages.internal))
  const digits = await nextCodeLength(tx, email, now)
  const counts = await readCodeCounts(context, last)
  if (added.length === 0) {
    refuseHurry(last.createdAt, now)
    rejectOverLimit(counts, goodUntil(last, digits, now), now)
  }
  await tx.update(oneTimeCodes).set(code(digits)).where(eq(oneTimeCodes.email, email))
  await countSentCode(tx, email, counts)
  return { id, digits }
}

/** @throws Failure RATE_LIMITED within 30 seconds of the last code. */
const refuseHurry = (lastAt: Date, now: Date): void => {
  const waitMs = remainingPause(lastAt, resendMs, now)
  if (waitMs === 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw new Failure('RATE_LIMITED', messages.codeJustSent(seconds), { retryAfterSeconds: seconds })
}

type Row = typeof oneTimeCodes.$inferSelect

/** Until when the last code can be used; not at all where it was used, or is too short by now. */
const goodUntil = ({ usedAt, createdAt, expiresAt, digits }: Row, digitsNow: number, now: Date): Date =>
  usedAt !== null || digits < digitsNow || createdAt > latestPast(now) ? now : expiresAt

/**
 * Spends the code of an e-mail. Of two who bring it at the same moment, one is served. The row of the code is held meanwhile,
 * so that every wrong try is counted, however many come at once and on however many nodes.
 * @throws Failure BUSINESS_LOGIC_ERROR where it is missing, used, expired, tried too often or wrong (a wrong try stays counted).
 */
export const redeemCode = async (context: Context, email: string, otp: string): Promise<void> => {
  const { tx, now, host } = context
  const [found] = await locked(tx, email)
  const code = orFail(found, ruleViolation(messages.codeMissing))
  if (code.usedAt) throw ruleViolation(messages.codeUsed)
  // A code made while the clock was ahead would be good for longer than its minutes.
  if (code.expiresAt <= now || code.createdAt > latestPast(now)) throw ruleViolation(messages.codeExpired)
  const left = await remainingTries(context, code)
  if (left <= 0) throw ruleViolation(messages.codeTriedTooOften)
  if (equalsInConstantTime(code.codeHash, host.secrets.oneTimeCodeHash(email, otp))) {
    await tx
      .update(oneTimeCodes)
      .set({ usedAt: now })
      .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.id, code.id)))
    return
  }
  // It is from an older mail, and no guess: no code of this length is the right one.
  if (otp.length !== code.digits) throw ruleViolation(messages.codeHasDigits(code.digits))
  await countWrongTry(context, code)
  const message = left > 1 ? messages.codeWrong(left - 1) : messages.codeTriedTooOften
  throw new Failure('BUSINESS_LOGIC_ERROR', message, { commits: true })
}

const locked = (tx: Tx, email: string) =>
  tx.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email)).for('update')
