import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { questionOf } from '../../insights/questionnaire/questionnaire.ts'
import { ask, completeAnswers, invitedAlone } from '../support/api.ts'
import { inDatabase } from '../support/embedded-database.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { choice, stepHeading } from '../support/fill-questionnaire.ts'

test.use({ serviceWorkers: 'allow' })

const responsibilities = questionOf('core_responsibilities').prompt

const saved = (page: Page) => page.locator('[data-saved=saved]')
const field = (page: Page) => page.getByRole('textbox', { name: responsibilities })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send my answers' })

test('without a connection in the middle, typing goes on, and "Saved" is said when it is so', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/ERR_INTERNET_DISCONNECTED|occurred when fetching the script/)
  const { at, stored } = await invitedAlone(muster, 'offline')
  const page = await open(phone)
  await page.goto(at('core_responsibilities'))
  await field(page).fill('Payroll')
  await expect(saved(page)).toHaveText('Saved')
  expect((await stored()).rawAnswers).toMatchObject({ core_responsibilities: 'Payroll' })

  await page.context().setOffline(true)
  await field(page).fill('Payroll, invoices')
  const offline = page.locator('[data-saved=offline]')
  await expect(offline).toContainText('Offline — kept on this device, will be sent')
  await look(page, 'questionnaire-offline')
  await page.getByRole('button', { name: 'Continue' }).tap()
  await choice(page, '9').tap()
  await expect(offline).toBeVisible()
  expect((await stored()).rawAnswers).toMatchObject({ core_responsibilities: 'Payroll' })

  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  expect((await stored()).rawAnswers).toMatchObject({
    core_responsibilities: 'Payroll, invoices',
    role_clarity: '9',
  })
})

/** How far above what stays at the foot of the window the connection would be told of. */
const gapBelowBanner = `(() => {
  const banner = document.querySelector('.connection-banner')
  banner.hidden = false
  const { bottom } = banner.getBoundingClientRect()
  banner.hidden = true
  return document.querySelector('.q-moves').getBoundingClientRect().top - bottom
})()`

test('sent without a connection, the answers go by themselves once it is back', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/ERR_INTERNET_DISCONNECTED|occurred when fetching the script/)
  const { at, stored, draft } = await invitedAlone(muster, 'sending')
  await draft()
  const page = await open(phone)
  await page.goto(at('review'))
  await expect(sendButton(page)).toBeVisible()
  await page.context().setOffline(true)
  await sendButton(page).tap()
  await expect(page.getByRole('alert')).toContainText('Not sent yet')
  await expect(page.getByRole('alert')).toContainText('They are sent automatically as soon as possible')
  // What is told at the foot of the window stands just above what stays there, however high that is.
  const gap = await page.evaluate<number>(gapBelowBanner)
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(40)
  await look(page, 'questionnaire-not-sent')
  expect((await stored()).status).toBe('in_progress')
  await page.context().setOffline(false)
  await expect(stepHeading(page, 'Thank you, Amara')).toBeVisible({ timeout: 20_000 })
  expect((await stored()).status).toBe('completed')
})

test('a reload, a second tab and a second device go on where it stopped', async ({ open, muster }) => {
  const { at, link, stored } = await invitedAlone(muster, 'going-on')
  const page = await open(phone)
  await page.goto(at('core_responsibilities'))
  await field(page).fill('Payroll')
  // At once, before it was sent.
  await page.reload()
  await expect(field(page)).toHaveValue('Payroll')
  await expect(saved(page)).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(stepHeading(tab, 'Welcome back, Amara')).toBeVisible()
  await tab.getByRole('button', { name: 'Go on where you stopped' }).tap()
  await expect(stepHeading(tab, questionOf('core_responsibilities').prompt)).toBeVisible()
  await expect(field(tab)).toHaveValue('Payroll')
  await field(tab).fill('Payroll and invoices')
  await expect(field(page)).toHaveValue('Payroll and invoices')
  await expect(saved(tab)).toBeVisible()

  const device = await open(desktop)
  await device.goto(link)
  await expect(stepHeading(device, 'Welcome back, Amara')).toBeVisible()
  await device.keyboard.press('Enter')
  await expect(stepHeading(device, questionOf('role_clarity').prompt)).toBeVisible()
  await device.keyboard.press('7')
  await expect(saved(device)).toBeVisible()
  expect((await stored()).rawAnswers).toMatchObject({
    core_responsibilities: 'Payroll and invoices',
    role_clarity: '7',
  })
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('radio', { name: '7', exact: true })).toBeChecked()
})

test('answers that are sent while the organization opens reports wait for another word of who gave them', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/submitEmployeeAnswers/)
  const { at, caller, stored, draft } = await invitedAlone(muster, 'read-by-more')
  await draft()
  const page = await open(phone)
  await page.goto(at('review'))
  await expect(page.getByText(/^Colleagues see neither your answers nor your report/)).toBeVisible()
  // What the page still asks for would show it what is opened now.
  await page.waitForLoadState('networkidle')
  const data = { settings: { reportVisibility: 'organization' as const } }
  await ask(muster, contract.updateOrgData, { data }, caller)
  await sendButton(page).tap()
  await expect(page.getByRole('alert')).toContainText(
    'Your organization has just opened reports to all its members',
  )
  await expect(page.getByText(/shows released reports to all its members/)).toBeVisible()
  await look(page, 'questionnaire-read-by-more')
  expect((await stored()).status).toBe('in_progress')

  await sendButton(page).tap()
  await expect(stepHeading(page, 'Thank you, Amara')).toBeVisible()
  expect((await stored()).status).toBe('completed')
})

test('an unknown code and a withdrawn invitation say what to do', async ({ open, watched, muster }) => {
  watched.expectTrouble(/getInvitationStatus|saveDraft|getMySubmission/)
  const { at, caller, employeeId, stored } = await invitedAlone(muster, 'withdrawn')
  const page = await open(phone)
  await page.goto(`${muster.url}/#/questionnaire/0123456789ABCDEF`)
  await expect(stepHeading(page, 'We do not know this code')).toBeVisible()
  await look(page, 'questionnaire-unknown-code')
  await page.goto(at('core_responsibilities'))
  await field(page).fill('Payroll')
  await expect(saved(page)).toBeVisible()
  expect((await stored()).status).toBe('in_progress')

  await ask(muster, contract.revokeInvitation, { employeeId }, caller)
  await field(page).fill('Payroll, invoices')
  await expect(page.getByRole('alert')).toContainText('Your answers are not being sent')
  await expect(page.locator('[data-saved=held]')).toContainText('One answer kept on this device, not sent')
  await look(page, 'questionnaire-withdrawn-meanwhile')
  await page.reload()
  await expect(stepHeading(page, 'This invitation is no longer valid')).toBeVisible()
  await expect(page.getByText('Nothing that you wrote is lost.')).toBeVisible()
  await look(page, 'questionnaire-withdrawn')

  // The new invitation, on the same device, goes on where the old one stopped.
  const { result } = await ask(muster, contract.resendInvitation, { employeeId }, caller)
  const code = result.code ?? ''
  await page.goto(`${muster.url}/#/questionnaire/${code}?step=core_responsibilities`)
  await expect(field(page)).toHaveValue('Payroll, invoices')
  await expect(saved(page)).toBeVisible()
})

test('an expired invitation names its last day and loses nothing', async ({ open, muster }) => {
  const { at, link, employeeId } = await invitedAlone(muster, 'expiry')
  const page = await open(phone)
  await page.goto(at('core_responsibilities'))
  await field(page).fill('Payroll')
  await expect(saved(page)).toBeVisible()
  await inDatabase(
    muster,
    (sql) =>
      sql`update invitations set expires_at = '2026-01-31T12:00:00Z' where employee_id = ${employeeId}`,
  )
  await page.goto(link)
  await page.reload()
  await expect(stepHeading(page, 'This invitation has expired')).toBeVisible()
  await expect(page.getByText('could be used until 31 January 2026')).toBeVisible()
  await expect(page.getByText('Nothing that you wrote is lost.')).toBeVisible()
  await look(page, 'questionnaire-expired')
})

test('sent from two browsers at the same moment, it is one submission', async ({ open, muster }) => {
  const { at, draft, caller, employeeId } = await invitedAlone(muster, 'twice')
  await draft()
  const pages = await Promise.all([open(phone), open(desktop)])
  for (const page of pages) {
    await page.goto(at('review'))
    await expect(sendButton(page)).toBeVisible()
  }
  await Promise.all(pages.map((page) => sendButton(page).click()))
  for (const page of pages) await expect(stepHeading(page, 'Thank you, Amara')).toBeVisible()
  const { submissions } = await ask(muster, contract.getSubmissions, {}, caller)
  expect(Object.keys(submissions)).toEqual([employeeId])
  expect(submissions[employeeId]?.rawAnswers).toMatchObject(completeAnswers('Amara Okafor'))
})

test('what is typed after it was sent elsewhere changes nothing, and is kept where it was typed', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/saveDraft/)
  const { at, draft, caller, employeeId, link } = await invitedAlone(muster, 'late')
  await draft()
  const late = await open(phone)
  await late.goto(at('core_responsibilities'))
  await expect(field(late)).toBeVisible()
  const page = await open(desktop)
  await page.goto(at('review'))
  await sendButton(page).click()
  await expect(stepHeading(page, 'Thank you, Amara')).toBeVisible()
  await field(late).fill('Something else')
  await expect(stepHeading(late, 'You have already sent your answers')).toBeVisible()
  await expect(late.getByText('One answer on this device is not known to have been sent')).toBeVisible()
  await look(late, 'questionnaire-already-sent')
  const { submissions } = await ask(muster, contract.getSubmissions, {}, caller)
  expect(submissions[employeeId]?.rawAnswers).toMatchObject(completeAnswers('Amara Okafor'))
  await page.goto(link)
  await page.reload()
  await expect(stepHeading(page, 'You have already sent your answers')).toBeVisible()
})

test('what is missing is named at the step and in the review, which lead to it', async ({ open, muster }) => {
  const { at } = await invitedAlone(muster, 'missing')
  const page = await open(desktop)
  await page.goto(at('core_responsibilities'))
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'questionnaire-needs-answer')
  await page.goto(at('review'))
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByRole('alert')).toContainText(/\d answers need you before this can be sent/)
  await look(page, 'questionnaire-review-missing')
  await page.getByRole('alert').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Back to your answers' })).toBeVisible()
})
