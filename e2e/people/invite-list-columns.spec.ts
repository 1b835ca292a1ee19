import { contract } from '../../contract/index.ts'
import { ask, createOrganization, signedInBrowser, signInByMail } from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, test } from '../support/fixtures.ts'

/** A list whose columns are not all known, with the address of somebody who is there under another name. */

const address = (local: string) => `${local}@lists.test`

test('an owner says what a column is and whose an address is, and invites the list', async ({
  open,
  muster,
}) => {
  const signedIn = await signInByMail(muster, 'owner-of-lists@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const invites = ['Anna Muster', 'Carla Pérez'].map((person, index) => ({
    name: person,
    email: address(index === 0 ? 'anna' : 'carla'),
  }))
  await ask(muster, contract.sendEmployeeInvites, { invites }, owner)
  const page = await open(desktop, signedInBrowser(muster, { ...signedIn, orgId }))
  await page.goto(`${muster.url}/#/submissions?invite=many`)
  const dialog = page.getByRole('dialog')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'sep=;',
        'Mitarbeiter im Mai;;;;',
        'Nachname;Vorname;E-Mail;Zuordnung;Telefon',
        `Müller;Jürgen;${address('j')};Küche;0711`,
        `Okafor;Ben;${address('anna')};Bar;0712`,
        `Berger;Eva;${address('carla')};Bar;0713`,
      ].join('\r\n'),
    ),
  })
  await expect(
    dialog.getByText('Columns: Nachname = Last name, Vorname = First name, E-Mail = E-mail'),
  ).toBeVisible()
  await expect(dialog.getByText('Column not read: Telefon')).toBeVisible()
  await expect(
    dialog.getByText(/Line 5: This address belongs to Anna Muster\. Nothing was changed/),
  ).toBeVisible()
  const button = dialog.getByRole('button', { name: /^Make \d invitation/ })
  await expect(button).toBeDisabled()
  await lookAtBoth(page, 'list-columns-asked')
  await dialog.getByLabel('Zuordnung: Küche, Bar').selectOption('Department')
  await dialog.getByRole('button', { name: 'Keep Anna Muster' }).click()
  await dialog.getByRole('button', { name: 'Change to Eva Berger' }).click()
  await expect(dialog.getByText('3 people ready')).toBeVisible()
  await lookAtBoth(page, 'list-columns-answered')
  await button.click()
  await expect(dialog.getByText('3 people invited, 0 failed')).toBeVisible()
  const { employees } = await ask(muster, contract.getEmployees, {}, owner)
  expect(employees.map((one) => [one.name, one.email, one.department])).toEqual([
    ['Anna Muster', address('anna'), 'General'],
    ['Eva Berger', address('carla'), 'Bar'],
    ['Jürgen Müller', address('j'), 'Küche'],
  ])
})
