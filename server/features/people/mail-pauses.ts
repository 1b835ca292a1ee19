import { and, eq, gt, inArray, max, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../contract/failures.ts'
import { limits } from '../../../contract/fields.ts'
import { mails } from '../../core/tables.ts'
import type { RunContext } from '../runs/run-handler.ts'
import { begunAddresses } from './begun-addresses.ts'

/**
 * How often a person is mailed for their answers: by one organization not again within 10 minutes of the last such
 * mail, whichever way it was asked for, and by all organizations together at most 10 times a day. It goes by the
 * address: who was removed and is invited anew, or whose invitation was revoked, is the same person.
 */

const minute = 60_000
const pauseMs = limits.minutesBetweenInvitations * minute
const dayMs = 24 * 60 * minute

type Scope = Pick<RunContext, 'tx' | 'org' | 'now'>

/** Why no mail leaves to an address now, and when the organization sent it the last one, where that is known. */
export type Pause = { sentence: string; lastSentAt: Date | null }

const minutesUntil = (at: Date, now: Date): number => Math.ceil((at.getTime() - now.getTime()) / minute)

/**
 * Those of these addresses to which no mail that asks for answers leaves now. To be asked once the people are locked,
 * so that two who invite one person at the same moment take turns.
 */
export const pausedAddresses = async (
  context: Scope,
  emails: readonly string[],
): Promise<Map<string, Pause>> => {
  if (emails.length === 0) return new Map()
  const { now } = context
  const last = await lastSent(context, emails)
  const paused = new Map<string, Pause>()
  for (const [email, sentence] of await usedUpAddresses(context, emails)) {
    paused.set(email, { sentence, lastSentAt: last.get(email) ?? null })
  }
  for (const [email, lastSentAt] of last) {
    if (paused.has(email)) continue
    const again = new Date(lastSentAt.getTime() + pauseMs)
    paused.set(email, { sentence: messages.invitationJustSent(minutesUntil(again, now)), lastSentAt })
  }
  return paused
}

/** When the organization asked for its last mail to each, within the pause. A mail that never left is none. */
const lastSent = async ({ tx, org, now }: Scope, emails: readonly string[]): Promise<Map<string, Date>> => {
  const rows = await tx
    .select({ email: mails.toAddress, at: max(mails.createdAt) })
    .from(mails)
    .where(
      and(
        eq(mails.orgId, org.id),
        inArray(mails.kind, ['invitation', 'reminder']),
        inArray(mails.toAddress, [...emails]),
        ne(mails.state, 'failed'),
        gt(mails.createdAt, new Date(now.getTime() - pauseMs)),
      ),
    )
    .groupBy(mails.toAddress)
  return new Map(rows.flatMap(({ email, at }) => (at ? [[email, at] as const] : [])))
}

const UsedUp = z.array(z.object({ address: z.string(), at: z.coerce.date() }))

/** Those of these addresses that have had a day's mails, and the sentence that says when the next may be. */
export const usedUpAddresses = async (
  context: Scope,
  emails: readonly string[],
): Promise<Map<string, string>> => {
  if (emails.length === 0) return new Map()
  const { tx, now } = context
  const since = new Date(now.getTime() - dayMs).toISOString()
  const rows = await tx.execute(sql`
    select address, at from nth_last_asking_mail(
      array(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)), ${since}::timestamptz, ${limits.askingMailsPerDay}::int)`)
  const usedUp = UsedUp.parse([...rows])
  const begun = await begunAddresses(
    context,
    usedUp.map(({ address }) => address),
  )
  return new Map(
    usedUp.map(({ address, at }) => {
      const again = new Date(at.getTime() + dayMs)
      return [address, messages.askingMailsUsedUp(minutesUntil(again, now), begun.has(address))]
    }),
  )
}
