import { contract } from '../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  mailedCode,
  signedInBrowser,
  signInByMail,
} from './api.ts'
import { look } from './look.ts'
import { desktop, expect, phone, test } from './muster.ts'
import { stepHeading } from './questionnaire.ts'

/** Submitted answers that are opened again, from the owner's list to the author's phone and back, and a deleted report. */

const organization = 'Larkspur Studio'

test('answers are opened again, changed and submitted anew; the report leads to those it was made from, and goes', async ({
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
  await expect(page.getByRole('row').filter({ hasText: 'Amara Reopening' })).toContainText('Open again since')
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
  await expect(page.getByRole('dialog')).toContainText('after 30 days it is erased for good')
  await look(page, 'report-deleting')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this report' }).click()
  await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible()
})
