import { contract } from '../../contract/index.ts'
import { ask, completeAnswers, createOrganization, invite, release, signInByMail } from '../support/api.ts'
import { inDatabase } from '../support/embedded-database.ts'
import { look } from '../support/check-accessibility.ts'
import { askForCode, expect, phone, test } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'

/** From a mail about a report to the report, for somebody whose invitation has run out; on a server that sends no mail. */

test('who is told of their report after their invitation has run out asks for a new one where they sign in, and joins by it', async ({
  open,
  muster,
}) => {
  const { token } = await signInByMail(muster, 'olga@late.test')
  const owner = { token, orgId: await createOrganization(muster, token, 'Larkspur Studio') }
  const [amara] = await invite(muster, owner, ['Amara Late'])
  const { employeeId = '', code = '', email = '' } = amara ?? {}
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId,
    answers: completeAnswers('Amara Late'),
    inviteCode: code,
  })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, owner)
  await inDatabase(
    muster,
    (sql) =>
      sql`update invitations set expires_at = now() - interval '1 day' where employee_id = ${employeeId}`,
  )
  await release(muster, owner, { employeeId, version: 1 })
  const { text, html } = await muster.mailTo(email, 'is ready')
  expect(text).toContain('Ask Olga for one')
  const page = await open(phone)
  await page.setContent(html)
  await look(page, 'mail-report-without-invitation', 'mail')

  const link = /http\S+#\/login/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await page.keyboard.type(await askForCode(page, muster, email))
  await expect(title(page, 'No organizations found')).toBeVisible()
  const record = page.getByRole('region', { name: 'Larkspur Studio has something for you' })
  await expect(record).toContainText('Larkspur Studio has released a report about you.')
  await look(page, 'waiting-record')
  await record.getByRole('button', { name: 'Ask for an invitation' }).tap()
  await expect(record.getByRole('status')).toContainText('This server sends no mail')
  await expect(record.getByRole('button')).toHaveCount(0)
  await expect(record.getByRole('status')).toBeFocused()
  await look(page, 'waiting-record-asked')

  const asked = await muster.mailTo('olga@late.test', 'asks for an invitation')
  expect(asked.text).toContain(`#/submissions?person=${employeeId}`)
  const mail = await open(phone)
  await mail.setContent(asked.html)
  await look(mail, 'mail-invitation-asked', 'mail')
  await ask(muster, contract.resendInvitation, { employeeId }, owner)
  await page.goto(muster.url)
  await page.getByRole('button', { name: 'Join Larkspur Studio' }).tap()
  // It leads to what waits for them, and what is opened from there stays.
  await expect(title(page, 'Reports')).toBeVisible()
  await page.goto(`${muster.url}/#/reports/${employeeId}`)
  await expect(title(page, 'Amara Late')).toBeVisible()
})
