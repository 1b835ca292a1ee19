import { createOrganization, signedInBrowser, signInByMail } from '../support/api.ts'
import { desktop, expect, test } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'

/** The address that is told the token: what it hears of a session that does not hold (specification points 4 and 7). */

test.use({ settings: { AUTH_SYNC_PATH: '/session-sync' } })

/** What the address is told; the server has none itself: it is that of another program behind the same origin. */
const listenTo = async (page: Page): Promise<unknown[]> => {
  const told: unknown[] = []
  await page.context().route('**/session-sync', async (route) => {
    told.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return told
}

const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in to Muster' })

test('a malformed session is told as null when the page comes, and its token is gone', async ({
  open,
  muster,
}) => {
  const localStorage = [
    { name: 'muster.session', value: '{"id":' },
    { name: 'muster.token', value: 'token' },
  ]
  const page = await open(desktop, {
    storageState: { cookies: [], origins: [{ origin: muster.url, localStorage }] },
  })
  const told = await listenTo(page)
  await page.goto(`${muster.url}/#/company-wiki`)
  await expect(loginHeading(page)).toBeVisible()
  await expect.poll(() => told).toEqual([{ token: null }])
  expect(await page.evaluate(`localStorage.getItem('muster.token')`)).toBeNull()
})

test('a session that another tab spoils is told as null as well', async ({ open, muster }) => {
  const signedIn = await signInByMail(muster, 'spoiled@example.test')
  await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  const told = await listenTo(page)
  await page.goto(`${muster.url}/#/help`)
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  const tab = await page.context().newPage()
  // A page of the same origin that is not the product: it acts as nothing but another tab.
  await tab.goto(`${muster.url}/api/docs`)
  await tab.evaluate(`localStorage.setItem('muster.session', '{"id":')`)
  await expect(loginHeading(page)).toBeVisible()
  await expect.poll(() => told).toEqual([{ token: null }])
  await expect.poll(async () => await tab.evaluate(`localStorage.getItem('muster.token')`)).toBeNull()
})

test('the next person in a tab that was signed out elsewhere sees nothing of the one before', async ({
  open,
  watched,
  muster,
}) => {
  // The list of organizations of the second person is held back on purpose until the page is left.
  watched.expectTrouble(/getUserOrganizations/)
  const first = await signInByMail(muster, 'first-of-this-tab@example.test')
  await createOrganization(muster, first.token, 'Larkspur Studio')
  const second = await signInByMail(muster, 'second-of-this-tab@example.test')
  const page = await open(desktop, signedInBrowser(muster, first))
  await listenTo(page)
  await page.goto(`${muster.url}/#/help`)
  await expect(page.getByRole('button', { name: /Larkspur Studio/ })).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto(`${muster.url}/api/docs`)
  await tab.evaluate('localStorage.clear()')
  await expect(loginHeading(page)).toBeVisible()
  const answers = { verifyOTP: { success: true, ...second }, sendOTP: { success: true } }
  for (const [name, json] of Object.entries(answers)) {
    await page.route(`**/api/${name}`, (route) => route.fulfill({ json }))
  }
  await page.route('**/api/getUserOrganizations*', () => {})
  await page.getByLabel('E-mail').fill(second.user.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await page.keyboard.type('123456')
  await expect(page.getByText('Loading your organizations...')).toBeVisible()
  await expect(page.getByText('Larkspur Studio')).toBeHidden()
})
