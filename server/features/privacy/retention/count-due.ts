import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RetentionYears } from '../../../../contract/shapes/retention-years.ts'
import {
  retentionCountMax,
  type RetentionDue,
  type RetentionKind,
} from '../../../../contract/calls/retention.ts'
import type { Tx } from '../../../core/database/database.ts'
import { yearsBefore } from './due-rows.ts'
import { retentionList } from './retention-list.ts'

const Counted = z.object({ count: z.number(), oldest: z.string().nullable() })

/** What a rule would remove at a moment, judged by the current rows; counts up to `retentionCountMax`. */
export const countDue = async (
  tx: Tx,
  { orgId, kind, years, at }: { orgId: string; kind: RetentionKind; years: RetentionYears; at: Date },
): Promise<RetentionDue> => {
  const when = { orgId, now: at, before: yearsBefore(at, years) }
  const parts = retentionList[kind].map(({ due }) => {
    const { from, where, at: moment } = due(when)
    return sql`(select ${moment} as at from ${from} where ${where} order by 1 limit ${retentionCountMax + 1})`
  })
  const rows = await tx.execute(sql`
    select count(*)::int as count,
      to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
    from (select at from (${sql.join(parts, sql` union all `)}) every
      order by at limit ${retentionCountMax + 1}) due`)
  const { count, oldest } = Counted.parse(rows[0])
  return { kind, count: Math.min(count, retentionCountMax), isMore: count > retentionCountMax, oldest }
}
