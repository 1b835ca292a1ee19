import { EventEmitter, once } from 'node:events'
import { contract } from '../../contract/index.ts'
import {
  ask,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
  type Caller,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { askForCode, desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

/** Somebody with an onboarded organization, and what their browser holds. */
const owner = async (muster: Muster, email: string) => {
  const signedIn = await signInByMail(muster, email)
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  return { browser: signedInBrowser(muster, signedIn), caller: { token: signedIn.token, orgId } }
}

const stored = (page: Page) => page.evaluate<string[]>('Object.keys(localStorage).toSorted()')
const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in to Muster' })
const authKeys = ['muster.organization', 'muster.session', 'muster.token']

/** Holds the answers of a call back until they are let go. */
const hold = async (page: Page, address: string) => {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return () => gate.emit('open')
}

test('each guard says what it waits for, word for word', async ({ open, muster }) => {
  const { browser } = await owner(muster, 'owner-of-guards@example.test')
  const page = await open(desktop, browser)
  const steps: [string, string][] = [
    ['**/assets/chat-page*', 'Loading...'],
    ['**/api/getProfile*', 'Authenticating...'],
    ['**/api/getUserOrganizations*', 'Loading your organizations...'],
    ['**/api/getOrgData*', 'Loading organization...'],
  ]
  const lettingGo = await Promise.all(steps.map(([address]) => hold(page, address)))
  await page.goto(`${muster.url}/#/chat`)
  for (const [index, [, text]] of steps.entries()) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    lettingGo[index]?.()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
})

test('a selection that is gone from the list is asked for again', async ({ open, muster }) => {
  const { browser } = await owner(muster, 'owner-of-gone@example.test')
  const page = await open(phone, browser)
  await page.addInitScript({
    content: `if (!sessionStorage.getItem('seen')) {
      sessionStorage.setItem('seen', 'yes')
      sessionStorage.setItem('muster.organization', 'gone')
    }`,
  })
  await page.goto(`${muster.url}/#/settings`)
  await expect(page.getByRole('heading', { name: 'No organization selected' })).toBeVisible()
  await look(page, 'no-selection')
  await page.getByRole('button', { name: /Larkspur Studio/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('signing out here signs out every tab of this browser, and the token is worth nothing', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/401/)
  const { browser, caller } = await owner(muster, 'owner-of-leaving@example.test')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/help`)
  const second = await page.context().newPage()
  await second.goto(`${muster.url}/#/chat`)
  await expect(second.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await expect(loginHeading(page)).toBeVisible()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(loginHeading(second)).toBeVisible()
  await expect(second.getByText(/signed out/)).toBeVisible()
  expect(await stored(page)).toEqual([])
  await expect(async () => {
    await expect(ask(muster, contract.getProfile, {}, { token: caller.token })).rejects.toThrow('401')
  }).toPass()
})

test('a token that is refused leads to the login page with the reason, and back', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/401/)
  const { browser, caller } = await owner(muster, 'owner-of-refused@example.test')
  const page = await open(phone, browser)
  await page.goto(`${muster.url}/#/chat`)
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await ask(muster, contract.signOut, {}, { token: caller.token })
  // From another page, so that it loads anew: else it could be refused, and told so, before a reload.
  await page.goto('about:blank')
  await page.goto(`${muster.url}/#/reports`)
  await expect(page.getByText('Authentication failed. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(/#\/login\?to=%2Freports$/)
  for (const key of authKeys) expect(await stored(page)).not.toContain(key)
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  await look(page, 'login-refused')
})

test('the theme is kept, and right before any of the product’s own scripts run', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/assets\/.*\.js|ERR_FAILED/)
  const { browser } = await owner(muster, 'owner-of-themes@example.test')
  const page = await open({ ...desktop, colorScheme: 'light' }, browser)
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  const theme = () => page.evaluate(`localStorage.getItem('theme')`)
  const choose = (name: string) => page.getByRole('complementary').getByText(name, { exact: true }).click()
  const paper = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  await page.goto(`${muster.url}/#/chat`)
  await choose('Dark')
  await expect.poll(scheme).toBe('dark')
  expect(await theme()).toBe('dark')
  const darkPaper = await paper()
  await choose('Light')
  await expect.poll(scheme).toBe('light')
  expect(await theme()).toBe('light')
  expect(await paper()).not.toBe(darkPaper)
  const other = await page.context().newPage()
  await other.goto(`${muster.url}/#/help`)
  await choose('Dark')
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await scheme()).toBe('dark')
  expect(await paper()).toBe(darkPaper)
  await page.unroute('**/assets/*.js')

  await page.reload()
  await choose('System')
  await expect.poll(theme).toBe('system')
  await expect.poll(scheme).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(scheme).toBe('dark')
})

const switchTo = async (tab: Page, name: string) => {
  await tab
    .getByRole('complementary')
    .getByRole('button', { name: /Switch organization/ })
    .click()
  await tab.getByRole('menuitemradio', { name }).click()
}

test('two tabs in two organizations never mix', async ({ open, watched, muster }) => {
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const { browser, caller } = await owner(muster, 'owner-of-two@example.test')
  const orgId = await createOrganization(muster, caller.token, 'Bergamot Works')
  const second: Caller = { token: caller.token, orgId }
  await invite(muster, caller, ['Amara Larkspur'])
  await invite(muster, second, ['Jonas Bergamot'])
  const page = await open(desktop, browser)
  const headers = new Map<Page, Set<string>>()
  page.context().on('request', (request) => {
    const sent = request.headers()['organization-id']
    if (sent !== undefined) headers.get(request.frame().page())?.add(sent)
  })
  await page.goto(`${muster.url}/#/reports`)
  await switchTo(page, 'Larkspur Studio')
  await expect(page.getByRole('link', { name: 'Amara Larkspur' })).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto(`${muster.url}/#/reports`)
  await switchTo(tab, 'Bergamot Works')
  await expect(tab.getByRole('link', { name: 'Jonas Bergamot' })).toBeVisible()

  headers.set(page, new Set()).set(tab, new Set())
  await page.reload()
  await expect(page.getByRole('link', { name: 'Amara Larkspur' })).toBeVisible()
  await expect(page.getByText('Jonas Bergamot')).toBeHidden()
  await page.getByRole('link', { name: 'Company wiki' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Company wiki' })).toBeVisible()
  await tab.reload()
  await expect(tab.getByRole('link', { name: 'Jonas Bergamot' })).toBeVisible()
  await expect(tab.getByText('Amara Larkspur')).toBeHidden()
  expect([...(headers.get(page) ?? [])]).toEqual([caller.orgId])
  expect([...(headers.get(tab) ?? [])]).toEqual([orgId])
})

test('a session that another tab began is told apart from this one’s', async ({ open, muster }) => {
  const { browser } = await owner(muster, 'owner-of-first-session@example.test')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/chat`)
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto(`${muster.url}/#/chat`)
  await tab.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await tab.keyboard.type(await askForCode(tab, muster, 'second-session@example.test'))
  await expect(tab.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
  await expect(loginHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Continue as second-session@example.test' }).click()
  await expect(page.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
})
