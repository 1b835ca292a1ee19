import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'
import { openAnnexes } from '../support/open-annexes.ts'

/** Another answer moves the score on the page, and nowhere else. */

const partOf = (page: Page) => page.getByRole('group').filter({ hasText: 'Try different answers' }).last()
const scoreOf = (page: Page, name: string) =>
  partOf(page).getByRole('row').filter({ hasText: name }).getByRole('cell')

test('with other answers the score moves before one’s eyes, and nothing of it is sent or kept', async ({
  open,
  muster,
}) => {
  const signedIn = await signInByMail(muster, 'owner-of-what-if@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const name = 'Amara Hypothetical'
  const person = await join(muster, owner, name)
  const { employeeId } = person
  const answers = { ...completeAnswers(name), role_clarity: '4', has_kpis: 'No' }
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers }, { token: person.token, orgId })
  const { report } = await ask(
    muster,
    contract.generateEmployeeReport,
    { employee: { id: employeeId } },
    owner,
  )
  await release(muster, owner, { employeeId, version: 1 })

  for (const [device, who] of [
    [desktop, signedIn],
    [phone, person],
  ] as const) {
    const page = await open(device, signedInBrowser(muster, who))
    await page.goto(`${muster.url}/#/reports/${employeeId}`)
    await expect(title(page, name)).toBeVisible()
    await openAnnexes(page)
    await expect(partOf(page).getByText(/^Hypothetical/)).toBeHidden()
    await partOf(page).getByText('Try different answers').click()
    await expect(partOf(page).getByText(/Only you see this, and nothing is saved\./)).toBeVisible()
    await expect(partOf(page).getByRole('status')).toHaveText('These are the actual answers.')

    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // What others change goes on being listened to.
      if (pathname.startsWith('/api/') && !pathname.endsWith('Events')) asked.push(pathname)
    })
    const clarity = partOf(page).getByRole('combobox', { name: 'Role clarity' })
    await expect(clarity).toHaveValue('4')
    await clarity.selectOption('10')
    await partOf(page).getByRole('combobox', { name: 'Having KPIs' }).selectOption('true')
    const { overall, grade } = report.gradingOverview
    await expect(scoreOf(page, 'Overall').nth(0)).toHaveText(overall.toFixed(1))
    await expect(scoreOf(page, 'Overall').nth(2)).toHaveText(/^\+\d\.\d$/)
    await expect(partOf(page).getByRole('status')).toHaveText(/^With 2 different answers: \d\.\d, \D+\.$/)
    // Where the page is scrolled to, its bar lies over some of what can be touched.
    await page.evaluate('scrollTo(0, 0)')
    await look(page, 'what-if')
    expect(asked, 'what was asked of the server').toEqual([])
    // The grade that counts stands where it stood.
    await expect(page.locator('.report-head')).toContainText(overall.toFixed(1))
    await expect(page.locator('.report-head')).toContainText(grade.replace('-', '−'))

    await partOf(page).getByRole('button', { name: 'Back to the actual answers' }).click()
    await expect(clarity).toHaveValue('4')
    await expect(partOf(page).getByRole('status')).toHaveText('These are the actual answers.')
    await clarity.selectOption('1')
    await expect(scoreOf(page, 'Overall').nth(2)).toHaveText(/^−\d\.\d$/)
    await page.reload()
    await openAnnexes(page)
    await partOf(page).getByText('Try different answers').click()
    await expect(partOf(page).getByRole('status')).toHaveText('These are the actual answers.')
    await expect(clarity).toHaveValue('4')
  }
  const { report: kept, versions } = await ask(muster, contract.getReport, { employeeId }, owner)
  expect([kept.gradingOverview, versions]).toEqual([report.gradingOverview, [1]])
})
