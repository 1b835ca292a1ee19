// Builds what is stale: the server with the TypeScript compiler (it knows itself), the pages with Vite.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'dist', 'web', '.built')
const sourcesOfPages = [
  'web',
  'client',
  'contract',
  'insights',
  'languages',
  'package-lock.json',
  'vite.config.ts',
  'vite',
]

/** @param {string} place @returns {number} the latest change at or below it, in ms */
const latestChange = (place) => {
  const found = statSync(place)
  if (!found.isDirectory()) return found.mtimeMs
  const below = readdirSync(place).map((name) => latestChange(path.join(place, name)))
  return Math.max(0, ...below)
}

/** @param {string} tool */
const toolPath = (tool) => path.join(root, 'node_modules', '.bin', tool)

/** @param {string} tool @param {string[]} args */
const run = (tool, args) => {
  const { status } = spawnSync(process.execPath, [toolPath(tool), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`${tool} ${args.join(' ')} failed; nothing was started.`)
    process.exit(1)
  }
}

const arePagesStale = () =>
  !existsSync(stamp) ||
  sourcesOfPages.some((place) => latestChange(path.join(root, place)) > statSync(stamp).mtimeMs)

export const build = () => {
  const isBuilt = existsSync(path.join(root, 'dist', 'server', 'main.js')) && existsSync(stamp)
  if (!existsSync(toolPath('tsc')) || !existsSync(toolPath('vite'))) {
    if (isBuilt) return
    console.error(
      'Muster is not built and its build tools are not installed: run `npm ci --include=dev` first.',
    )
    process.exit(1)
  }
  run('tsc', ['-b', 'server', 'demo'])
  if (!arePagesStale()) return
  const startedAt = new Date()
  run('vite', ['build', '--logLevel', 'warn'])
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
  // What was saved while it was being built may not be in it.
  utimesSync(stamp, startedAt, startedAt)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build()
