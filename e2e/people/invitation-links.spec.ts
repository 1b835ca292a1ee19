import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { questionOf } from '../../insights/questionnaire/questionnaire.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  mailedCode,
  signedInBrowser,
  signInByMail,
  type Caller,
} from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { rowOf, title } from '../support/owner-steps.ts'
import { stepHeading } from '../support/fill-questionnaire.ts'

/** What links open, to whom, and what whoever invites can do about them. */

const responsibilities = questionOf('core_responsibilities').prompt
const field = (page: Page) => page.getByRole('textbox', { name: responsibilities })
const at = (muster: Muster, code: string, step = 'core_responsibilities') =>
  `${muster.url}/#/questionnaire/${code}?step=${step}`

const owned = async (muster: Muster, story: string) => {
  const signedIn = await signInByMail(muster, `owner@${story}.test`)
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner: Caller = { token: signedIn.token, orgId }
  return { owner, browser: signedInBrowser(muster, signedIn) }
}

const menuOf = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  // The menu of another person may still be fading.
  const menu = page.getByRole('menu', { name: `Actions for ${name}` })
  await expect(menu.getByRole('menuitem', { name: 'Edit person' })).toBeVisible()
  return menu.getByRole('menuitem')
}

test('by the menu a link is sent again and revoked; of who has begun or answered it offers no link', async ({
  open,
  muster,
}) => {
  const { owner, browser } = await owned(muster, 'menus')
  const [waiting, begun, answered] = await invite(
    muster,
    owner,
    ['Ben Okafor', 'Mei Tanaka', 'Ada Lovelace'],
    'menus.test',
  )
  if (!waiting || !begun || !answered) throw new Error('Nobody was invited.')
  await ask(muster, contract.saveDraft, {
    employeeId: begun.employeeId,
    answers: { full_name: 'Mei Tanaka' },
    inviteCode: begun.code,
  })
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: answered.employeeId,
    answers: completeAnswers('Ada Lovelace'),
    inviteCode: answered.code,
  })
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/submissions`)
  await expect(rowOf(page, 'Mei Tanaka')).toContainText('Started')

  await expect(await menuOf(page, 'Ada Lovelace')).not.toContainText([/link|QR|Send|Renew/i])
  await page.keyboard.press('Escape')
  const offered = await menuOf(page, 'Mei Tanaka')
  await expect(offered.filter({ hasText: /link|QR/i })).toHaveCount(0)
  await look(page, 'invitation-links-menu-begun')
  await offered.filter({ hasText: 'Renew invitation' }).click()
  await expect(page.getByText(/^Mei Tanaka: /)).toBeVisible()
  await expect(rowOf(page, 'Mei Tanaka')).not.toContainText('share the link yourself')

  const forBen = await menuOf(page, 'Ben Okafor')
  await expect(forBen.filter({ hasText: /link|QR/i })).toHaveCount(2)
  await forBen.filter({ hasText: 'Renew invitation' }).click()
  await expect(page.getByText(/^Ben Okafor: /)).toBeVisible()

  await (await menuOf(page, 'Ben Okafor')).filter({ hasText: 'Revoke invitation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(page.getByText('The invitation of Ben Okafor is revoked.')).toBeVisible()
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Revoked')
  const after = await menuOf(page, 'Ben Okafor')
  await expect(after.filter({ hasText: /link|QR|Revoke/i })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const theirs = await open(phone)
  await theirs.goto(waiting.inviteLink)
  await expect(title(theirs, 'This invitation is no longer valid')).toBeVisible()
  await expect(theirs.getByText('Ben')).toHaveCount(0)
})

test('what was begun with a link that was handed over opens there alone; the one of the mail goes on anywhere', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/getMySubmission/)
  const { owner } = await owned(muster, 'handed')
  const [asked] = await invite(muster, owner, ['Mei Tanaka'], 'handed.test')
  if (!asked) throw new Error('Nobody was invited.')
  const page = await open(phone)
  await page.goto(at(muster, asked.code))
  await field(page).fill('Planning the week')
  await expect(page.locator('[data-saved=saved]')).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue('Planning the week')

  const elsewhere = await open(desktop)
  await elsewhere.goto(at(muster, asked.code))
  await expect(title(elsewhere, 'This questionnaire cannot be opened')).toBeVisible()
  await expect(elsewhere.getByText(/was begun on another device/)).toBeVisible()
  await expect(elsewhere.getByText('Planning the week')).toHaveCount(0)
  await look(elsewhere, 'questionnaire-begun-elsewhere')
  await elsewhere.goto(at(muster, await mailedCode(muster, asked.email)))
  await expect(field(elsewhere)).toHaveValue('Planning the week')
})

test('a link tells nobody what was submitted, and a device that has the same is at rest', async ({
  open,
  muster,
}) => {
  const { owner } = await owned(muster, 'closed')
  const [asked] = await invite(muster, owner, ['Mei Tanaka'], 'closed.test')
  if (!asked) throw new Error('Nobody was invited.')
  const code = await mailedCode(muster, asked.email)
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: asked.employeeId,
    answers: completeAnswers('Mei Tanaka'),
    inviteCode: code,
  })
  const page = await open(phone)
  const heard: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('getMySubmission')) void response.text().then((text) => heard.push(text))
  })
  await page.goto(at(muster, code, 'review'))
  await expect(stepHeading(page, 'You have already sent your answers')).toBeVisible()
  await expect(page.getByText(/not known to have been sent/)).toHaveCount(0)
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard.join()).not.toContain('Mei Tanaka on')
})

test('an owner who is not on the list is told so, and comes to the questionnaire by inviting themselves', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/404.*(?:getMySubmission|getInvitationStatus|getCompanyReport)/)
  const { browser } = await owned(muster, 'not-listed')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/questionnaire/ABCD1234ABCD1234`)
  await expect(title(page, 'We do not know this code')).toBeVisible()
  await lookAtBoth(page, 'unknown-code-signed-in')
  await page.getByRole('link', { name: 'go to the start page' }).click()
  await expect(title(page, 'Company wiki')).toBeVisible()
  await page.goto(`${muster.url}/#/employee-form`)
  await expect(title(page, 'You are not on the list of people who answer')).toBeVisible()
  await lookAtBoth(page, 'not-listed')
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await look(page, 'not-listed-arabic')
  await page.getByRole('combobox').selectOption('en')
  await page.getByRole('link', { name: 'invite yourself' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Olga Ruiz')
  await dialog.getByLabel('E-mail').fill('owner@not-listed.test')
  await dialog.getByRole('button', { name: 'Make invitation' }).click()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
  await page.goto(`${muster.url}/#/employee-form`)
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
})
