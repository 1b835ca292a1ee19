import { execFile, execFileSync, spawnSync } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  chownSync,
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { OwnerLock } from './owner-lock.ts'
import type { User } from './run-as-user.ts'

/** PostgreSQL's own superuser in an embedded cluster. */
export const clusterUser = 'muster'
export const socketName = '.s.PGSQL.5432'
const unfinishedMark = '.unfinished-'

/**
 * How the programs, started inside the cluster's folder, name it. On Linux by the kernel's own link: the user
 * they run as need not be able to walk the path (a 0700 home of root above it), and it is short.
 */
export function pathFromCluster(folder: string): string {
  return existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder
}

/**
 * Makes the cluster if there is none: in a folder beside it that is renamed when initdb has ended, so that a
 * start which was killed leaves nothing half-made. True if it was made now.
 */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  user: User | undefined,
  lock: OwnerLock,
): Promise<boolean> {
  refuseUnreachable(folder, binaries, user)
  const versionFile = path.join(folder, 'PG_VERSION')
  if (existsSync(versionFile)) {
    refuseForeign(folder, versionFile, binaries, user)
    return false
  }
  if (existsSync(folder)) refuseUnknown(folder)
  removeUnfinished(folder)
  const unfinished = mkdtempSync(`${folder}${unfinishedMark}`)
  if (user) chownSync(unfinished, user.uid, user.gid)
  const provider = binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  const settings = ['--username', clusterUser, '--auth=trust', '--encoding=UTF8', '--locale=C', ...provider]
  try {
    await promisify(execFile)(binaries.initdb, ['-D', pathFromCluster(unfinished), ...settings], {
      ...user,
      cwd: unfinished,
    })
  } catch (error) {
    const uid = user?.uid ?? process.getuid?.()
    if (uid !== undefined && isUserNameMissing(error, uid)) throw new NamelessUser(uid, { cause: error })
    throw new Error(
      `PostgreSQL could not make its data folder ${folder} (${initdbErrorLine(error)}): mend that, or set DATABASE_URL.`,
      { cause: error },
    )
  }
  if (!lock.isOurs())
    throw new Error(`Another Muster took the data folder ${path.dirname(folder)}: stop one of them.`)
  renameSync(unfinished, folder)
  return true
}

/** Container platforms start programs under numbers that /etc/passwd does not list; initdb, and it alone, wants a name. */
function isUserNameMissing(error: unknown, uid: number): boolean {
  return initdbErrorLine(error).includes(`effective user ID ${uid}`)
}

export class NamelessUser extends Error {
  /** The sentence for where no other data folder and no other database can be set. */
  readonly alone: string
  constructor(uid: number, options?: ErrorOptions) {
    const alone = `PostgreSQL makes a data folder only for a user who has a name, and user number ${uid} has none on this machine. Give it one (in a container image: echo "muster:x:${uid}:0::/:/sbin/nologin" >> /etc/passwd)`
    super(
      `${alone}, or let a user with a name make the first start and then run: chown -R ${uid} on DATA_DIR, or set DATABASE_URL.`,
      options,
    )
    this.alone = `${alone}.`
  }
}

/** The number of our own user, where it has no name: PostgreSQL makes no data folder for it. */
export const namelessUser = (): number | undefined => {
  try {
    userInfo()
    return undefined
  } catch {
    return process.getuid?.()
  }
}

/** The line of initdb's own words that says what went wrong. */
function initdbErrorLine(error: unknown): string {
  const hasOutput = typeof error === 'object' && error !== null && 'stderr' in error
  const lines = hasOutput && typeof error.stderr === 'string' ? error.stderr.trim().split('\n') : []
  const line = lines.find((line) => /error|FATAL|could not/.test(line)) ?? lines.at(-1)
  return line || (error instanceof Error ? error.message : String(error))
}

/** PostgreSQL 15 returns to its folder by path when it has found itself; newer ones stay where they were started. */
function refuseUnreachable(folder: string, binaries: Binaries, user: User | undefined): void {
  if (!user || binaries.major > 15) return
  const place = path.dirname(folder)
  if (spawnSync('/bin/sh', ['-c', 'cd "$0"', place], { ...user, cwd: '/' }).status === 0) return
  throw new Error(
    `PostgreSQL 15 runs as the user with the number ${user.uid}, who cannot enter ${place}: run "chmod o+x" on the folders above it, set another DATA_DIR, or use the programs that come with Muster.`,
  )
}

function refuseForeign(
  folder: string,
  versionFile: string,
  binaries: Binaries,
  user: User | undefined,
): void {
  const owner = statSync(folder).uid
  const us = user?.uid ?? process.getuid?.()
  if (us !== undefined && owner !== us)
    throw new Error(
      `The data folder ${folder} belongs to another user (number ${owner}): start Muster as that user, or as root run: chown -R ${us} ${path.dirname(folder)}`,
    )
  const made = readFileSync(versionFile, 'utf8').trim()
  if (made !== String(binaries.major))
    throw new Error(
      `The data folder ${folder} was made by PostgreSQL ${made}, and these programs are of PostgreSQL ${binaries.major}: set POSTGRES_BIN_DIR to the programs of PostgreSQL ${made}, or export the data with the Muster that made it.`,
    )
}

/** What killed starts have left. The initdb of one may still be writing: then it is for the next start. */
function removeUnfinished(folder: string): void {
  const parent = path.dirname(folder)
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(path.basename(folder) + unfinishedMark)) continue
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true })
    } catch {
      continue
    }
  }
}

function refuseUnknown(folder: string): void {
  try {
    // An empty folder may be replaced; nothing else may.
    rmdirSync(folder)
  } catch (error) {
    throw new Error(`${folder} is not a database and is in its way: move it, or set another DATA_DIR.`, {
      cause: error,
    })
  }
}

/**
 * Waits until no PostgreSQL of a dead owner serves `folder`: it ends by itself when its owner dies, and is asked to
 * after 5 seconds. Then removes what would keep the next one from starting.
 */
export async function clearStaleCluster(
  folder: string,
  lock: OwnerLock,
): Promise<'clean' | 'stale' | 'orphan'> {
  const pidFile = path.join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return 'clean'
  let how: 'stale' | 'orphan' = 'stale'
  for (let waitedMs = 0; ; waitedMs += 50) {
    const pid = servingProcess(folder, pidFile)
    if (pid === undefined) break
    how = 'orphan'
    if (!lock.isOurs())
      throw new Error(`Another Muster took the data folder ${path.dirname(folder)}: stop one of them.`)
    // Fast, then immediate shutdown; both keep every committed row.
    if (waitedMs === 5_000) process.kill(pid, 'SIGINT')
    if (waitedMs === 20_000) process.kill(pid, 'SIGQUIT')
    if (waitedMs >= 30_000)
      throw new Error(
        `A PostgreSQL (process ${pid}) still uses ${folder} and does not end: end it, then start again.`,
      )
    await sleep(50)
  }
  // Surviving backends would still be found by PostgreSQL itself, by the shared memory of this folder.
  for (const name of ['postmaster.pid', socketName, `${socketName}.lock`])
    rmSync(path.join(folder, name), { force: true })
  return how
}

/** The living PostgreSQL that really serves `folder`: neither a zombie nor another program with a reused number. */
function servingProcess(folder: string, pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 1) return undefined
  try {
    const isServing =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
          readlinkSync(`/proc/${pid}/cwd`) === folder
        : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(
            `-D ${folder}`,
          )
    return isServing ? pid : undefined
  } catch {
    return undefined
  }
}
