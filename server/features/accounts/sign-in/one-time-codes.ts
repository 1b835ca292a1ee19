import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
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
 * One-time codes (docs/sign-in.md): each e-mail has one live code, which works once. Wrong tries make the next
 * codes longer and lock nobody out.
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
 * Issues the only valid code of an e-mail; any older one stops working. `language`: of its mail.
 * @throws Failure RATE_LIMITED within 30 seconds of the last one, or if the hour's codes are used up and the last one
 * is still valid.
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

/** Until when the last code is valid; `now` if it was used or is shorter than codes must be now. */
const goodUntil = ({ usedAt, createdAt, expiresAt, digits }: Row, digitsNow: number, now: Date): Date =>
  usedAt !== null || digits < digitsNow || createdAt > latestPast(now) ? now : expiresAt

/**
 * Redeems the code of an e-mail. The code's row is locked, so a code works once and every wrong try is counted, however
 * many requests come at once and on however many nodes.
 * @throws Failure BUSINESS_LOGIC_ERROR if it is missing, used, expired, tried too often or wrong (a wrong try is still
 * counted).
 */
export const redeemCode = async (context: Context, email: string, otp: string): Promise<void> => {
  const { tx, now, host } = context
  const [found] = await locked(tx, email)
  const code = orFail(found, ruleViolation(messages.codeMissing))
  if (code.usedAt) throw ruleViolation(messages.codeUsed)
  // A code issued while the clock was ahead would be valid for longer than its lifetime.
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
  // A code of another length comes from an older mail: it is not counted as a guess.
  if (otp.length !== code.digits) throw ruleViolation(messages.codeHasDigits(code.digits))
  await countWrongTry(context, code)
  const message = left > 1 ? messages.codeWrong(left - 1) : messages.codeTriedTooOften
  throw new Failure('BUSINESS_LOGIC_ERROR', message, { commits: true })
}

const locked = (tx: Tx, email: string) =>
  tx.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email)).for('update')
