import { and, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { MailKind } from '../../../../contract/shapes/mail-kinds.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { isWithin, remainingPause } from '../../../core/time/cooldown.ts'
import {
  askingDayMs,
  askingMailKinds,
  reopeningMailKinds,
  type ReopeningMail,
} from '../../../core/mail/asking-mails.ts'
import { mails } from '../../../core/database/tables.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { startedAddresses } from './started-responses.ts'

/**
 * Limits on mails that ask a person for their answers: one organization pauses for 10 minutes after a mail with the
 * same code, whatever triggered it; all organizations of one owner together send at most 3 a day, and all owners
 * together at most 10, or 30 if it is an owner's first. Limits apply to the address: a person who was removed and
 * reinvited, or whose invitation was revoked, is the same person. There is no pause for a code that has not been mailed
 * yet.
 */

const pauseMs = limits.minutesBetweenInvitations * minuteMs
type Scope = Pick<RunContext, 'tx' | 'org' | 'now'>

/** Why no mail is sent to an address now, and when the organization sent it the last one, if known. */
export type MailPause = { sentence: string; lastSentAt: Date | null }

const minutesLeft = (since: Date, lengthMs: number, now: Date): number =>
  Math.ceil(remainingPause(since, lengthMs, now) / minuteMs)

/**
 * The invitation that an address would get: `id` is that of a valid invitation whose code has been mailed already.
 * `isForetold`: this is only a check, and they have no invitation.
 */
export type OfferedInvitation = { id: string | null; isReplaced: boolean; isForetold?: boolean }

/** The flags that choose the sentence about a mail that is not sent. */
export const unmailedFlags = (given: OfferedInvitation | undefined) => ({
  isReplaced: given?.isReplaced === true,
  isForetold: given?.isForetold === true,
})

/** A mail that asks for answers, except reminders, which have their own pause. */
export type AskingMail = 'invitation' | ReopeningMail

/**
 * The mails after which there is a pause. A person is notified at once when their answers are first reopened, even
 * shortly after an invitation.
 */
const pausedBy: Record<AskingMail, readonly MailKind[]> = {
  invitation: askingMailKinds,
  reopened: reopeningMailKinds,
  'asked-again': reopeningMailKinds,
}

/**
 * Those of these addresses that must not get such a mail now; with `given`, only mails of that invitation cause a
 * pause. Call it after locking the people, so that concurrent invitations of one person take turns.
 */
export const findPausedAddresses = async (
  context: Scope,
  emails: readonly string[],
  mail: AskingMail,
  given?: ReadonlyMap<string, OfferedInvitation>,
): Promise<Map<string, MailPause>> => {
  if (emails.length === 0) return new Map()
  const { now } = context
  const last = await lastSent(context, emails, { kinds: pausedBy[mail], given })
  const paused = new Map<string, MailPause>()
  for (const [email, sentence] of await findExhaustedAddresses(context, emails, given)) {
    paused.set(email, { sentence, lastSentAt: last.get(email) ?? null })
  }
  for (const [email, lastSentAt] of last) {
    if (paused.has(email)) continue
    const sentence = messages.invitationJustSent(minutesLeft(lastSentAt, pauseMs, now))
    paused.set(email, { sentence, lastSentAt })
  }
  return paused
}

/**
 * When the organization last queued a mail of these kinds for each address within the pause, for the invitation in
 * `given`. Failed mails do not count.
 */
const lastSent = async (
  { tx, org, now }: Scope,
  emails: readonly string[],
  { kinds, given }: { kinds: readonly MailKind[]; given: ReadonlyMap<string, OfferedInvitation> | undefined },
): Promise<Map<string, Date>> => {
  const rows = await tx
    .select({ email: mails.toAddress, about: mails.subjectId, at: max(mails.createdAt) })
    .from(mails)
    .where(
      and(
        eq(mails.orgId, org.id),
        inArray(mails.kind, [...kinds]),
        isAnyOf(mails.toAddress, emails),
        ne(mails.state, 'failed'),
        isWithin(mails.createdAt, pauseMs, now),
      ),
    )
    .groupBy(mails.toAddress, mails.subjectId)
    .orderBy(max(mails.createdAt))
  return new Map(
    rows.flatMap(({ email, about, at }) =>
      at && (given === undefined || given.get(email)?.id === about) ? [[email, at] as const] : [],
    ),
  )
}

const UsedUp = z.array(z.object({ address: z.string(), at: z.coerce.date().nullable() }))

/** Those of these addresses that have reached their daily limit, each with the sentence that says so. */
export const findExhaustedAddresses = async (
  context: Scope,
  emails: readonly string[],
  given?: ReadonlyMap<string, OfferedInvitation>,
): Promise<Map<string, string>> => {
  if (emails.length === 0) return new Map()
  const { tx, now } = context
  const since = new Date(now.getTime() - askingDayMs).toISOString()
  const rows = await tx.execute(sql`
    select address, at from addresses_used_up(
      array(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)),
      array(select jsonb_array_elements_text(${JSON.stringify(askingMailKinds)}::jsonb)), ${since}::timestamptz,
      ${limits.askingMailsOfOnePerDay}::int, ${limits.askingMailsPerDay}::int, ${limits.firstAskingMailsPerDay}::int)`)
  const usedUp = UsedUp.parse([...rows])
  const begun = await startedAddresses(
    context,
    usedUp.map(({ address }) => address),
  )
  return new Map(
    usedUp.map(({ address, at }) => {
      const them = { hasBegun: begun.has(address), ...unmailedFlags(given?.get(address)) }
      if (at === null) return [address, messages.askingMailsOfAllUsedUp(them)]
      return [address, messages.askingMailsUsedUp(minutesLeft(at, askingDayMs, now), them)]
    }),
  )
}
