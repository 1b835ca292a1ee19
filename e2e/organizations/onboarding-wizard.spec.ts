import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { rowOf, title } from '../support/owner-steps.ts'

/** The onboarding wizard at its other address, left and gone on with, in several tabs, with the flag that a browser remembers. */

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** An owner whose organization is not set up. */
const newcomer = async (muster: Muster, name: string) => {
  const signedIn = await signInByMail(muster, `${name}@example.test`)
  const { token } = signedIn
  const { orgId } = await ask(muster, contract.createOrganization, { name: 'Larkspur Studio' }, { token })
  return { orgId, token, browser: signedInBrowser(muster, signedIn) }
}

/** One main thing to do at most: the buttons that are filled and can be pressed. */
const expectMain = (page: Page, ...names: string[]) =>
  expect(
    page.locator(
      'main .mantine-Button-root:is(:not([data-variant]), [data-variant="filled"]):enabled:visible',
    ),
  ).toHaveText(names)

const wizard = '#/employee-questionnaire'
const remembered = (page: Page, orgId: string) =>
  page.evaluate<string | null>(`localStorage.getItem('muster.onboarding.${orgId}')`)
const remember = (page: Page, orgId: string, flag: string) =>
  page.evaluate(`localStorage.setItem('muster.onboarding.${orgId}', '${flag}')`)

test('the wizard is walked with a pasted list, left and gone on with', async ({ open, muster }) => {
  const { orgId, token, browser } = await newcomer(muster, 'walker-on-desktop')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/${wizard}`)
  await expect(title(page, 'Set up Larkspur Studio')).toBeVisible()
  // Nobody has asked yet what they are called: it was made of their address.
  await expect(page.getByLabel('Your name')).toHaveValue('Walker On Desktop')
  await expect(page.getByText('Guessed from your e-mail address: please correct it.')).toBeVisible()
  await lookAtBoth(page, 'wizard-company')
  await page.getByLabel('Your name').fill('Anna Keller')
  await page.getByLabel('Company name').fill('Larkspur & Daughters')
  await expectMain(page, 'Continue')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step(page, 'Departments')).toBeFocused()
  await expectMain(page, 'Continue')
  await page.getByRole('button', { name: 'Finance' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step(page, 'Your people')).toBeVisible()
  await expect(page.getByLabel('People', { exact: true })).toBeFocused()
  await expectMain(page, 'Continue')
  await expect(page).toHaveURL(/#\/employee-questionnaire\?step=people$/)

  // Another visit to the address without a step goes on where this one was left, and so does a reload.
  await page.goto('about:blank')
  await page.goto(`${muster.url}/${wizard}`)
  await expect(step(page, 'Your people')).toBeVisible()
  await page.reload()
  await expect(step(page, 'Your people')).toBeVisible()
  await expect(title(page, 'Set up Larkspur & Daughters')).toBeVisible()

  const lines = ['Amara Okafor <amara@larkspur.test>, Accountant, Finance', 'jonas@larkspur.test', 'nobody']
  await page.getByLabel('People', { exact: true }).fill(lines.join('\n'))
  await expect(page.getByText('2 people ready')).toBeVisible()
  await expectMain(page, 'Make 2 invitations')
  await lookAtBoth(page, 'wizard-pasted')
  await page.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByRole('dialog', { name: 'Continue without inviting them?' })
  await expect(question).toContainText(
    '2 people in the list are not invited yet. 1 line in the list invites nobody until it is fixed: “nobody”.',
  )
  await lookAtBoth(page, 'wizard-unsent')
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('People', { exact: true })).toHaveValue(lines.join('\n'))
  await page.getByRole('button', { name: 'Make 2 invitations' }).click()
  await expect(page.getByText(/2 people invited/)).toBeVisible()
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(results.first()).toContainText(/^Amara Okafor\s*amara@larkspur\.test/)
  await expectMain(page, 'Fix what was left out')
  await lookAtBoth(page, 'wizard-invited')
  const { text } = await muster.mailTo('amara@larkspur.test', 'Anna Keller invites you')
  expect(text).toContain('Anna Keller invites you to a questionnaire about your work at Larkspur & Daughters')
  await page.getByRole('button', { name: 'Fix what was left out' }).click()
  await expect(page.getByLabel('People', { exact: true })).toHaveValue('nobody')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expectMain(page, 'Continue')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/2 people on the list/)).toBeVisible()
  await expect(page.getByText(/2 people have a link each that you send them yourself/)).toBeVisible()
  await lookAtBoth(page, 'wizard-ready')
  await expectMain(page, 'Finish the setup')
  expect(await remembered(page, orgId)).toBeNull()
  await page.getByRole('button', { name: 'Finish the setup' }).click()
  await expect(title(page, 'Submissions')).toBeFocused()
  expect(await remembered(page, orgId)).toBe('true')
  await expect(rowOf(page, 'Amara Okafor')).toContainText('Waiting for answers')
  await expect(rowOf(page, 'Amara Okafor')).toContainText('Finance')

  // Who comes back to it sees what was set up, and can change it.
  await page.goto(`${muster.url}/${wizard}`)
  await expect(title(page, 'The setup of Larkspur & Daughters')).toBeVisible()
  await expect(step(page, 'Your company')).toBeVisible()
  await expectMain(page, 'Continue')
  await lookAtBoth(page, 'wizard-review')
  await page.getByRole('combobox', { name: 'Industry (optional)' }).fill('Retail')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step(page, 'Departments')).toBeVisible()
  await expect(page.getByText('Finance', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await lookAtBoth(page, 'wizard-review-ready')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(title(page, 'Submissions')).toBeVisible()
  const { org } = await ask(muster, contract.getOrgData, {}, { token, orgId })
  expect(org.onboardingData).toMatchObject({ industry: 'Retail', departments: ['Finance'] })
})

test('members read what was set up, and leave it again', async ({ open, muster }) => {
  const { token } = await signInByMail(muster, 'owner-of-a-reader@example.test')
  const orgId = await createOrganization(muster, token, 'Larkspur Studio')
  const data = { onboardingData: { departments: ['Finance', 'Sales'], size: '11–50' } }
  await ask(muster, contract.updateOrgData, { data }, { token, orgId })
  const employee = await join(muster, { token, orgId }, 'Emil Reader')
  const page = await open(desktop, signedInBrowser(muster, employee))
  await page.goto(`${muster.url}/#/onboarding`)
  await expect(title(page, 'The setup of Larkspur Studio')).toBeVisible()
  await expect(page.getByText('Finance and Sales')).toBeVisible()
  await expect(page.getByText('11–50 people')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await lookAtBoth(page, 'setup-summary')
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(title(page, 'Company wiki')).toBeVisible()
})

test('in the wizard a CSV file is invited and one more person is typed', async ({ open, muster }) => {
  const { orgId, token, browser } = await newcomer(muster, 'csv-in-the-wizard')
  const page = await open(phone, browser)
  await page.goto(`${muster.url}/#/onboarding?step=people`)
  await expect(step(page, 'Your people')).toBeVisible()
  const csv = [
    'E-mail,Name,Job title,Department,Shoe size',
    'mei@larkspur.test,Mei Tanaka,Planner,Operations,38',
    'jonas@larkspur.test,Jonas Albrecht,Driver,Operations,44',
    'nonsense,Nobody,,,',
  ].join('\r\n')
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText('2 people ready, 1 line with a problem is left out')).toBeVisible()
  await page.getByLabel('Shoe size: 38, 44').selectOption('Leave out')
  await expect(page.getByText('Column not read: Shoe size')).toBeVisible()
  await look(page, 'wizard-csv')
  await page.getByRole('button', { name: 'Make 2 invitations' }).tap()
  await expect(page.getByText('2 people invited, 0 failed, 1 line left out')).toBeVisible()
  await page.getByRole('button', { name: 'Fix what was left out' }).tap()
  await expect(page.getByText('2 people are invited already.')).toBeVisible()
  await page.getByLabel('People', { exact: true }).fill('')

  await page.getByText('One person', { exact: true }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Amara Okafor')
  await page.getByRole('button', { name: 'Continue' }).tap()
  const question = page.getByRole('dialog', { name: 'Continue without inviting them?' })
  await expect(question).toContainText('The person you typed is not invited yet.')
  await question.getByRole('button', { name: 'Stay here' }).tap()
  await page.getByLabel('E-mail').fill('amara@larkspur.test')
  await page.getByLabel('Job title (optional)').fill('Accountant')
  await page.getByRole('button', { name: 'Make invitation' }).tap()
  await expect(page.getByText('Amara Okafor is invited as an employee (amara@larkspur.test)')).toBeVisible()
  await look(page, 'wizard-typed')
  await expectMain(page, 'Continue')
  await page.getByRole('button', { name: 'Invite another person' }).tap()
  await expect(page.getByText('3 people are invited already.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByText(/3 people on the list/)).toBeVisible()
  const { employees } = await ask(muster, contract.getEmployees, {}, { token, orgId })
  expect(employees.map(({ name, role, department }) => [name, role, department])).toEqual([
    ['Amara Okafor', 'Accountant', 'General'],
    ['Jonas Albrecht', 'Driver', 'Operations'],
    ['Mei Tanaka', 'Planner', 'Operations'],
  ])
})

test('two tabs are in the wizard: each has its own step, and finishing in one makes the other a review', async ({
  open,
  muster,
}) => {
  const { browser } = await newcomer(muster, 'two-tabs')
  const one = await open(desktop, browser)
  await one.goto(`${muster.url}/${wizard}`)
  await one.getByRole('button', { name: 'Skip for now' }).click()
  await expect(step(one, 'Departments')).toBeVisible()
  const other = await one.context().newPage()
  await other.goto(`${muster.url}/#/onboarding`)
  await expect(step(other, 'Departments')).toBeVisible()
  await other.getByRole('combobox', { name: 'Departments' }).fill('Sales')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(step(other, 'Your people')).toBeVisible()

  // What the first tab leaves out it does not take away.
  await one.getByRole('button', { name: 'Skip for now' }).click()
  await expect(step(one, 'Your people')).toBeVisible()
  await one.getByRole('button', { name: 'Back' }).click()
  await expect(one.getByText('Sales', { exact: true })).toBeVisible()

  await other.getByRole('button', { name: /^Skip the setup/ }).click()
  await expect(title(other, 'Submissions')).toBeVisible()
  await expect(title(one, 'The setup of Larkspur Studio')).toBeVisible()
  await one.getByRole('link', { name: 'Close' }).click()
  await expect(title(one, 'Company wiki')).toBeVisible()
})

test('the flag that a browser remembers overrides what the server says, in every tab at once', async ({
  open,
  muster,
}) => {
  const { orgId, token, browser } = await newcomer(muster, 'remembering')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/submissions`)
  await expect(page).toHaveURL(/#\/onboarding$/)
  const other = await page.context().newPage()
  await other.goto(`${muster.url}/${wizard}`)
  await expect(title(other, 'Set up Larkspur Studio')).toBeVisible()

  // Written here, it is heard there; the server still says no.
  await remember(page, orgId, ' Finished ')
  await expect(title(other, 'The setup of Larkspur Studio')).toBeVisible()
  await page.goto(`${muster.url}/#/submissions`)
  await expect(title(page, 'Submissions')).toBeVisible()
  const { organizations } = await ask(muster, contract.getUserOrganizations, {}, { token })
  expect(organizations[0]?.onboardingCompleted).toBe(false)

  // And the other way round.
  await ask(muster, contract.completeOnboarding, { payload: {} }, { token, orgId })
  await remember(page, orgId, 'pending')
  await expect(title(other, 'Set up Larkspur Studio')).toBeVisible()
  await page.reload()
  await expect(title(page, 'Set up Larkspur Studio')).toBeVisible()
  await page.getByRole('button', { name: /^Skip the setup/ }).click()
  await expect(title(page, 'Submissions')).toBeFocused()
  expect(await remembered(page, orgId)).toBe('true')
  await expect(title(other, 'The setup of Larkspur Studio')).toBeVisible()
})

test('an organization’s flag says nothing about another', async ({ open, muster }) => {
  const { orgId, token, browser } = await newcomer(muster, 'two-organizations')
  const done = await createOrganization(muster, token, 'Nettle')
  const page = await open(desktop, browser)
  await page.goto(`${muster.url}/#/company-wiki`)
  await expect(title(page, 'Company wiki')).toBeVisible()
  await remember(page, done, 'no')
  await page.reload()
  await expect(title(page, 'Set up Nettle')).toBeVisible()
  expect(await remembered(page, orgId)).toBeNull()
})
