import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'

/** A running Muster, built before the tests as `npm start` builds it, over a data folder of its own. */
export type Muster = {
  url: string
  dataDir: string
  /** The newest mail to an address that was not read before. */
  mailTo(address: string): Promise<{ subject: string; text: string; html: string }>
  /** Ends the server without warning. */
  kill(): Promise<void>
  /** Ends the server as an operator would. */
  stop(): Promise<void>
  /** Starts it again over the same data, at the same address. */
  start(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

export const openMuster = async (settings: Record<string, string> = {}): Promise<Muster> => {
  const port = await freePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-e2e-'))
  const url = `http://localhost:${port}`
  const read = new Set<string>()
  let child: ChildProcess | undefined

  const isReady = async () => {
    try {
      return (await fetch(`${url}/api/ready`)).ok
    } catch {
      return false
    }
  }
  const start = async () => {
    const started = spawn(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
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
    while (!(await isReady())) {
      if (started.exitCode !== null) throw new Error('The server ended before it was ready.')
      await sleep(50)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const lookForMail = async (address: string) => {
    const folder = path.join(dataDir, 'mail')
    for (const name of readdirSync(folder).toSorted().toReversed()) {
      if (!name.endsWith('.eml') || read.has(name)) continue
      const mail = await PostalMime.parse(readFileSync(path.join(folder, name)))
      if (!mail.to?.some((to) => to.address === address)) continue
      read.add(name)
      return { subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' }
    }
    return undefined
  }

  await start()
  return {
    url,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async mailTo(address) {
      for (let tries = 0; tries < 200; tries += 1) {
        const found = await lookForMail(address).catch(() => undefined)
        if (found) return found
        await sleep(50)
      }
      throw new Error(`No mail came to ${address}.`)
    },
  }
}

export const test = base.extend<object, { muster: Muster }>({
  muster: [
    async ({}, use) => {
      const muster = await openMuster()
      await use(muster)
      await muster.stop()
      rmSync(muster.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Nothing that axe can find, at WCAG 2.2 AA, in light and in dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const told = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    }))
    expect(told, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}

/** Signs in with the code from the mail. */
export const signIn = async (page: Page, muster: Muster, email: string): Promise<void> => {
  await page.goto(`${muster.url}/#/login`)
  await page.getByLabel(/e-?mail/i).fill(email)
  await page
    .getByRole('button', { name: /code|continue/i })
    .first()
    .click()
  const { text } = await muster.mailTo(email)
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? ''
  await page.locator('input').first().focus()
  await page.keyboard.type(code)
}

export { expect }
