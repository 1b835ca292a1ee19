import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** A report is taken back while its person writes about it, is deleted, and is brought back. */

const objection = 'I trained two colleagues, which nobody asked about.'

test('who writes about a report that is taken back meanwhile loses no word, and reads what becomes of it', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  // What is taken back is found no more.
  watched.expectTrouble(/404/)
  const signedIn = await signInByMail(muster, 'owner-of-taken-back@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const name = 'Amara Takenback'
  const employee = await join(muster, owner, name)
  const { employeeId } = employee
  const asEmployee = { token: employee.token, orgId }
  const answers = completeAnswers(name)
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers }, asEmployee)
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, owner)
  const which = { employeeId, version: 1 }
  await release(muster, owner, which)
  const address = `${muster.url}/#/reports/${employeeId}`
  const person = await open(phone, signedInBrowser(muster, employee))
  const dialog = person.getByRole('dialog')
  const heading = (became: string) =>
    person.getByRole('heading', { name: `Version 1 of your report was ${became}` })

  await test.step('a tap beside the dialog closes nothing, and Escape keeps what was typed', async () => {
    await person.goto(address)
    await person.getByRole('button', { name: 'I see it differently' }).click()
    await dialog.getByRole('textbox').fill(objection)
    await person.mouse.click(4, 4)
    await expect(dialog).toBeVisible()
    await person.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await person.getByRole('button', { name: 'I see it differently' }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue(objection)
  })

  await test.step('the dialog says that it was withdrawn meanwhile, and the page has the words', async () => {
    await ask(muster, contract.withdrawReport, { ...which, reason: 'The answers are another’s.' }, owner)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'This version was withdrawn or deleted in the meantime.',
    )
    await look(person, 'taken-back-meanwhile')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(heading('withdrawn')).toBeVisible()
    await expect(person.getByLabel('What you wrote but didn’t send')).toHaveValue(objection)
    await look(person, 'taken-back-unsent')
  })

  const { report } = await ask(muster, contract.getReport, which, owner)
  await test.step('of a withdrawn version its person reads as well that it is deleted, ...', async () => {
    await ask(muster, contract.deleteReport, { employeeId, reportId: report.id }, owner)
    await person.reload()
    await expect(heading('deleted')).toBeVisible()
    await expect(person.getByText(/it is erased 30 days later/)).toBeVisible()
    await look(person, 'taken-back-deleted')
  })

  await test.step('... and that it is back', async () => {
    await ask(muster, contract.restoreReport, { reportId: report.id }, owner)
    await person.reload()
    await expect(heading('restored')).toBeVisible()
    await expect(person.getByText(/it is erased/)).toBeHidden()
    await look(person, 'taken-back-restored')
    const wide = await open(desktop, signedInBrowser(muster, employee))
    await wide.goto(address)
    await expect(wide.getByRole('heading', { name: 'Version 1 of your report was restored' })).toBeVisible()
    await look(wide, 'taken-back-restored-wide')
  })
})
