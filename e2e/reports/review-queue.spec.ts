import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, test, type Muster } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'

/** Drafts are gone through one by one: a key for the next one, and one dialog that reviews and releases. */

const reason = 'Read every answer.'
const people = ['Amara Okafor', 'Bo Brandt', 'Cleo Costa']

/** An owner with a draft of each person. */
const drafts = async (muster: Muster) => {
  const signedIn = await signInByMail(muster, 'owner-of-queue@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const ids: string[] = []
  for (const [index, { employeeId, code }] of (await invite(muster, owner, people, 'queue.test')).entries()) {
    const answers = { ...completeAnswers(people[index] ?? ''), email: `${index}@queue.test` }
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode: code, answers }, owner)
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, owner)
    ids.push(employeeId)
  }
  return { signedIn, owner, ids }
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('region', { name: 'Release', exact: true })
const side = (page: Page) => page.getByRole('complementary', { name: 'Before you release' })
const shown = (page: Page) => page.getByRole('heading', { level: 1 })

test('drafts are reviewed one after the other, by keys and one dialog each', async ({ open, muster }) => {
  test.slow()
  const { signedIn, owner, ids } = await drafts(muster)
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  const seen: string[] = []

  await test.step('the queue opens from the reports', async () => {
    await page.goto(`${muster.url}/#/reports`)
    await page.getByRole('link', { name: 'Review drafts (3)' }).click()
    await expect(side(page)).toContainText('3 reports wait for review')
    expect(page.url()).toContain('queue=review')
    seen.push(await shown(page).innerText())
    await lookAtBoth(page, 'queue-page')
  })

  await test.step('a key opens the next draft', async () => {
    await page.keyboard.press('n')
    await expect(shown(page)).not.toHaveText(seen[0] ?? '')
    seen.push(await shown(page).innerText())
    await expect(side(page)).toContainText(`${seen[1]} on core_responsibilities`)
  })

  await test.step('a reason of two words is refused, and says why one is asked for', async () => {
    await page.keyboard.press('r')
    await expect(dialogOf(page).getByRole('textbox')).toBeFocused()
    await lookAtBoth(page, 'queue-dialog')
    await page.keyboard.type('Looks good')
    await page.keyboard.press('Control+Enter')
    await expect(
      dialogOf(page).getByText(
        'Write at least 3 words. Your reason shows readers that a person looked at the report.',
      ),
    ).toBeVisible()
    await expect(dialogOf(page).getByRole('textbox')).toBeFocused()
    await look(page, 'queue-refused')
  })

  await test.step('three words review and release it, and the next draft comes by itself', async () => {
    await dialogOf(page).getByRole('textbox').fill(reason)
    await dialogOf(page).getByRole('button', { name: 'Release and open next' }).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(shown(page)).not.toHaveText(seen[1] ?? '')
    await expect(side(page)).toContainText('2 reports wait for review')
  })

  await test.step('where it is released, the next draft is the main action', async () => {
    const released = people.indexOf(seen[1] ?? '')
    await page.goto(`${muster.url}/#/reports/${ids[released]}`)
    await expect(title(page, seen[1] ?? '')).toBeVisible()
    await expect(bar(page)).toContainText('Released')
    await expect(page.locator('main .mantine-Button-root[data-variant="filled"]')).toHaveText(['Next draft'])
    await lookAtBoth(page, 'queue-released')
    await bar(page).getByRole('button', { name: 'Next draft' }).click()
    await expect(side(page)).toContainText('2 reports wait for review')
    const { steps } = await ask(
      muster,
      contract.getReportSteps,
      { employeeId: ids[released] ?? '', version: 1 },
      owner,
    )
    expect(steps.map(({ kind, text }) => [kind, text])).toEqual([
      ['released', null],
      ['reviewed', reason],
    ])
  })
})
