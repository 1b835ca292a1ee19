import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
  type Caller,
} from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { rowOf, title } from '../support/owner-steps.ts'

/** Somebody leaves the list, is brought back, and is erased. */

/** Removes somebody with the keyboard alone. */
const removeByKeyboard = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Remove from the list' })
  await expect(item).toBeVisible()
  await item.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Remove ${name} from the list?` })).toBeVisible()
}

test('a person is removed, undone, removed for good, and their link says so; another screen follows', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  const signedIn = await signInByMail(muster, 'rita@larkspur.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner: Caller = { token: signedIn.token, orgId }
  const [ada] = await invite(muster, owner, ['Ada Lovelace', 'Ben Okafor', 'Chloe Kim'])
  const answers = completeAnswers('Ada Lovelace')
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: ada?.employeeId ?? '',
    answers,
    inviteCode: ada?.code ?? '',
  })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: ada?.employeeId ?? '' } }, owner)
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  const other = await open(desktop, signedInBrowser(muster, signedIn))
  for (const screen of [page, other]) {
    await screen.goto(`${muster.url}/#/submissions`)
    await expect(rowOf(screen, 'Ada Lovelace')).toBeVisible()
  }

  // Removed with the keyboard: the focus goes on to the next person, and the other screen follows by itself.
  await removeByKeyboard(page, 'Ada Lovelace')
  await lookAtBoth(page, 'remove-from-the-list')
  await page.getByRole('button', { name: 'Remove from the list' }).press('Enter')
  await expect(page.getByText('Ada Lovelace was removed.')).toBeVisible()
  await expect(rowOf(page, 'Ada Lovelace')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ben Okafor' })).toBeFocused()
  await expect(rowOf(other, 'Ada Lovelace')).toBeHidden()
  await expect(other.getByText('Ada Lovelace was removed.')).toBeHidden()

  // Undone: the answers are there as before, on both screens.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Ada Lovelace')).toContainText('Answered')
  await expect(rowOf(other, 'Ada Lovelace')).toContainText('Answered')
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ada Lovelace', exact: true })
  await expect(drawer.getByText(answers['key_skills'] ?? '')).toBeVisible()
  // Closed, also after a reload, it leaves no entry: going back leads to the page before.
  await page.reload()
  await expect(drawer.getByText(answers['key_skills'] ?? '')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/submissions$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/submissions/)
  await page.goForward()
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await expect(drawer.getByText(answers['key_skills'] ?? '')).toBeVisible()
  await lookAtBoth(page, 'person-who-can-be-removed')

  // Removed from the drawer: their report is gone with them, and their code is worthless.
  await drawer.getByRole('button', { name: 'Remove from the list' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Ada Lovelace from the list?' })
  await question.getByRole('button', { name: 'Remove from the list' }).click()
  // Behind the question the drawer is hidden already; what closes it goes back to the entry before.
  await expect(page).toHaveURL(/\/submissions$/)
  await expect(drawer).toBeHidden()
  watched.expectTrouble(/404/)
  await page.goto(`${muster.url}/#/reports/${ada?.employeeId}`)
  await expect(page.getByText('This person and their report were removed')).toBeVisible()
  const guest = await open(phone)
  await guest.goto(`${muster.url}/#/questionnaire/${ada?.code}`)
  await expect(guest.getByText('This invitation is no longer valid')).toBeVisible()

  // The place where removed people are seen, brought back and erased.
  await page.goto(`${muster.url}/#/submissions`)
  await expect(title(page, 'Submissions')).toBeVisible()
  await removeByKeyboard(page, 'Ben Okafor')
  await page.getByRole('button', { name: 'Remove from the list' }).press('Enter')
  await expect(rowOf(page, 'Ben Okafor')).toBeHidden()
  await page.getByRole('button', { name: 'Removed people' }).click()
  const removed = page.getByRole('dialog', { name: 'Removed people' })
  await expect(removed.getByText('Had answered, with 1 report')).toBeVisible()
  await expect(removed.getByRole('listitem')).toHaveCount(2)
  await lookAtBoth(page, 'removed-people')
  await removed.getByRole('button', { name: 'Bring back Ada Lovelace' }).click()
  await expect(removed.getByRole('listitem')).toHaveCount(1)
  await removed.getByRole('button', { name: 'Erase now: Ben Okafor' }).click()
  const erase = page.getByRole('dialog', { name: 'Erase Ben Okafor for good?' })
  await erase.getByLabel('Type “Ben Okafor” to confirm').fill('Ben Okafor')
  await lookAtBoth(page, 'erase-for-good')
  await erase.getByRole('button', { name: 'Erase for good' }).click()
  await expect(removed.getByText('Nobody is removed from the list')).toBeVisible()
  await lookAtBoth(page, 'nobody-is-removed')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Ada Lovelace')).toContainText('Answered')
  await expect(rowOf(page, 'Ben Okafor')).toBeHidden()
  // Bringing somebody back opens no old link.
  const { status } = await ask(muster, contract.getInvitationStatus, { code: ada?.code ?? '' })
  expect(status?.state).toBe('revoked')
})
