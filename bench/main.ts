import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { measureCompanyReport } from './company-report.ts'
import { median, shoot } from './load.ts'
import { transferSizes } from './pages.ts'
import { start } from './processes.ts'
import { headersOf, openOrganization, submissionShots } from './product.ts'

/** Prints what is measured, each as a ratio to the plain thing in the same run. */

const rounds = 3
const submissionsARound = 1_500
const callers = 32

const row = (what: string, ours: string, plain: string, ratio: string, goal: string) =>
  console.log(`${what.padEnd(52)} ${ours.padStart(14)} ${plain.padStart(14)} ${ratio.padStart(8)}   ${goal}`)
const perSecond = (value: number) => `${Math.round(value)}/s`
const ms = (value: number) => `${Math.round(value)} ms`
const kb = (value: number) => `${(value / 1000).toFixed(1)} kB`

const measureServers = async () => {
  const product = await start('server/main.js', { firstPath: '/api/ready' })
  const bare = await start('bench/bare-server.js', { firstPath: '/' })
  try {
    const caller = await openOrganization(product)
    const figures: { ours: number; plain: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const shots = await submissionShots(product, caller, submissionsARound, round * submissionsARound)
      const plainShots = shots.map((shot) => ({ ...shot, path: '/answers' }))
      const plain = await shoot(bare.url, plainShots, callers)
      figures.push({ plain, ours: await shoot(product.url, shots, callers) })
    }
    const ours = median(figures.map((figure) => figure.ours))
    const plain = median(figures.map((figure) => figure.plain))
    row(
      'submitEmployeeAnswers, 32 callers',
      perSecond(ours),
      perSecond(plain),
      (ours / plain).toFixed(2),
      'goal 0.8',
    )

    const reads = Array.from({ length: 60 })
    const list = { method: 'GET', path: '/api/getSubmissions?limit=500', headers: headersOf(caller) } as const
    const bareList = { method: 'GET', path: '/answers?count=500' } as const
    const readFigures: { ours: number; plain: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      readFigures.push({
        plain: await shoot(
          bare.url,
          reads.map(() => bareList),
          4,
        ),
        ours: await shoot(
          product.url,
          reads.map(() => list),
          4,
        ),
      })
    }
    const oursRead = median(readFigures.map((figure) => figure.ours))
    const plainRead = median(readFigures.map((figure) => figure.plain))
    row(
      'getSubmissions of 500, 4 callers',
      perSecond(oursRead),
      perSecond(plainRead),
      (oursRead / plainRead).toFixed(2),
      'goal 0.8',
    )

    for (const { hash, bytes } of await transferSizes(product.url, [
      '/login',
      '/questionnaire/AAAAAAAAAAAAAAAA',
    ])) {
      row(`first load of ${hash.split('/')[1]}: scripts, styles, fonts`, kb(bytes), '', '', 'goal 200 kB')
    }
  } finally {
    await product.stop()
    await bare.stop()
  }
}

const measureReports = () => {
  const small = measureCompanyReport(10_000, 5)
  const large = measureCompanyReport(100_000, 3)
  row(
    'company report of 10,000 / JSON.parse',
    ms(small.reportMs),
    ms(small.parseMs),
    (small.reportMs / small.parseMs).toFixed(2),
    'goal 2',
  )
  row(
    'company report of 100,000 / JSON.parse',
    ms(large.reportMs),
    ms(large.parseMs),
    (large.reportMs / large.parseMs).toFixed(2),
    'goal 2',
  )
  row(
    'time(100,000) / time(10,000)',
    ms(large.reportMs),
    ms(small.reportMs),
    (large.reportMs / small.reportMs).toFixed(1),
    'goal 11',
  )
}

const measureStarts = async () => {
  const folders = { ours: '', plain: '' }
  for (const kind of ['cold', 'warm'] as const) {
    if (kind === 'cold') {
      folders.ours = mkdtempSync(path.join(tmpdir(), 'muster-bench-'))
      folders.plain = mkdtempSync(path.join(tmpdir(), 'muster-bench-'))
    }
    const plain = await start('bench/bare-server.js', { firstPath: '/', dataDir: folders.plain })
    await plain.stop()
    const ours = await start('server/main.js', { firstPath: '/api/ready', dataDir: folders.ours })
    await ours.stop()
    row(
      `start to first answer, ${kind}`,
      ms(ours.msToFirstAnswer),
      ms(plain.msToFirstAnswer),
      (ours.msToFirstAnswer / plain.msToFirstAnswer).toFixed(2),
      '',
    )
  }
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
}

console.log(`Node ${process.version}, ${cpus().length} cores\n`)
row('what', 'Muster', 'plain', 'ratio', '')
measureReports()
await measureStarts()
await measureServers()
