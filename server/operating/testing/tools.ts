import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import type { Environment } from '../../core/environment.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** What a tool said, and how it ended: its exit code, or the signal. */
export type Ran = { said: string; complained: string; ended: number | string | null }

/** The operator's tools as processes of their own, for a test file. */
export const tools = () => processes(['backup', 'restore', 'doctor'])

/** What an operator starts, the server itself too, as processes of their own, for a test file. */
export const processes = <Name extends 'main' | 'backup' | 'restore' | 'doctor'>(names: readonly Name[]) => {
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
          input: names.map((name) => path.join(root, 'server', `${name}.ts`)),
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
  ) => {
    const child = spawn(process.execPath, [path.join(built, `${name}.js`), ...args], {
      cwd,
      env: {
        PATH: process.env['PATH'],
        ...settings,
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise<Ran['ended']>((resolve) => {
      child.once('close', (code, signal) => resolve(signal ?? code))
    })
    const ran = Promise.all([text(child.stdout), text(child.stderr), ended]).then(
      ([said, complained, end]): Ran => ({ said, complained, ended: end }),
    )
    return { kill: (signal: NodeJS.Signals) => child.kill(signal), ran }
  }
}
