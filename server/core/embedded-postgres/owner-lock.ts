import { rmSync, statSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { socketPath } from './short-path.ts'

/**
 * Who runs the cluster in `folder`. The lock is a listening socket beside it: the kernel releases it however
 * its owner dies, so there is no process number to trust, and it lies with the data, so no two owners can miss
 * each other by different settings.
 */
export interface OwnerLock {
  /** False once another process has taken the place; then the cluster must not be touched. */
  isOurs(): boolean
  release(): void
}

/** Takes the lock, clearing away what a dead owner left; a living owner is a failure with a sentence. */
export async function ownCluster(folder: string): Promise<OwnerLock> {
  const file = `${folder}.owner`
  const socket = socketPath(path.dirname(file), path.basename(file))
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      const server = await listen(socket.path)
      if (server) {
        const inode = inodeOf(file)
        const isOurs = () => inode !== undefined && inodeOf(file) === inode
        // Two that found the same dead lock may both have cleared it; the later one owns it.
        if (tries > 0) await sleep(100)
        if (!isOurs()) {
          server.close()
          break
        }
        return {
          isOurs,
          release() {
            // Closing removes the file by its path, so it must not be done to another's.
            if (isOurs()) server.close()
            else server.unref()
            socket.close()
          },
        }
      }
      if (await answers(socket.path)) break
      rmSync(file, { force: true })
    }
  } catch (error) {
    socket.close()
    throw error
  }
  socket.close()
  throw new Error(
    `Another Muster is running on the data folder ${path.dirname(folder)}: stop it first, or set another DATA_DIR.`,
  )
}

function listen(at: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((caller) => caller.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else
        reject(
          new Error(
            `The data folder cannot hold a Unix socket (${error.message}): set DATA_DIR to a folder on a local disk that Muster may write to, or set DATABASE_URL.`,
          ),
        )
    })
    server.listen(at, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** Whether something listens at the socket. */
export function answers(at: string): Promise<boolean> {
  return new Promise((resolve) => {
    const caller = net.connect(at, () => {
      caller.destroy()
      resolve(true)
    })
    caller.once('error', () => resolve(false))
  })
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}
