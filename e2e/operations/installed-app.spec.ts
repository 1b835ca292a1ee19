import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { invite, mailedCode, openOrganization, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, openMuster, phone, test } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** The pages as an app: installed, there without a connection, and renewed without taking anything away. */

/** Waits until the worker has the files and looks after the page. */
const kept = async (page: Page) =>
  expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller?.state ?? null'), { timeout: 30_000 })
    .toBe('activated')

/** Every address that a cache of the browser holds. */
const cached = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })()`)

test('can be installed: manifest, icons and worker are as browsers want them', async ({ open, muster }) => {
  const page = await open(phone)
  await page.goto(`${muster.url}/#/login`)
  await kept(page)
  const devtools = await page.context().newCDPSession(page)
  const manifest = await devtools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'Muster', display: 'standalone', scope: '/' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A window without a profile of its own installs nothing; nothing else may be in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const told = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    const ground = () =>
      page.evaluate<string>(`(() => {
      const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)
      return '#' + [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')
    })()`)
    await expect.poll(ground).toBe(await told.getAttribute('content'))
  }
})

test('what a browser keeps are files of the build alone, before and after somebody signs out', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/404.*getCompanyReport|ERR_INTERNET_DISCONNECTED/)
  const owner = await signInByMail(muster, 'owner-of-caches@example.test')
  await openOrganization(muster, 'owner-of-caches-too@example.test')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/account`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await kept(page)
  await expect.poll(async () => (await cached(page)).join(' ')).toContain('employee-report-page')
  const isFile = /^\/(?:index\.html|favicon\.svg|manifest\.webmanifest|assets\/[^/]+)$/
  expect((await cached(page)).filter((address) => !isFile.test(address))).toEqual([])
  const stored = await page.evaluate<string>(`(async () => {
    const texts = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(await (await cache.match(request)).text())
    }
    return texts.join('')
  })()`)
  expect(stored).not.toContain(owner.token)
  expect(stored).not.toContain('owner-of-caches@example.test')
})

const nextName = (name: string) => name.replace(/-[\w-]{8}(?=\.js$)/, '-NEXTNEXT')

/** The same pages as a browser sees a later build: other names for what every page begins with and for the login page. */
const makeNextBuild = (folder: string) => {
  const assets = path.join(folder, 'assets')
  const changed = readdirSync(assets).filter((name) => /^(?:index|login-page)-[\w-]{8}\.js$/.test(name))
  expect(changed).toHaveLength(2)
  const renamed = (text: string) => changed.reduce((all, name) => all.replaceAll(name, nextName(name)), text)
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name)
    if (/\.(?:br|gz)$/.test(name)) rmSync(file)
    else if (/\.(?:js|css)$/.test(name)) {
      const text = renamed(readFileSync(file, 'utf8'))
      rmSync(file)
      writeFileSync(path.join(assets, changed.includes(name) ? nextName(name) : name), text)
    }
  }
  for (const name of ['index.html', 'service-worker.js']) {
    const file = path.join(folder, name)
    const text = renamed(readFileSync(file, 'utf8')).replace(
      /(url:[`"']\/index\.html[`"'],revision:[`"'])/,
      '$1next',
    )
    for (const end of ['', '.br', '.gz']) rmSync(`${file}${end}`)
    writeFileSync(file, text)
  }
}

test('a new version waits to be asked for, takes nothing away that is being typed, and is told to nobody who reloaded into it', async ({
  open,
  watched,
}) => {
  watched.expectTrouble(/ERR_CONNECTION_REFUSED|ERR_FAILED|404.*assets/)
  const home = path.resolve('test-results', `builds-${process.pid}`)
  cpSync('dist', path.join(home, 'dist'), { recursive: true })
  const muster = await openMuster({}, path.join(home, 'dist/server/main.js'))
  try {
    const caller = await openOrganization(muster, 'owner-of-builds@example.test')
    const [person] = await invite(muster, caller, ['Amara Okafor'], 'builds.test')
    const code = await mailedCode(muster, person?.email ?? '')
    const page = await open({ ...phone, colorScheme: 'dark' })
    await page.goto(`${muster.url}/#/questionnaire/${code}?step=core_responsibilities`)
    const field = page.getByRole('textbox')
    await field.fill('Payroll')
    await kept(page)
    const other = await open(phone)
    await other.goto(`${muster.url}/#/login`)
    await kept(other)

    await muster.stop()
    makeNextBuild(path.join(home, 'dist/web'))
    await muster.start()
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())')
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 20_000 })
    await field.fill('Payroll, invoices')
    await expect(page.locator('[data-saved=saved]')).toBeVisible()
    await look(page, 'new-version')
    await other.reload()
    await expect(other.getByLabel('E-mail')).toBeVisible()
    await expect
      .poll(
        () =>
          other.evaluate(
            `navigator.serviceWorker.getRegistration().then((one) => [one.waiting, one.installing])`,
          ),
        { timeout: 30_000 },
      )
      .toEqual([null, null])
    await expect.poll(async () => (await cached(other)).join(' ')).toContain('index-NEXTNEXT')
    await expect(other.getByText('A new version is ready.')).toBeHidden()
    await other.context().close()
    const script = () => page.locator('script[type=module][src]').last().getAttribute('src')
    expect(await script()).not.toContain('NEXTNEXT')

    // Parts of the old version are still there: it goes on until somebody reloads.
    await page.goto(`${muster.url}/#/login`)
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(script).toContain('NEXTNEXT')
    await expect(page.getByRole('textbox')).toHaveValue('Payroll, invoices')
    await expect(page.getByText('A new version is ready.')).toBeHidden()

    await muster.stop()
    await page.reload()
    await expect(page.getByRole('textbox')).toHaveValue('Payroll, invoices')
    expect(await script()).toContain('NEXTNEXT')
    await page.goto(`${muster.url}/#/login`)
    await expect(page.getByLabel('E-mail')).toBeVisible()
  } finally {
    await watched.close()
    await muster.stop()
    rmSync(home, { recursive: true, force: true })
    rmSync(muster.dataDir, { recursive: true, force: true })
  }
})
