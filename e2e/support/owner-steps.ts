import type { Page } from '@playwright/test'
import { look, lookAtBoth, sizes } from './check-accessibility.ts'
import { askForCode, expect, type Muster } from './fixtures.ts'
import { openAnnexes } from './open-annexes.ts'
import { amara, others, type Person } from './sample-people.ts'
import { expectRecomputed } from './recompute-scores.ts'

/** What an owner does, screen by screen; each screen is looked at. */

export const organization = 'Larkspur Studio'
export const everyone = [amara, ...others]
/** The heading of a page. */
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** Whether a page is on a phone. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

/** Goes to a place by the sidebar, which is a drawer on a phone. */
export const goTo = async (page: Page, place: string) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).tap()
  const side = page.getByRole(isPhone(page) ? 'dialog' : 'complementary')
  await side.getByRole('link', { name: place }).click()
  if (isPhone(page)) await expect(side).toBeHidden()
}

/** The ways to go elsewhere: the command palette, and on a phone the drawer; of a page at a desk. */
export const lookAtWays = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByLabel('Find a command').fill('rep')
  await expect(page.getByRole('option', { name: 'Reports', exact: true })).toBeVisible()
  await lookAtBoth(page, 'palette')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible()
  await look(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize(sizes.desktop)
}

/** Somebody's row in a table of people. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** The first sign-in of all, with the code pasted. */
export const signInOnEmptyMachine = async (page: Page, muster: Muster) => {
  await page.goto(muster.url)
  const code = await askForCode(page, muster, 'olga@larkspur.test')
  await expect(page.getByText('The mailbox address is in the terminal')).toBeVisible()
  await lookAtBoth(page, 'code')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: muster.url })
  await page.evaluate(`navigator.clipboard.writeText('${code}')`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(title(page, 'No organizations found')).toBeVisible()
}

/** From no organization to one that is set up: the wizard is walked, one step is skipped. */
export const setUpOrganization = async (page: Page) => {
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await page.getByLabel('Organization name').fill(organization)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(title(page, `Set up ${organization}`)).toBeVisible()
  await expect(step('Your company')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue(organization)
  await page.getByRole('combobox', { name: 'Industry (optional)' }).fill('Design')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step('Departments')).toBeVisible()
  await page.getByRole('combobox', { name: 'Departments' }).fill('Sales')
  await page.keyboard.press('Enter')
  await lookAtBoth(page, 'onboarding-departments')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step('Your people')).toBeVisible()
  await page.reload()
  await expect(step('Your people')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Sales', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step('Ready')).toBeVisible()
  await page.getByRole('button', { name: 'Finish the setup' }).click()
  await expect(title(page, 'Submissions')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody is invited yet' })).toBeVisible()
  await lookAtBoth(page, 'submissions-empty')
}

/** Invites one by the form and four by pasted lines. */
export const inviteFive = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(amara.name)
  await dialog.getByLabel('E-mail').fill(amara.email)
  await dialog.getByLabel('Job title').fill(amara.role)
  await dialog.getByRole('combobox', { name: 'Department (optional)' }).fill(amara.department)
  await lookAtBoth(page, 'invite-one')
  await dialog.getByRole('button', { name: 'Make invitation' }).click()
  await expect(dialog.getByText(`${amara.name} is invited as an employee (${amara.email})`)).toBeVisible()
  await lookAtBoth(page, 'invited-one')
  const link = await dialog.getByLabel('Personal link').inputValue()
  await dialog.getByRole('button', { name: `Copy the link of ${amara.name}` }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Invite people' }).click()
  await dialog.getByText('Many people').click()
  const lines = others.map(
    ({ name, email, role, department }) => `${name} <${email}>, ${role}, ${department}`,
  )
  await dialog.getByLabel('People', { exact: true }).fill(lines.join('\n'))
  await expect(dialog.getByText('4 people ready')).toBeVisible()
  await lookAtBoth(page, 'invite-many')
  await dialog.getByRole('button', { name: 'Make 4 invitations' }).click()
  await expect(dialog.getByText('4 people invited, 0 failed')).toBeVisible()
  await lookAtBoth(page, 'invited-many')
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const { name } of everyone) await expect(rowOf(page, name)).toContainText('Waiting for answers')
  for (const { name } of everyone) {
    await expect(rowOf(page, name)).toContainText('Not mailed: share the link yourself')
  }
  await lookAtBoth(page, 'submissions-waiting')
}

/** Makes everyone's report as a run, with its progress. */
export const generateReports = async (page: Page) => {
  await goTo(page, 'Reports')
  await expect(title(page, 'Reports')).toBeVisible()
  for (const { name } of everyone) await expect(rowOf(page, name)).toBeVisible()
  await lookAtBoth(page, 'reports-before')
  await page.getByRole('button', { name: 'Generate all' }).click()
  const panel = page.getByRole('region', { name: 'Generating reports' })
  await expect(panel.getByText(/of 5 reports handled|5 reports generated, 0 failed/)).toBeVisible()
  await expect(panel.getByText('5 reports generated, 0 failed')).toBeVisible({ timeout: 20_000 })
  for (const { name } of everyone) await expect(rowOf(page, name)).toContainText(/\d\.\d/)
  await lookAtBoth(page, 'reports')
}

/** Each person's overall as the table shows it. */
export const overalls = async (page: Page): Promise<number[]> => {
  const numbers = await Promise.all(
    everyone.map(async ({ name }) => /\d+\.\d/.exec(await rowOf(page, name).innerText())?.[0]),
  )
  return numbers.map(Number)
}

/** Reads one report, and holds its sums against the answers. */
export const readReport = async (page: Page, person: Person) => {
  await page.getByRole('link', { name: person.name }).click()
  await expect(title(page, person.name)).toBeVisible()
  await lookAtBoth(page, 'report')
  await openAnnexes(page)
  await page.getByRole('button', { name: 'Why this grade' }).click()
  await expectRecomputed(page.getByRole('region', { name: 'Why this grade' }), person.answers)
  await lookAtBoth(page, 'report-why')
}

/** Makes the first company report and reads its figures. */
export const generateCompanyReport = async (page: Page, mean: number) => {
  await goTo(page, 'Company wiki')
  await expect(page.getByRole('heading', { name: 'No company report yet' })).toBeVisible()
  await lookAtBoth(page, 'company-wiki-empty')
  await page.getByRole('button', { name: 'Generate report' }).click()
  await expect(title(page, `${organization} company report`)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^100%$/ })).toBeVisible()
  await expect(page.getByText('5 of 5 answered').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: `${mean.toFixed(1)} of 10` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Operations', exact: true })).toContainText('Jonas Albrecht')
  await lookAtBoth(page, 'company-wiki')
}
