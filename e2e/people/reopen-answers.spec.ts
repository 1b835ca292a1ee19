import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  mailedCode,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { stepHeading } from '../support/fill-questionnaire.ts'

/** Submitted answers that are opened again, from the owner's list to the author's phone and back, and deleted reports. */

const organization = 'Larkspur Studio'

test('answers are opened again, changed and submitted anew; the report leads to those it was made from, goes and comes back', async ({
  open,
  watched,
  muster,
}) => {
  // Once the only version is deleted, its page asks and hears that there is none.
  watched.expectTrouble(/404.*\/api\/getReport\?/)
  const owner = await signInByMail(muster, 'olga.reopening@example.test')
  const orgId = await createOrganization(muster, owner.token, organization)
  const caller = { token: owner.token, orgId }
  const [invited] = await invite(muster, caller, ['Amara Reopening'])
  if (!invited) throw new Error('Nobody was invited.')
  const { employeeId, email } = invited
  const code = await mailedCode(muster, email)
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId,
    answers: completeAnswers('Amara Reopening'),
    inviteCode: code,
  })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)

  // The author's phone believes that all is done.
  const author = await open(phone)
  await author.goto(`${muster.url}/#/questionnaire/${code}`)
  await expect(stepHeading(author, 'You have already sent your answers')).toBeVisible()

  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/submissions`)
  await page.getByRole('button', { name: 'Actions for Amara Reopening' }).click()
  await page.getByRole('menuitem', { name: 'Open for changes again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why?').fill('The figures of May are missing')
  await look(page, 'reopening-asked')
  await dialog.getByRole('button', { name: 'Open for changes' }).click()
  await expect(page.getByText('The answers of Amara Reopening are open for changes.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Amara Reopening' })).toContainText('Opened again')
  await page.getByRole('link', { name: 'Amara Reopening' }).click()
  const drawer = page.getByRole('dialog', { name: 'Amara Reopening' })
  await drawer.getByText(/^Submitted on/).click()
  await expect(drawer.getByText('Amara Reopening on key_skills')).toBeVisible()
  await look(page, 'reopening-drawer')
  await page.keyboard.press('Escape')

  const mail = await muster.mailTo(email, 'open for changes again')
  expect(mail.text).toContain('The figures of May are missing')
  expect(mail.text).toContain(`/#/questionnaire/${code}`)

  // It notices once it is looked at again.
  await author.reload()
  await expect(author.getByRole('heading', { level: 2, name: /opened your answers again$/ })).toBeVisible()
  await expect(author.getByText('The figures of May are missing')).toBeVisible()
  await look(author, 'reopening-author')
  await author.goto(`${muster.url}/#/questionnaire/${code}?step=key_skills`)
  await author.getByRole('textbox').fill('Geometry')
  await author.getByRole('button', { name: 'Continue' }).tap()
  await author.goto(`${muster.url}/#/questionnaire/${code}?step=review`)
  await expect(author.getByText('Geometry')).toBeVisible()
  await author.getByRole('button', { name: 'Send my answers' }).tap()
  await expect(stepHeading(author, 'Thank you, Amara')).toBeVisible()

  await expect(page.getByRole('row').filter({ hasText: 'Amara Reopening' })).toContainText('Answered')
  const made = await ask(muster, contract.getReportAnswers, { employeeId }, caller)
  expect([made.isCurrent, made.rawAnswers['key_skills']]).toEqual([false, 'Amara Reopening on key_skills'])

  await page.goto(`${muster.url}/#/reports/${employeeId}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete this report' }).click()
  await expect(page.getByRole('dialog')).toContainText('You can restore it as a draft for 30 days')
  await look(page, 'report-deleting')
  const deletion = page.getByRole('dialog').getByRole('button', { name: 'Delete this report' })
  await deletion.click()
  await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Version 1 is restored as a draft.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Reopening' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Review and release' })).toBeVisible()

  // Deleted once more, it stands below what says that there is none, also on a phone.
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete this report' }).click()
  await deletion.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Deleted versions' })).toBeVisible()
  await look(page, 'report-deleted')
  const narrow = await open(phone, signedInBrowser(muster, owner))
  await narrow.goto(`${muster.url}/#/reports/${employeeId}`)
  await expect(narrow.getByText(/^30 days left, until/)).toBeVisible()
  await look(narrow, 'report-deleted')
  await narrow.getByRole('button', { name: 'Restore version 1' }).tap()
  await expect(narrow.getByText('Version 1 is restored as a draft.')).toBeVisible()
  await narrow.getByRole('button', { name: 'History' }).tap()
  await expect(
    narrow
      .getByRole('dialog')
      .getByText(/^Restored \(version 1\) by/)
      .first(),
  ).toBeVisible()
  await look(narrow, 'report-brought-back-history')
})

test('a version of the company report that was deleted is brought back from the list of them', async ({
  open,
  watched,
  muster,
}) => {
  // Once the only version is deleted, its page asks and hears that there is none.
  watched.expectTrouble(/404.*\/api\/getCompanyReport/)
  const owner = await signInByMail(muster, 'wanda.reopening@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Teasel Studio')
  const caller = { token: owner.token, orgId }
  const [invited] = await invite(muster, caller, ['Ines Reopening'])
  if (!invited) throw new Error('Nobody was invited.')
  const answers = completeAnswers('Ines Reopening')
  const inviteCode = await mailedCode(muster, invited.email)
  await ask(muster, contract.submitEmployeeAnswers, { employeeId: invited.employeeId, answers, inviteCode })
  for (const _ of [1, 2]) await ask(muster, contract.generateCompanyReport, {}, caller)
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/company-wiki`)
  const more = page.getByRole('button', { name: 'More actions' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete this report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this report' }).click()
  await expect(page.getByText('Version 2 of the company report is deleted.')).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Deleted versions' }).click()
  const drawer = page.getByRole('dialog', { name: 'Deleted versions' })
  await expect(drawer.getByText(/^30 days left, until/)).toBeVisible()
  await look(page, 'company-deleted')
  const narrow = await open(phone, signedInBrowser(muster, owner))
  await narrow.goto(`${muster.url}/#/company-wiki`)
  await narrow.getByRole('button', { name: 'More actions' }).tap()
  await narrow.getByRole('menuitem', { name: 'Deleted versions' }).tap()
  await expect(narrow.getByRole('dialog').getByText(/^30 days left, until/)).toBeVisible()
  await look(narrow, 'company-deleted')
  await drawer.getByRole('button', { name: 'Restore version 2' }).click()
  await expect(page.getByText('Version 2 is restored as a draft.')).toBeVisible()
  await expect(drawer.getByText('No deleted versions')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/version 2\b/).first()).toBeVisible()
})
