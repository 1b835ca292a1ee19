import path from 'node:path'
import postgres from 'postgres'
import { clusterUser, socketName } from '../../server/core/embedded-postgres/cluster.ts'

type Running = { dataDir: string }

/** The PostgreSQL that a running Muster brings, for what cannot be brought about through the product: that time passes. */
export const inDatabase = async (
  { dataDir }: Running,
  act: (sql: postgres.Sql) => Promise<unknown>,
): Promise<void> => {
  const sql = postgres({
    path: path.join(dataDir, 'postgres', socketName),
    user: clusterUser,
    database: 'postgres',
    max: 1,
    onnotice: () => {},
  })
  try {
    await act(sql)
  } finally {
    await sql.end()
  }
}

/** Half a minute passes since the last code was sent to an address, so that it may be asked for the next one. */
export const passCodeWait = (muster: Running, email: string): Promise<void> =>
  inDatabase(
    muster,
    (sql) =>
      sql`update one_time_codes set created_at = created_at - interval '31 seconds' where email = ${email}`,
  )
