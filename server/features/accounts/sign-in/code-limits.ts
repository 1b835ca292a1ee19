import { and, eq } from 'drizzle-orm'
import { codesPerHour, totalCodesPerHour } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { hourMs } from '../../../core/time/durations.ts'
import { Failure } from '../../../core/http/failures.ts'
import { networkOf } from '../../../core/rate-limits/ip-network.ts'
import { remainingPause } from '../../../core/time/cooldown.ts'
import type { Context as CallContext } from '../../../core/http/serve.ts'
import { deviceHashOf, isKnownDevice } from '../sessions/device.ts'
import { oneTimeCodes, oneTimeCodeSources, users } from '../../../schema/accounts.ts'

/**
 * How many codes were requested for an e-mail within an hour. Strangers are counted by network and in total; a device
 * that the user has signed in with before has its own count.
 */

type Window = { windowStartedAt: Date; windowSends: number }
type CodeCounts = {
  /** The caller: `device:<hash>` of a known device, else `network:<address>`. */
  source: string
  own: Window
  /** All strangers together; null for a known device. */
  all: Window | null
}

/** The caller's counts for an e-mail. The transaction must hold the lock on the code's row. */
export const readCodeCounts = async (
  { tx, now, request }: { tx: Tx; now: Date; request: Pick<CallContext['request'], 'ip' | 'deviceKey'> },
  code: Window & { email: string },
): Promise<CodeCounts> => {
  const device = await knownDevice(tx, code.email, request.deviceKey)
  const source = device ?? `network:${networkOf(request.ip)}`
  const [own] = await tx
    .select()
    .from(oneTimeCodeSources)
    .where(and(eq(oneTimeCodeSources.email, code.email), eq(oneTimeCodeSources.source, source)))
  return { source, own: running(own, now), all: device === null ? running(code, now) : null }
}

/** On a crowded address, only devices that this e-mail has signed in with get through. @throws Failure RATE_LIMITED */
export const requireCapacityOrKnownDevice = async (
  { tx, request }: { tx: Tx; request: Pick<CallContext['request'], 'crowded' | 'deviceKey'> },
  email: string,
): Promise<void> => {
  if (request.crowded && (await knownDevice(tx, email, request.deviceKey)) === null) throw request.crowded
}

const knownDevice = async (tx: Tx, email: string, deviceKey: string | null): Promise<string | null> => {
  if (deviceKey === null) return null
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user || !(await isKnownDevice(tx, { userId: user.id, deviceKey }))) return null
  return `device:${Buffer.from(deviceHashOf(deviceKey, user.id) ?? []).toString('base64url')}`
}

/** The counts of the current hour; zero if the stored hour is over or begins in the future. */
const running = (window: Window | undefined, now: Date): Window =>
  window && remainingPause(window.windowStartedAt, hourMs, now) > 0
    ? window
    : { windowStartedAt: now, windowSends: 0 }

/**
 * Refuses a new code if the hour's codes are used up and the last one is still valid.
 * @throws Failure RATE_LIMITED
 */
export const rejectOverLimit = ({ own, all }: CodeCounts, lastIsGoodUntil: Date, now: Date): void => {
  const full = [
    ...(own.windowSends >= codesPerHour ? [own] : []),
    ...(all && all.windowSends >= totalCodesPerHour ? [all] : []),
  ]
  const untilNextHour = full.map(({ windowStartedAt }) => remainingPause(windowStartedAt, hourMs, now))
  const waitMs = Math.min(Math.max(...untilNextHour), lastIsGoodUntil.getTime() - now.getTime())
  if (full.length === 0 || waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw new Failure('RATE_LIMITED', messages.codesExhausted(Math.ceil(seconds / 60)), {
    retryAfterSeconds: seconds,
  })
}

const withOneMore = ({ windowStartedAt, windowSends }: Window): Window => ({
  windowStartedAt,
  windowSends: windowSends + 1,
})

/** Adds a sent code to the caller's counts. */
export const countSentCode = async (
  tx: Tx,
  email: string,
  { source, own, all }: CodeCounts,
): Promise<void> => {
  if (all) await tx.update(oneTimeCodes).set(withOneMore(all)).where(eq(oneTimeCodes.email, email))
  await tx
    .insert(oneTimeCodeSources)
    .values({ email, source, ...withOneMore(own) })
    .onConflictDoUpdate({
      target: [oneTimeCodeSources.email, oneTimeCodeSources.source],
      set: withOneMore(own),
    })
}
