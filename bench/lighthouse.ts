import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { contract } from '../contract/index.ts'
import { owner } from '../demo/sample.ts'
import { median } from './load.ts'
import { freePort, start, type Running } from './processes.ts'
import { ask, inviteOne } from './product.ts'

/**
 * Lighthouse over the built product with the demo's data: each page on a phone and on a desktop, as on a first visit. The
 * tool is fetched by npx when this is run; the product needs nothing of it.
 */

const tool = 'lighthouse@12.8.2'
const rounds = 3
const goals = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Goal = keyof typeof goals

const Score = z.object({ score: z.number() })
const Figure = z.object({ numericValue: z.number() })
const Result = z.object({
  /** How quick the processor was, by Lighthouse's own measure. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: Score.optional(),
    accessibility: Score.optional(),
    'best-practices': Score.optional(),
  }),
  audits: z.object({
    'first-contentful-paint': Figure.optional(),
    'largest-contentful-paint': Figure.optional(),
    'total-blocking-time': Figure.optional(),
    'cumulative-layout-shift': Figure.optional(),
  }),
})
type Result = z.output<typeof Result>

type Kept = Readonly<Record<string, string>>
type Seen = { name: string; hash: string; kept: Kept }

/** The newest sign-in code in the mailbox of the demo, which keeps its data below this folder. */
const newestCode = (folder: string): string => {
  const demo = readdirSync(folder).find((name) => name.startsWith('muster-demo-')) ?? ''
  const mails = path.join(folder, demo, 'mail')
  const found = readdirSync(mails, { recursive: true })
    .map((name) => path.join(mails, String(name)))
    .filter((file) => file.endsWith('.eml'))
    .flatMap((file) => {
      const code = /^\s*(\d{6})\s*$/m.exec(readFileSync(file, 'utf8'))?.[1]
      return code === undefined ? [] : [{ code, at: statSync(file).mtimeMs }]
    })
    .toSorted((one, other) => other.at - one.at)[0]
  if (found === undefined) throw new Error('No code was found in the mailbox of the demo.')
  return found.code
}

const signIn = async (demo: Running) => {
  const { email } = owner
  await ask(demo, contract.sendOTP, { email })
  // A mail is written behind its answer.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const { token, session, user } = await ask(demo, contract.verifyOTP, {
    email,
    otp: newestCode(demo.dataDir),
  })
  const { organizations } = await ask(demo, contract.getUserOrganizations, {}, { token })
  const orgId = organizations[0]?.orgId
  if (orgId === undefined) throw new Error('The owner of the demo has no organization.')
  const kept = {
    'muster.token': token,
    'muster.session': JSON.stringify({ ...session, user }),
    'muster.read-in': 'en',
  }
  return { token, orgId, kept }
}

/** A browser that has none of the files, and of what somebody's visits leave only what is kept for this page. */
const asAtFirst = async (page: Page, url: string, kept: Kept): Promise<void> => {
  await page.goto(`${url}/favicon.svg`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
  await devtools.detach()
  await page.evaluate(
    `for (const [name, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(name, value)`,
  )
}

const run = async (
  address: string,
  port: number,
  folder: string,
  flags: readonly string[],
): Promise<Result> => {
  const file = path.join(folder, 'lighthouse.json')
  const fixed = ['--output=json', `--output-path=${file}`, '--disable-storage-reset', '--quiet']
  await promisify(execFile)('npx', ['--yes', tool, address, `--port=${port}`, ...fixed, ...flags], {
    env: { ...process.env, TMPDIR: folder },
  })
  return Result.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const formFlags = { phone: [], desktop: ['--preset=desktop'] } as const

/**
 * How many times slower the processor of a phone is made: Lighthouse's four are meant for a machine of 1500 and more, and
 * on one below that would be a phone slower than it means; by its own table (docs/throttling.md) it is two there.
 */
const slowdownAt = (benchmarkIndex: number): number => (benchmarkIndex >= 1500 ? 4 : 2)

const failures: string[] = []
const scoreOf = (what: string, goal: Goal, results: readonly Result[]): string => {
  const score = Math.round(median(results.map(({ categories }) => (categories[goal]?.score ?? 0) * 100)))
  if (score < goals[goal]) failures.push(`${what}: ${goal} ${score}, goal ${goals[goal]}`)
  return String(score)
}

const line = (what: string, cells: readonly string[]) =>
  console.log(what.padEnd(34) + cells.map((cell) => cell.padStart(9)).join(''))

export const measureLighthouse = async (): Promise<void> => {
  const demo = await start('demo/main.js', { firstPath: '/api/ready' })
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-lighthouse-'))
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
    ],
    viewport: null,
  })
  try {
    const page = await context.newPage()
    const { kept, ...caller } = await signIn(demo)
    const code = await inviteOne(demo, caller)
    const pages: readonly [Seen, ...Seen[]] = [
      { name: 'login', hash: '/login', kept: {} },
      { name: 'questionnaire', hash: `/questionnaire/${code}`, kept: {} },
      { name: 'a question', hash: `/questionnaire/${code}?step=core_responsibilities`, kept: {} },
      { name: 'company wiki', hash: '/company-wiki', kept },
    ]
    console.log(`${tool}, median of ${rounds}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    /** A page as on a first visit. Now and then a run ends without a first paint; it is tried once more. */
    const visit = async ({ hash, kept }: Seen, flags: readonly string[]): Promise<Result> => {
      const once = async () => {
        await asAtFirst(page, demo.url, kept)
        return run(`${demo.url}/#${hash}`, port, folder, flags)
      }
      return once().catch((error: unknown) => {
        console.log(`Once more, as it failed: ${String(error).slice(0, 200)}`)
        return once()
      })
    }
    const all = '--only-categories=performance,accessibility,best-practices'
    const speeds: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      speeds.push((await visit(pages[0], [all])).environment.benchmarkIndex)
    }
    const slowdown = slowdownAt(median(speeds))
    console.log(`The processor of the phone is made ${slowdown} times slower than this machine.`)
    line('', ['perf.', 'access.', 'practice', 'FCP', 'LCP', 'TBT', 'CLS', 'machine'])
    for (const seen of pages) {
      for (const form of ['phone', 'desktop'] as const) {
        const what = `${seen.name}, ${form}`
        const results: Result[] = []
        const processor = `--throttling.cpuSlowdownMultiplier=${form === 'phone' ? slowdown : 1}`
        for (let round = 0; round < rounds; round += 1) {
          results.push(await visit(seen, [all, ...formFlags[form], processor]))
        }
        const seenInDark = { ...seen, kept: { ...seen.kept, theme: 'dark' } }
        const dark = await visit(seenInDark, ['--only-categories=accessibility', ...formFlags[form]])
        const middle = (audit: keyof Result['audits']) =>
          median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
        line(what, [
          scoreOf(what, 'performance', results),
          scoreOf(what, 'accessibility', results),
          scoreOf(what, 'best-practices', results),
          `${(middle('first-contentful-paint') / 1000).toFixed(2)} s`,
          `${(middle('largest-contentful-paint') / 1000).toFixed(2)} s`,
          `${Math.round(middle('total-blocking-time'))} ms`,
          middle('cumulative-layout-shift').toFixed(3),
          String(Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)))),
        ])
        line('  dark', ['', scoreOf(`${what}, dark`, 'accessibility', [dark])])
      }
    }
    console.log(`load of the machine at the end ${loadavg()[0]?.toFixed(1)}`)
    for (const failure of failures) console.error(`Missed: ${failure}`)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    await context.close()
    await demo.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
