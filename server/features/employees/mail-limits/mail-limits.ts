import { and, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/fields.ts'
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
 * How often a person is mailed for their answers: by one organization not again within 10 minutes of the last mail with
 * the same code, whichever way it was asked for; by all organizations of one owner at most 3 times a day, and by everybody
 * together at most 10 times, or 30 where it is an owner's first. It goes by the address: who was removed and is invited
 * anew, or whose invitation was revoked, is the same person. A code that no mail has told yet waits for none.
 */

const pauseMs = limits.minutesBetweenInvitations * minuteMs
type Scope = Pick<RunContext, 'tx' | 'org' | 'now'>

/** Why no mail leaves to an address now, and when the organization sent it the last one, where that is known. */
export type MailPause = { sentence: string; lastSentAt: Date | null }

const minutesLeft = (since: Date, lengthMs: number, now: Date): number =>
  Math.ceil(remainingPause(since, lengthMs, now) / minuteMs)

/**
 * What an address would be given: the id of its invitation that is still good, whose mails have told its code. `isForetold`:
 * they are only asked about, and have none.
 */
export type OfferedInvitation = { id: string | null; isReplaced: boolean; isForetold?: boolean }

/** What of it the sentence says that no mail leaves. */
export const unmailedFlags = (given: OfferedInvitation | undefined) => ({
  isReplaced: given?.isReplaced === true,
  isForetold: given?.isForetold === true,
})

/** A mail that asks for answers, beside the reminders, which keep a pause of their own. */
export type AskingMail = 'invitation' | ReopeningMail

/**
 * After which mails there is a pause. Answers that are opened again the first time are told of at once: the way back
 * waits for no invitation.
 */
const pausedBy: Record<AskingMail, readonly string[]> = {
  invitation: askingMailKinds,
  reopened: reopeningMailKinds,
  'asked-again': reopeningMailKinds,
}

/**
 * Those of these addresses to which no such mail leaves now; with `given` there is a pause only after mails of that. To
 * be asked once the people are locked, so that two who invite one person at the same moment take turns.
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
 * When the organization asked for its last mail of these kinds to each, within the pause, with what they are given now.
 * One that never left is none.
 */
const lastSent = async (
  { tx, org, now }: Scope,
  emails: readonly string[],
  { kinds, given }: { kinds: readonly string[]; given: ReadonlyMap<string, OfferedInvitation> | undefined },
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

/** Those of these addresses that have had a day's mails, and the sentence that says so. */
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
