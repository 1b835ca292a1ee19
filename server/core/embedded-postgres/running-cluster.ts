import path from 'node:path'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { clusterUser, socketName } from './cluster.ts'
import { isSocketAnswering } from './owner-lock.ts'
import { socketPath } from './socket-path.ts'

/** Whether a Muster of this machine holds the lock of the cluster in `folder`, and so runs it. */
export const isClusterLocked = async (folder: string): Promise<boolean> => {
  const lock = socketPath(path.dirname(folder), `${path.basename(folder)}.owner`)
  try {
    return await isSocketAnswering(lock.path)
  } finally {
    lock.close()
  }
}

/** How a tool of the operator connects to the cluster in `folder` beside the Muster that runs it. */
export const connectToRunningCluster = (
  folder: string,
): { connection: EmbeddedPostgres['connection']; close: () => void } => {
  const socket = socketPath(folder, socketName)
  return {
    connection: {
      host: path.dirname(socket.path),
      path: socket.path,
      user: clusterUser,
      database: 'postgres',
    },
    close: () => socket.close(),
  }
}
