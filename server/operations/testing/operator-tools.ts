import { spawn } from 'node:child_process'
import { closeSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import type { Environment } from '../../core/config/environment.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** What a tool said, and how it ended: its exit code, or the signal. */
export type ToolRun = { said: string; complained: string; ended: number | string | null }

/** What comes over a stream; nothing where it goes to a full disk. */
const heard = (stream: Readable | null) => (stream === null ? '' : text(stream))

/** The operator's tools as processes of their own, for a test file. */
export const tools = () => processes(['backup', 'restore', 'doctor'])

const files = {
  main: 'server/main.ts',
  backup: 'server/backup.ts',
  restore: 'server/restore.ts',
  doctor: 'server/doctor.ts',
  mail: 'server/manage-mail.ts',
  demo: 'demo/main.ts',
}

/** As whom it runs, where not as this process, and whether what it says goes to a disk that is full. */
type Hardships = { uid?: number; isDiskFull?: boolean }

/** What an operator starts, the server itself too, as processes of their own, for a test file. */
export const processes = <Name extends keyof typeof files>(names: readonly Name[]) => {
  // Inside of node_modules, so that what is built there finds its packages.
  const built = path.join(root, 'node_modules', `.muster-tools-${process.pid}-${Date.now()}`)
  beforeAll(() =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: built,
        emptyOutDir: true,
        rollupOptions: {
          output: { chunkFileNames: '[name]-[hash].js' },
          // The server reads pictures in a program of its own beside it.
          input: Object.fromEntries([
            ...names.map((name) => [name, path.join(root, files[name])]),
            ['image-subprocess', path.join(root, 'server/features/images/processing/image-subprocess.ts')],
            [
              'archive-subprocess',
              path.join(root, 'server/features/data-transfer/import/archive-subprocess.ts'),
            ],
          ]),
        },
      },
    }),
  )
  afterAll(() => rmSync(built, { recursive: true, force: true }))

  /** Starts one in `cwd`, as an operator does who set this and nothing else. */
  return (
    name: Name,
    { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
    args: readonly string[],
    cwd: string,
    settings: Record<string, string> = {},
    { uid, isDiskFull = false }: Hardships = {},
  ) => {
    const full = isDiskFull ? openSync('/dev/full', 'w') : undefined
    const child = spawn(process.execPath, [path.join(built, `${name}.js`), ...args], {
      cwd,
      env: {
        PATH: process.env['PATH'],
        ...settings,
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', full ?? 'pipe', 'pipe'],
      ...(uid !== undefined && { uid, gid: uid }),
    })
    if (full !== undefined) closeSync(full)
    const ended = new Promise<ToolRun['ended']>((resolve) => {
      child.once('close', (code, signal) => resolve(signal ?? code))
    })
    const ran = Promise.all([heard(child.stdout), heard(child.stderr), ended]).then(
      ([said, complained, end]): ToolRun => ({ said, complained, ended: end }),
    )
    return { kill: (signal: NodeJS.Signals) => child.kill(signal), ran }
  }
}
