import type { Route } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, invite, signedInBrowser, signInByMail } from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { isPhone } from '../support/owner-steps.ts'

/** What is found by its name from everywhere. */

test('an owner finds a card of the settings, and a person, by name, at a desk and on a phone', async ({
  open,
  muster,
}) => {
  const owner = await signInByMail(muster, 'owner-who-finds@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  await invite(muster, { token: owner.token, orgId }, ['Zoë Åström', 'Sven Silent'], 'finds.test')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await expect(page.getByRole('heading', { level: 3, name: 'Retention' })).toBeVisible()
  await lookAtBoth(page, 'settings-organization')
  const find = async (words: string) => {
    await page.getByRole('button', { name: isPhone(page) ? 'Go to…' : /^Go to…/ }).click()
    await page.getByLabel('Find a command').fill(words)
  }
  await find('retention')
  const found = page.getByRole('listbox', { name: 'Commands' }).getByRole('option')
  await expect(found).toHaveText(['Settings: Organization, Retention', 'Settings: Data protection'])
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 3, name: 'Retention' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  expect(page.url()).toMatch(/#\/settings\?section=organization#retention$/)
  await page.setViewportSize(phone.viewport)
  await page.reload()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page
    .getByRole('navigation', { name: 'Parts of this section' })
    .getByRole('link', { name: 'Export' })
    .click()
  await expect(page.getByRole('heading', { level: 3, name: 'Export' })).toBeFocused()

  await find('astrom')
  await expect(page.getByRole('option', { name: /^Zoë Åström/ })).toBeVisible()
  await lookAtBoth(page, 'palette-people')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Zoë Åström' })).toBeVisible()
})

test('an owner in the setup finds help beside it, and another organization', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'owner-in-the-setup@example.test')
  await createOrganization(muster, owner.token, 'Nettle')
  await ask(muster, contract.createOrganization, { name: 'Larkspur Studio' }, { token: owner.token })
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/onboarding`)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up Larkspur Studio' })).toBeVisible()
  const find = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByLabel('Find a command').fill(words)
  }
  await find('')
  await expect(page.getByRole('option').first()).toHaveText('Switch to Nettle')
  await lookAtBoth(page, 'palette-setup')
  await page.getByLabel('Find a command').fill('how grades')
  await page.keyboard.press('Enter')
  const article = page.getByRole('dialog', { name: /grades/ })
  await expect(article).toBeVisible()
  await expect(article.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(article).toBeHidden()
  await expect(page).toHaveURL(/#\/onboarding$/)
  await find('nettle')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Company wiki' })).toBeVisible()
})

test('what is typed before the palette opens is in its field', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'owner-who-types-ahead@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  await invite(muster, { token: owner.token, orgId }, ['Ada Lovelace'], 'ahead.test')
  const page = await open(desktop, signedInBrowser(muster, owner))
  const held: Route[] = []
  await page.route('**/assets/palette-*.js', (route) => {
    held.push(route)
  })
  await page.goto(`${muster.url}/#/submissions`)
  const search = page.getByRole('searchbox')
  await search.fill('Ada')
  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type('retx')
  await page.keyboard.press('Backspace')
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  const field = page.getByLabel('Find a command')
  await expect(field).toBeFocused()
  await page.keyboard.type('ention')
  await expect(field).toHaveValue('retention')
  await expect(page.getByRole('option')).toHaveText([
    'Settings: Organization, Retention',
    'Settings: Data protection',
  ])
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('Ada')
})
