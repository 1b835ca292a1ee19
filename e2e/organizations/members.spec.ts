import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** Members, roles, permissions and ownership as their owner, an admin and an employee live with them. */

const organization = 'Larkspur Studio'

/** An owner with two employees; their names are unique to each team, as their addresses are. */
const team = async (muster: Muster, word: string) => {
  const owner = await signInByMail(muster, `olga.${word}@example.test`)
  const orgId = await createOrganization(muster, owner.token, organization)
  const caller = { token: owner.token, orgId }
  const amara = await join(muster, caller, `Amara ${word}`)
  const jonas = await join(muster, caller, `Jonas ${word}`)
  const names = { amara: amara.user.displayName, jonas: jonas.user.displayName }
  return { owner, orgId, caller, amara, jonas, names }
}

const section = async (page: Page, muster: Muster, name: string, heading: string) => {
  await page.goto(`${muster.url}/#/settings?section=${name}`)
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
}

const act = async (page: Page, person: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${person}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('an owner makes an admin, gives permissions, removes and lets in again', async ({ open, muster }) => {
  const { owner, names } = await team(muster, 'members')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await section(page, muster, 'members', 'Members')
  await expect(page.getByText(names.amara)).toBeVisible()
  await lookAtBoth(page, 'settings-members')

  await act(page, names.amara, 'Make admin')
  await expect(page.getByRole('dialog')).toContainText('read everybody’s answers and reports')
  await lookAtBoth(page, 'settings-make-admin')
  await page.getByRole('button', { name: 'Make admin' }).click()
  await expect(page.getByRole('row').filter({ hasText: names.amara })).toContainText('Admin')

  await act(page, names.jonas, 'Permissions')
  await page.getByRole('radio', { name: /^A list of their own/ }).click()
  await page.getByRole('checkbox', { name: 'Read everybody’s answers' }).click()
  await lookAtBoth(page, 'settings-permissions')
  await page.getByRole('button', { name: 'Save permissions' }).click()
  await expect(page.getByRole('row').filter({ hasText: names.jonas })).toContainText('Own permissions')

  await act(page, names.jonas, 'Remove')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: names.jonas })).toBeHidden()
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Removed' }).click()
  await act(page, names.jonas, 'Let in again')
  await page.getByRole('button', { name: 'Let in again' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody was removed or has left' })).toBeVisible()
  await page.getByRole('link', { name: 'Show current members' }).click()
  await expect(page.getByRole('row').filter({ hasText: names.jonas })).toContainText('Employee')

  await section(page, muster, 'audit', 'Audit log')
  await expect(page.getByRole('listitem').filter({ hasText: `made ${names.amara} an admin` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `removed ${names.jonas}` })).toBeVisible()
  await lookAtBoth(page, 'settings-audit')
  await page.getByRole('combobox', { name: 'Done by' }).click()
  await page.getByRole('option', { name: names.jonas }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `removed ${names.jonas}` })).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'accepted their invitation' })).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await expect(page).toHaveURL(/section=audit&by=[\w-]+&to=2020-01-31$/)
  await lookAtBoth(page, 'settings-audit-nothing')
  await page.reload()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-01-31')
  await expect(page.getByRole('combobox', { name: 'Done by' })).toHaveValue(names.jonas)
  await page.getByLabel('To', { exact: true }).fill('')
  await expect(page.getByRole('listitem').filter({ hasText: 'accepted their invitation' })).toBeVisible()
  await lookAtBoth(page, 'settings-audit-filtered')
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `removed ${names.jonas}` })).toBeVisible()
})

test('those who are recorded as owners become admins; somebody is invited with permissions', async ({
  open,
  muster,
}) => {
  const { owner, caller, amara, names } = await team(muster, 'recorded')
  await ask(
    muster,
    contract.upsertEmployee,
    { employeeData: { email: amara.user.email, name: names.amara, role: 'Owner' } },
    caller,
  )
  const page = await open(desktop, signedInBrowser(muster, owner))
  await section(page, muster, 'members', 'Members')
  await expect(page.getByText('1 member is recorded with the job title “Owner”')).toBeVisible()
  await lookAtBoth(page, 'settings-recorded-owners')
  await page.getByRole('button', { name: 'See who becomes an admin' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(
    `${names.amara} (${amara.user.email}): from employee to admin`,
  )
  await lookAtBoth(page, 'settings-recorded-owners-question')
  await page.getByRole('button', { name: 'Make admin', exact: true }).click()
  await expect(page.getByText('1 member is an admin now.')).toBeVisible()
  await expect(page.getByText(/recorded with the job title/)).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: names.amara })).toContainText('Admin')

  await page.getByRole('link', { name: 'Invite people' }).click()
  await page.reload()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Paula Permitted')
  const email = 'paula@example.test'
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Choose what they may do').click()
  await dialog.getByLabel('Read everybody’s answers').click()
  await dialog.getByLabel('Use the chat').click()
  // Nothing is cut in half by the dialog's head where it begins.
  await dialog.getByLabel('Name', { exact: true }).focus()
  await lookAtBoth(page, 'invite-with-permissions')
  await dialog.getByRole('button', { name: 'Make invitation' }).click()
  const link = await dialog.getByLabel('Personal link').inputValue()
  const paula = await signInByMail(muster, email)
  const inviteCode = /[0-9A-Z]{16}$/i.exec(link)?.[0] ?? ''
  await ask(muster, contract.joinOrganization, { inviteCode }, { token: paula.token })
  const { organizations } = await ask(muster, contract.getUserOrganizations, {}, { token: paula.token })
  expect(organizations[0]?.permissions).toEqual([
    'employee:view',
    'submission:view',
    'report:view',
    'org:view',
    'onboarding:view',
  ])
})

test('a removed member is signed out at their next click, and nobody else is', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/403/)
  const { caller, amara, jonas } = await team(muster, 'removed')
  const removed = await open(desktop, signedInBrowser(muster, jonas))
  await section(removed, muster, 'organization', 'Organization')
  await ask(muster, contract.removeMember, { userId: jonas.user.uid }, caller)
  const told = removed.getByText('Authentication failed. Please log in again.')
  // What the page asks for by itself may tell it before a click does.
  await removed.getByRole('link', { name: 'Reports', exact: true }).or(told).first().click()
  await expect(told).toBeVisible()
  await expect(removed.getByText(`You are no longer a member of ${organization}.`)).toBeVisible()
  await expect(removed).toHaveURL(/#\/login$/)
  await look(removed, 'login-not-a-member')

  const other = await open(desktop, signedInBrowser(muster, amara))
  await section(other, muster, 'organization', 'Organization')
  await expect(other.getByRole('button', { name: `Leave ${organization}` })).toBeVisible()
  await other.getByRole('link', { name: /^Sessions/ }).click()
})

test('ownership is handed over, the old owner leaves, and the new one deletes it all', async ({
  open,
  muster,
}) => {
  const { owner, amara, names } = await team(muster, 'handed')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await section(page, muster, 'organization', 'Organization')
  await expect(page.getByText('An organization always has an owner.')).toBeVisible()
  await look(page, 'settings-organization')
  await page.getByRole('link', { name: 'Members', exact: true }).last().click()
  await act(page, names.amara, 'Transfer ownership')
  await look(page, 'settings-transfer')
  await page.getByRole('dialog').getByRole('textbox').fill(organization)
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer ownership' }).click()
  await expect(page.getByRole('row').filter({ hasText: names.amara })).toContainText('Owner')

  await section(page, muster, 'organization', 'Organization')
  await page.getByRole('button', { name: `Leave ${organization}` }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(organization)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'No organizations found' })).toBeVisible()

  const heir = await open(phone, signedInBrowser(muster, amara))
  await section(heir, muster, 'organization', 'Organization')
  await heir.getByRole('button', { name: `Delete ${organization}` }).click()
  await expect(heir.getByRole('dialog')).toContainText('This deletes 2 people, 0 submitted questionnaires')
  await look(heir, 'settings-delete')
  await heir.getByRole('dialog').getByRole('textbox').fill(organization)
  await heir.getByRole('dialog').getByRole('button', { name: 'Delete organization' }).click()
  await expect(heir.getByRole('heading', { name: 'No organizations found' })).toBeVisible()
})

test('an admin renames the organization and settles what employees see', async ({ open, muster }) => {
  const { caller, amara } = await team(muster, 'renamed')
  await ask(muster, contract.changeMemberRole, { userId: amara.user.uid, role: 'admin' }, caller)
  const page = await open(phone, signedInBrowser(muster, amara))
  await section(page, muster, 'organization', 'Organization')
  await page.getByLabel('Company name').fill('Larkspur & Daughters')
  await page.getByRole('button', { name: 'Save names' }).click()
  await expect(page.getByText('The names were saved.')).toBeVisible()
  await page.getByLabel('Latitude').fill('91')
  await page.getByLabel('Longitude').fill('13,4')
  await page.getByRole('button', { name: 'Save location' }).click()
  await expect(page.getByText('Latitude must be between -90 and 90')).toBeVisible()
  await expect(page.getByLabel('Latitude')).toBeFocused()
  await look(page, 'settings-location-fault')
  await page.getByLabel('Latitude').fill('-90')
  await page.getByRole('button', { name: 'Save location' }).click()
  await expect(page.getByText('The location was saved.')).toBeVisible()
  await page.getByRole('radio', { name: /^All reports/ }).click()
  await expect(page.getByText('What employees see was saved.')).toBeVisible()
  await look(page, 'settings-organization-admin')
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue('Larkspur & Daughters')
  await expect(page.getByLabel('Latitude')).toHaveValue('-90')
  await expect(page.getByLabel('Longitude')).toHaveValue('13.4')
  await expect(page.getByRole('radio', { name: /^All reports/ })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeHidden()
  await page.getByRole('radio', { name: /^All reports/ }).press('ArrowUp')
  const closing = page.getByRole('dialog', { name: 'Close the reports of others to employees?' })
  await expect(closing.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await look(page, 'settings-close-reports')
  await page.keyboard.press('Escape')
  await expect(closing).toBeHidden()
  await expect(page.getByRole('radio', { name: /^All reports/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Their own report/ }).click()
  await closing.getByRole('button', { name: 'Close them' }).click()
  await expect(page.getByRole('radio', { name: /^Their own report/ })).toBeChecked()
})
