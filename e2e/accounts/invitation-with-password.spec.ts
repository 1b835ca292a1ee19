import { contract } from '../../contract/index.ts'
import { ask, invite, openOrganization } from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect } from '../support/fixtures.ts'
import { heading, openLink, stored, test } from '../support/provider-sign-in.ts'

/** An invitation in hand, and a password at the identity provider's own emulator. */

test.use({ settings: { FIREBASE_PROJECT_ID: 'demo-muster' } })

const password = 'correct horse battery staple'

test('an invitation is accepted with a new password, and the password opens the same place again', async ({
  openLogin,
  provider,
  watched,
  muster,
}) => {
  watched.expectTrouble(new RegExp(`${provider.url}/identitytoolkit`))
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const owner = await openOrganization(muster, 'owner-of-passwords@example.test')
  const [asked, other] = await invite(muster, owner, ['Amara Okafor', 'Jonas Albrecht'], 'passwords.test')
  if (!asked || !other) throw new Error('Nobody was invited.')
  const { page } = await openLogin(desktop, `#/login/${asked.code}`)
  await expect(heading(page, 'Welcome, Amara Okafor')).toBeVisible()
  await page.getByRole('button', { name: 'Use a password' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  const field = page.getByLabel('E-mail')
  await expect(field).toHaveValue(asked.email)
  await expect(field, 'the invitation was sent to this address').not.toBeEditable()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await lookAtBoth(page, 'invited-new-password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible()
  // Until the address is confirmed nobody has joined and nobody is signed in.
  expect(await stored(page)).not.toContain('muster.token')
  const joined = async () =>
    (await ask(muster, contract.listMembers, {}, owner)).members.map(({ email }) => email)
  expect(await joined()).not.toContain(asked.email)
  await openLink(page, provider, asked.email, 'VERIFY_EMAIL')
  await expect(heading(page, 'Hello')).toBeVisible({ timeout: 20_000 })
  expect(await joined()).toContain(asked.email)

  // Somebody else's invitation is not theirs, whatever password they have.
  await page.goto(`${muster.url}/#/login/${other.code}`)
  await expect(heading(page, 'This invitation is for another address')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out and use the invited address' }).click()
  await expect(heading(page, 'Welcome, Jonas Albrecht')).toBeVisible()
  await page.goto(`${muster.url}/#/login/${asked.code}`)
  await expect(heading(page, 'Welcome back, Amara Okafor')).toBeVisible()
  await page.getByRole('button', { name: 'Use a password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('not the one that was chosen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password isn’t right.')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Hello')).toBeVisible()
  expect((await joined()).filter((email) => email === asked.email)).toHaveLength(1)
  expect(await joined()).not.toContain(other.email)
})
