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
    return await takeLock(file, socket)
  } catch (error) {
    socket.close()
    throw error
  }
}

async function takeLock(file: string, socket: { path: string; close(): void }): Promise<OwnerLock> {
  for (let tries = 0; tries < 5; tries += 1) {
    const server = await listen(socket.path)
    if (server) {
      const inode = inodeOf(file)
      const isOurs = () => inode !== undefined && inodeOf(file) === inode
      // Two that found the same dead lock may both have cleared it; the later one owns it.
      if (tries > 0) await sleep(100)
      // A server that is closed removes the file by its path: not where it is another's.
      if (!isOurs()) break
      return {
        isOurs,
        release() {
          if (isOurs()) server.close()
          socket.close()
        },
      }
    }
    const answer = await call(socket.path)
    if (answer === 'refused') throw new Error(foreignLock(file))
    if (answer === 'answered') break
    try {
      rmSync(file, { force: true })
    } catch (error) {
      throw new Error(foreignLock(file), { cause: error })
    }
  }
  throw new Error(
    `Another Muster is running on the data folder ${path.dirname(file)}: stop it first, or set another DATA_DIR.`,
  )
}

const foreignLock = (file: string) =>
  `The data folder ${path.dirname(file)} was last used by another user: start Muster as that user, or, if no Muster runs on it, remove ${file} and give the folder to the user that runs Muster.`

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

/** Whether something listens at the socket; `refused` where it may, but we are not let in. */
function call(at: string): Promise<'answered' | 'silent' | 'refused'> {
  return new Promise((resolve) => {
    const caller = net.connect(at, () => {
      caller.destroy()
      resolve('answered')
    })
    caller.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EACCES' || error.code === 'EPERM' ? 'refused' : 'silent')
    })
  })
}

/** Whether something answers at the socket. */
export async function answers(at: string): Promise<boolean> {
  return (await call(at)) === 'answered'
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}
