import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, invite, release, signedInBrowser, signInByMail } from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { amara } from '../support/sample-people.ts'

/** What can be asked in the chat, and by whom. */

const sent = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...amara.answers, full_name: name }).flatMap(([id, text]) =>
      text === undefined ? [] : [[id, text]],
    ),
  )

/** An organization in which Amara Okafor has answered and has a report, and Sven Silent has not. */
const answered = async (muster: Muster, story: string) => {
  const owner = await signInByMail(muster, `owner-of-${story}@example.test`)
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const [person] = await invite(muster, caller, ['Amara Okafor', 'Sven Silent'], `${story}.test`)
  if (!person) throw new Error('Nobody was invited.')
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: person.employeeId,
    inviteCode: person.code,
    answers: sent('Amara Okafor'),
  })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: person.employeeId } }, caller)
  await release(muster, caller, { employeeId: person.employeeId, version: 1 })
  const { report } = await ask(muster, contract.generateCompanyReport, {}, caller)
  await release(muster, caller, { reportId: report.id })
  return { owner, person }
}

const field = (page: Page) => page.getByLabel('Ask a question')
const reply = (page: Page, number: number) => page.getByRole('article', { name: 'Reply' }).nth(number)
/** Asks what is written, and waits until the reply is whole. */
const asked = async (page: Page, number: number) => {
  await page.keyboard.press('Enter')
  await expect(reply(page, number).getByRole('button', { name: 'Copy this reply' })).toBeVisible()
}

test('an owner asks who has not answered and why a grade is what it is', async ({ open, muster }) => {
  test.slow()
  const { owner, person } = await answered(muster, 'chat')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/chat`)
  await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible()
  await lookAtBoth(page, 'chat-empty')
  await field(page).fill('Who has not answered?')
  await asked(page, 0)
  await expect(reply(page, 0)).toContainText('Sven Silent')
  expect(page.url()).toMatch(/[?&]c=/)

  // Somebody is named by keyboard alone, and the words behind a number open and close again.
  await field(page).pressSequentially('Why this grade of @ama')
  await expect(page.getByRole('option', { name: /Amara Okafor/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Why this grade of @Amara Okafor ')
  await asked(page, 1)
  await lookAtBoth(page, 'chat-why')
  const source = reply(page, 1)
    .getByRole('button', { name: /^Source \d+: Amara Okafor/ })
    .first()
  await source.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('In their own words')
  await expect(panel).toContainText('Submitted')
  await lookAtBoth(page, 'chat-source')
  await page.keyboard.press('Escape')
  await expect(source).toBeFocused()

  // The conversation is there again, and a report leads back to it with itself.
  // From here on as on a phone, where actions and conversations are folded.
  await page.setViewportSize(phone.viewport)
  await page.reload()
  await expect(reply(page, 1)).toContainText('Reliability')
  await reply(page, 1)
    .getByRole('link', { name: /^Source \d+/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'In short', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Ask about this report' }).click()
  await expect(page.getByText('Report of Amara Okafor')).toBeVisible()
  expect(page.url()).toContain(`person=${person.employeeId}`)
  await field(page).fill('What are the strengths of this person?')
  await asked(page, 0)
  await lookAtBoth(page, 'chat-context')

  await page.getByRole('button', { name: 'Conversations', exact: true }).click()
  const list = page.getByRole('navigation', { name: 'Conversations' })
  await expect(list.getByRole('link')).toHaveCount(2)
  await list.getByRole('button', { name: 'Actions for Who has not answered?' }).click()
  await page.getByRole('menuitem', { name: 'Delete this conversation' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this conversation?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(list.getByRole('link')).toHaveCount(1)
})

test('an employee is told no names, and keeps no history', async ({ open, muster }) => {
  test.slow()
  const { person } = await answered(muster, 'chat-of-employees')
  const signedIn = await signInByMail(muster, person.email)
  await ask(muster, contract.joinOrganization, { inviteCode: person.code }, { token: signedIn.token })
  const page = await open(phone, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/chat`)
  await expect(page.getByText('Earlier conversations aren’t kept for your role')).toBeVisible()
  await field(page).fill('Who has not answered?')
  await asked(page, 0)
  await expect(reply(page, 0)).toContainText('Who they are is not told')
  await expect(page.getByText('Sven')).toHaveCount(0)
  await look(page, 'chat-of-an-employee')
  await field(page).fill('What is my grade?')
  await asked(page, 1)
  await expect(reply(page, 1)).toContainText('Amara Okafor')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible()
})
