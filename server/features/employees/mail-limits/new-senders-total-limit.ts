import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '../../../../contract/shapes/limits.ts'
import { comparableLetters } from '../../../../contract/shapes/same-name.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { networkOf, isPublicAddress } from '../../../core/rate-limits/ip-network.ts'
import { newSenderCounts } from '../../../core/rate-limits/new-sender-totals.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { organizations } from '../../../schema/organizations.ts'
import { registrable } from './free-mail-domains.ts'

/**
 * One person can have many accounts, each with its own daily limit of strangers. New senders therefore share further
 * limits: those who sign in from one network, those with addresses at one domain, those whose organizations have
 * similar names, and all of a server. Senders that enough people have answered are not new, and are neither limited nor
 * counted.
 */

type Asking = Pick<RunContext, 'tx' | 'org' | 'now' | 'host'>

const Addresses = z.array(z.object({ address: z.string() }))
const Room = z.object({ room: z.number() })

/** How many of the wanted invitations to strangers may be sent now; counts them, unless `isAskedOnly`. */
export const newSenderCapacity = async (
  context: Asking,
  ownDomain: string | null,
  wanted: number,
  { isAskedOnly }: { isAskedOnly: boolean },
): Promise<number> => {
  const { tx, now, host } = context
  const groups = await groupsOf(context, ownDomain)
  const all = { name: newSenderCounts.all, key: 'all', most: host.environment.newSenderMailsPerDay }
  const rows = JSON.stringify([...groups, all])
  const [row] = await tx.execute(sql`
    select count_new_senders(array_agg(one->>'name'), array_agg(one->>'key'), array_agg((one->>'most')::int),
      ${wanted}::int, ${now.toISOString()}::timestamptz, ${isAskedOnly}::boolean) as room
    from jsonb_array_elements(${rows}::jsonb) as one`)
  return Room.parse(row).room
}

const groupsOf = async ({ tx, org, now }: Asking, ownDomain: string | null) => {
  const since = new Date(now.getTime() - dayMs).toISOString()
  const found = await tx.execute(sql`select addresses_of_owner(${since}::timestamptz) as address`)
  const networks = new Set(
    Addresses.parse([...found]).flatMap(({ address }) =>
      isPublicAddress(address) ? [networkOf(address)] : [],
    ),
  )
  const [called] = await tx
    .select({ name: organizations.companyName })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  const most = limits.strangersOfSendersTogether
  return [
    ...[...networks].map((key) => ({ name: newSenderCounts.network, key, most })),
    ...(ownDomain === null ? [] : [{ name: newSenderCounts.domain, key: registrable(ownDomain), most }]),
    { name: newSenderCounts.called, key: lettersOf(called?.name ?? org.name), most },
  ]
}

const lettersOf = (name: string): string => {
  const letters = comparableLetters(name).match(/[\p{L}\p{M}\p{N}]+/gu)
  return (letters?.join(' ') ?? name.trim()).slice(0, 200)
}
