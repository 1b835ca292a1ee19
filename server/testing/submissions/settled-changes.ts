import type { Host } from '../../core/host.ts'
import { eventually } from '../eventually.ts'

/** What was written before is told by now: nothing that was under way then is still under way, in any database. */
export const waitUntilSettled = async ({ database: { sql } }: Pick<Host, 'database'>): Promise<void> => {
  const [now] = await sql<{ xid: string }[]>`select pg_current_xact_id()::text as xid`
  await eventually(async () => {
    const [passed] = await sql<{ is: boolean }[]>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${now?.xid ?? '0'}::xid8 as is`
    return passed?.is === true ? true : undefined
  })
}
