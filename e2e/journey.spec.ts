import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contract } from '../contract/index.ts'
import { ask, release, type Caller } from './support/api.ts'
import { look, lookAtBoth } from './support/check-accessibility.ts'
import { askForCode, desktop, expect, openMuster, phone, test, type Muster } from './support/fixtures.ts'
import {
  everyone,
  generateCompanyReport,
  generateReports,
  goTo,
  inviteFive,
  isPhone,
  lookAtWays,
  organization,
  overalls,
  readReport,
  rowOf,
  setUpOrganization,
  signInOnEmptyMachine,
  title,
} from './support/owner-steps.ts'
import { amara, others, type Person } from './support/sample-people.ts'
import { stepHeading, tabTo, walkToReview } from './support/fill-questionnaire.ts'

test.use({ serviceWorkers: 'allow' })

/** The link in the mail that came. */
const linkFor = async (muster: Muster, { email, name }: Person): Promise<string> => {
  const { text, html } = await muster.mailTo(email, organization)
  expect(text).toContain(name.split(' ')[0])
  const link = /http\S+\/#\/questionnaire\/[0-9A-Z]{16}/.exec(text)?.[0] ?? ''
  expect(link).toContain(muster.url)
  expect(html).toContain(link)
  return link
}

/** Answers step by step, with fingers on a phone and with the keyboard alone at a desk; each kind of step is looked at. */
const answer = async (page: Page, link: string, person: Person) => {
  await page.goto(link)
  const hands = isPhone(page) ? 'taps' : 'keys'
  await walkToReview(page, {
    answers: person.answers,
    with: hands,
    onNew: (kind) => look(page, `questionnaire-${kind}`),
  })
  await expect(page.getByText(person.email)).toBeVisible()
  if (hands === 'keys') await tabTo(page, 'Send my answers')
  else await page.getByRole('button', { name: 'Send my answers' }).tap()
  await expect(stepHeading(page, `Thank you, ${person.name.split(' ')[0]}`)).toBeVisible()
  await look(page, 'questionnaire-thanks')
}

/** The owner of this page, as other software of theirs would call. */
const callerOf = async (owner: Page, muster: Muster): Promise<Required<Caller>> => {
  const token = String(await owner.evaluate('localStorage.getItem("muster.token")'))
  const { organizations } = await ask(muster, contract.getUserOrganizations, {}, { token })
  return { token, orgId: organizations[0]?.orgId ?? '' }
}

const idOf = async (muster: Muster, caller: Caller, { email }: Person): Promise<string> => {
  const { employees } = await ask(muster, contract.getEmployees, {}, caller)
  return employees.find((one) => one.email === email)?.id ?? ''
}

/** Answers all at once, by the link of the mail and without a page. */
const submit = async (muster: Muster, caller: Caller, link: string, person: Person) => {
  const { email, answers } = person
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: await idOf(muster, caller, person),
    inviteCode: link.split('/').at(-1) ?? '',
    answers: Object.entries({ ...answers, email }).map(([questionId, answer]) => ({
      questionId,
      answer: answer ?? '',
    })),
  })
}

/** Lets everybody find what the owner of this page has made: the company report, and the report of one person. */
const releaseReports = async (muster: Muster, caller: Caller, person: Person) => {
  await release(muster, caller, { employeeId: await idOf(muster, caller, person), version: 1 })
  const { report } = await ask(muster, contract.getCompanyReport, {}, caller)
  await release(muster, caller, { reportId: report.id })
}

const joinAsEmployee = async (page: Page, muster: Muster) => {
  const heard: Promise<string | undefined>[] = []
  page.on('response', (response) => {
    if (!/api\/get(Company)?Report|api\/listReports/.test(response.url())) return
    // The browser keeps no body of an answer whose page was left before it was read.
    heard.push(response.text().catch(() => undefined))
  })
  await page.getByRole('link', { name: 'Sign in with your e-mail address' }).click()
  await expect(title(page, `Welcome, ${amara.name}`)).toBeVisible()
  await page.keyboard.type(await askForCode(page, muster, amara.email))
  await expect(title(page, 'Reports')).toBeVisible()
  await goTo(page, 'Company wiki')
  await expect(title(page, `${organization} company report`)).toBeVisible()
  await lookAtBoth(page, 'employee-company-wiki')
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
  await lookAtBoth(page, 'employee-reports')
  await page.getByRole('link', { name: 'Read your report' }).click()
  await expect(title(page, amara.name)).toBeVisible()
  await expectNobodyElse()
  await lookAtBoth(page, 'employee-report')
  // Nor did any answer that the pages were made from.
  const answers = (await Promise.all(heard)).filter((text) => text !== undefined)
  expect(answers.length).toBeGreaterThanOrEqual(3)
  for (const { name, email } of others) {
    for (const part of [...name.split(' '), email]) {
      for (const text of answers) expect(text).not.toMatch(new RegExp(`\\b${part}\\b`, 'i'))
    }
  }
}

test('from an empty machine to a company report', async ({ open, watched }) => {
  test.setTimeout(600_000)
  // There is no company report at first, and the server is stopped once.
  watched.expectTrouble(
    /404.*getCompanyReport|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET/,
  )
  const muster = await openMuster()
  try {
    const owner = await open(desktop)
    await signInOnEmptyMachine(owner, muster)
    await setUpOrganization(owner)
    await inviteFive(owner)
    await expect(owner.getByText('Live', { exact: true })).toBeVisible()
    await owner.evaluate('globalThis.hasStayed = true')

    const links = await Promise.all(everyone.map((person) => linkFor(muster, person)))
    const first = await open(phone)
    await answer(first, links[0] ?? '', amara)
    await expect(rowOf(owner, amara.name)).toContainText('Answered')
    const [jonas, ...rest] = others
    if (!jonas) throw new Error('Nobody is at a desk.')
    await answer(await open(desktop), links[1] ?? '', jonas)
    const caller = await callerOf(owner, muster)
    for (const [index, person] of rest.entries()) await submit(muster, caller, links[index + 2] ?? '', person)
    for (const { name: answered } of everyone) {
      await expect(rowOf(owner, answered)).toContainText('Answered')
    }
    await expect(owner.getByRole('definition').filter({ hasText: '100%' })).toBeVisible()
    expect(await owner.evaluate('globalThis.hasStayed'), 'the page was not loaded again').toBe(true)
    await lookAtBoth(owner, 'submissions')
    await owner.getByRole('link', { name: amara.name }).click()
    for (const text of ['Payroll and invoices', 'Accountant, Finance', 'Close the books earlier']) {
      await expect(owner.getByRole('dialog').getByText(text, { exact: true })).toBeVisible()
    }
    await lookAtBoth(owner, 'submissions-person')
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
      await lookAtBoth(owner, place.toLowerCase().replace(' ', '-'))
    }
    await releaseReports(muster, caller, amara)
    await joinAsEmployee(first, muster)
  } finally {
    await watched.close()
    await muster.stop()
    rmSync(muster.dataDir, { recursive: true, force: true })
  }
})
