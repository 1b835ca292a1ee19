import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type postgres from 'postgres'
import { makeDataFolder } from '../config/data-folder.ts'
import { findBinaries } from './binaries.ts'
import { clearStaleCluster, clusterUser, ensureCluster, socketName } from './cluster.ts'
import { lockCluster } from './owner-lock.ts'
import { userFor } from './run-as-user.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { socketPath } from './socket-path.ts'
import type { Log } from '../observability/log.ts'

export interface EmbeddedOptions {
  /** The cluster's own folder; its parent is made if need be. */
  folder: string
  maxConnections: number
  log: Log
  /** The folder of `postgres` and `initdb`, instead of the npm package's. */
  binDir?: string
  /** Where the npm package lies; tests give a copy. */
  packageFolder?: string
  /** Where a copy of the programs goes if the package cannot be used as it lies. */
  copyFolder?: string
}

export interface EmbeddedPostgres {
  /** What postgres.js needs to connect. */
  readonly connection: Pick<postgres.Options<{}>, 'host' | 'path' | 'user' | 'database'>
  /** `created` now, or opened `clean`, after a `stale` lock file, or after the end of an `orphan`. */
  readonly how: 'created' | 'clean' | 'stale' | 'orphan'
  /** Shuts down and gives the folder free. */
  stop(): Promise<void>
}

/** Copies of the programs that root makes for other users lie where only root may write. */
const rootCopies = '/var/cache/muster'

/**
 * Runs a real PostgreSQL for this process alone: on a Unix socket in its own folder, no TCP, no password, durable as
 * PostgreSQL is by default. It ends when this process does, even by SIGKILL, and is started again if it ends by itself.
 * Every failure is one sentence with its fix.
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, maxConnections } = options
  if (process.platform === 'win32')
    throw new Error(
      'Muster does not bring a PostgreSQL for Windows: set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  // Where a cluster is already, what follows says more closely whose it is.
  const parent = makeDataFolder(path.dirname(options.folder), !existsSync(options.folder))
  const folder = path.join(parent, path.basename(options.folder))
  const user = userFor(folder)
  const binaries = await findBinaries({
    user,
    copyFolder: options.copyFolder ?? (user ? rootCopies : path.join(path.dirname(folder), 'programs')),
    ...(options.binDir === undefined ? {} : { binDir: options.binDir }),
    ...(options.packageFolder === undefined ? {} : { packageFolder: options.packageFolder }),
  })
  const lock = await lockCluster(folder)
  try {
    const isNew = await ensureCluster(folder, binaries, user, lock)
    const socket = socketPath(folder, socketName)
    const start = async () => {
      const way = await clearStaleCluster(folder, lock)
      return {
        way,
        server: await startServer({ folder, socket: socket.path, binaries, user, maxConnections, log }),
      }
    }
    const { way, server } = await start()
    const keeper = keepRunning(server, async () => (await start()).server, log)
    return {
      connection: {
        host: path.dirname(socket.path),
        path: socket.path,
        user: clusterUser,
        database: 'postgres',
      },
      how: isNew ? 'created' : way,
      async stop() {
        await keeper.stop()
        socket.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Starts the server again whenever it ends by itself, after pauses that grow from 0.1 to 5 seconds. */
function keepRunning(first: ServerProcess, start: () => Promise<ServerProcess>, log: Log) {
  let current: ServerProcess | undefined = first
  const stopping = new AbortController()
  const keep = async () => {
    for (let failures = 0; !stopping.signal.aborted;) {
      if (current) {
        const startedAt = Date.now()
        const said = await current.ended
        current = undefined
        if (stopping.signal.aborted) return
        log.error({ postgres: said }, 'PostgreSQL ended unexpectedly and is started again')
        failures = Date.now() - startedAt > 60_000 ? 0 : failures + 1
      }
      try {
        await sleep(Math.min(100 * 2 ** failures, 5_000), undefined, { signal: stopping.signal, ref: false })
        current = await start()
        log.info({}, 'PostgreSQL is running again')
      } catch (error) {
        if (stopping.signal.aborted) return
        failures += 1
        log.error({ err: error }, 'PostgreSQL could not be started again')
      }
    }
  }
  const kept = keep()
  return {
    async stop() {
      stopping.abort()
      await current?.stop()
      await kept
      // A start that was in progress when we were asked to stop has ended by now.
      await current?.stop()
    },
  }
}
