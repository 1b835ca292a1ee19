import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  join,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { desktop, expect, test, type Muster } from '../support/fixtures.ts'
import { goTo, rowOf, title } from '../support/owner-steps.ts'
import { openAnnexes } from '../support/open-annexes.ts'

/** Pages whose texts a translator of the browser moves or replaces, again and again, while somebody uses them. */

/**
 * A translator that says everything in the words it found: what is on screen has to be current. It moves texts of an even
 * length into an element, and puts an element in the place of the others.
 */
const translator = `{
  const skipped = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'OPTION', 'FONT'])
  const translate = (text) => {
    const parent = text.parentElement
    if (!parent || skipped.has(parent.tagName) || parent.closest('svg') || !text.data.trim()) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    if (text.data.length % 2 === 0) {
      text.replaceWith(outer)
      inner.append(text)
    } else {
      inner.append(text.data)
      text.replaceWith(outer)
    }
  }
  const all = () => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(translate)
  }
  let timer
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(all, 10)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}`

const isTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached()

const answersOf = (name: string) =>
  Object.entries(completeAnswers(name)).map(([questionId, answer]) => ({ questionId, answer }))

const organizationOf = async (muster: Muster, story: string) => {
  const owner = await signInByMail(muster, `owner-of-${story}@example.test`)
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const people = await invite(muster, caller, ['Amara Okafor', 'Jonas Albrecht'], `${story}.test`)
  return { owner, caller, people }
}

test('an owner goes on with every page where a translator changes its texts', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  // There is no company report yet.
  watched.expectTrouble(/404/)
  const { owner, caller, people } = await organizationOf(muster, 'translated')
  const submit = async (index: number) => {
    const person = people[index]
    if (!person) throw new Error('Nobody was invited.')
    const { employeeId, code: inviteCode } = person
    const answers = answersOf(index === 0 ? 'Amara Okafor' : 'Jonas Albrecht')
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers, inviteCode }, caller)
  }
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.addInitScript(translator)
  await page.goto(`${muster.url}/#/submissions`)
  await expect(title(page, 'Submissions')).toBeVisible()
  await isTranslated(page)

  // The list is left open while somebody answers.
  await expect(rowOf(page, 'Amara Okafor')).not.toContainText('Answered')
  await submit(0)
  await expect(rowOf(page, 'Amara Okafor')).toContainText('Answered')
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite/ })
  await dialog.getByText('Many people').click()
  const field = dialog.getByLabel('People', { exact: true })
  await field.fill('mei@larkspur.test')
  await expect(dialog.getByText('1 person ready')).toBeVisible()
  await field.fill('mei@larkspur.test\nnobody\nlee@larkspur.test')
  await expect(dialog.getByText(/^2 people ready/)).toBeVisible()
  await expect(dialog.getByText('1 person ready')).toBeHidden()
  await field.fill('mei@larkspur.test')
  await dialog.getByRole('button', { name: 'Make 1 invitation' }).click()
  await expect(dialog.getByText(/^1 person invited/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'mei@larkspur.test')).toBeVisible()
  await page.getByRole('searchbox').first().fill('Jonas')
  await expect(rowOf(page, 'Jonas Albrecht')).toBeVisible()
  await expect(rowOf(page, 'Amara Okafor')).toHaveCount(0)
  await page.getByRole('searchbox').first().fill('')
  await expect(rowOf(page, 'Amara Okafor')).toBeVisible()

  await goTo(page, 'Reports')
  await page.getByRole('button', { name: 'Generate all' }).click()
  await expect(page.getByText(/1 report generated, 0 failed/)).toBeVisible()
  await expect(rowOf(page, 'Amara Okafor')).toContainText(/\d\.\d/)
  await page.getByRole('link', { name: 'Amara Okafor' }).click()
  await expect(title(page, 'Amara Okafor')).toBeVisible()
  await openAnnexes(page)
  await page.getByRole('button', { name: 'Why this grade' }).click()
  await expect(page.getByRole('region', { name: 'Why this grade' })).toBeVisible()

  await goTo(page, 'Company wiki')
  await page.getByRole('button', { name: 'Generate report' }).click()
  await expect(title(page, 'Larkspur Studio company report')).toBeVisible()
  await submit(1)
  await page.reload()
  await expect(page.getByText(/1 of 3 answered|2 of 3 answered/).first()).toBeVisible()

  await goTo(page, 'Chat')
  await page.getByRole('textbox').fill('How many people have answered?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').last()).toContainText(/2/)

  await goTo(page, 'Help centre')
  await page.getByRole('searchbox').first().fill('grade')
  await expect(page.getByRole('link', { name: /How grades are made/ }).first()).toBeVisible()
  await goTo(page, 'Settings')
  await page
    .getByRole('link', { name: /^Organization/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /^Members/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Members' })).toBeVisible()
  await page.goto(`${muster.url}/#/onboarding`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Departments' })).toBeVisible()
})

test('somebody answers where a translator changes the texts', async ({ open, muster }) => {
  const { caller } = await organizationOf(muster, 'answering-translated')
  const employee = await join(muster, caller, 'Emil Translated')
  const page = await open(desktop, signedInBrowser(muster, employee))
  await page.addInitScript(translator)
  await page.goto(`${muster.url}/#/employee-form`)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Emil' })).toBeVisible()
  await isTranslated(page)
  await page.getByRole('button', { name: /^(?:Begin|Start)/ }).click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.goto(`${muster.url}/#/employee-form?step=role_clarity`)
  for (const number of ['3', '9']) {
    await page.getByRole('radio', { name: number, exact: false }).first().check({ force: true })
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  }
  await page.goto(`${muster.url}/#/company-wiki`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})
