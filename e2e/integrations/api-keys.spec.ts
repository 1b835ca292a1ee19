import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { createOrganization, invite, send, signedInBrowser, signInByMail } from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, test, type Muster } from '../support/fixtures.ts'

/** Other software reads the list of people with a key, until the key is revoked. */

const openKeys = async (page: Page, muster: Muster) => {
  await page.goto(`${muster.url}/#/settings?section=api-keys`)
  await expect(page.getByRole('heading', { level: 2, name: 'API keys', exact: true })).toBeVisible()
}

test('an owner makes a key, other software and the page of the calls use it, and it is revoked', async ({
  open,
  muster,
}) => {
  const owner = await signInByMail(muster, 'keys-of-an-owner@example.test')
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  await invite(muster, caller, ['Amara Okafor'])
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: muster.url })
  await openKeys(page, muster)
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  await lookAtBoth(page, 'api-keys-empty')

  await page.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Staff list of the wiki')
  await dialog.getByRole('checkbox', { name: 'Read the list of people' }).check()
  await lookAtBoth(page, 'api-keys-make')
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect(dialog.getByText('You will not see it again.')).toBeVisible()
  await lookAtBoth(page, 'api-keys-made')
  await dialog.getByRole('button', { name: 'Copy the key' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const key = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(key).toMatch(/^mus_[\w-]{43}$/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()

  // As any other software would: the key alone.
  const people = await send(muster, contract.getEmployees, {}, { token: key })
  expect(contract.getEmployees.out.parse(await people.json()).employees.map((one) => one.name)).toEqual([
    'Amara Okafor',
  ])
  const reports = await send(muster, contract.getReports, {}, { token: key })
  expect([reports.status, await reports.json()]).toMatchObject([
    400,
    { error: 'This API key may not do this. It needs the scope reports:read.' },
  ])
  await page.reload()
  const row = page.getByRole('list', { name: 'API keys', exact: true }).getByRole('listitem').first()
  await expect(row).toContainText('Staff list of the wiki')
  await expect(row).toContainText('Last used')
  await expect(page.getByText(key)).toHaveCount(0)
  await lookAtBoth(page, 'api-keys')

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'on the page of the calls' }).click()
  const docs = await opening
  await docs.getByRole('button', { name: 'Authorize' }).first().click()
  const form = docs.locator('.auth-container', { hasText: 'apiKey' })
  await form.getByRole('textbox').fill(key)
  await form.getByRole('button', { name: 'Apply credentials' }).click()
  await docs.getByRole('button', { name: 'Close' }).first().click()
  await docs.locator('#operations-tag-People').click()
  const call = docs.locator('#operations-People-getEmployees')
  await call
    .getByRole('button', { name: /getEmployees/ })
    .first()
    .click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table')).toContainText('Amara Okafor')
  await docs.close()

  await page.getByRole('button', { name: 'Revoke Staff list of the wiki' }).click()
  await expect(dialog.getByText('refused from its next call on')).toBeVisible()
  await lookAtBoth(page, 'api-keys-revoke')
  await dialog.getByRole('button', { name: 'Revoke the key' }).click()
  await expect(dialog).toBeHidden()
  await page.getByText('1 key that has ended').click()
  await expect(page.getByRole('list', { name: 'Keys that have ended' })).toContainText('Revoked on')
  await lookAtBoth(page, 'api-keys-ended')
  expect((await send(muster, contract.getEmployees, {}, { token: key })).status).toBe(401)

  await page.goto(`${muster.url}/#/settings?section=audit`)
  await expect(page.getByText('revoked the API key “Staff list of the wiki”')).toBeVisible()
})
