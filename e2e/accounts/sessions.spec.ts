import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, send, signedInBrowser, signInByMail } from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { passCodeWait } from '../support/embedded-database.ts'
import { askForCode, codeFor, desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Somebody with an organization, signed in on a device of their own: what its browser holds. */
const onFirstDevice = async (muster: Muster, email: string) => {
  const signedIn = await signInByMail(muster, email)
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  return { token: signedIn.token, orgId, browser: signedInBrowser(muster, signedIn) }
}

/** Signs in as a person does, on a device that holds nothing yet. */
const signInOn = async (page: Page, muster: Muster, email: string, to = '/settings?section=sessions') => {
  await page.goto(`${muster.url}/#/login?to=${encodeURIComponent(to)}`)
  await page.keyboard.type(await askForCode(page, muster, email))
}
const rows = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in to Muster' })

/** Signs in on one more device soon after the one before. */
const signInAgain = async (muster: Muster, email: string) => {
  await passCodeWait(muster, email)
  await ask(muster, contract.sendOTP, { email })
  return ask(muster, contract.verifyOTP, { email, otp: await codeFor(muster, email) })
}

test('another device is listed and told by mail; ending it signs it out while it listens, and so it is for all at once', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/401/)
  const email = 'owner-of-signed-in-devices@example.test'
  const first = await open(desktop)
  await signInOn(first, muster, email, '/')
  await expect(first.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
  const token = await first.evaluate<string>(`localStorage.getItem('muster.token')`)
  await createOrganization(muster, token, 'Larkspur Studio')

  const signedIn = await signInAgain(muster, email)
  const mail = await muster.mailTo(email, 'New device')
  expect(mail.text).toContain('Address:')
  expect(mail.text).toContain(`${muster.url}/#/account?section=sessions`)
  const mailbox = await open(phone)
  await mailbox.setContent(mail.html)
  await look(mailbox, 'mail-new-device', 'mail')
  const second = await open(phone, signedInBrowser(muster, signedIn))
  await second.goto(`${muster.url}/#/submissions`)
  await expect(second.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible()

  await first.goto(`${muster.url}/#/settings?section=sessions`)
  await first.reload()
  await expect(rows(first)).toHaveCount(2)
  await expect(rows(first).first()).toContainText('This device')
  await expect(rows(first).first()).toContainText('Chrome on Linux')
  await look(first, 'sessions')
  await rows(first)
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(rows(first)).toHaveCount(1)
  await expect(first.getByText('You are signed in on this device only.')).toBeVisible()
  // Nobody touches the second device: its open stream ends, and with it its session there.
  await expect(loginHeading(second)).toBeVisible()
  await expect(second.getByText('Authentication failed. Please log in again.')).toBeVisible()
  expect((await send(muster, contract.getProfile, {}, { token: signedIn.token })).status).toBe(401)

  // On a third one all others are signed out at once, and it goes on.
  const page = await open(phone, signedInBrowser(muster, await signInAgain(muster, email)))
  await page.goto(`${muster.url}/#/settings?section=sessions`)
  await expect(rows(page)).toHaveCount(2)
  await look(page, 'sessions')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('1 other session will be ended at once')
  await look(page, 'sessions-question')
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(rows(page)).toHaveCount(1)
  await first.getByRole('link', { name: 'Reports', exact: true }).or(loginHeading(first)).first().click()
  await expect(loginHeading(first)).toBeVisible()
})

test('what another tab does to what is stored signs this one out', async ({ open, watched, muster }) => {
  watched.expectTrouble(/favicon/)
  const { browser } = await onFirstDevice(muster, 'owner-of-another-token@example.test')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/help`)
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  const tab = await page.context().newPage()
  // A page of the same origin that is not the product: it acts as nothing but another tab.
  await tab.goto(`${muster.url}/api/health`)
  await tab.evaluate(`localStorage.setItem('muster.token', 'another')`)
  await expect(loginHeading(page)).toBeVisible()
  await expect(page.getByText(/signed out or in as somebody else, so this tab was signed out/)).toBeVisible()
  // What holds is the other tab's.
  const kept = await tab.evaluate<string[]>('Object.keys(localStorage).toSorted()')
  expect(kept.filter((key) => ['muster.session', 'muster.token'].includes(key))).toEqual([
    'muster.session',
    'muster.token',
  ])
})

test('two tabs of one session: a name is changed in both, and a refused call signs out both', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/401/)
  const { token, browser } = await onFirstDevice(muster, 'owner-of-names@example.test')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/settings`)
  const tab = await page.context().newPage()
  await tab.goto(`${muster.url}/#/help`)
  await expect(tab.getByRole('complementary').getByText('Owner Of Names')).toBeVisible()
  await page.getByLabel('Display name').fill('Ada of Larkspur')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(tab.getByRole('complementary').getByText('Ada of Larkspur')).toBeVisible()

  await ask(muster, contract.signOut, {}, { token })
  await page.getByRole('link', { name: 'Sessions' }).click()
  await expect(page.getByText('Authentication failed. Please log in again.')).toBeVisible()
  await expect(loginHeading(tab)).toBeVisible()
  expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("muster."))')).toEqual(
    [],
  )
})

test('signing out without a connection says what is not done yet, and it is at the next one', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/ERR_INTERNET_DISCONNECTED|occurred when fetching the script/)
  const { token, browser } = await onFirstDevice(muster, 'signing-out-offline@example.test')
  const page = await open(phone, browser)
  const loginPage = page.waitForResponse(/\/login-page-[^/]*\.js/)
  await page.goto(`${muster.url}/#/chat`)
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await (await loginPage).finished()
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(loginHeading(page)).toBeVisible()
  await expect(page.getByText('Signed out in this browser only')).toBeVisible()
  await lookAtBoth(page, 'login-signed-out-offline')
  expect(await page.evaluate(`localStorage.getItem('muster.token')`)).toBeNull()
  expect((await send(muster, contract.getProfile, {}, { token })).status).toBe(200)

  await page.context().setOffline(false)
  await expect(page.getByText('Your session has ended on the server, too.')).toBeVisible()
  expect((await send(muster, contract.getProfile, {}, { token })).status).toBe(401)
})

test('a session that was ended elsewhere shows no other page, however fresh what is kept of it', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/401/)
  const { token, browser } = await onFirstDevice(muster, 'owner-of-kept-pages@example.test')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/reports`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  const places = page.getByRole('navigation').first()
  await places.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await ask(muster, contract.signOut, {}, { token })
  await places.getByRole('link', { name: 'Reports' }).click()
  // Sooner than any list is asked for again by itself.
  await expect(loginHeading(page)).toBeVisible({ timeout: 8_000 })
})
