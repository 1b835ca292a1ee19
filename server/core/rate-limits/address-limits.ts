import { and, eq, sql } from 'drizzle-orm'
import { messages } from '../../../contract/http/failures.ts'
import { minuteMs } from '../time/durations.ts'
import { Failure } from '../http/failures.ts'
import type { Host } from '../host.ts'
import { networkOf } from './ip-network.ts'
import { addressCounts } from '../database/tables.ts'

/** How often an address may ask for something, over all nodes: counted in the database, outside of any call's transaction. */
export type AddressLimit = { name: string; max: number; perMinutes: number }

const failureIf = (
  limit: AddressLimit,
  { count, startedAt }: { count: number; startedAt: Date },
  now: Date,
) => {
  if (count <= limit.max) return
  const seconds = Math.max(1, Math.ceil((startedAt.getTime() - now.getTime()) / 1000 + limit.perMinutes * 60))
  const minutes = Math.ceil(seconds / 60)
  throw new Failure('RATE_LIMITED', minutes > 1 ? messages.rateLimitedFor(minutes) : messages.rateLimited, {
    retryAfterSeconds: seconds,
  })
}

/** Counts one more from an address. @throws Failure RATE_LIMITED where that is too many. */
export const countAddress = async (
  { database, clock, environment }: Host,
  limit: AddressLimit,
  ip: string,
): Promise<void> => {
  if (!environment.isRateLimited) return
  const now = clock()
  const over = new Date(now.getTime() - limit.perMinutes * minuteMs)
  // Literals of their own: parameters in `case` have no type.
  const isRunning = sql`${addressCounts.startedAt} > ${over.toISOString()}::timestamptz and ${addressCounts.startedAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await database.db
    .insert(addressCounts)
    .values({ name: limit.name, address: networkOf(ip), startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [addressCounts.name, addressCounts.address],
      set: {
        // Once it is too many, how many more does not matter.
        count: sql`case when ${isRunning} then least(${addressCounts.count}, ${limit.max}::integer) + 1 else 1 end`,
        startedAt: sql`case when ${isRunning} then ${addressCounts.startedAt} else excluded.started_at end`,
      },
    })
    .returning({ count: addressCounts.count, startedAt: addressCounts.startedAt })
  if (row) failureIf(limit, row, now)
}

/** Refuses an address that has none left, and counts nothing. @throws Failure RATE_LIMITED */
export const rejectFullAddress = async (
  { database, clock, environment }: Host,
  limit: AddressLimit,
  ip: string,
): Promise<void> => {
  if (!environment.isRateLimited) return
  const now = clock()
  const [row] = await database.db
    .select()
    .from(addressCounts)
    .where(and(eq(addressCounts.name, limit.name), eq(addressCounts.address, networkOf(ip))))
  const age = row ? now.getTime() - row.startedAt.getTime() : -1
  if (row && age >= 0 && age < limit.perMinutes * minuteMs)
    failureIf(limit, { ...row, count: row.count + 1 }, now)
}
