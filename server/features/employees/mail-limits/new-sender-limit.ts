import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { afterCommit } from '../../../core/database/transaction.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { startedAddresses } from './started-responses.ts'
import { isFreeMailDomain } from './free-mail-domains.ts'
import { type OfferedInvitation, unmailedFlags } from './mail-limits.ts'
import { newSenderCapacity } from './new-senders-total-limit.ts'

/**
 * An organization costs nothing to create and may have any name. To prevent mass mailing of lures, an owner may invite
 * only a few strangers a day, over all their organizations; each person who joins, or answers with the link of a mail,
 * raises the limit. People with addresses at the domain of the owner's own are colleagues, not strangers. The list of
 * free mail domains is incomplete, so a new owner's colleagues are limited per day, too. New owners also share a total
 * limit (new-senders-total-limit.ts).
 */

const Sender = z.object({
  is_stopped: z.boolean(),
  own_domain: z.string().nullable(),
  at_day: z.array(z.string()),
  forgotten: z.number(),
  known: z.number(),
})

/** How many strangers an owner may mail within a day, given the number of people who have joined or answered so far. */
const strangersPerDay = (known: number): number =>
  limits.strangersPerDay + limits.strangersMorePerKnown * known

/** `free`: a domain where anybody can get an address, so that its addresses do not count as colleagues. */
const senderOf = async (tx: RunContext['tx'], since: string, free: string | null) => {
  const [row] = await tx.execute(sql`
    select * from sender_of_invitations(${since}::timestamptz, array_remove(array[${free}::text], null))`)
  return Sender.parse(row)
}

/** Those of these addresses that this owner may not mail an invitation now, each with the sentence that says why. */
export const findSenderLimited = async (
  { tx, org, now, host }: Pick<RunContext, 'tx' | 'org' | 'now' | 'host'>,
  emails: readonly string[],
  given?: ReadonlyMap<string, OfferedInvitation>,
  { isAskedOnly = false }: { isAskedOnly?: boolean } = {},
): Promise<Map<string, string>> => {
  if (emails.length === 0) return new Map()
  const since = new Date(now.getTime() - dayMs).toISOString()
  const known = await senderOf(tx, since, null)
  const isFree = known.own_domain !== null && isFreeMailDomain(known.own_domain)
  const isNew = known.known < limits.knownOfEstablishedSender
  // Everybody the owner mailed that day, including colleagues.
  const toAll = isFree || isNew ? await senderOf(tx, since, known.own_domain) : known
  const sender = isFree ? toAll : known
  const refuse = async (refused: readonly string[], sentence: typeof messages.senderStopped) => {
    const begun = await startedAddresses({ tx, org }, refused)
    return new Map(
      refused.map((email) => [
        email,
        sentence({ hasBegun: begun.has(email), ...unmailedFlags(given?.get(email)) }),
      ]),
    )
  }
  if (sender.is_stopped) return refuse(emails, messages.senderStopped)
  if (!host.environment.isRateLimited) return new Map()
  const mailed = new Set(toAll.at_day)
  const most = strangersPerDay(sender.known)
  const newly = emails.filter((email) => !mailed.has(email))
  const isColleague = (email: string) => email.split('@')[1] === sender.own_domain
  const colleaguesMailed = toAll.at_day.length - sender.at_day.length + sender.forgotten
  const colleagues = isNew
    ? newly.filter(isColleague).slice(Math.max(limits.colleaguesPerDay - colleaguesMailed, 0))
    : []
  const strangers = newly.filter((email) => !isColleague(email))
  const own = Math.max(most - sender.at_day.length - sender.forgotten, 0)
  const waiting = strangers.slice(own)
  const leaving = strangers.slice(0, own)
  const together =
    isNew && leaving.length > 0
      ? await newSenderCapacity({ tx, org, now, host }, sender.own_domain, leaving.length, { isAskedOnly })
      : leaving.length
  const withheld = leaving.slice(together)
  if (colleagues.length + waiting.length + withheld.length === 0) return new Map()
  afterCommit(tx, () => {
    host.log.warn(
      {
        orgId: org.id,
        waiting: waiting.length,
        together: withheld.length,
        colleagues: colleagues.length,
        perDay: most,
        known: sender.known,
      },
      'an owner whom few have answered wants to mail more people than a day allows: npm run mail shows who',
    )
  })
  return new Map([
    ...(await refuse(waiting, (them) => messages.strangersUsedUp(most, them))),
    ...(await refuse(withheld, messages.newSendersUsedUp)),
    ...(await refuse(colleagues, messages.colleaguesUsedUp)),
  ])
}
