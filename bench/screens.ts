import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { z } from 'zod'
import { median } from './load.ts'
import { start } from './processes.ts'
import { fillWithReports } from './product.ts'
import { ms, row } from './result-table.ts'

/** The screens of an organization of thousands, scrolled, each beside a plain table of as many rows in the same browser. */

const people = 5_000
const rounds = 3
const steps = 90
/** What is scrolled at each frame: about as fast as a wheel that is turned on and on. */
const stepPixels = 240

const open = async (): Promise<Browser> => {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  })
}

/** Runs in the page: a step down at each frame; gives how long each frame took. */
const scrolling = `new Promise((resolve) => {
  const found = []
  let last
  const next = (now) => {
    if (last !== undefined) found.push(now - last)
    last = now
    if (found.length === ${steps}) return resolve(found)
    scrollBy(0, ${stepPixels})
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
})`
const Frames = z.array(z.number())

type Scrolled = {
  /** From one frame to the next, in ms: the middle, and the one that 5 of 100 are longer than. */
  frame: number
  slow: number
  /** What the page's own thread worked for one frame, in ms of its own time: what else the machine does is not in it. */
  work: number
}

/** Scrolls the page down, a step a frame. */
const scroll = async (page: Page): Promise<Scrolled> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  await page.evaluate('scrollTo(0, 0)')
  const before = await worked()
  const frames = Frames.parse(await page.evaluate(scrolling))
  const work = ((await worked()) - before) / steps
  await devtools.detach()
  const sorted = frames.toSorted((a, b) => a - b)
  return { frame: median(frames), slow: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, work }
}

const middleOf = async (page: Page): Promise<Scrolled> => {
  // The first warms up and does not count.
  await scroll(page)
  const found: Scrolled[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await scroll(page))
  const of = (take: (one: Scrolled) => number) => median(found.map(take))
  return { frame: of(({ frame }) => frame), slow: of(({ slow }) => slow), work: of(({ work }) => work) }
}

/** Each screen, and what stands there once it is loaded; `whole` comes later, where the first rows stand before the others. */
const screens: readonly { hash: string; role: 'link' | 'heading'; ready: string; whole?: string }[] = [
  {
    hash: '/submissions',
    role: 'link',
    ready: 'Person 1',
    whole: `${people.toLocaleString('en')} people`,
  },
  { hash: '/reports', role: 'link', ready: 'Person 1' },
  { hash: '/company-wiki', role: 'heading', ready: 'Departments at a glance' },
]

/** As many rows with as many cells, and nothing else. */
const plainTable = (): string =>
  `<table>${Array.from(
    { length: people },
    (_, index) => `<tr>${`<td>Person ${index}</td>`.repeat(10)}</tr>`,
  ).join('')}</table>`

export const measureScreens = async (): Promise<void> => {
  const product = await start('server/main.js', { firstPath: '/api/ready' })
  const browser = await open()
  try {
    const storageState: BrowserContextOptions['storageState'] = await fillWithReports(product, people)
    const plainPage = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await plainPage.setContent(plainTable())
    for (const width of [1440, 360]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, storageState })
      const page = await context.newPage()
      for (const { hash, role, ready, whole } of screens) {
        // Each is opened anew, with nothing that the one before has asked for.
        await page.goto('about:blank')
        const startedAt = performance.now()
        await page.goto(`${product.url}/#${hash}`)
        await page.getByRole(role, { name: ready, exact: true }).waitFor({ timeout: 120_000 })
        const loadedMs = performance.now() - startedAt
        if (whole !== undefined) await page.getByText(whole, { exact: true }).waitFor({ timeout: 120_000 })
        const wholeMs = performance.now() - startedAt
        // The list of submissions listens on: its network never rests.
        if (whole === undefined) await page.waitForLoadState('networkidle')
        const ours = await middleOf(page)
        const plain = await middleOf(plainPage)
        const name = `${hash.slice(1)} of ${people.toLocaleString('en')} people, ${width} px wide`
        row(
          `${name}: a frame of scrolling`,
          ms(ours.frame),
          ms(plain.frame),
          (plain.frame / ours.frame).toFixed(2),
        )
        row('  the longest of 20 frames', ms(ours.slow), ms(plain.slow), (plain.slow / ours.slow).toFixed(2))
        row('  work for a frame', ms(ours.work), ms(plain.work), (plain.work / ours.work).toFixed(2))
        row('  until it stands', ms(loadedMs), '–', '–')
        if (whole !== undefined) row('  until everybody is there', ms(wholeMs), '–', '–')
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
