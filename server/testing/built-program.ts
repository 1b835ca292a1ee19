import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { build } from 'vite'

/** A program of the server as Node.js can run it, there while the tests beside it run. */
export const builtProgram = (source: string): { folder: string; program: string } => {
  const root = path.resolve(import.meta.dirname, '../..')
  const name = path.basename(source, '.ts')
  const folder = path.join(root, 'node_modules', `.muster-test-${name}-${process.pid}-${Date.now()}`)
  beforeAll(() =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr: source, outDir: folder, emptyOutDir: true },
    }),
  )
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, program: path.join(folder, `${name}.js`) }
}
