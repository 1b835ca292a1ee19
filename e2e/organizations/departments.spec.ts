import { contract } from '../../contract/index.ts'
import { ask, createOrganization, signedInBrowser, signInByMail } from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, test } from '../support/fixtures.ts'

/** A department that people are in gets another name, and is merged with another. */

test('an owner renames a department for everybody in it, and merges it with another', async ({
  open,
  muster,
}) => {
  const owner = await signInByMail(muster, 'owner-of-departments@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const invites = ['Design', 'Design', 'Sales'].map((department, index) => ({
    name: `Person ${index}`,
    email: `person.${index}@departments.test`,
    department,
  }))
  await ask(muster, contract.sendEmployeeInvites, { invites }, { token: owner.token, orgId })
  const page = await open(desktop, signedInBrowser(muster, { ...owner, orgId }))
  await page.goto(`${muster.url}/#/settings?section=organization#departments`)
  await page.getByRole('button', { name: 'Rename Design' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New name' }).fill('Product design')
  await expect(dialog.getByText(/^2 people are in it/)).toBeVisible()
  await lookAtBoth(page, 'departments-rename')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('“Design” is called “Product design” now.')).toBeVisible()
  await page.getByRole('button', { name: 'Rename Product design' }).click()
  await dialog.getByRole('textbox', { name: 'New name' }).fill('sales')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/2 people of “Product design” join its 1 person/)).toBeVisible()
  await lookAtBoth(page, 'departments-merge')
  await dialog.getByRole('button', { name: 'Merge them' }).click()
  await expect(page.getByText('“Product design” and “Sales” are one department now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename Sales' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename Product design' })).toHaveCount(0)
  await lookAtBoth(page, 'departments-list')
})
