import { readFile } from 'node:fs/promises'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { expect, phone, test } from '../support/fixtures.ts'

/** Taking an organization along: the owner exports everything, and somebody else imports it as a new organization. */

test('an owner exports everything, and it is imported as a new organization', async ({
  open,
  muster,
  watched,
}, info) => {
  const mover = await signInByMail(muster, 'owner-who-moves@example.test')
  const orgId = await createOrganization(muster, mover.token, 'Larkspur Studio')
  const caller = { token: mover.token, orgId }
  const asked = await invite(muster, caller, ['Amara Moving', 'Jonas Moving'])
  for (const { code, employeeId, email } of asked)
    await ask(muster, contract.submitEmployeeAnswers, {
      employeeId,
      answers: completeAnswers(email),
      inviteCode: code,
    })
  const [amara] = asked
  const made = await ask(
    muster,
    contract.generateEmployeeReport,
    { employee: { id: amara?.employeeId ?? '' } },
    caller,
  )
  expect(made.report.version).toBe(1)
  await ask(muster, contract.generateCompanyReport, {}, caller)

  const owner = await open(phone, signedInBrowser(muster, mover))
  await owner.goto(`${muster.url}/#/settings?section=organization`)
  const exporting = owner.getByRole('button', { name: 'Export everything' })
  await exporting.scrollIntoViewIfNeeded()
  await look(owner, 'export-organization')
  const [download] = await Promise.all([owner.waitForEvent('download'), exporting.click()])
  expect(download.suggestedFilename()).toMatch(/muster-\d{4}-\d\d-\d\d\.zip$/)
  const file = info.outputPath('organization.zip')
  await download.saveAs(file)

  const newcomer = await signInByMail(muster, 'newcomer-who-imports@example.test')
  const page = await open(phone, signedInBrowser(muster, newcomer))
  await page.goto(muster.url)
  await page.getByRole('link', { name: 'import one from a file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import an organization' })).toBeVisible()
  await look(page, 'import-organization')

  // A file that was cut off, and what is said of it.
  watched.expectTrouble(/400.*checkImport/)
  const bytes = await readFile(file)
  const field = page.locator('input[type=file]')
  await field.setInputFiles({
    name: 'cut-off.zip',
    mimeType: 'application/zip',
    buffer: bytes.subarray(0, 2_000),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a file with an organization')
  await look(page, 'import-refused')

  await field.setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('row', { name: 'People 2', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^What isn’t imported/ }).click()
  await look(page, 'import-plan')
  await page.getByRole('button', { name: /^Import / }).click()
  await expect(page.getByText('Larkspur Studio is imported, and you are its owner.')).toBeVisible()
  await look(page, 'imported')
  await page.getByRole('link', { name: 'See who isn’t a member' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Not a member')
  // Nobody revoked their invitations: each is said to be no member, and how they get access.
  await expect(page.getByText('Not a member', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Invite again to give them access')).toHaveCount(2)
  await expect(page.getByText('Revoked')).toHaveCount(0)
  await page.goto(`${muster.url}/#/company-wiki`)

  await expect(page.getByRole('heading', { level: 1, name: 'Larkspur Studio company report' })).toBeVisible()
  await expect(page.getByText(/^Imported from .+\. It was generated there\.$/).first()).toBeVisible()
  await look(page, 'imported-company-report')
  await page.goto(`${muster.url}/#/settings?section=audit`)
  await expect(page.getByText('imported the organization from a file')).toBeVisible()
  await expect(page.getByText(/\(imported\)/).first()).toBeVisible()
  await look(page, 'imported-audit-log')
})
