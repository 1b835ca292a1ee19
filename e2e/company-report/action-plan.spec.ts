import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** A finding becomes an action that somebody sees to, is ended with what became of it, and stands beside the next report. */

const names = ['Amara Okafor', 'Jonas Albrecht', 'Mei Tanaka', 'Sofia Lindqvist', 'Tomas Ferreira'] as const

const answer = async (
  muster: Muster,
  person: { token: string; employeeId: string },
  orgId: string,
  name: string,
  clarity: string,
) =>
  ask(
    muster,
    contract.submitEmployeeAnswers,
    { employeeId: person.employeeId, answers: { ...completeAnswers(name), role_clarity: clarity } },
    { token: person.token, orgId },
  )

const dialogOf = (page: Page) => page.getByRole('dialog')
const planOf = (page: Page) => page.getByRole('region', { name: 'Action plan', exact: true })

test('a finding is acted upon, by somebody and until a day, and the next report says what the numbers have become', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  const signedIn = await signInByMail(muster, 'owner-of-a-plan@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const people: Awaited<ReturnType<typeof join>>[] = []
  for (const name of names) {
    // One after the other: each signs in with the newest mail.
    const person = await join(muster, owner, name)
    await answer(muster, person, orgId, name, '3')
    people.push(person)
  }
  const [amara] = people
  if (amara === undefined) throw new Error('Nobody has joined.')
  const { report } = await ask(muster, contract.generateCompanyReport, {}, owner)

  const page = await open(desktop, signedInBrowser(muster, signedIn))
  const title = 'Write down what everybody is to do'
  await test.step('beside a weakness it is written down, who sees to it and until when', async () => {
    await page.goto(`${muster.url}/#/company-wiki`)
    await expect(planOf(page).getByText('Nothing is planned yet')).toBeVisible()
    await look(page, 'action-plan-empty')
    await page.getByRole('button', { name: /^Add to the action plan: Many people don’t know/ }).click()
    const field = dialogOf(page).getByLabel('What is to be done?')
    await expect(field).toHaveValue('')
    await field.fill(title)
    await dialogOf(page).getByLabel('Details (optional)').fill('One page for each role, read together.')
    await dialogOf(page).getByRole('combobox', { name: 'Who sees to it? (optional)' }).fill('Amara')
    await page.getByRole('option', { name: 'Amara Okafor' }).click()
    await dialogOf(page).getByLabel('Until when? (optional)').fill('2020-02-28')
    await look(page, 'action-plan-add')
    await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialogOf(page)).toBeHidden()
  })

  await test.step('the finding leads to it by an address that can be shared', async () => {
    await page
      .getByRole('region', { name: 'Strengths and weaknesses' })
      .getByRole('link', { name: title })
      .click()
    await expect(planOf(page).getByRole('listitem')).toBeFocused()
    await expect(planOf(page).getByText(/Overdue: it was due on/)).toBeVisible()
    await page.reload()
    await expect(planOf(page).getByRole('listitem')).toBeFocused()
    await look(page, 'action-plan-open')
  })

  await test.step('what somebody else has changed meanwhile is shown, and nothing typed is lost', async () => {
    watched.expectTrouble(/400/)
    const { items } = await ask(muster, contract.listPlanItems, {}, owner)
    const [item] = items
    if (item === undefined) throw new Error('The action is not in the plan.')
    await page.getByRole('button', { name: `Edit: ${title}` }).click()
    await dialogOf(page).getByLabel('What is to be done?').fill('Mine')
    await ask(muster, contract.updatePlanItem, { id: item.id, basedOn: 1, details: 'Two pages.' }, owner)
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('Two pages.')
    await expect(dialogOf(page).getByLabel('What is to be done?')).toHaveValue('Mine')
    await expect(dialogOf(page).getByLabel('Details (optional)')).toHaveValue('Two pages.')
    await look(page, 'action-plan-changed-meanwhile')
    await dialogOf(page).getByLabel('What is to be done?').fill(title)
    await dialogOf(page).getByRole('button', { name: 'Save all the same' }).click()
    await expect(planOf(page).getByText('Two pages.')).toBeVisible()
  })

  await test.step('who sees to it finds it among their reports, without the finding', async () => {
    const person = await open(phone, signedInBrowser(muster, amara))
    await person.goto(`${muster.url}/#/reports`)
    const own = person.getByRole('region', { name: 'Your actions' })
    await expect(own).toContainText(title)
    await expect(own).toContainText('Overdue')
    await expect(own).not.toContainText('Many people don’t know what is expected')
    await look(person, 'action-plan-own')
  })

  await test.step('it is ended with what became of it', async () => {
    await page.getByRole('button', { name: `Say what became of it: ${title}` }).click()
    await dialogOf(page).getByLabel('What became of it?').fill('Every role has its page.')
    await look(page, 'action-plan-end')
    await dialogOf(page).getByRole('button', { name: 'Store it' }).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(planOf(page).getByRole('tab', { name: 'Done 1' })).toBeVisible()
  })

  await test.step('the next report tells then and now, on a phone too', async () => {
    for (const [index, person] of people.entries()) {
      const name = names[index] ?? ''
      await ask(
        muster,
        contract.reopenSubmission,
        { employeeId: person.employeeId, reason: 'Much has changed.' },
        owner,
      )
      await answer(muster, person, orgId, name, '9')
    }
    await ask(muster, contract.generateCompanyReport, {}, owner)
    const narrow = await open(phone, signedInBrowser(muster, signedIn))
    await narrow.goto(`${muster.url}/#/company-wiki?actions=done`)
    const plan = planOf(narrow)
    await expect(plan).toContainText('a mean of 3.0 then, 9.0 now')
    await expect(plan).toContainText(/100% of the answers then, in 0% now, by more than the noise/)
    await expect(plan).toContainText('Every role has its page.')
    await look(narrow, 'action-plan-then-and-now')
    await plan.getByRole('link', { name: 'Weakness in version 1' }).click()
    await expect(narrow.getByText('version 1.')).toBeVisible()
    expect(narrow.url()).toContain(`report=${report.id}`)
  })
})
