import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { readPdf } from '../../server/testing/exports/read-files.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  mailedCode,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** Two company reports side by side: what changed, for whom, and whether it is more than the noise. */

const departments = [
  ...Array.from({ length: 7 }, () => 'Sales'),
  ...Array.from({ length: 7 }, () => 'Support'),
]
const surnames = [
  'Okafor',
  'Albrecht',
  'Tanaka',
  'Lindqvist',
  'Ferreira',
  'Novak',
  'Haddad',
  'Moreau',
  'Silva',
  'Kowalski',
  'Nyberg',
  'Rossi',
  'Petrov',
  'Dubois',
]
const everyone = surnames.map((surname) => `Robin ${surname}`)

/** Fourteen in two departments, an admin and an employee with accounts; the first report is out. */
const firstReport = async (muster: Muster) => {
  const signedIn = await signInByMail(muster, 'owner-of-comparing@example.test')
  const owner = {
    token: signedIn.token,
    orgId: await createOrganization(muster, signedIn.token, 'Larkspur Studio'),
  }
  const admin = await join(muster, owner, 'Adele Deciding', { membershipRole: 'admin' })
  const employee = await join(muster, owner, 'Emil Reading')
  const invites = departments.map((department, index) => ({
    name: everyone[index] ?? '',
    email: `${surnames[index]?.toLowerCase()}@comparing.test`,
    department,
  }))
  const { results } = await ask(muster, contract.sendEmployeeInvites, { invites }, owner)
  const people: { employeeId: string; code: string }[] = []
  for (const { employee: person, email } of results) {
    // The code of their mail alone opens what they had submitted.
    people.push({ employeeId: person?.id ?? '', code: await mailedCode(muster, email) })
  }
  return { signedIn, owner, admin, employee, people }
}
type There = Awaited<ReturnType<typeof firstReport>>

/** Has one of them answer with this for every rating, or with another for one of them. */
const answer = (muster: Muster, { people }: There, index: number, rating: number, clarity = rating) =>
  ask(muster, contract.submitEmployeeAnswers, {
    employeeId: people[index]?.employeeId ?? '',
    inviteCode: people[index]?.code ?? '',
    answers: {
      ...completeAnswers(everyone[index] ?? ''),
      role_clarity: String(clarity),
      weekly_output: String(rating),
      team_communication: String(rating),
      tool_effectiveness: `${rating}`,
      job_satisfaction: `${rating}`,
      has_kpis: index % 2 === 0 ? 'Yes' : 'No',
    },
  })

const makeAndRelease = async (muster: Muster, { owner }: There) => {
  const { report } = await ask(muster, contract.generateCompanyReport, {}, owner)
  await release(muster, owner, { reportId: report.id })
  return report
}

const partOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true })
const compareWithFirst = async (page: Page) => {
  const choice = page.getByRole('combobox', { name: 'Compare with' })
  // On a phone how it is read stands folded.
  const folded = page.getByRole('button', { name: 'Language of this report: English · Version' })
  await expect(choice.or(folded).filter({ visible: true }).first()).toBeVisible()
  if (await folded.isVisible()) await folded.click()
  await choice.click()
  await page.getByRole('option', { name: /version 1/ }).click()
  await expect(partOf(page, 'What changed since version 1')).toBeVisible()
}
/** A row of a table on a desktop, an entry of a list on a phone. */
const rowIn = (page: Page, name: string, what: string) =>
  partOf(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: what, exact: true }) })
    .or(
      page
        .getByRole('list', { name, exact: true })
        .getByRole('listitem')
        .filter({ has: page.getByText(what, { exact: true }) }),
    )

test('two reports are compared: what changed, for whom, and whether it is more than the noise', async ({
  open,
  muster,
}) => {
  test.slow()
  const there = await firstReport(muster)
  const { owner, admin, employee, people } = there
  for (const index of people.keys())
    await answer(muster, there, index, index < 7 ? 3 + (index % 2) : 6 + (index % 3))
  await makeAndRelease(muster, there)
  // Everybody in Sales says much more; one of Support says a little more; one of Support has not answered again.
  for (const index of [...people.keys()].slice(0, 9)) {
    const employeeId = people[index]?.employeeId ?? ''
    await ask(muster, contract.reopenSubmission, { employeeId, reason: 'Much has changed.' }, owner)
    if (index < 7) await answer(muster, there, index, 8 + (index % 2))
    if (index === 7) await answer(muster, there, index, 7, 8)
  }
  await makeAndRelease(muster, there)

  const page = await open(desktop, signedInBrowser(muster, admin))
  await page.goto(`${muster.url}/#/company-wiki`)
  await compareWithFirst(page)
  // However many lines the words beside it take.
  const icons = await partOf(page, 'In short').locator('.evidence__icon').all()
  expect(icons.length, 'icons beside what numbers rest on').toBeGreaterThan(0)
  for (const icon of icons)
    expect((await icon.boundingBox())?.width, 'the icon beside what a number rests on').toBe(14)
  await test.step('an admin reads what is more than noise, for how many, and what is not', async () => {
    const changed = partOf(page, 'What changed since version 1')
    await expect(changed).toContainText('13 people answered both.')
    await expect(changed).toContainText('Answered then and not now (1)')
    await expect(changed.getByRole('link', { name: 'Robin Silva' })).toBeVisible()
    await expect(changed).toContainText(
      /The mean score of those who answered both went from \d\.\d to \d\.\d, by more than the noise/,
    )
    await expect(rowIn(page, 'What is different', 'Sales')).toContainText(
      /\+\d\.\d.*More than the noise of \d\.\d/,
    )
    await expect(rowIn(page, 'What is different', 'Sales')).toContainText('Sales7')
    await page.setViewportSize(phone.viewport)
    await expect(rowIn(page, 'What is different', 'Sales')).toContainText('7 people')
    await page.setViewportSize(desktop.viewport)
    await expect(rowIn(page, 'What is different', 'People who answered')).toContainText('Counted: has none')
    await changed.getByText(/^Single people whose score changed by more than the noise: 7$/).click()
    await expect(rowIn(page, 'Single people', 'Robin Okafor')).toContainText('More than the noise')
    await changed.getByText(/^Too small a change to tell from chance: \d+ numbers?$/).click()
    await expect(rowIn(page, 'May be chance', 'Support')).toContainText('Within the noise of')
    await lookAtBoth(page, 'comparison')
  })
  await test.step('the address keeps it, and departments stand at a glance with their numbers', async () => {
    await page.reload()
    await expect(partOf(page, 'What changed since version 1')).toBeVisible()
    const heat = partOf(page, 'Distance from the company’s mean, by department and question')
    await expect(heat.getByRole('row')).toHaveCount(4)
    await expect(heat.getByRole('row').filter({ hasText: 'Sales' }).getByRole('cell')).toHaveCount(7)
  })
  await test.step('a question opens by department, and a cell opens the answers of then', async () => {
    const button = page.getByRole('button', { name: 'Tool effectiveness: by department' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const cell = page.getByRole('button', {
      name: /^What “Tool effectiveness, Sales” rests on: [+−±]\d\.\d$/,
    })
    await cell.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: /^What “/ })
    await expect(panel.getByRole('link', { name: /^Robin / })).toHaveCount(7)
    await lookAtBoth(page, 'behind-a-mean')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(cell).toBeFocused()
  })
  await test.step('the mean score and the risk lead to everybody’s scores and ratings', async () => {
    await page.getByRole('button', { name: /^What “Mean score” rests on/ }).click()
    const panel = page.getByRole('dialog', { name: /^What “/ })
    await expect(panel.getByRole('link', { name: /^Robin / })).toHaveCount(13)
    await expect(panel.getByRole('link', { name: 'Robin Albrecht' })).toHaveAttribute(
      'href',
      /\?why=overall$/,
    )
    await page.keyboard.press('Escape')
    await page
      .getByRole('region', { name: 'In short', exact: true })
      .getByRole('button', { name: /^What “Risk/ })
      .click()
    // Robin Novak is the fourth of Sales; the first of Support says what they said again.
    const satisfaction = panel.getByRole('list').first().getByRole('listitem')
    await expect(satisfaction.filter({ hasText: 'Robin Novak' })).toHaveText('Robin Novak9')
    await lookAtBoth(page, 'behind-the-risk')
    await page.keyboard.press('Escape')
  })

  const own = await open(phone, signedInBrowser(muster, employee))
  await test.step('an employee reads of groups, and of nobody by name', async () => {
    await own.goto(`${muster.url}/#/company-wiki`)
    await compareWithFirst(own)
    const changed = partOf(own, 'What changed since version 1')
    await expect(changed).toContainText('Who answered one of the two and not the other is not shown to you')
    await expect(changed.getByText(/^Single people/)).toHaveCount(0)
    await lookAtBoth(own, 'comparison-of-an-employee')
    await expect(own.getByRole('button', { name: /^What “/ })).toHaveCount(0)
    const text = await own.locator('main').innerText()
    const { pages } = await readPdf(new Uint8Array(await own.pdf({ format: 'A4' })))
    expect(pages.join(' ').length).toBeGreaterThan(500)
    for (const read of [text, pages.join(' ')]) {
      for (const surname of surnames) expect(read).not.toContain(surname)
      expect(read).not.toMatch(/merit review|Standard cycle/)
    }
    await expect(own.getByRole('link', { name: /^Robin / })).toHaveCount(0)
  })
})
