import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { hourMs } from '../../core/time/durations.ts'
import { auditEntries } from '../../core/database/tables.ts'

type Place = { id: string; at: Date }

type Narrowed = {
  orgId: string
  /** The filter, apart from the organization. */
  fits: SQL | undefined
  /** The earliest moment that `fits` accepts, if it has one. */
  from: Date | undefined
  /** The last entry of the page before. */
  start: Place | undefined
  most: number
}

/** Whether an entry follows another one in a list sorted newest first. */
export const isBefore = ({ at, id }: Place): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.id}) < (${at.toISOString()}::timestamptz, ${id})`

const inRun = (of: SQL): SQL =>
  sql`${auditEntries.runId} = ${of}.run_id and ${auditEntries.action} = ${of}.action`

const Found = z.object({ id: z.string(), count: z.coerce.number() })

/**
 * The newest entries of a list that folds runs, each with the number of entries it represents. Entries of one run with
 * the same action fold into the first one that fits, so the fold keeps its place while the run continues. It is
 * searched among the entries that begin an hour of their run, plus all entries of the hour in which the list may start
 * midway: a page costs only what is on it, however many runs and entries there are. Apart from moments and the run,
 * `fits` may filter only by columns that `set_begins_hour` in the database distinguishes.
 */
export const foldedEntries = async (
  tx: Tx,
  { orgId, fits = sql`true`, from, start, most }: Narrowed,
): Promise<ReadonlyMap<string, number>> => {
  const those = sql`${auditEntries.orgId} = ${orgId} and ${fits}`
  const firsts = async (among: SQL, limit: number) => {
    const rows = await tx.execute(sql`
      with page as (
        select id, at, run_id, action from (
          select * from ${auditEntries} where ${those} and ${start ? isBefore(start) : sql`true`} and ${among}) entry
        where run_id is null or not exists (
          select from ${auditEntries} where ${those} and ${inRun(sql`entry`)}
            and (${auditEntries.at}, ${auditEntries.id}) < (entry.at, entry.id))
        order by at desc, id desc limit ${limit}
      )
      select page.id, case when page.run_id is null then 1 else
        (select count(*) from ${auditEntries} where ${those} and ${inRun(sql`page`)}) end as count
      from page`)
    return z
      .array(Found)
      .parse([...rows])
      .map(({ id, count }) => [id, count] as const)
  }
  const since = await firstCompleteHour(tx, orgId, from)
  const begins = sql`(${auditEntries.runId} is null or ${auditEntries.beginsHour})`
  const page = await firsts(sql`${isFrom(since)} and ${begins}`, most)
  if (page.length === most) return new Map(page)
  // The second condition is a hint for the planner: there is nothing before that hour.
  const inHour = sql`not ${isFrom(since)} and ${isFrom(since - hourMs)}`
  return new Map([...page, ...(await firsts(inHour, most - page.length))])
}

const isFrom = (milliseconds: number): SQL => sql`${auditEntries.at} >= to_timestamp(${milliseconds / 1000})`

/**
 * The start, in milliseconds, of the first hour that is complete in the list: entries before `from` are filtered out,
 * and retention may have removed the organization's oldest entries in the middle of an hour.
 */
const firstCompleteHour = async (tx: Tx, orgId: string, from = new Date(0)): Promise<number> => {
  const [oldest] = await tx
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(eq(auditEntries.orgId, orgId))
    .orderBy(asc(auditEntries.at))
    .limit(1)
  const afterOldest = Math.floor((oldest?.at.getTime() ?? 0) / hourMs) + 1
  return Math.max(afterOldest, Math.ceil(from.getTime() / hourMs)) * hourMs
}
