import type { Locator, Page } from '@playwright/test'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { contract } from '../../contract/index.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** What belongs together stands in a row with the others, where there is not room for all of them in one. */

const topOf = async (one: Locator): Promise<number> => Math.round((await one.boundingBox())?.y ?? Number.NaN)

/** How many stand in each row, by where their tops are. */
const rowSizes = (tops: readonly number[]): number[] =>
  [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)

/** What comes late above both may move the second before it is measured. */
const expectInARow = (one: Locator, other: Locator) =>
  expect.poll(async () => (await topOf(one)) - (await topOf(other))).toBe(0)

/** Goes through widths of a window, and looks at the screen as wide as a phone and as a desk. */
const atWidths = async (
  page: Page,
  name: string,
  widths: readonly (readonly [width: number, perRow: number])[],
  check: (width: number, perRow: number) => Promise<void>,
) => {
  for (const [width, perRow] of widths) {
    await page.setViewportSize({ width, height: 900 })
    await check(width, perRow)
    if (width === phone.viewport.width || width === desktop.viewport.width) await look(page, name)
  }
}

test('on a phone the way back in the setup stands beside the way on', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'few-in-a-row@example.test')
  await ask(muster, contract.createOrganization, { name: 'Larkspur Studio' }, { token: owner.token })
  const page = await open(phone, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/onboarding`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Continue').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Departments' })).toBeVisible()
  await expectInARow(button('Back'), button('Skip for now'))
  await look(page, 'setup-departments-ways')
  await button('Continue').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your people' })).toBeVisible()
  await expectInARow(button('Back'), button('Continue'))
})

test('filters and six figures fill rows without gaps, and a score of ten fits on one line, at every width', async ({
  open,
  muster,
}) => {
  const owner = await signInByMail(muster, 'rows@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const [amara] = await invite(muster, caller, ['Amara Okafor'])
  if (amara === undefined) throw new Error('She is invited.')
  const { employeeId, code: inviteCode } = amara
  const answers = Object.fromEntries(
    Object.entries(completeAnswers('Amara')).map(([id, answer]) => [id, answer === '8' ? '10' : answer]),
  )
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode, answers })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
  const page = await open(desktop, signedInBrowser(muster, owner))

  await test.step('the filters of the audit log', async () => {
    await page.goto(`${muster.url}/#/settings?section=audit`)
    await expect(
      page.getByText('opened the organization').or(page.getByRole('listitem')).first(),
    ).toBeVisible()
    const widths = [
      [1440, 4],
      [768, 4],
      [600, 2],
      [360, 2],
    ] as const
    await atWidths(page, 'audit-filters', widths, async (width, perRow) => {
      const fields = ['About', 'Done by', 'From', 'To'].map((label) =>
        page.getByLabel(label, { exact: true }).locator('visible=true').first(),
      )
      await expect
        .poll(async () => rowSizes(await Promise.all(fields.map(topOf))), `${width} wide`)
        .toEqual(Array.from({ length: 4 / perRow }, () => perRow))
    })
  })

  await test.step('a score of ten', async () => {
    await page.goto(`${muster.url}/#/reports`)
    const tens = page.getByRole('table').getByText('10', { exact: true })
    const widths = [
      [1440, 1],
      [768, 1],
      [360, 1],
    ] as const
    await atWidths(page, 'scores-of-ten', widths, async (width) => {
      // What rests on ratings alone.
      await expect(tens, `${width} wide`).toHaveCount(3)
      for (const ten of await tens.all()) expect((await ten.boundingBox())?.height).toBeLessThan(30)
    })
  })

  await test.step('six figures', async () => {
    await ask(muster, contract.reopenSubmission, { employeeId }, caller)
    await page.goto(`${muster.url}/#/submissions`)
    const figures = page.getByRole('region', { name: 'How far everyone has come' })
    await expect(figures.getByText('Opened again')).toBeVisible()
    const widths = [
      [1440, 6],
      [768, 3],
      [360, 3],
    ] as const
    await atWidths(page, 'six-figures', widths, async (width, perRow) => {
      await expect
        .poll(
          async () => rowSizes(await Promise.all((await figures.getByRole('term').all()).map(topOf))),
          `${width} wide`,
        )
        .toEqual(Array.from({ length: 6 / perRow }, () => perRow))
    })
  })
})
