// `npm run check [base]`: format, lint and types, and the tests near what was changed since `base` (HEAD), in about a minute.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const base = process.argv[2] ?? 'HEAD'

/** @param {string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) process.exit(1)
  return stdout.split('\n').filter((line) => line !== '')
}

const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((file) => existsSync(path.join(root, file)))
const sources = changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file))

let isFine = true
/** @param {string} tool @param {string[]} args */
const run = (tool, ...args) => {
  const begun = Date.now()
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', '.bin', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  console.log(
    `=== ${tool}: ${status === 0 ? 'fine' : 'failed'}, ${((Date.now() - begun) / 1000).toFixed(1)} s\n`,
  )
  isFine &&= status === 0
}

/** Server tests need a database each, so only those in the folders of what was changed are run.
 * @type {Set<string>} */
const serverTests = new Set()
for (const file of sources.filter((name) => /^(?:server|client|demo)\//.test(name))) {
  const folder = path.dirname(file)
  if (/(?:^|\/)testing$/.test(folder)) continue
  const stem = path.basename(file).replace(/(?:\.test)?\.tsx?$/, '')
  for (const name of readdirSync(path.join(root, folder)))
    if (name === `${stem}.test.ts`) serverTests.add(path.join(folder, name))
}

run('oxfmt', '--check')
if (sources.length > 0) run('oxlint', '--type-aware', '--deny-warnings', ...sources)
run('tsc', '-b')
run('knip')
// No unit or page test imports anything of these, and to find that out takes a third of the time.
const related = sources.filter((file) => !/^(?:server|demo|e2e)\//.test(file))
if (related.length > 0)
  run('vitest', 'related', '--run', '--passWithNoTests', '--project', 'pure', '--project', 'web', ...related)
run('vitest', 'run', '--project', 'pure', 'scripts/house', 'scripts/specification')
if (serverTests.size > 0) run('vitest', 'run', '--project', 'server', ...serverTests)
process.exitCode = isFine ? 0 : 1
