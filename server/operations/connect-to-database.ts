import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { connectTo } from '../core/database/database-url.ts'
import type { Connect } from '../core/database/connection-pool.ts'
import { openEmbeddedPostgres } from '../core/embedded-postgres/embedded-postgres.ts'
import { connectToRunningCluster, isClusterLocked } from '../core/embedded-postgres/running-cluster.ts'
import type { Environment } from '../core/config/environment.ts'
import { silentLog } from '../core/observability/log.ts'

/** The database as the operator's tools reach it: nothing in it is made or migrated by that. */
export type OperatorDatabase = {
  engine: 'embedded' | 'hosted'
  /** Whether a Muster runs the embedded database just now. */
  isRunning: boolean
  connect: Connect
  /** Stops what was started to reach it. */
  close(): Promise<void>
}

const shared: postgres.Options<{}> = {
  connect_timeout: 5,
  keep_alive: 15,
  connection: { application_name: 'muster-tools' },
  onnotice: () => {},
}

/** Connections of a tool, and those that PostgreSQL keeps back. */
const connectionsOfTools = 10

/** The folder of the embedded database. */
export const clusterFolder = ({ dataDir }: Pick<Environment, 'dataDir'>): string =>
  path.join(path.resolve(dataDir), 'postgres')

/** Whether there is an embedded database in DATA_DIR. */
export const hasCluster = (environment: Pick<Environment, 'dataDir'>): boolean =>
  existsSync(path.join(clusterFolder(environment), 'PG_VERSION'))

/** Whether there is a folder of an embedded database that only another user may look into. */
export const isClusterUnreadable = (environment: Pick<Environment, 'dataDir'>): boolean => {
  try {
    readdirSync(clusterFolder(environment))
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  }
}

/**
 * The PostgreSQL of DATABASE_URL; or the embedded one, beside the Muster that runs it, or else started for the tool alone.
 * Failures are sentences for the operator.
 */
export const connectToDatabase = async (
  environment: Pick<Environment, 'databaseUrl' | 'dataDir' | 'postgresBinDir'>,
): Promise<OperatorDatabase> => {
  const { databaseUrl, postgresBinDir } = environment
  if (databaseUrl !== undefined) {
    return {
      engine: 'hosted',
      isRunning: false,
      connect: connectTo(databaseUrl, shared),
      close: async () => {},
    }
  }
  const folder = clusterFolder(environment)
  if (hasCluster(environment) && (await isClusterLocked(folder))) {
    const beside = connectToRunningCluster(folder)
    return {
      engine: 'embedded',
      isRunning: true,
      connect: (more) => postgres({ ...beside.connection, ...shared, ...more }),
      close: async () => beside.close(),
    }
  }
  const server = await openEmbeddedPostgres({
    folder,
    maxConnections: connectionsOfTools,
    log: silentLog,
    ...(postgresBinDir !== undefined && { binDir: postgresBinDir }),
  })
  return {
    engine: 'embedded',
    isRunning: false,
    connect: (more) => postgres({ ...server.connection, ...shared, ...more }),
    close: () => server.stop(),
  }
}
