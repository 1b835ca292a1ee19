import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
  type Caller,
} from '../support/api.ts'
import { inDatabase } from '../support/embedded-database.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { rowOf, title } from '../support/owner-steps.ts'

/** Invitations from a list to the last reminder, on a server that sends no mail. */

const textOfDownload = async (page: Page, name: string, role: 'button' | 'menuitem' = 'button') => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole(role, { name }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

const owned = async (muster: Muster, email = 'olga@larkspur.test') => {
  const signedIn = await signInByMail(muster, email)
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner: Caller = { token: signedIn.token, orgId }
  return { owner, signedIn }
}

test('a list is checked, invited and exported; a link is handed over as a code; who is late is reminded, and can say no', async ({
  open,
  muster,
}) => {
  // Eight screens are looked at in two widths and two schemes.
  test.slow()
  const { owner, signedIn } = await owned(muster, 'olga@lists.test')
  const [pending, answered] = await invite(muster, owner, ['Ben Okafor', 'Ada Lovelace'])
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: answered?.employeeId ?? '',
    answers: completeAnswers('Ada Lovelace'),
    inviteCode: answered?.code ?? '',
  })
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/submissions?invite=many`)
  const dialog = page.getByRole('dialog')

  // What each line would do, before anything is sent.
  const csv = [
    'name;email;role;department',
    '=1+1;mei@larkspur.test;Planner;Operations',
    'Ben Okafor;ben.okafor@example.test;Driver;Operations',
    'Ada Lovelace;ada.lovelace@example.test;;',
    'Nobody;nonsense;;',
    'José Núñez;jose@larkspur.test;;',
  ].join('\r\n')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, 'latin1'),
  })
  // Its bytes do not say which encoding it is in.
  await expect(dialog.getByText('This file isn’t UTF-8.')).toBeVisible()
  await lookAtBoth(page, 'invitations-encoding')
  await dialog.getByRole('radio', { name: 'Western (Windows-1252)' }).check()
  await dialog.getByRole('button', { name: 'Read the file' }).click()
  await expect(
    dialog.getByText(
      '2 people would be invited, 1 person has answered already, and 1 person would be invited without a mail. Nothing has been sent yet.',
    ),
  ).toBeVisible()
  await expect(dialog.getByText('Line 5: Invalid email format')).toBeVisible()
  await lookAtBoth(page, 'invitations-dry-run')
  const foretold = await textOfDownload(page, 'What each line would do (CSV)')
  expect(foretold).toContain(`2,'=1+1,mei@larkspur.test,Would be invited,`)
  const { employees } = await ask(muster, contract.getEmployees, {}, owner)
  expect(employees).toHaveLength(2)

  await dialog.getByRole('button', { name: 'Make 4 invitations' }).click()
  await expect(dialog.getByText('4 people invited, 0 failed, 1 line left out')).toBeVisible()
  await expect(
    dialog.getByText('This server sends no mail: copy the link and send it yourself'),
  ).toBeVisible()
  await lookAtBoth(page, 'invitations-results')
  const results = await textOfDownload(page, 'Download the results (CSV)')
  // He was invited a moment ago, so he is not mailed again at once.
  const [heads, mei, ben] = results.split('\r\n')
  expect(heads).toContain('Line,Name,E-mail,Job title,Department,Result,Reason,Link')
  expect(mei).toContain(`2,'=1+1,mei@larkspur.test,Planner,Operations,"Invited, no mail sent",,http`)
  expect(ben).toMatch(
    /^3,Ben Okafor,ben\.okafor@example\.test,Driver,Operations,"Invited, no mail sent",They got a mail less than 10 minutes ago\. [^,"]*,/,
  )
  expect(ben).toContain(`,${pending?.inviteLink}`)
  expect(results).toContain('5,Nobody,nonsense,,,Left out,Invalid email format,')
  await dialog.getByRole('button', { name: 'Done' }).click()

  // The list as a file, and a link for somebody without e-mail at work.
  await page.getByRole('button', { name: 'Export' }).click()
  const people = await textOfDownload(page, 'People and how far they are (CSV)', 'menuitem')
  expect(people).toContain(`'=1+1,mei@larkspur.test,Planner,Operations,Waiting`)
  expect(people).not.toContain('#/questionnaire/')
  await page.getByRole('button', { name: 'Actions for Ben Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Link and QR code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link of Ben Okafor' })).toBeVisible()
  await lookAtBoth(page, 'invitations-qr')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.printed-card')).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'Done' }).click()

  // A reminder, once its time has come.
  await inDatabase(
    muster,
    (sql) =>
      sql`update invitations set last_sent_at = now() - interval '4 days', created_at = now() - interval '4 days' where employee_id = ${pending?.employeeId ?? ''}`,
  )
  await page.reload()
  await page.getByRole('button', { name: /^Remind all that have not answered/ }).click()
  await expect(dialog.getByText('A reminder goes to 1 person who hasn’t answered.')).toBeVisible()
  await expect(dialog.getByText(/2 people were invited or reminded less than 72 hours ago/)).toBeVisible()
  await lookAtBoth(page, 'invitations-remind')
  await dialog.getByRole('button', { name: 'Remind 1 person' }).click()
  await expect(page.getByText('1 person reminded, 0 not reminded; this server sends no mail')).toBeVisible()
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Reminded 1 of 3 times')
  await lookAtBoth(page, 'invitations-reminded')

  // Who is reminded says no, without signing in; looking at the link alone changes nothing.
  const { text, html } = await muster.mailTo('ben.okafor@example.test', 'A reminder')
  const link = /http\S+#\/reminders\/\S+/.exec(text)?.[0] ?? ''
  const theirs = await open(phone)
  await theirs.setContent(html)
  await look(theirs, 'mail-reminder', 'mail')
  await theirs.goto(link)
  await expect(title(theirs, 'Stop these mails?')).toBeVisible()
  await look(theirs, 'reminders-choice')
  await page.reload()
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Reminded 1 of 3 times')
  await theirs.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(title(theirs, 'You won’t get these mails any more')).toBeVisible()
  await look(theirs, 'reminders-stopped')
  await page.reload()
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Wants no reminders')
  await page.getByRole('button', { name: 'No reminders due' }).click()
  await expect(dialog.getByText('No reminders are due for them now.')).toBeVisible()
  await expect(dialog.getByText('1 person has asked for no more mail. Their link still works.')).toBeVisible()
})

test('a link that is opened as somebody else shows both addresses and offers to switch', async ({
  open,
  muster,
}) => {
  const { owner, signedIn } = await owned(muster)
  const [invited] = await invite(muster, owner, ['Mei Tanaka'])
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/login/${invited?.code}`)
  await expect(title(page, 'This invitation is for another address')).toBeVisible()
  const addresses = page.getByRole('definition')
  await expect(addresses).toHaveText(['mei.tanaka@example.test', 'olga@larkspur.test'])
  await lookAtBoth(page, 'invitations-wrong-account')
  await page.getByRole('button', { name: 'Sign out and use the invited address' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('mei.tanaka@example.test')

  const other = await open(phone, signedInBrowser(muster, await signInByMail(muster, 'piet@larkspur.test')))
  await other.goto(invited?.inviteLink ?? '')
  await expect(other.getByText(/You are signed in as/)).toContainText('piet@larkspur.test')
  await expect(other.getByText(/This questionnaire is for/)).toContainText('mei.tanaka@example.test')
  await look(other, 'invitations-wrong-account-questionnaire')
  await other.getByRole('button', { name: 'Sign out and go on as Mei Tanaka' }).click()
  await expect(other.getByText(/You are signed in as/)).toBeHidden()
})

test('what is done with the list of people stands in one row at every width', async ({ open, muster }) => {
  const { owner, signedIn } = await owned(muster, 'olga-at-widths@larkspur.test')
  await invite(muster, owner, ['Mei Tanaka', 'Jonas Albrecht'])
  const page = await open({ viewport: { width: 1440, height: 800 } }, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/submissions`)
  await expect(rowOf(page, 'Mei Tanaka')).toBeVisible()
  const buttons = page.locator('.page__actions button:visible')
  const remind = 'No reminders due'
  for (const width of [1440, 1024, 768, 412, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(buttons, `${width} wide`).toHaveText(
      width < 576
        ? ['Invite people', 'More']
        : width <= 1024
          ? ['Invite people', remind, 'More']
          : ['Removed people', 'Export', remind, 'Invite people'],
    )
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? Number.NaN))).size).toBe(1)
    await look(page, 'submissions-actions')
    if (width < 576) expect(boxes[0]?.width).toBeGreaterThan(width / 2)
  }

  // Nothing is lost by it: each of them is in the menu, and the menu has the focus again afterwards.
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    remind,
    'People and how far they are (CSV)',
    'Links to hand out yourself (CSV)',
    'Removed people',
  ])
  await look(page, 'submissions-more')
  await page.getByRole('menuitem', { name: remind }).click()
  await page
    .getByRole('dialog', { name: 'Remind people' })
    .getByRole('button', { name: 'Close' })
    .first()
    .click()
  await expect(more).toBeFocused()
  await more.click()
  expect(await textOfDownload(page, 'Links to hand out yourself (CSV)', 'menuitem')).toContain('Mei Tanaka')
  await more.click()
  await page.getByRole('menuitem', { name: 'Removed people' }).click()
  await page.getByRole('dialog', { name: 'Removed people' }).getByRole('button', { name: 'Close' }).click()
  await expect(more).toBeFocused()
})
