import path from 'node:path'
import { makeDataFolder } from '../config/data-folder.ts'
import type { Database } from './database.ts'
import { systemPoolSize } from './login-roles.ts'
import { openEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import type { Environment } from '../config/environment.ts'
import type { Log } from '../observability/log.ts'

/** 2 raw, 1 that listens, 2 for jobs, 1 that looks, 2 that migrate, 3 that PostgreSQL keeps back, and some for its operator. */
const extraConnections = 17

/**
 * Opens the database of DATABASE_URL, or runs one in DATA_DIR, and brings it to the newest migration. What speaks
 * with it is loaded while PostgreSQL starts: neither waits for the other. Failures are sentences for the operator.
 */
export const startDatabase = async (environment: Environment, log: Log): Promise<Database> => {
  const { databaseUrl, databasePool, postgresBinDir } = environment
  const dataDir = path.resolve(environment.dataDir)
  // Mails that no server takes are kept there, whichever the database is; an embedded one makes the folder itself.
  if (environment.smtpUrl === undefined && databaseUrl !== undefined) makeDataFolder(dataDir)
  const server =
    databaseUrl ??
    openEmbeddedPostgres({
      folder: path.join(dataDir, 'postgres'),
      maxConnections: databasePool + systemPoolSize(databasePool) + extraConnections,
      log,
      ...(postgresBinDir !== undefined && { binDir: postgresBinDir }),
    })
  const [running, { openDatabase }] = await Promise.all([server, import('./database.ts')])
  return openDatabase({ server: running, poolSize: databasePool, log })
}
