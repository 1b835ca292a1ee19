import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../core/embedded-postgres/embedded-postgres.ts'
import { silentLog } from '../core/observability/log.ts'

/** Clusters that tests make, use, copy and throw away. */

const root = path.resolve(import.meta.dirname, '../..')

export const isRoot = process.getuid?.() === 0

export const openCluster = (folder: string, more: Partial<EmbeddedOptions> = {}) =>
  openEmbeddedPostgres({ folder, maxConnections: 20, log: silentLog, ...more })

/** Opens the cluster in `folder`, works with it, and stops it. */
export async function withServer<Result>(
  folder: string,
  work: (sql: postgres.Sql, server: EmbeddedPostgres) => Promise<Result>,
  more: Partial<EmbeddedOptions> = {},
) {
  const server = await openCluster(folder, more)
  const sql = postgres({ ...server.connection, max: 2, onnotice() {} })
  try {
    return await work(sql, server)
  } finally {
    await sql.end({ timeout: 1 })
    await server.stop()
  }
}

/** Folders of clusters for a test file, thrown away at its end. */
export function clusterFolders() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'muster-embedded-'))
  chmodSync(scratch, 0o755)
  let made = 0
  const freshFolder = () => path.join(scratch, `c${(made += 1)}`, 'postgres')
  const original = path.join(scratch, 'original', 'postgres')
  beforeAll(() => withServer(original, () => Promise.resolve()))
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  /** A cluster that has been used and stopped: a copy, which takes a tenth of the time of making one. */
  function usedFolder(folder = freshFolder()) {
    mkdirSync(path.dirname(folder), { recursive: true })
    execFileSync('cp', ['-a', original, folder])
    return folder
  }
  return { scratch, freshFolder, usedFolder }
}

/** The servers whose working folder lies in `folder`. */
export function findServers(folder: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`).startsWith(folder) ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

interface Owner {
  process: ChildProcess
  rows: number[]
  /** What it said first. */
  opened: Promise<string>
  ended: Promise<void>
}

/** Processes that own a cluster (see embedded-owner.ts), for a test file. */
export function clusterOwners() {
  // Inside of node_modules, so that what is built there finds its packages.
  const built = path.join(root, 'node_modules', `.muster-test-${process.pid}-${Date.now()}`)
  beforeAll(() =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr: path.join(root, 'server/testing/embedded-owner.ts'), outDir: built, emptyOutDir: true },
    }),
  )
  afterAll(() => rmSync(built, { recursive: true, force: true }))

  return function startOwner(folder: string, user: { uid?: number; gid?: number } = {}): Owner {
    const child = spawn(process.execPath, [path.join(built, 'embedded-owner.js'), folder], {
      ...user,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const rows: number[] = []
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => resolve())
    })
    const opened = new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('row ')) rows.push(Number(line.slice(4)))
        else resolve(line)
      })
      void ended.then(() => resolve('ended'))
    })
    return { process: child, rows, opened, ended }
  }
}
