import { linkSync, renameSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { socketPath } from './socket-path.ts'

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

/** Takes the lock, also from a dead owner; a living one is a failure with a sentence. */
export async function lockCluster(folder: string): Promise<OwnerLock> {
  const file = `${folder}.owner`
  // A closing server removes the path it was opened at, even if another one listens there by then. So it is opened at a
  // path of its own, and moved into place from there.
  const made = `${file}.${process.pid}`
  const socket = socketPath(path.dirname(file), path.basename(file))
  const own = socketPath(path.dirname(made), path.basename(made))
  const close = () => {
    socket.close()
    own.close()
  }
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await call(socket.path)
      if (answer === 'refused') throw new Error(foreignLock(file))
      if (answer === 'answered') break
      rmSync(made, { force: true })
      const server = await listen(own.path)
      const inode = statSync(made).ino
      const isOurs = () => inodeOf(file) === inode
      if (!put(made, file, answer)) {
        server.close()
        continue
      }
      // Two that found the same dead lock have both replaced it; the later one owns it.
      if (answer === 'silent') await sleep(100)
      if (!isOurs()) {
        server.close()
        break
      }
      return {
        isOurs,
        release() {
          if (isOurs()) rmSync(file)
          server.close()
          close()
        },
      }
    }
    throw new Error(
      `Another Muster is running on the data folder ${path.dirname(file)}: stop it first, or set another DATA_DIR.`,
    )
  } catch (error) {
    close()
    throw error
  }
}

/** Puts our socket in the place of the lock; false where somebody else was quicker. */
function put(made: string, file: string, found: 'missing' | 'silent'): boolean {
  if (found === 'silent') {
    try {
      renameSync(made, file)
    } catch (error) {
      throw new Error(foreignLock(file), { cause: error })
    }
    return true
  }
  try {
    linkSync(made, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(made)
  }
}

const foreignLock = (file: string) =>
  `The data folder ${path.dirname(file)} was last used by another user: start Muster as that user, or, if no Muster runs on it, remove ${file} and give the folder to the user that runs Muster.`

function listen(at: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((caller) => caller.destroy())
    server.once('error', (error) => {
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

/** Whether something listens at the socket; `refused` where it may, but we are not let in, `missing` without one. */
function call(at: string): Promise<'answered' | 'silent' | 'refused' | 'missing'> {
  return new Promise((resolve) => {
    const caller = net.connect(at, () => {
      caller.destroy()
      resolve('answered')
    })
    caller.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve('missing')
      else resolve(error.code === 'EACCES' || error.code === 'EPERM' ? 'refused' : 'silent')
    })
  })
}

/** Whether something answers at the socket. */
export async function isSocketAnswering(at: string): Promise<boolean> {
  return (await call(at)) === 'answered'
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}
