import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { sizes } from './check-accessibility.ts'
import { isFirstOfRun, keepForOthers, newDataFolder } from './data-folder.ts'
import { passCodeWait } from './embedded-database.ts'
import { watch } from './watch-page-errors.ts'

/** A running Muster, built before the tests as `npm start` builds it, over a data folder of its own. */
export type Muster = {
  url: string
  dataDir: string
  /** The address that the start prints for the local mailbox, with its key. */
  mailbox(): string
  /** The newest mail to an address that was not read before, with this in its subject. */
  mailTo(address: string, subject: string): Promise<{ subject: string; text: string; html: string }>
  /** Ends the server without warning. */
  kill(): Promise<void>
  /** Ends the server as an operator would; gives its exit code, null where none of its own. */
  stop(): Promise<number | null>
  /** Starts it again over the same data, at the same address. */
  start(): Promise<void>
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

export const openMuster = async (
  settings: Record<string, string> = {},
  program = 'dist/server/main.js',
): Promise<Muster> => {
  const port = await freePort()
  const hasDatabase = settings['DATABASE_URL'] === undefined
  const dataDir = await newDataFolder({ hasDatabase })
  const url = `http://localhost:${port}`
  const read = new Set<string>()
  let child: ChildProcess | undefined
  let printed = ''

  const isReady = async () => {
    try {
      return (await fetch(`${url}/api/ready`)).ok
    } catch {
      return false
    }
  }
  const start = async () => {
    const started = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        ...settings,
      },
    })
    child = started
    printed = ''
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
    while (!(await isReady())) {
      if (started.exitCode !== null) throw new Error('The server ended before it was ready.')
      await sleep(50)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child) return null
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    return child.exitCode
  }
  const lookForMail = async (address: string, subject: string) => {
    const folder = path.join(dataDir, 'mail')
    for (const name of readdirSync(folder).toSorted().toReversed()) {
      if (!name.endsWith('.eml') || read.has(name)) continue
      const mail = await PostalMime.parse(readFileSync(path.join(folder, name)))
      if (!mail.to?.some((to) => to.address === address) || !mail.subject?.includes(subject)) continue
      read.add(name)
      return { subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' }
    }
    return undefined
  }

  await start()
  if (hasDatabase && isFirstOfRun()) {
    await end('SIGTERM')
    await keepForOthers(dataDir)
    await start()
  }
  return {
    url,
    dataDir,
    mailbox: () => /\S+\/mailbox\?key=\S+/.exec(printed)?.[0] ?? 'none was printed',
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async mailTo(address, subject) {
      for (let tries = 0; tries < 600; tries += 1) {
        const found = await lookForMail(address, subject).catch(() => undefined)
        if (found) return found
        await sleep(50)
      }
      throw new Error(`No mail came to ${address}.`)
    },
  }
}

/** A phone with fingers, and a desk with keyboard and mouse. */
export const phone = {
  viewport: sizes.phone,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions
export const desktop = { viewport: sizes.desktop } satisfies BrowserContextOptions

type Watched = {
  /** Opens a browser of somebody's own, with nothing in it but what the options say. */
  open(device: BrowserContextOptions, options?: BrowserContextOptions): Promise<Page>
  /** Closes all of them: a page that fetches something while its server is stopped would complain of it. */
  close(): Promise<void>
  /** What this test brings about on purpose, so that it does not count against the page. */
  expectTrouble(pattern: RegExp): void
}

type Served = {
  /** Settings of the server besides its own port and folder. */
  settings: Record<string, string>
  muster: Muster
}

/** Whatever a page complains of that the test did not ask for fails the test. */
export const test = base.extend<{ watched: Watched; open: Watched['open'] }, Served>({
  settings: [{}, { scope: 'worker', option: true }],
  muster: [
    async ({ settings }, use) => {
      const muster = await openMuster(settings)
      await use(muster)
      await muster.stop()
      rmSync(muster.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  watched: async ({ browser }, use) => {
    const troubles: string[] = []
    const expected: RegExp[] = []
    const opened: Page[] = []
    const close = async () => void (await Promise.all(opened.splice(0).map((page) => page.context().close())))
    await use({
      close,
      async open(device, options = {}) {
        const context = await browser.newContext({ locale: 'en-GB', ...device, ...options })
        context.setDefaultTimeout(20_000)
        await watch(context, troubles)
        const page = await context.newPage()
        opened.push(page)
        return page
      },
      expectTrouble: (pattern) => void expected.push(pattern),
    })
    await close()
    const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
    expect(unexpected, 'what the pages complained of').toEqual([])
  },
  open: async ({ watched }, use) => use((device, options) => watched.open(device, options)),
})

/** The code of the newest mail to an address that was not read before; a long one stands there in groups. */
export const codeFor = async (muster: Muster, email: string): Promise<string> =>
  /^(?:\d{6}|\d{5} \d{5})$/m
    .exec((await muster.mailTo(email, 'sign-in code')).text)?.[0]
    .replaceAll(' ', '') ?? ''

/** Asks for a code on the login page; ends at the six boxes. */
export const askForCode = async (page: Page, muster: Muster, email: string): Promise<string> => {
  const field = page.getByLabel('E-mail')
  if ((await field.inputValue()) === '') await field.fill(email)
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  return codeFor(muster, email)
}

/** Asks on the login page for a code soon after another one, as if half a minute had passed; gives the code. */
export const askForCodeAgain = async (page: Page, muster: Muster, email: string): Promise<string> => {
  await passCodeWait(muster, email)
  return askForCode(page, muster, email)
}

export { expect }
