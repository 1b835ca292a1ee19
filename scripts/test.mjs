// `npm test`: every check there is, counted. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromiumPath, chromiumShellPath } from './chromium.mjs'
import { installIdentityProvider } from './identity-provider.mjs'
import { memoryFolder } from './memory-folder.mjs'

const root = path.resolve(import.meta.dirname, '..')
// All that tests keep in the folder of temporary files, they throw away.
process.env['TMPDIR'] = memoryFolder()
const results = mkdtempSync(path.join(process.env['TMPDIR'], 'muster-test-'))
const count = { passed: 0, failed: 0, skipped: 0 }
/** What failed, told once more at the end, where it is looked for.
 * @type {string[]} */
const failures = []
/** Browser tests that passed at their second try, and why the first one failed.
 * @type {string[]} */
const secondTries = []

/** Parts of the paths of server tests that run on each of two engines (docs/decisions/0066-tests-per-engine.md):
 * connections, transactions, rights within the database, whole databases read and written, and what happens at once. */
const restsOnTheEngine = [
  'server/core/',
  'server/operations/',
  'server/access-matrix',
  'concurrent-',
  'server/features/data-transfer/',
  'server/features/privacy/removal/',
  'server/features/privacy/erasure/',
  'server/features/privacy/retention/',
  'server/features/employees/roster/restore-employee',
]

/** @param {string} title */
const announce = (title) => console.log(`\n=== ${title}`)

/**
 * Runs a program; whether it went well. `isBeside`: it runs beside others, and what it prints comes at its end.
 * @param {string} title @param {string[]} command @param {{env?: Record<string, string>, isBeside?: boolean}} [how]
 */
const run = async (title, command, { env = {}, isBeside = false } = {}) => {
  if (!isBeside) announce(title)
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      printed += text
    })
  const [code] = await once(child, 'close')
  if (isBeside) {
    announce(title)
    process.stdout.write(printed)
  }
  return code === 0
}

/** @param {string} tool */
const toolPath = (tool) => path.join(root, 'node_modules', '.bin', tool)

/** @param {string} title @param {string} tool @param {string[]} args */
const check = async (title, tool, args) => {
  const isFine = await run(title, [toolPath(tool), ...args], { isBeside: true })
  count[isFine ? 'passed' : 'failed'] += 1
  if (!isFine) failures.push(title)
  return isFine
}

/** Adds a runner's counts; a run that ended badly without a failed test is itself one.
 * @param {boolean} isFine @param {{passed: number, failed: number, skipped: number}} ran */
const add = (isFine, ran) => {
  count.passed += ran.passed
  count.failed += ran.failed + (!isFine && ran.failed === 0 ? 1 : 0)
  count.skipped += ran.skipped
}

/** @param {string} title @param {string[]} projects
 * @param {{env?: Record<string, string>, files?: string[], isBeside?: boolean}} [only] `files`: parts of paths; all files
 * without */
const vitest = async (title, projects, { env = {}, files = [], isBeside = false } = {}) => {
  const folder = mkdtempSync(path.join(results, 'run-'))
  const report = path.join(folder, 'tests.json')
  const unhandled = path.join(folder, 'unhandled.json')
  const isFine = await run(
    title,
    [
      toolPath('vitest'),
      'run',
      ...files,
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./scripts/unhandled-errors.mjs',
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, MUSTER_UNHANDLED_ERRORS: unhandled }, isBeside },
  )
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  for (const file of told.testResults ?? []) {
    const where = path.relative(root, file.name)
    const tests = file.assertionResults.filter(
      (/** @type {{status: string}} */ test) => test.status === 'failed',
    )
    for (const test of tests) failures.push(`${where}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
    if (file.status === 'failed' && tests.length === 0) failures.push(`${where}\n${file.message}`)
  }
  /** @type {string[]} */
  const ran = (told.testResults ?? []).map((/** @type {{name: string}} */ { name }) =>
    path.relative(root, name),
  )
  for (const part of files.filter((one) => !ran.some((file) => file.includes(one)))) {
    failures.push(`${title}: no file of them has "${part}" in its path`)
    count.failed += 1
  }
  if (existsSync(unhandled)) failures.push(...JSON.parse(readFileSync(unhandled, 'utf8')))
  else if (!isFine && !told.numFailedTests) failures.push(`${title}: the run itself ended badly`)
  add(isFine, {
    passed: told.numPassedTests ?? 0,
    failed: told.numFailedTests ?? 0,
    skipped: (told.numPendingTests ?? 0) + (told.numTodoTests ?? 0),
  })
}

/** The titles and errors of the specs in a report of the browser tests of which a try failed.
 * @param {any} suite @param {boolean} isOk whether the second one did not @returns {string[]} */
const failedTries = (suite, isOk) => [
  ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => failedTries(inner, isOk)),
  ...(suite.specs ?? [])
    .filter(
      (/** @type {any} */ spec) =>
        spec.ok === isOk &&
        spec.tests.some((/** @type {any} */ test) => ['flaky', 'unexpected'].includes(test.status)),
    )
    .map((/** @type {any} */ spec) => {
      const errors = spec.tests.flatMap((/** @type {any} */ test) =>
        test.results.flatMap((/** @type {any} */ result) => result.errors ?? []),
      )
      const told = errors.map((/** @type {{message?: string}} */ error) => error.message ?? '').join('\n')
      return `${spec.file}: ${spec.title}\n${told}`
    }),
]

const browserTests = async () => {
  let executable
  try {
    executable = chromiumPath()
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error))
    count.failed += 1
    return
  }
  try {
    installIdentityProvider()
  } catch (error) {
    // The other journeys are still worth running.
    failures.push(error instanceof Error ? error.message : String(error))
    count.failed += 1
  }
  const report = path.join(results, 'browser.json')
  const shell = chromiumShellPath()
  const isFine = await run('Browser tests', [toolPath('playwright'), 'test'], {
    env: {
      CHROMIUM_PATH: executable,
      ...(shell && { CHROMIUM_SHELL_PATH: shell }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  })
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const suites = told.suites ?? []
  failures.push(...suites.flatMap((/** @type {any} */ suite) => failedTries(suite, false)))
  if (!isFine && !told.stats?.unexpected) failures.push('Browser tests: the run itself ended badly')
  secondTries.push(...suites.flatMap((/** @type {any} */ suite) => failedTries(suite, true)))
  add(isFine, {
    passed: (told.stats?.expected ?? 0) + (told.stats?.flaky ?? 0),
    failed: told.stats?.unexpected ?? 0,
    skipped: told.stats?.skipped ?? 0,
  })
}

const typesAndBuild = async () => {
  if (!(await check('Types', 'tsc', ['-b']))) return false
  const isBuilt = await run('Build', ['scripts/build.mjs'], { isBeside: true })
  if (!isBuilt) {
    failures.push('Build')
    count.failed += 1
  }
  return isBuilt
}

// Most of them use one core.
const [isBuilt] = await Promise.all([
  typesAndBuild(),
  check('Format', 'oxfmt', ['--check']),
  check('Lint and import directions', 'oxlint', ['--type-aware', '--deny-warnings']),
  check('Unused code', 'knip', []),
  check('Migrations', 'drizzle-kit', ['check']),
])
const ownServer = process.env['TEST_DATABASE_URL']
// The ones compute, and the others wait for servers that start and end.
await Promise.all([
  vitest('Unit and page tests', ['pure', 'web']),
  vitest('Server tests on embedded PostgreSQL', ['server'], {
    env: { TEST_DATABASE_URL: '' },
    files: ownServer ? restsOnTheEngine : [],
    isBeside: true,
  }),
])
if (ownServer)
  await vitest('Server tests on the PostgreSQL server of TEST_DATABASE_URL', ['server'], {
    env: { TEST_DATABASE_URL: ownServer },
  })
if (isBuilt) await browserTests()

rmSync(results, { recursive: true, force: true })
if (secondTries.length > 0) console.log(`\n=== Passed at the second try only\n\n${secondTries.join('\n\n')}`)
if (failures.length > 0) console.log(`\n=== Failed\n\n${failures.join('\n\n')}`)
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`)
process.exitCode = count.failed === 0 && count.skipped === 0 ? 0 : 1
