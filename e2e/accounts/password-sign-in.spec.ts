import type { Page } from '@playwright/test'
import { messages } from '../../contract/http/failures.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { askForCode, desktop, expect, phone } from '../support/fixtures.ts'
import { heading, openLink, signedIn, stored, test } from '../support/provider-sign-in.ts'

/** Signing in and up with a password at the provider's own emulator. */

test.use({ settings: { FIREBASE_PROJECT_ID: 'demo-muster' } })

const password = 'correct horse battery staple'

/** The step of a password, with an address and a password in its fields. */
const fill = async (page: Page, email: string, secret: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

test('a password: an account, the e-mail confirmed, in again, forgotten and set again', async ({
  openLogin,
  provider,
  watched,
}) => {
  // The provider answers 400 to what it refuses.
  watched.expectTrouble(new RegExp(`${provider.url}/identitytoolkit`))
  const email = 'password@example.test'
  const { page, outside } = await openLogin(desktop)
  const alert = page.getByRole('alert')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Use a password' }).click()
  await expect(page).toHaveURL(/#\/login\?way=password$/)
  await expect(heading(page, 'Sign in with a password')).toBeVisible()
  const field = page.getByLabel('Password', { exact: true })
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await lookAtBoth(page, 'password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Enter a password')).toBeVisible()
  await fill(page, email, 'not known yet')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(alert).toContainText('The e-mail or the password isn’t right.')
  await lookAtBoth(page, 'password-wrong')

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
    'The sign-in provider doesn’t accept this password. Password should be at least 6 characters.',
  )
  await lookAtBoth(page, 'password-weak')
  await fill(page, email, password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'I have confirmed it' }).click()
  await expect(page.getByText('The provider doesn’t see it as confirmed yet.')).toBeVisible()
  expect(await stored(page)).not.toContain('muster.token')
  await lookAtBoth(page, 'password-confirm')
  await openLink(page, provider, email, 'VERIFY_EMAIL')
  await expect(signedIn(page)).toBeVisible({ timeout: 20_000 })

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(page, 'Sign in to Muster')).toBeVisible()
  await page.getByRole('button', { name: 'Use a password' }).click()
  await fill(page, email, 'something else')
  await page.keyboard.press('Enter')
  await expect(alert).toContainText('The e-mail or the password isn’t right.')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Set a new password')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText(/a mail is on its way/)).toBeVisible()
  await lookAtBoth(page, 'password-forgotten')
  await openLink(page, provider, email, 'PASSWORD_RESET')
  await page.getByRole('button', { name: 'Back to signing in' }).click()
  await fill(page, email, 'another good password')
  await page.keyboard.press('Enter')
  await expect(signedIn(page)).toBeVisible()
  expect(outside, 'for a password nobody but the provider is asked').toEqual([])
  expect((await stored(page)).join(' ')).not.toMatch(/firebaseLocalStorage|firebase:/)
})

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
  await expect(page.getByRole('alert')).toContainText(
    `${messages.userExists}This address already has an account.`,
  )
  await page.getByRole('button', { name: 'I have an account' }).click()
  await fill(page, email, password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible()
  await expect(page.getByText('isn’t confirmed yet')).toBeVisible()
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
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
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
