import { rmSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { look } from './look.ts'
import { askForCode, desktop, expect, openMuster, phone, test, type Muster } from './muster.ts'
import { amara, others, type Person } from './people.ts'
import { stepHeading, tabTo, walkToReview } from './questionnaire.ts'
import { expectRecomputed } from './sums.ts'

const organization = 'Larkspur Studio'
const everyone = [amara, ...others]
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

/** Goes to a place by the sidebar, which is a drawer on a phone. */
const goTo = async (page: Page, place: string) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).tap()
  const side = page.getByRole(isPhone(page) ? 'dialog' : 'complementary')
  await side.getByRole('link', { name: place }).click()
  if (isPhone(page)) await expect(side).toBeHidden()
}

/** The ways to go elsewhere: the command palette, and on a phone the drawer. */
const lookAtWays = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByLabel('Find a command').fill('rep')
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByText('Reports')).toBeVisible()
  await look(page, 'palette')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  if (!isPhone(page)) return
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible()
  await look(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const signInOnEmptyMachine = async (page: Page, muster: Muster) => {
  await page.goto(muster.url)
  const code = await askForCode(page, muster, 'olga@larkspur.test')
  await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
  await look(page, 'code')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: muster.url })
  await page.evaluate(`navigator.clipboard.writeText('${code}')`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(title(page, 'No organizations found')).toBeVisible()
}

const setUpOrganization = async (page: Page) => {
  await page.getByLabel('Organization name').fill(organization)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(title(page, 'Set up your organization')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue(organization)
  await look(page, 'onboarding')
  await page.getByRole('button', { name: 'Start inviting people' }).click()
  await expect(title(page, 'Submissions')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody is invited yet' })).toBeVisible()
  await look(page, 'submissions-empty')
}

const inviteFive = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(amara.name)
  await dialog.getByLabel('E-mail').fill(amara.email)
  await dialog.getByLabel('Job title').fill(amara.role)
  await dialog.getByLabel('Department').fill(amara.department)
  await look(page, 'invite-one')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText(`${amara.name} is invited (${amara.email})`)).toBeVisible()
  await look(page, 'invited-one')
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
  await look(page, 'invite-many')
  await dialog.getByRole('button', { name: 'Invite 4 people' }).click()
  await expect(dialog.getByText('4 people invited, 0 failed')).toBeVisible()
  await look(page, 'invited-many')
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const { name } of everyone) await expect(rowOf(page, name)).toContainText('Waiting for answers')
  for (const { name } of everyone) {
    await expect(rowOf(page, name)).toContainText('Not mailed: share the link yourself')
  }
  await look(page, 'submissions-waiting')
}

/** The link in the mail that came. */
const linkFor = async (muster: Muster, { email, name }: Person): Promise<string> => {
  const { subject, text, html } = await muster.mailTo(email)
  expect(subject).toContain(organization)
  expect(text).toContain(name.split(' ')[0])
  const link = /http\S+\/#\/questionnaire\/[0-9A-Z]{16}/.exec(text)?.[0] ?? ''
  expect(link).toContain(muster.url)
  expect(html).toContain(link)
  return link
}

const answer = async (page: Page, link: string, person: Person, isLookedAt: boolean) => {
  await page.goto(link)
  const hands = isPhone(page) ? 'taps' : 'keys'
  await walkToReview(page, {
    answers: person.answers,
    with: hands,
    ...(isLookedAt && { onNew: (kind) => look(page, `questionnaire-${kind}`) }),
  })
  await expect(page.getByText(person.email)).toBeVisible()
  if (hands === 'keys') await tabTo(page, 'Send my answers')
  else await page.getByRole('button', { name: 'Send my answers' }).tap()
  await expect(stepHeading(page, `Thank you, ${person.name.split(' ')[0]}`)).toBeVisible()
  if (isLookedAt) await look(page, 'questionnaire-thanks')
}

const generateReports = async (page: Page) => {
  await goTo(page, 'Reports')
  await expect(title(page, 'Reports')).toBeVisible()
  for (const { name } of everyone) await expect(rowOf(page, name)).toBeVisible()
  await look(page, 'reports-before')
  await page.getByRole('button', { name: 'Generate all' }).click()
  const panel = page.getByRole('region', { name: 'Generating reports' })
  await expect(panel.getByText(/of 5 reports handled|5 reports made, 0 failed/)).toBeVisible()
  await expect(panel.getByText('5 reports made, 0 failed')).toBeVisible({ timeout: 20_000 })
  for (const { name } of everyone) await expect(rowOf(page, name)).toContainText(/\d\.\d/)
  await look(page, 'reports')
}

/** Each person's overall as the table shows it. */
const overalls = async (page: Page): Promise<number[]> => {
  const numbers = await Promise.all(
    everyone.map(async ({ name }) => /\d+\.\d/.exec(await rowOf(page, name).innerText())?.[0]),
  )
  return numbers.map(Number)
}

const readReport = async (page: Page, person: Person) => {
  await page.getByRole('link', { name: person.name }).click()
  await expect(title(page, person.name)).toBeVisible()
  await look(page, 'report')
  await page.getByRole('button', { name: 'Why this grade' }).click()
  await expectRecomputed(page.getByRole('region', { name: 'Why this grade' }), person.answers)
  await look(page, 'report-why')
}

const generateCompanyReport = async (page: Page, mean: number) => {
  await goTo(page, 'Company wiki')
  await expect(page.getByRole('heading', { name: 'No company report yet' })).toBeVisible()
  await look(page, 'company-wiki-empty')
  await page.getByRole('button', { name: 'Generate report' }).click()
  await expect(title(page, `${organization} company report`)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^100%$/ })).toBeVisible()
  await expect(page.getByText('5 of 5 answered').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: `${mean.toFixed(1)} of 10` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Operations', exact: true })).toContainText('Jonas Albrecht')
  await look(page, 'company-wiki')
}

const joinAsEmployee = async (page: Page, muster: Muster) => {
  const heard: Promise<string>[] = []
  page.on('response', (response) => {
    if (/api\/get(Company)?Report|api\/listReports/.test(response.url())) heard.push(response.text())
  })
  await page.getByRole('link', { name: 'Sign in with your e-mail address' }).click()
  await expect(title(page, `Welcome, ${amara.name}`)).toBeVisible()
  await page.keyboard.type(await askForCode(page, muster, amara.email))
  await expect(title(page, `${organization} company report`)).toBeVisible()
  await look(page, 'employee-company-wiki')
  const expectNobodyElse = async () => {
    const text = await page.locator('body').innerText()
    for (const part of others.flatMap(({ name }) => name.split(' '))) {
      expect(text, `${part} on ${page.url()}`).not.toMatch(new RegExp(`\\b${part}\\b`, 'i'))
    }
  }
  await expectNobodyElse()
  await goTo(page, 'Reports')
  await expect(page.getByRole('link', { name: 'Read your report' })).toBeVisible()
  await expectNobodyElse()
  await look(page, 'employee-reports')
  await page.getByRole('link', { name: 'Read your report' }).click()
  await expect(title(page, amara.name)).toBeVisible()
  await expectNobodyElse()
  await look(page, 'employee-report')
  // Nor did any answer that the pages were made from.
  const answers = await Promise.all(heard)
  expect(answers.length).toBeGreaterThanOrEqual(3)
  for (const { name, email } of others) {
    for (const part of [...name.split(' '), email]) {
      for (const text of answers) expect(text).not.toMatch(new RegExp(`\\b${part}\\b`, 'i'))
    }
  }
}

const journeys: [string, BrowserContextOptions, BrowserContextOptions][] = [
  ['the owner at a desk and people on phones', desktop, phone],
  ['the owner on a phone and people at desks', phone, desktop],
]

for (const [name, ownersDevice, peoplesDevice] of journeys) {
  test(`from an empty machine to a company report: ${name}`, async ({ open, watched }) => {
    test.setTimeout(300_000)
    // There is no company report at first, and the server is stopped once.
    watched.expectTrouble(
      /404.*getCompanyReport|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET/,
    )
    const muster = await openMuster()
    try {
      const owner = await open(ownersDevice)
      await signInOnEmptyMachine(owner, muster)
      await setUpOrganization(owner)
      await inviteFive(owner)
      await expect(owner.getByText('New answers arrive by themselves')).toBeVisible()
      await owner.evaluate('globalThis.hasStayed = true')

      const links = await Promise.all(everyone.map((person) => linkFor(muster, person)))
      const first = await open(peoplesDevice)
      await answer(first, links[0] ?? '', amara, true)
      await expect(rowOf(owner, amara.name)).toContainText('Answered')
      await Promise.all(
        others.map(async (person, index) =>
          answer(await open(peoplesDevice), links[index + 1] ?? '', person, false),
        ),
      )
      for (const { name: answered } of everyone) {
        await expect(rowOf(owner, answered)).toContainText('Answered')
      }
      await expect(owner.getByRole('definition').filter({ hasText: '100%' })).toBeVisible()
      expect(await owner.evaluate('globalThis.hasStayed'), 'the page was not loaded again').toBe(true)
      await look(owner, 'submissions')
      await owner.getByRole('link', { name: amara.name }).click()
      for (const text of ['Payroll and invoices', 'Accountant, Finance', 'Close the books earlier']) {
        await expect(owner.getByRole('dialog').getByText(text, { exact: true })).toBeVisible()
      }
      await look(owner, 'submissions-person')
      await owner.keyboard.press('Escape')
      await expect(owner.getByRole('dialog')).toBeHidden()

      await generateReports(owner)
      const each = await overalls(owner)
      await readReport(owner, amara)
      await generateCompanyReport(owner, each.reduce((sum, one) => sum + one, 0) / each.length)

      await muster.stop()
      await muster.start()
      await owner.reload()
      await expect(title(owner, `${organization} company report`)).toBeVisible()
      await goTo(owner, 'Submissions')
      for (const { name: answered } of everyone) {
        await expect(rowOf(owner, answered)).toContainText('Answered')
      }
      await lookAtWays(owner)
      for (const place of ['Chat', 'Help centre', 'Settings']) {
        await goTo(owner, place)
        await expect(title(owner, place)).toBeVisible()
        await look(owner, place.toLowerCase().replace(' ', '-'))
      }
      await joinAsEmployee(first, muster)
    } finally {
      await muster.stop()
      rmSync(muster.dataDir, { recursive: true, force: true })
    }
  })
}
