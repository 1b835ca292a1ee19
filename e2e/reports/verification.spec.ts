import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { verificationReasons } from '../../contract/calls/reports/verify-report.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { inDatabase } from '../support/embedded-database.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'
import { openAnnexes } from '../support/open-annexes.ts'

/** A report is made again from what it was made from, and whatever became of it since is named. */

const names = ['Amara Okafor', 'Jonas Albrecht', 'Mei Tanaka'] as const

/** Three who have answered; the first has a report, and the company has one. */
const reported = async (muster: Muster) => {
  const signedIn = await signInByMail(muster, 'owner-of-verifying@example.test')
  const owner = {
    token: signedIn.token,
    orgId: await createOrganization(muster, signedIn.token, 'Larkspur Studio'),
  }
  const invited = await invite(muster, owner, names)
  for (const [index, { employeeId, code }] of invited.entries()) {
    const answers = completeAnswers(names[index] ?? '')
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers, inviteCode: code })
  }
  const [amara, , mei] = invited
  if (!amara || !mei) throw new Error('Nobody was invited.')
  await ask(muster, contract.generateEmployeeReport, { employee: { id: amara.employeeId } }, owner)
  const { report: company } = await ask(muster, contract.generateCompanyReport, {}, owner)
  return { signedIn, owner, amara, mei, company }
}

const part = (page: Page) => page.getByRole('region', { name: 'How it was generated', exact: true })
const verify = async (page: Page) => {
  if (page.url().includes('/reports/')) await openAnnexes(page)
  await part(page)
    .getByRole('button', { name: /^Verify/ })
    .click()
  await expect(part(page).getByRole('alert')).toBeVisible()
}
const differing = (page: Page) => part(page).getByRole('region', { name: 'Differences' })

test('verifying says that a report is the same, or names what was changed, edited or removed since', async ({
  open,
  muster,
}) => {
  test.slow()
  const { signedIn, owner, amara, mei, company } = await reported(muster)
  const person = await open(desktop, signedInBrowser(muster, signedIn))
  const wiki = await open(phone, signedInBrowser(muster, signedIn))

  await test.step('made again from the same answers, both are the same', async () => {
    await person.goto(`${muster.url}/#/reports/${amara.employeeId}`)
    await wiki.goto(`${muster.url}/#/company-wiki`)
    for (const page of [person, wiki]) {
      await verify(page)
      await expect(part(page).getByRole('alert')).toContainText('Verified: it matches the answers')
      await expect(part(page).getByText(/^[0-9a-f]{64}$/)).toHaveCount(1)
      await expect(differing(page)).toHaveCount(0)
    }
    await look(person, 'verify-same')
    await look(wiki, 'verify-company-same')
  })

  await test.step('a text that somebody edited is listed beside the one that was made', async () => {
    await person.getByRole('button', { name: 'More actions' }).click()
    await person.getByRole('menuitem', { name: 'Edit texts' }).click()
    await person.getByRole('textbox', { name: 'Strength 1', exact: true }).fill('Keeps the books calm.')
    await person.getByRole('button', { name: 'Save as next version' }).click()
    await expect(title(person, 'Amara Okafor')).toBeVisible()
    await verify(person)
    await expect(part(person).getByRole('alert')).toContainText('Verified: it matches the answers')
    await expect(part(person).getByRole('alert')).toContainText(verificationReasons.edited(1, true))
    const edits = part(person).getByRole('region', { name: 'Changed texts' })
    await expect(edits).toContainText('strengths.0.text')
    await expect(edits).toContainText('Keeps the books calm.')
    await look(person, 'verify-edited')
  })

  await test.step('an answer that was changed in storage is found in both', async () => {
    await inDatabase(
      muster,
      (sql) =>
        sql`update submissions set raw_answers = raw_answers || '{"weekly_output": "2"}' where employee_id = ${amara.employeeId}`,
    )
    for (const page of [person, wiki]) {
      await verify(page)
      await expect(part(page).getByText('It doesn’t match')).toBeVisible()
      await expect(part(page).getByRole('alert')).toContainText(verificationReasons.answersChanged(1))
      await expect(differing(page).getByRole('row').nth(1)).toBeVisible()
      await expect(part(page)).toContainText(', now')
    }
    await expect(
      differing(person)
        .getByRole('row')
        .filter({ has: person.getByRole('rowheader', { name: 'gradingOverview.output', exact: true }) }),
    ).toHaveText(/82$/)
    await look(person, 'verify-differs')
    await look(wiki, 'verify-company-differs')
    await inDatabase(
      muster,
      (sql) =>
        sql`update submissions set raw_answers = raw_answers || '{"weekly_output": "8"}' where employee_id = ${amara.employeeId}`,
    )
  })

  await test.step('a number that was changed in a report is named alone', async () => {
    await inDatabase(
      muster,
      (sql) =>
        sql`update company_reports set content = jsonb_set(content, '{overview,submissionRate}', '99.9') where id = ${company.id}`,
    )
    await verify(wiki)
    await expect(part(wiki).getByRole('alert')).toContainText(verificationReasons.contentChanged(1))
    await expect(differing(wiki).getByRole('row')).toHaveCount(2)
    await expect(differing(wiki).getByRole('row').nth(1)).toHaveText(/overview\.submissionRate99\.9100/)
  })

  await test.step('without somebody who was removed it cannot be made again', async () => {
    await ask(muster, contract.deleteEmployee, { employeeId: mei.employeeId }, owner)
    await verify(wiki)
    await expect(part(wiki).getByText('It can’t be verified')).toBeVisible()
    await expect(part(wiki).getByRole('alert')).toContainText(verificationReasons.removed(1))
    await look(wiki, 'verify-company-cannot')
    await verify(person)
    await expect(part(person).getByText('Verified: it matches the answers')).toBeVisible()
  })
})
