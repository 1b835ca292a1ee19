import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import type { RawAnswers } from '../../insights/questionnaire/questionnaire.ts'
import {
  ask,
  createOrganization,
  invite,
  openOrganization,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { amara } from '../support/sample-people.ts'
import { expectRecomputed } from '../support/recompute-scores.ts'
import { openAnnexes } from '../support/open-annexes.ts'

const required = {
  company: 'Larkspur Studio',
  title_department: 'Accountant, Finance',
  core_responsibilities: 'Deliveries',
  recurring_deliverables: 'Two tours a day',
}
/** Nothing optional, and words where a number was asked for. */
const bare: RawAnswers = { ...required, role_clarity: 'quite clear', weekly_output: 'a good deal' }
/** What is required and nothing else. */
const thin: RawAnswers = { ...required, role_clarity: '8', weekly_output: '6' }

/** The answers as a form sends them, without what was left out. */
const sent = (answers: RawAnswers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])),
  )

/** An organization of three who have answered, each with a report. */
const answeredOrganization = async (muster: Muster) => {
  const owner = await signInByMail(muster, 'owner-of-sums@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const forms = { 'Amara Okafor': amara.answers, 'Bo Bare': bare, 'Tomas Thin': thin }
  const invited = await invite(muster, caller, [...Object.keys(forms), 'Sven Silent'])
  const people = Object.entries(forms).map(([name, answers], index) => {
    const person = invited[index]
    if (!person) throw new Error(`${name} was not invited.`)
    return { ...person, answers: { ...answers, full_name: name } }
  })
  for (const { employeeId, code, answers } of people) {
    await ask(muster, contract.submitEmployeeAnswers, {
      employeeId,
      inviteCode: code,
      answers: sent(answers),
    })
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
  }
  await ask(muster, contract.generateCompanyReport, {}, caller)
  return { owner, people }
}

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const numberOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) })
const before = (page: Page) => page.locator('.report-head__before')

test('every number of a grade opens to its answers, and every letter says how sure it is, in lists too', async ({
  open,
  muster,
}) => {
  test.slow()
  const { owner, people } = await answeredOrganization(muster)
  const [first, second, third] = people
  const addressOf = (employeeId = '') => `${muster.url}/#/reports/${employeeId}`

  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(addressOf(first?.employeeId))
  await openAnnexes(page)
  await expect(regionOf(page, 'How sure')).toContainText('Answered: 9 of 9')
  await expect(before(page)).toHaveCount(0)
  await look(page, 'report-how-sure')

  // With the keyboard alone; the address takes the view along.
  await numberOf(page, 'Output').focus()
  await page.keyboard.press('Enter')
  await expect(numberOf(page, 'Output')).toHaveAttribute('aria-expanded', 'true')
  await expect(regionOf(page, 'Output')).toContainText('The first number in the answer: 8')
  await expect(regionOf(page, 'Reliability')).toBeHidden()
  expect(page.url()).toContain('why=output')
  await page.reload()
  await expect(regionOf(page, 'Output')).toBeVisible()
  await look(page, 'report-why-output')
  await page.getByRole('button', { name: 'Why this grade' }).click()
  const why = regionOf(page, 'Why this grade')
  await expectRecomputed(why, first?.answers ?? {})
  await expect(why).toContainText('We checked the sums: they match.')
  await look(page, 'report-why-all')

  // Without numbers the page says so before the letter, and hatches what is a default.
  await page.goto(addressOf(second?.employeeId))
  await expect(before(page)).toHaveText(
    'None of the ratings was answered: this letter rests on defaults alone.',
  )
  await openAnnexes(page)
  await expect(numberOf(page, 'Reliability')).toContainText('7 of 10, by default')
  await page.goto(`${addressOf(second?.employeeId)}?why=open`)
  await expect(regionOf(page, 'Output').locator('.sums__missing')).toHaveText('7')
  await look(page, 'report-bare-why')

  const small = await open(phone, signedInBrowser(muster, owner))
  await small.goto(addressOf(third?.employeeId))
  await expect(before(small)).toContainText('None of the optional ratings was answered')
  await openAnnexes(small)
  await expect(regionOf(small, 'How sure')).toContainText('Answered: 2 of 9')
  await look(small, 'report-thin')
  await small.getByRole('button', { name: 'Why this grade' }).tap()
  await expectRecomputed(regionOf(small, 'Why this grade'), third?.answers ?? {})
  await look(small, 'report-thin-why')

  // Lists and the company report say it as well, and what silence may hide.
  await page.goto(`${muster.url}/#/reports`)
  await expect(page.getByRole('row').filter({ hasText: 'Bo Bare' })).toContainText('0 of 9 answered')
  await expect(page.getByRole('row').filter({ hasText: 'Amara Okafor' })).toContainText('9 of 9 answered')
  await lookAtBoth(page, 'reports-how-sure')
  await page.goto(`${muster.url}/#/company-wiki`)
  await expect(page.getByRole('heading', { name: 'What silence may hide' })).toBeVisible()
  await expect(regionOf(page, 'Who answered')).toContainText('Had all the others given the lowest answers')
  const grading = regionOf(page, 'Grading by department')
  await expect(grading).toContainText('Small: fewer than 5 answers, do not compare')
  await expect(grading.getByRole('row').filter({ hasText: 'Tomas Thin' })).toContainText('Answered: 2 of 9')
  await expect(regionOf(page, 'What this report can’t tell')).toContainText(
    'only if the gap is more than twice what chance would make',
  )
  await lookAtBoth(page, 'company-wiki-how-sure')
})

test('an employee finds the sums of their own report, and nobody else’s', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/400/)
  const caller = await openOrganization(muster, 'owner-of-own-sums@example.test')
  const [amaraThere, other] = await invite(muster, caller, ['Amara Own', 'Bo Other'])
  if (!amaraThere || !other) throw new Error('Nobody was invited.')
  for (const { employeeId, code } of [amaraThere, other]) {
    const answers = sent({ ...amara.answers, weekly_output: '10' })
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode: code, answers })
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
    await release(muster, caller, { employeeId, version: 1 })
  }
  const signedIn = await signInByMail(muster, amaraThere.email)
  await ask(muster, contract.joinOrganization, { inviteCode: amaraThere.code }, { token: signedIn.token })

  const page = await open(phone, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/reports`)
  await expect(page.getByText('Answered: 9 of 9')).toBeVisible()
  await look(page, 'own-report-how-sure')
  await page.goto(`${muster.url}/#/reports/${amaraThere.employeeId}?why=overall`)
  await expect(regionOf(page, 'Overall')).toContainText('starts at')
  await expect(page.getByText(/merit review|Standard cycle/)).toHaveCount(0)
  await page.goto(`${muster.url}/#/reports/${other.employeeId}?why=open`)
  await expect(page.getByRole('link', { name: 'Go to your reports' })).toBeVisible()
  await expect(regionOf(page, 'Why this grade')).toHaveCount(0)
})
