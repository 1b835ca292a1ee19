import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../core/database.ts'
import { auditEntries } from '../../core/tables.ts'

type Place = { id: string; at: Date }

type Narrowed = {
  orgId: string
  /** What entries have to be like, besides that they are the organization's. */
  fits: SQL | undefined
  /** The entry after which the list goes on. */
  start: Place | undefined
  most: number
}

/** Whether an entry comes after another one in a list that has the newest first. */
export const isBefore = ({ at, id }: Place): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.id}) < (${at.toISOString()}::timestamptz, ${id})`

const inRun = (of: SQL): SQL =>
  sql`${auditEntries.runId} = ${of}.run_id and ${auditEntries.action} = ${of}.action`

const Found = z.object({ id: z.string(), count: z.coerce.number() })

/**
 * The newest entries of a list that folds runs, and how many each stands for. Those of one run with the same action are
 * one, the first that fits: it stays where it is while the run goes on. Each run is found by a step in the index, so it
 * costs the same however many entries it has; they are counted on the page alone.
 */
export const foldedEntries = async (
  tx: Tx,
  { orgId, fits = sql`true`, start, most }: Narrowed,
): Promise<ReadonlyMap<string, number>> => {
  const those = sql`${auditEntries.orgId} = ${orgId} and ${fits}`
  const goesOn = start ? isBefore(start) : sql`true`
  const nextRun = (than: SQL) => sql`
    select run_id, action from ${auditEntries}
    where ${auditEntries.orgId} = ${orgId} and ${auditEntries.runId} is not null and ${than}
    order by run_id desc, action desc limit 1`
  const rows = await tx.execute(sql`
    with recursive groups as (
      (${nextRun(sql`true`)})
      union all
      select n.run_id, n.action from groups cross join lateral (
        ${nextRun(sql`(${auditEntries.runId}, ${auditEntries.action}) < (groups.run_id, groups.action)`)}) n
    ), firsts as (
      select f.* from groups cross join lateral (
        select id, at, run_id, action from ${auditEntries} where ${those} and ${inRun(sql`groups`)}
        order by at, id limit 1) f
    ), page as (
      (select id, at, run_id, action from ${auditEntries}
        where ${those} and ${auditEntries.runId} is null and ${goesOn}
        order by at desc, id desc limit ${most})
      union all
      (select * from firsts as audit_entries where ${goesOn} order by at desc, id desc limit ${most})
      order by at desc, id desc limit ${most}
    )
    select page.id, case when page.run_id is null then 1 else
      (select count(*) from ${auditEntries} where ${those} and ${inRun(sql`page`)}) end as count
    from page`)
  return new Map(
    z
      .array(Found)
      .parse([...rows])
      .map(({ id, count }) => [id, count]),
  )
}
