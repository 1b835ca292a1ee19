import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { withoutSpaces, readPdf } from '../../server/testing/exports/read-files.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { rowOf, title } from '../support/owner-steps.ts'

/** Between a report and its person stands somebody who is named: review, release, an answer, a response, and the way back. */

const reason = 'I read every answer beside it, and the two defaults.'
const contest = 'I trained two colleagues, which nobody asked about.'
const response = 'You are right; we open your answers again.'
const withdrawal = 'The answers are opened again.'

/** An owner and an employee with an account, whose report is made. */
const madeReport = async (muster: Muster, story: string) => {
  const signedIn = await signInByMail(muster, `owner-of-${story}@example.test`)
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const name = `Amara ${story}`
  const employee = await join(muster, owner, name)
  const asEmployee = { token: employee.token, orgId }
  await ask(
    muster,
    contract.submitEmployeeAnswers,
    {
      employeeId: employee.employeeId,
      answers: { ...completeAnswers(name), job_satisfaction: 'good', tool_effectiveness: 'fine' },
    },
    asEmployee,
  )
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employee.employeeId } }, owner)
  return { signedIn, owner, employee, asEmployee, name }
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('region', { name: 'Release', exact: true })
const own = (page: Page) => page.getByRole('region', { name: 'Your answer', exact: true })

test('nobody reads a report before a named person has reviewed and released it, and its person has the last word', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  // The person looks at the address of their report before there is anything to read there.
  watched.expectTrouble(/404/)
  const { signedIn, employee, name } = await madeReport(muster, 'release')
  const address = `${muster.url}/#/reports/${employee.employeeId}`
  const person = await open(phone, signedInBrowser(muster, employee))

  await test.step('before, its person can’t see it', async () => {
    await person.goto(`${muster.url}/#/reports`)
    await expect(person.getByRole('heading', { name: 'Your report isn’t released yet' })).toBeVisible()
    await look(person, 'release-nothing-yet')
    await person.goto(address)
    await expect(person.getByText('Report not found')).toBeVisible()
  })

  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await test.step('the list says what waits, and the address keeps what is shown', async () => {
    await page.goto(`${muster.url}/#/reports`)
    await expect(rowOf(page, name)).toContainText('Draft')
    await page.getByRole('button', { name: '1 draft waits for review' }).click()
    expect(page.url()).toContain('release=toReview')
    await look(page, 'release-list')
    await rowOf(page, name).getByRole('link', { name }).click()
    await expect(title(page, name)).toBeVisible()
  })

  await test.step('texts are edited with a reason, beside the generated ones', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit texts' }).click()
    await page.getByRole('textbox', { name: 'Strength 1', exact: true }).fill('Keeps the studio calm.')
    await expect(page.getByText('Generated', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Why did you change it?' }).fill('It was too stiff.')
    await look(page, 'release-editor')
    await page.getByRole('button', { name: 'Save as next version' }).click()
    await expect(bar(page)).toContainText('It was too stiff.')
  })

  await test.step('it is reviewed with words of one’s own, then released', async () => {
    await bar(page).getByRole('button', { name: 'Review and release', exact: true }).click()
    await expect(
      dialogOf(page).getByText('One text differs from the generated one in version 1'),
    ).toBeVisible()
    await look(page, 'release-review')
    await dialogOf(page).getByRole('button', { name: 'Review only' }).click()
    // It stands below what there is to look at, and comes into view with the focus.
    await expect(dialogOf(page).getByText(/Write what you checked/)).toBeInViewport()
    await expect(dialogOf(page).getByRole('textbox')).toBeFocused()
    await dialogOf(page).getByRole('textbox').fill(reason)
    await page.keyboard.press('Tab')
    await dialogOf(page).getByRole('button', { name: 'Review only' }).press('Enter')
    await expect(dialogOf(page)).toBeHidden()
    await expect(bar(page)).toContainText(reason)
    await look(page, 'release-reviewed')
    await person.reload()
    await expect(person.getByText('Report not found')).toBeVisible()
    await bar(page).getByRole('button', { name: 'Release', exact: true }).click()
    await look(page, 'release-asks')
    await dialogOf(page).getByRole('button', { name: 'Release', exact: true }).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(bar(page)).toContainText('can read this version and hasn’t answered yet')
  })

  await test.step('a mail leads its person there, without a score or a grade', async () => {
    const { text } = await muster.mailTo(employee.user.email, 'report')
    expect(text).toContain(address)
    expect(text).not.toMatch(/\d\.\d|\b[A-D][+-]?\b grade|grade [A-D]/)
  })

  await test.step('they read who decided and what they can do, acknowledge it, and contest it after all', async () => {
    await person.goto(`${muster.url}/#/reports`)
    await person.getByRole('link', { name: 'Read your report' }).tap()
    await expect(own(person)).toContainText(reason)
    // The headline is what they came for: nobody has to scroll to it on a phone.
    const headline = await person.locator('.report-headline-statements > :first-child').boundingBox()
    expect((headline?.y ?? Infinity) + (headline?.height ?? 0)).toBeLessThan(phone.viewport.height)
    await person.getByRole('button', { name: 'Who sees this' }).tap()
    await expect(
      person.getByText('You, the owners and admins of Larkspur Studio, and others with that right.'),
    ).toBeInViewport()
    await look(person, 'release-own-report')
    await own(person).getByRole('button', { name: 'Acknowledge' }).tap()
    await dialogOf(person).getByRole('button', { name: 'Acknowledge' }).tap()
    await expect(own(person)).toContainText('You have acknowledged this version')
    const fold = await own(person).getByText('Decisions and reasons').boundingBox()
    expect(fold?.height, 'what unfolds who decided').toBeGreaterThanOrEqual(44)
    await own(person).getByRole('button', { name: 'I see it differently' }).tap()
    await dialogOf(person).getByRole('textbox').fill(contest)
    await look(person, 'release-contest')
    await dialogOf(person).getByRole('button', { name: 'Send' }).tap()
    await expect(own(person)).toContainText(contest)
  })

  await test.step('who released it is told, and responds', async () => {
    const { text } = await muster.mailTo(signedIn.user.email, 'report')
    expect(text).toContain(address)
    expect(text).not.toContain(contest)
    await page.reload()
    await expect(bar(page)).toContainText(contest)
    await look(page, 'release-contested')
    // Who is handed the sheet reads it beside the report.
    const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })))
    const paper = withoutSpaces(pages.join(' '))
    for (const words of ['Decisions and comments on this version', reason, contest]) {
      expect(paper).toContain(withoutSpaces(words))
    }
    await bar(page).getByRole('button', { name: 'Respond', exact: true }).click()
    await dialogOf(page).getByRole('textbox').fill(response)
    await dialogOf(page).getByRole('button', { name: 'Send response' }).click()
    await expect(dialogOf(page)).toBeHidden()
    // Who opens it again reads that somebody answered without unfolding anything, and need not scroll to the headline.
    await person.reload()
    await expect(own(person).getByText(response)).toBeVisible()
    const headline = await person.locator('.report-headline-statements > :first-child').boundingBox()
    expect(headline?.y ?? Infinity).toBeLessThan(phone.viewport.height)
    await look(person, 'release-answered')
  })

  await test.step('withdrawn, it is found no more; the history keeps every step', async () => {
    await bar(page).getByRole('button', { name: 'Withdraw' }).click()
    await dialogOf(page).getByRole('textbox').fill(withdrawal)
    await dialogOf(page).getByRole('button', { name: 'Withdraw' }).click()
    await expect(bar(page)).toContainText('Withdrawn')
    await bar(page).getByRole('button', { name: 'History' }).click()
    for (const step of [
      'Withdrawn',
      'Responded to',
      'Contested',
      'Acknowledged',
      'Released',
      'Reviewed',
      'Texts edited',
    ]) {
      await expect(dialogOf(page).getByText(`${step} (version 2)`)).toBeVisible()
    }
    await look(page, 'release-history')
    // A reload keeps it; closed, it leaves the focus in the page, since nothing there had opened it.
    await page.reload()
    await expect(dialogOf(page).getByText('Withdrawn (version 2)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('its person learns who withdrew it and why, where they read it, in their list and by mail', async () => {
    const told = person.getByRole('heading', { name: 'Version 2 of your report was withdrawn' })
    await person.reload()
    await expect(told).toBeVisible()
    await look(person, 'release-withdrawn-report')
    await person.goto(`${muster.url}/#/reports`)
    await expect(told).toBeVisible()
    for (const words of [withdrawal, contest, response]) {
      await expect(person.getByText(words)).toBeVisible()
    }
    await expect(person.getByText('Your report isn’t released yet')).toBeHidden()
    await look(person, 'release-withdrawn-list')
    const { subject, text } = await muster.mailTo(employee.user.email, 'withdrawn')
    expect(subject).toBe('Version 2 of your report at Larkspur Studio was withdrawn')
    expect(text).not.toContain(withdrawal)
  })
})

test('the company report is found by its members once it is released', async ({ open, muster }) => {
  const { signedIn, owner, employee } = await madeReport(muster, 'company')
  await ask(muster, contract.generateCompanyReport, {}, owner)
  const person = await open(phone, signedInBrowser(muster, employee))
  await person.goto(`${muster.url}/#/company-wiki`)
  await expect(person.getByRole('heading', { name: 'No company report yet' })).toBeVisible()

  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/company-wiki`)
  await bar(page).getByRole('button', { name: 'Review and release', exact: true }).click()
  await look(page, 'release-company-review')
  await dialogOf(page).getByRole('textbox').fill('I looked at who has not answered.')
  await dialogOf(page).getByRole('button', { name: 'Review only' }).click()
  await bar(page).getByRole('button', { name: 'Release', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Release', exact: true }).click()
  await expect(bar(page)).toContainText('Every member can read this version')
  await look(page, 'release-company')
  await person.reload()
  await expect(title(person, 'Larkspur Studio company report')).toBeVisible()
  await expect(bar(person)).toHaveCount(0)
  // Of a small group they see two figures, which stand beside each other.
  const [people, rate, ...more] = await person.locator('.wiki-figures > *').all()
  expect(more).toEqual([])
  const [left, right] = [await people?.boundingBox(), await rate?.boundingBox()]
  expect([left?.y, left?.width]).toEqual([right?.y, right?.width])
  await look(person, 'release-company-of-an-employee')
})

test('the data-protection facts are there for owners, on the screen and on paper', async ({
  open,
  muster,
}) => {
  const { signedIn, employee } = await madeReport(muster, 'facts')
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/settings?section=data-protection`)
  const stored = page.getByRole('region', { name: 'What is stored' })
  await expect(stored).toContainText('1 completed questionnaire')
  await expect(page.getByRole('region', { name: 'Who else gets any of it' })).toContainText(
    'None: this server makes reports itself, and the built-in analyst makes the replies in the chat.',
  )
  await lookAtBoth(page, 'data-protection')
  // On paper it is a document without what only works on a screen.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeHidden()
  await expect(stored).toBeVisible()
  await expect(page.getByRole('heading').filter({ visible: true }).first()).toHaveText('Data protection')
  const colleague = await open(desktop, signedInBrowser(muster, employee))
  await colleague.goto(`${muster.url}/#/settings?section=data-protection`)
  await expect(colleague.getByRole('heading', { name: 'Your role doesn’t include this page' })).toBeVisible()
})
