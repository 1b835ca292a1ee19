import { rmSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { messages } from '../contract/failures.ts'
import { invite, openOrganization } from './api.ts'
import { keepInside, openProvider, type ProviderForTests } from './identity-provider/open-provider.ts'
import { look } from './look.ts'
import { askForCode, desktop, expect, openMuster, phone, test as base } from './muster.ts'

/** Signing in with Google and with a password, at the provider's own emulator, with its own popup. */

type Login = {
  page: Page
  /** What the page asked the world for, beyond this machine. */
  outside: string[]
}

const test = base.extend<
  { openLogin: (device: BrowserContextOptions, path?: string) => Promise<Login> },
  { provider: ProviderForTests }
>({
  provider: [
    async ({ settings }, use) => {
      const provider = await openProvider(settings['FIREBASE_PROJECT_ID'] ?? '')
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  muster: [
    async ({ settings, provider }, use) => {
      const muster = await openMuster({ ...settings, ...provider.settings })
      await use(muster)
      await muster.stop()
      rmSync(muster.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  openLogin: async ({ watched, muster, provider }, use) => {
    // Its window asks for fonts and styles of the world, which it does not get, and complains of it.
    watched.expectTrouble(/https:\/\/(?!apis\.google\.com)/)
    watched.expectTrouble(new RegExp(`\\(${provider.url}/emulator/`))
    // The page's own server has no such address; the test answers it.
    await use(async (device, path = '#/login') => {
      const page = await watched.open(device)
      const outside = await keepInside(page.context())
      await page.route('**/session-sync', (route) => route.fulfill({ status: 204 }))
      await page.goto(`${muster.url}/${path}`)
      return { page, outside }
    })
  },
})

test.use({ settings: { FIREBASE_PROJECT_ID: 'demo-muster', AUTH_SYNC_PATH: '/session-sync' } })

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const signedIn = (page: Page) => heading(page, 'No organizations found')
/** The names of all that the browser keeps for the page. */
const stored = (page: Page) =>
  page.evaluate<string[]>(
    `indexedDB.databases().then((databases) => [
      ...databases.map(({ name }) => name), ...Object.keys(localStorage), ...Object.keys(sessionStorage),
    ])`,
  )

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

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test(`Google: the account chooser, a session, and nothing of the provider left behind, on a ${name}`, async ({
    openLogin,
  }) => {
    const email = `google-${name}@example.test`
    const { page, outside } = await openLogin(device)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await expect(page.getByRole('button', { name: 'Use a password' })).toBeVisible()
    await look(page, 'login-with-provider')
    expect(outside, 'before it is used, nothing of the provider is asked for').toEqual([])
    const popup = await openWindow(page)
    await expect(page.getByText('Waiting for the Google window...')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await look(page, 'login-google-window')
    const asked: unknown = JSON.parse(new URL(popup.url()).searchParams.get('customParameters') ?? '{}')
    expect(asked).toEqual({ prompt: 'select_account', client_id: 'client-of-the-tests' })
    await chooseAccount(popup, email)
    await expect(signedIn(page)).toBeVisible()
    expect(scripts.filter((address) => /firebase/.test(address)).length).toBe(1)
    const kept = await stored(page)
    expect(kept).toContain('muster.token')
    expect(kept.join(' ')).not.toMatch(/firebaseLocalStorage|firebase:/)
  })
}

test('a closed window is told of, a cancelled one is given up, and both can be tried again', async ({
  openLogin,
}) => {
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
  await expect(heading(page, 'Company wiki')).toBeVisible()
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

const password = 'correct horse battery staple'

/** The step of a password, with an address and a password in its fields. */
const fill = async (page: Page, email: string, secret: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

/** Opens the link of the provider's mail, as the mail program would: in a window of its own. */
const openLink = async (
  page: Page,
  provider: ProviderForTests,
  email: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
) => {
  await expect.poll(() => provider.linkFor(email, kind)).toBeDefined()
  const link = await provider.linkFor(email, kind)
  const tab = await page.context().newPage()
  await tab.goto(`${link}${kind === 'PASSWORD_RESET' ? '&newPassword=another+good+password' : ''}`)
  await tab.close()
  await page.bringToFront()
}

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test(`a password: an account, the e-mail confirmed, in again, forgotten and set anew, on a ${name}`, async ({
    openLogin,
    provider,
    watched,
  }) => {
    // The provider answers 400 to what it refuses.
    watched.expectTrouble(new RegExp(`${provider.url}/identitytoolkit`))
    const email = `password-${name}@example.test`
    const { page, outside } = await openLogin(device)
    const alert = page.getByRole('alert')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Use a password' }).click()
    await expect(page).toHaveURL(/#\/login\?way=password$/)
    await expect(heading(page, 'Sign in with a password')).toBeVisible()
    const field = page.getByLabel('Password', { exact: true })
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await look(page, 'password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Enter a password')).toBeVisible()
    await fill(page, email, 'not known yet')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(alert).toContainText('The e-mail or the password is not right.')
    await look(page, 'password-wrong')

    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(heading(page, 'Create an account')).toBeVisible()
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await fill(page, email, 'short')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(alert).toHaveText(
      'The sign-in provider does not take this password. Password should be at least 6 characters.',
    )
    await look(page, 'password-weak')
    await fill(page, email, password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(heading(page, 'Confirm your e-mail')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: 'I have confirmed it' }).click()
    await expect(page.getByText('The provider has not seen it confirmed yet.')).toBeVisible()
    expect(await stored(page)).not.toContain('muster.token')
    await look(page, 'password-confirm')
    await openLink(page, provider, email, 'VERIFY_EMAIL')
    await expect(signedIn(page)).toBeVisible({ timeout: 20_000 })

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(heading(page, 'Sign in to Muster')).toBeVisible()
    await page.getByRole('button', { name: 'Use a password' }).click()
    await fill(page, email, 'something else')
    await page.keyboard.press('Enter')
    await expect(alert).toContainText('The e-mail or the password is not right.')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(heading(page, 'Set a new password')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await expect(page.getByText(/a mail is on its way/)).toBeVisible()
    await look(page, 'password-forgotten')
    await openLink(page, provider, email, 'PASSWORD_RESET')
    await page.getByRole('button', { name: 'Back to signing in' }).click()
    await fill(page, email, 'another good password')
    await page.keyboard.press('Enter')
    await expect(signedIn(page)).toBeVisible()
    expect(outside, 'for a password nobody but the provider is asked').toEqual([])
    expect((await stored(page)).join(' ')).not.toMatch(/firebaseLocalStorage|firebase:/)
  })
}

test('an e-mail that was never confirmed is asked to be, also at a later visit, and Back leads back', async ({
  openLogin,
  provider,
  watched,
}) => {
  watched.expectTrouble(new RegExp(`${provider.url}/identitytoolkit`))
  const email = 'unconfirmed@example.test'
  const { page } = await openLogin(desktop, '#/login?way=new-account')
  await fill(page, email, password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible()
  await page.reload()
  await fill(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This address has an account already.')
  await page.getByRole('button', { name: 'I have an account' }).click()
  await fill(page, email, password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible()
  await expect(page.getByText('is not confirmed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText(/You can have it sent again in \d+ s/)).toBeVisible()
  await page.getByRole('button', { name: 'Use an e-mail code' }).click()
  await expect(heading(page, 'Sign in to Muster')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Sign in with a password')).toBeVisible()
})

test('where the provider has passwords switched off, a mock user opens nothing, and the e-mail code does', async ({
  openLogin,
  provider,
  muster,
  watched,
}) => {
  watched.expectTrouble(new RegExp(`${provider.url}/identitytoolkit`))
  await provider.takePasswords(false)
  const email = 'mock@example.test'
  const { page } = await openLogin(phone, '#/login?way=new-account')
  const withToken: string[] = []
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) withToken.push(request.url())
  })
  await fill(page, email, password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'You are not signed in')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('mock is a mock user')
  await look(page, 'password-switched-off')
  const kept = await stored(page)
  expect(kept).not.toContain('muster.token')
  expect(kept).not.toContain('muster.session')
  for (const guarded of ['company-wiki', 'settings', 'onboarding', 'chat']) {
    await page.evaluate(`location.hash = '#/${guarded}'`)
    await expect(page).toHaveURL(/#\/login/)
  }
  expect(withToken).toEqual([])
  await page.goto(`${muster.url}/#/login?way=password`)
  await fill(page, email, password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'You are not signed in')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with an e-mail code' }).click()
  await page.keyboard.type(await askForCode(page, muster, email))
  await expect(signedIn(page)).toBeVisible()
  await provider.takePasswords(true)
})

test('a provider that cannot be reached for a password says so, and the e-mail code goes on', async ({
  openLogin,
  provider,
  muster,
  watched,
}) => {
  watched.expectTrouble(new RegExp(provider.url))
  const { page } = await openLogin(desktop, '#/login?way=password')
  await page.route(`${provider.url}/**`, (route) => route.abort('connectionrefused'))
  const email = 'away@example.test'
  await fill(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The sign-in provider cannot be reached at the moment.')
  await look(page, 'password-provider-away')
  await page.getByRole('button', { name: 'Use an e-mail code' }).click()
  await page.keyboard.type(await askForCode(page, muster, email))
  await expect(signedIn(page)).toBeVisible()
})

test('an account with a password is made and signed in by keyboard alone', async ({
  openLogin,
  provider,
}) => {
  const email = 'keyboard@example.test'
  const { page } = await openLogin(desktop)
  const press = async (name: string) => {
    for (let tabs = 0; tabs < 15; tabs += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate<string>('document.activeElement?.textContent ?? ""')
      if (label === name) return page.keyboard.press('Enter')
    }
    throw new Error(`${name} is not reached with Tab.`)
  }
  await press('Use a password')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await press('Create an account')
  await expect(heading(page, 'Create an account')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible()
  await openLink(page, provider, email, 'VERIFY_EMAIL')
  await expect(signedIn(page)).toBeVisible({ timeout: 20_000 })
})
