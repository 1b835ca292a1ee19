import { and, eq } from 'drizzle-orm'
import {
  codesPerHour,
  codesPerHourInAll,
  wrongTriesPerHour,
  wrongTriesPerHourInAll,
} from '../../../contract/accounts.ts'
import { messages } from '../../../contract/failures.ts'
import type { Tx } from '../../core/database.ts'
import { hourMs } from '../../core/durations.ts'
import { Failure } from '../../core/failures.ts'
import { remainingPause } from '../../core/pauses.ts'
import type { Context as CallContext } from '../../core/serve.ts'
import { deviceHashOf, isKnownDevice } from './device.ts'
import { networkOf } from './network.ts'
import { oneTimeCodes, oneTimeCodeSources, users } from './tables.ts'

/**
 * The counts that bound mailing and guessing for an e-mail within an hour. Strangers are counted by their network
 * and all together; a device on which the user has signed in before is counted for itself alone, so that whoever
 * knows an e-mail cannot keep its user from signing in there.
 */

type Window = { windowStartedAt: Date; windowSends: number; windowWrongTries: number }
type CodeCounts = {
  /** Who asks: `device:<hash>` of a known device, else `network:<address>`. */
  source: string
  own: Window
  /** Of all strangers; null where a known device asks. */
  all: Window | null
}

/** The counts of whoever makes the call, for an e-mail whose code is held by the transaction. */
export const countsOf = async (
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

const knownDevice = async (tx: Tx, email: string, deviceKey: string | null): Promise<string | null> => {
  if (deviceKey === null) return null
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user || !(await isKnownDevice(tx, { userId: user.id, deviceKey }))) return null
  return `device:${Buffer.from(deviceHashOf(deviceKey, user.id) ?? []).toString('base64url')}`
}

/** The counts of the running hour; an hour that is over counts nothing. */
const running = (window: Window | undefined, now: Date): Window =>
  window && remainingPause(window.windowStartedAt, hourMs, now) > 0
    ? window
    : { windowStartedAt: now, windowSends: 0, windowWrongTries: 0 }

/** @throws Failure RATE_LIMITED where the hour's wrong tries are spent. */
export const refuseGuessing = ({ own, all }: CodeCounts, now: Date): void => {
  if (own.windowWrongTries >= wrongTriesPerHour) throw exhausted(own, now)
  if (all && all.windowWrongTries >= wrongTriesPerHourInAll) throw exhausted(all, now)
}

/** @throws Failure RATE_LIMITED where the hour's codes or wrong tries are spent. */
export const refuseSending = (counts: CodeCounts, now: Date): void => {
  const { own, all } = counts
  if (own.windowSends >= codesPerHour) throw exhausted(own, now)
  if (all && all.windowSends >= codesPerHourInAll) throw exhausted(all, now)
  refuseGuessing(counts, now)
}

/** Adds what was done to the counts of who did it. */
export const countFor = async (
  tx: Tx,
  email: string,
  { source, own, all }: CodeCounts,
  { sends = 0, wrongTries = 0 }: { sends?: number; wrongTries?: number },
): Promise<void> => {
  const added = ({ windowStartedAt, windowSends, windowWrongTries }: Window): Window => ({
    windowStartedAt,
    windowSends: windowSends + sends,
    windowWrongTries: windowWrongTries + wrongTries,
  })
  if (all) await tx.update(oneTimeCodes).set(added(all)).where(eq(oneTimeCodes.email, email))
  await tx
    .insert(oneTimeCodeSources)
    .values({ email, source, ...added(own) })
    .onConflictDoUpdate({
      target: [oneTimeCodeSources.email, oneTimeCodeSources.source],
      set: added(own),
    })
}

const exhausted = ({ windowStartedAt }: Window, now: Date): Failure => {
  const seconds = Math.ceil(remainingPause(windowStartedAt, hourMs, now) / 1000)
  return new Failure('RATE_LIMITED', messages.codesExhausted(Math.ceil(seconds / 60)), {
    retryAfterSeconds: seconds,
  })
}
