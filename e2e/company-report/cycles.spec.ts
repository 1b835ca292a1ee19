import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  mailedCode,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** Everybody is asked again: what was answered stays, what is answered now is set beside it. */

const names = ['Amara Okafor', 'Jonas Albrecht', 'Mei Tanaka', 'Sofia Lindqvist', 'Tomas Ferreira'] as const
const action = 'Write down what everybody is to do'

const answer = (
  muster: Muster,
  { employeeId, code }: { employeeId: string; code: string },
  name: string,
  rating: string,
) =>
  ask(muster, contract.submitEmployeeAnswers, {
    employeeId,
    inviteCode: code,
    answers: { ...completeAnswers(name), role_clarity: rating, weekly_output: rating },
  })

const dialogOf = (page: Page) => page.getByRole('dialog')
const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('everybody is asked again as a run, and the next report shows how it went since', async ({
  open,
  muster,
}) => {
  test.slow()
  const signedIn = await signInByMail(muster, 'owner-of-cycles@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const people: { employeeId: string; email: string; code: string }[] = []
  for (const { employeeId, email } of await invite(muster, owner, [...names, 'Sven Silent'], 'cycles.test')) {
    // The code of their mail alone opens what they had submitted.
    people.push({ employeeId, email, code: await mailedCode(muster, email) })
  }
  for (const [index, name] of names.entries()) {
    const person = people[index]
    if (person) await answer(muster, person, name, '3')
  }
  await ask(muster, contract.generateCompanyReport, {}, owner)
  const page = await open(desktop, signedInBrowser(muster, signedIn))

  await test.step('a weakness of the first report becomes an action', async () => {
    await page.goto(`${muster.url}/#/company-wiki`)
    await page.getByRole('button', { name: /^Add to the action plan: Many people don’t know/ }).click()
    await dialogOf(page).getByLabel('What is to be done?').fill(action)
    await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialogOf(page)).toBeHidden()
  })

  const narrow = await open(phone, signedInBrowser(muster, signedIn))
  await test.step('it is said what asking again does, and it needs a name', async () => {
    await narrow.goto(`${muster.url}/#/company-wiki`)
    await expect(regionOf(narrow, 'Asking again')).toContainText('Everybody has been asked once so far.')
    await regionOf(narrow, 'Asking again').getByRole('button', { name: 'Ask everybody again' }).tap()
    await expect(dialogOf(narrow).getByRole('heading')).toHaveText('Open cycle 2 and ask everybody again?')
    await dialogOf(narrow).getByLabel('Name of the cycle').fill('Spring 2027')
    await dialogOf(narrow).getByLabel('Why?').fill('Half a year has passed.')
    await look(narrow, 'cycles-ask')
    await dialogOf(narrow).getByRole('button', { name: 'Ask everybody again' }).tap()
    await expect(dialogOf(narrow)).toBeHidden()
  })

  await test.step('it goes on as a run that counts who was asked', async () => {
    const panel = regionOf(narrow, 'Asking everybody again')
    await expect(panel.getByText('5 people asked again, 0 not')).toBeVisible({ timeout: 20_000 })
    await look(narrow, 'cycles-opened')
    await panel.getByRole('button', { name: 'Close' }).tap()
    await page.reload()
    await expect(regionOf(page, 'Cycles').getByRole('row').nth(1)).toContainText('2: Spring 2027')
    await expect(
      narrow.getByRole('list', { name: 'Cycles', exact: true }).getByRole('listitem').first(),
    ).toContainText('2: Spring 2027')
    const { submissions } = await ask(muster, contract.getSubmissions, {}, owner)
    for (const { employeeId } of people.slice(0, 5)) {
      expect(submissions[employeeId]?.status).toBe('in_progress')
    }
  })

  await test.step('each is told by mail why, with the way to what they had answered', async () => {
    for (const { email, code } of people.slice(0, 5)) {
      const { text } = await muster.mailTo(email, 'asks everybody again')
      expect(text).toContain('Half a year has passed.')
      expect(text).toContain(`/#/questionnaire/${code}`)
    }
  })

  await test.step('the next report tells how the mean went, in a chart and in numbers', async () => {
    for (const [index, name] of names.entries()) {
      const person = people[index]
      if (person) await answer(muster, person, name, '9')
    }
    await ask(muster, contract.generateCompanyReport, {}, owner)
    for (const screen of [page, narrow]) {
      await screen.reload()
      const trend = regionOf(screen, 'Over time')
      await expect(trend).toContainText('Solid: more than noise.')
      await trend.getByText('The numbers in a table').click()
      // A table with its head on a desktop, a list on a phone.
      const entries = screen === page ? trend.getByRole('row') : trend.getByRole('listitem')
      await expect(entries).toHaveCount(screen === page ? 3 : 2)
      await expect(entries.last()).toContainText('5 of 6')
      await expect(entries.last()).toContainText(/\+\d\.\d, more than the noise of \d\.\d/)
      if (screen === page) {
        await expect(regionOf(page, 'Cycles').getByRole('row').nth(1)).toHaveText(
          /2: Spring 2027.* by .*551$/,
        )
      } else {
        await expect(
          narrow.getByRole('list', { name: 'Cycles', exact: true }).getByRole('listitem'),
        ).toHaveText(/2: Spring 2027Asked again5Answered5Reports1Opened .* by /)
      }
      // Nothing lies below the list of sections then.
      await screen.evaluate('scrollTo(0, 0)')
      await look(screen, 'cycles-trend')
    }
  })

  await test.step('and what has become of what the action was about', async () => {
    for (const screen of [page, narrow]) {
      const plan = regionOf(screen, 'Action plan').getByRole('listitem').filter({ hasText: action })
      await expect(plan).toContainText('a mean of 3.0 then, 9.0 now')
      await expect(plan).toContainText('100% of the answers then, in 0% now, by more than the noise')
    }
  })

  await test.step('who follows a name far below and comes back is where they were', async () => {
    const scrolled = async () => Number(await page.evaluate('scrollY'))
    await ask(
      muster,
      contract.generateEmployeeReport,
      { employee: { id: people[0]?.employeeId ?? '' } },
      owner,
    )
    const name = page.getByRole('link', { name: names[0], exact: true }).last()
    await name.scrollIntoViewIfNeeded()
    const place = await scrolled()
    expect(place).toBeGreaterThan(1_500)
    await name.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0])
    await page.goBack()
    await expect(regionOf(page, 'In short')).toBeAttached()
    await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(40)
    await page.evaluate('scrollTo(0, 0)')
  })

  await test.step('the earlier answers and reports are still there', async () => {
    const { versions } = await ask(
      muster,
      contract.getSubmissionVersions,
      { employeeId: people[0]?.employeeId ?? '' },
      owner,
    )
    expect(versions).toHaveLength(1)
    expect(versions[0]?.answers.find(({ questionId }) => questionId === 'role_clarity')?.answer).toBe('3')
    await page.getByRole('combobox', { name: 'Version' }).click()
    await page.getByRole('option', { name: /version 1/ }).click()
    await expect(regionOf(page, 'In short')).toContainText('of 10')
    await expect(page.getByText(/, version 1[ .]/)).toBeVisible()
  })
})
