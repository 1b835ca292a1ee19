import type { Page } from '@playwright/test'
import { messages } from '../../contract/http/failures.ts'
import { invite, openOrganization } from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone } from '../support/fixtures.ts'
import { heading, signedIn, stored, test } from '../support/provider-sign-in.ts'

/** Signing in with Google at the provider's own emulator, with its own popup. */

test.use({ settings: { FIREBASE_PROJECT_ID: 'demo-muster', AUTH_SYNC_PATH: '/session-sync' } })

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

/** Presses the button and gives the provider's window. */
const openWindow = async (page: Page): Promise<Page> => {
  const opening = page.waitForEvent('popup')
  await googleButton(page).click()
  return opening
}

/** Chooses an account in the provider's window that was not there before. */
const chooseAccount = async (popup: Page, email: string) => {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#sign-in').click()
}

test('Google: the account chooser, a session, and nothing of the provider left behind', async ({
  openLogin,
}) => {
  const email = 'google@example.test'
  const { page, outside } = await openLogin(desktop)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await expect(page.getByRole('button', { name: 'Use a password' })).toBeVisible()
  await lookAtBoth(page, 'login-with-provider')
  expect(outside, 'before it is used, nothing of the provider is asked for').toEqual([])
  const popup = await openWindow(page)
  await expect(page.getByText('Waiting for the Google window...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await lookAtBoth(page, 'login-google-window')
  const asked: unknown = JSON.parse(new URL(popup.url()).searchParams.get('customParameters') ?? '{}')
  expect(asked).toEqual({ prompt: 'select_account', client_id: 'client-of-the-tests' })
  await chooseAccount(popup, email)
  await expect(signedIn(page)).toBeVisible()
  expect(scripts.filter((address) => /firebase/.test(address)).length).toBe(1)
  const kept = await stored(page)
  expect(kept).toContain('muster.token')
  expect(kept.join(' ')).not.toMatch(/firebaseLocalStorage|firebase:/)
})

test('a closed window is told of, a cancelled one is given up, and both can be tried again', async ({
  openLogin,
  watched,
}) => {
  // The provider's script says so itself where a window that was given up answers late.
  watched.expectTrouble(/INTERNAL ASSERTION FAILED: Pending promise was never set/)
  const { page } = await openLogin(desktop)
  await (await openWindow(page)).close()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('The Google window was closed before you were signed in.', {
    timeout: 30_000,
  })
  await expect(googleButton(page)).toBeFocused()
  await look(page, 'login-google-closed')

  const first = await openWindow(page)
  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(alert).toHaveText('Cancelled. If the Google window is still open, you can close it.')
  const given = await openWindow(page)
  expect(first.isClosed(), 'the next window takes the place of the one before').toBe(true)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toHaveText('Cancelled. If the Google window is still open, you can close it.')
  await expect(googleButton(page)).toBeFocused()
  // What the given-up window says comes to nothing.
  const exchanges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/exchangeFirebaseToken')) exchanges.push(request.url())
  })
  const ended = page.waitForResponse(/accounts:signInWithIdp/)
  await chooseAccount(given, 'too-late@example.test')
  await ended
  await expect(heading(page, 'Sign in to Muster')).toBeVisible()
  expect(await stored(page)).not.toContain('muster.token')

  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await chooseAccount(await opening, 'in-time@example.test')
  await expect(signedIn(page)).toBeVisible()
  expect(exchanges).toHaveLength(1)
})

test('a window that the browser blocks is told of, and the same button opens it', async ({ openLogin }) => {
  const { page } = await openLogin(phone)
  await page.evaluate('window.reallyOpen = window.open; window.open = () => null')
  await googleButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser blocked the Google window. Press the button once more, or allow pop-ups for this page.',
  )
  await look(page, 'login-google-blocked')
  await page.evaluate('window.open = window.reallyOpen')
  await chooseAccount(await openWindow(page), 'blocked-first@example.test')
  await expect(signedIn(page)).toBeVisible()
})

test('a provider that is away is told of in the words of the specification', async ({
  openLogin,
  watched,
}) => {
  watched.expectTrouble(/apis\.google\.com/)
  const { page } = await openLogin(desktop)
  await page.context().route('https://apis.google.com/**', (route) => route.abort())
  await googleButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Google authentication failed. Please try again.')
  await expect(page.getByRole('button', { name: 'E-mail me a code' })).toBeEnabled()
  await page.context().unrouteAll()
})

test('where the server opens no session the provider is signed out again, and the reason is said', async ({
  openLogin,
  watched,
}) => {
  watched.expectTrouble(/exchangeFirebaseToken|ERR_CONNECTION|503/)
  const { page } = await openLogin(desktop)
  await page.route('**/api/exchangeFirebaseToken', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: messages.providerAway, code: 'UNAVAILABLE', requestId: 'r' },
    }),
  )
  await chooseAccount(await openWindow(page), 'no-session@example.test')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to create secure session.')
  await expect(alert).toContainText(messages.providerAway)
  await look(page, 'login-no-secure-session')
  expect(await stored(page)).not.toContain('muster.token')
  expect((await stored(page)).join(' ')).not.toMatch(/firebaseLocalStorage|firebase:/)
})

test('an invitation is accepted with Google by the person it was sent to, and by nobody else', async ({
  openLogin,
  watched,
  muster,
}) => {
  watched.expectTrouble(/exchangeFirebaseToken|400/)
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const caller = await openOrganization(muster, 'owner-of-google@example.test')
  const [asked] = await invite(muster, caller, ['Amara Okafor'])
  if (!asked) throw new Error('Nobody was invited.')
  const { page } = await openLogin(desktop, `#/login/${asked.code}`)
  await expect(heading(page, 'Welcome, Amara Okafor')).toBeVisible()
  await look(page, 'invited-with-provider')
  await chooseAccount(await openWindow(page), 'somebody-else@example.test')
  await expect(page.getByRole('alert')).toContainText('Failed to create secure session.')
  await expect(page.getByRole('alert')).toContainText('This invitation was sent to ')

  const popup = await openWindow(page)
  expect(popup.url()).toContain(encodeURIComponent(`"login_hint":"${asked.email}"`))
  await chooseAccount(popup, asked.email)
  await expect(heading(page, 'Hello')).toBeVisible()
})

test('the token is told to the address of the settings, after signing in and after signing out', async ({
  openLogin,
  muster,
}) => {
  const { page } = await openLogin(desktop)
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url() === `${muster.url}/session-sync`) told.push(request.postDataJSON())
  })
  await chooseAccount(await openWindow(page), 'synced@example.test')
  await expect(signedIn(page)).toBeVisible()
  const token = await page.evaluate<string>(`localStorage.getItem('muster.token')`)
  await expect.poll(() => told).toEqual([{ token }])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => told).toEqual([{ token }, { token: null }])
})
