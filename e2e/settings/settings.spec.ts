import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { MyData } from '../../contract/calls/users.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  openOrganization,
  send,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import {
  askForCode,
  askForCodeAgain,
  desktop,
  expect,
  phone,
  test,
  type Muster,
} from '../support/fixtures.ts'

/** An employee who has joined, and the owner who invited them. */
const employeeOf = async (muster: Muster, name: string) => {
  const owner = await openOrganization(
    muster,
    `owner-of-${name.toLowerCase().replaceAll(' ', '-')}@example.test`,
  )
  const [invited] = await invite(muster, owner, [name])
  if (!invited) throw new Error('Nobody was invited.')
  const signedIn = await signInByMail(muster, invited.email)
  await ask(muster, contract.joinOrganization, { inviteCode: invited.code }, { token: signedIn.token })
  const caller = { token: signedIn.token, orgId: owner.orgId }
  return { owner, caller, ...invited, browser: signedInBrowser(muster, signedIn) }
}

const open = async (page: Page, muster: Muster, section: string) => {
  await page.goto(`${muster.url}/#/settings?section=${section}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** How the sections of an employee are called, in their order. */
const sections = [
  ['profile', 'Profile'],
  ['appearance', 'Appearance'],
  ['notifications', 'Notifications'],
  ['account', 'Data and account'],
] as const

test('an employee sets what is theirs, reads it again, signs in again in between, and deletes their account', async ({
  open: openBrowser,
  watched,
  muster,
}) => {
  test.slow()
  watched.expectTrouble(/401|429/)
  const { browser, caller, employeeId, email, owner } = await employeeOf(muster, 'Dora Desk')
  const answers = completeAnswers('Dora Desk')
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers }, caller)
  const page = await openBrowser(desktop, browser)
  await page.setViewportSize(phone.viewport)
  const list = page.getByRole('navigation', { name: 'Settings' })

  await test.step('on a phone the settings are a list, and each section a page with a way back', async () => {
    await page.goto(`${muster.url}/#/settings`)
    await expect(list.getByRole('link')).toHaveText([
      /^Profile/,
      /^Appearance/,
      /^Sessions/,
      /^Notifications/,
      /^Data and account/,
      /^Organization/,
    ])
    await look(page, 'settings')
    for (const [id, title] of sections) {
      await list.getByRole('link', { name: new RegExp(`^${title}`) }).click()
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`#/settings\\?section=${id}$`))
      await expect(page.getByText('Loading', { exact: true })).toBeHidden()
      await look(page, `settings-${id}`)
      await page.getByRole('link', { name: 'All sections' }).click()
      await expect(list.getByRole('link', { name: new RegExp(`^${title}`) })).toBeFocused()
    }
    await list.getByRole('link', { name: /^Appearance/ }).click()
    await page.goBack()
    await expect(list).toBeVisible()
    await page.setViewportSize(desktop.viewport)
  })

  await test.step('profile, theme and mails are changed, and are so after a reload', async () => {
    await open(page, muster, 'profile')
    await look(page, 'settings-profile')
    await page.getByLabel('Display name').fill('A')
    await page.getByLabel('Phone').fill('0123')
    await page.getByLabel('Photo address').fill('me.jpg')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Display name must be at least 2 characters')).toBeVisible()
    await expect(page.getByText('Invalid phone number format')).toBeVisible()
    await expect(page.getByText('Invalid photo URL format')).toBeVisible()
    await expect(page.getByLabel('Display name')).toBeFocused()
    await look(page, 'settings-profile-faults')
    await page.getByLabel('Display name').fill('Dora of the Desk')
    await page.getByLabel('Phone').fill('+44 (20) 7946-0958')
    await page.getByLabel('Photo address').fill('https://example.test/dora.jpg')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your profile was changed.')).toBeVisible()
    await expect(page.getByLabel('Phone')).toHaveValue('+442079460958')
    await expect(page.getByRole('complementary').getByText('Dora of the Desk')).toBeVisible()
    await expect(page.getByLabel('Photo address')).toHaveAccessibleDescription(
      /pages here show the picture that you upload above/,
    )

    await list.getByRole('link', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'Reminders' }).click({ force: true })
    await expect
      .poll(async () => (await ask(muster, contract.getProfile, {}, caller)).user.notifications)
      .toEqual({ reminders: false })
    await look(page, 'settings-notifications')
    await list.getByRole('link', { name: 'Appearance' }).click()
    await page.getByRole('main').getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    expect(await page.evaluate(`localStorage.getItem('theme')`)).toBe('dark')

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.getByRole('heading', { level: 2, name: 'Appearance' })).toBeVisible()
    await page.getByRole('main').getByText('System', { exact: true }).click()
    await list.getByRole('link', { name: 'Notifications' }).click()
    await expect(page.getByRole('switch', { name: 'Reminders' })).not.toBeChecked()
    await list.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByLabel('Display name')).toHaveValue('Dora of the Desk')
  })

  await test.step('their data are downloaded, and hold their answers', async () => {
    await open(page, muster, 'account')
    await look(page, 'settings-account')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^muster-my-data-\d{4}-\d\d-\d\d\.json$/)
    const data = MyData.parse(JSON.parse(readFileSync(await download.path(), 'utf8')))
    expect(data.profile.email).toBe(email)
    expect(data.organizations[0]?.submission?.rawAnswers['key_skills']).toBe('Dora Desk on key_skills')
  })

  await test.step('what is typed while the session ends is there again after signing in', async () => {
    await open(page, muster, 'profile')
    await page.getByLabel('Display name').fill('Dora of Ockham')
    await ask(muster, contract.signOut, {}, { token: caller.token })
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Authentication failed. Please log in again.')).toBeVisible()
    // Less than half a minute may have passed since the first code of this person.
    await page.keyboard.type(await askForCodeAgain(page, muster, email))
    await expect(page.getByLabel('Display name')).toHaveValue('Dora of Ockham')
    await expect(page.getByText(/What you had typed here before is back/)).toBeVisible()
    await look(page, 'settings-profile-kept')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('complementary').getByText('Dora of Ockham')).toBeVisible()
  })

  await test.step('the account is deleted by typing its e-mail, and its answers stay', async () => {
    await page.setViewportSize(phone.viewport)
    await open(page, muster, 'account')
    const token = await page.evaluate<string>(`localStorage.getItem('muster.token')`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Stays with the organizations')
    const act = question.getByRole('button', { name: 'Delete my account' })
    await expect(act).toBeDisabled()
    await look(page, 'settings-delete-question')
    await question.getByLabel(/to confirm/).fill(email)
    await act.click()
    await expect(page.getByText('Your account was deleted, and you are signed out everywhere.')).toBeVisible()
    await expect(page).toHaveURL(/#\/login$/)
    await look(page, 'login-deleted')
    expect((await send(muster, contract.getProfile, {}, { token })).status).toBe(401)
    const { employees } = await ask(muster, contract.getEmployees, {}, owner)
    expect(employees.map((employee) => employee.email)).toContain(email)
  })
})

test('an owner sees what they own instead of a button that would be refused', async ({
  open: openBrowser,
  muster,
}) => {
  const signedIn = await signInByMail(muster, 'owner-who-stays@example.test')
  await createOrganization(muster, signedIn.token, 'Bergamot Works')
  const page = await openBrowser(desktop, signedInBrowser(muster, signedIn))
  await open(page, muster, 'account')
  await expect(page.getByText(/an organization always has an owner/)).toBeVisible()
  const owned = page.getByRole('list', { name: 'Organizations that you own' })
  await expect(owned.getByRole('button', { name: 'Transfer ownership of Bergamot Works' })).toBeVisible()
  await expect(owned.getByRole('button', { name: 'Delete organization Bergamot Works' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden()
  await look(page, 'settings-account-owner')
})

test('a link to one’s sessions leads there after signing in, also who is in no organization', async ({
  open: openBrowser,
  muster,
}) => {
  const page = await openBrowser(desktop)
  await page.goto(`${muster.url}/#/account?section=sessions`)
  await page.keyboard.type(await askForCode(page, muster, 'nobody-yet@example.test'))
  await expect(page.getByRole('heading', { level: 2, name: 'Sessions' })).toBeVisible()
  await look(page, 'account-sessions')

  await page.setViewportSize(phone.viewport)
  await page.goto(muster.url)
  await page.getByRole('link', { name: 'Your account' }).click()
  const list = page.getByRole('navigation', { name: 'Your account' })
  await expect(list.getByRole('link', { name: /^Sessions/ })).toBeVisible()
  await expect(list.getByRole('link', { name: /^Organization/ })).toBeHidden()
  await look(page, 'account')
  await list.getByRole('link', { name: /^Sessions/ }).click()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  await look(page, 'account-sessions')
  await page.getByRole('link', { name: 'Organizations' }).click()
  await expect(page.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
})
