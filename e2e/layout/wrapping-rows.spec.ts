import type { Locator } from '@playwright/test'
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
import { expect, phone, test } from '../support/fixtures.ts'

/** What belongs together stands in a row with the others, where there is not room for all of them in one. */

const topOf = async (one: Locator): Promise<number> => Math.round((await one.boundingBox())?.y ?? Number.NaN)

/** What comes late above both may move the second before it is measured. */
const expectInARow = (one: Locator, other: Locator) =>
  expect.poll(async () => (await topOf(one)) - (await topOf(other))).toBe(0)

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

for (const [width, perRow] of [
  [360, 2],
  [600, 2],
  [768, 4],
  [1440, 4],
] as const) {
  test(`the filters of the audit log stand ${perRow} in a row at ${width} pixels`, async ({
    open,
    muster,
  }) => {
    const owner = await signInByMail(muster, `filters-at-${width}@example.test`)
    await createOrganization(muster, owner.token, 'Larkspur Studio')
    const page = await open({ viewport: { width, height: 900 } }, signedInBrowser(muster, owner))
    await page.goto(`${muster.url}/#/settings?section=audit`)
    await expect(
      page.getByText('opened the organization').or(page.getByRole('listitem')).first(),
    ).toBeVisible()
    const fields = ['About', 'Done by', 'From', 'To'].map((label) =>
      page.getByLabel(label, { exact: true }).locator('visible=true').first(),
    )
    const tops = await Promise.all(fields.map(topOf))
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
    expect(rows).toEqual(Array.from({ length: 4 / perRow }, () => perRow))
    await look(page, 'audit-filters')
  })
}

for (const [width, perRow] of [
  [360, 3],
  [768, 3],
  [1440, 6],
] as const) {
  test(`six figures stand ${perRow} in a row at ${width} pixels`, async ({ open, muster }) => {
    const owner = await signInByMail(muster, `figures-at-${width}@example.test`)
    const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
    const caller = { token: owner.token, orgId }
    const [amara] = await invite(muster, caller, [`Amara At ${width}`])
    if (amara === undefined) throw new Error('She is invited.')
    const { employeeId, code: inviteCode } = amara
    const answers = completeAnswers('Amara')
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode, answers })
    await ask(muster, contract.reopenSubmission, { employeeId }, caller)
    const page = await open({ viewport: { width, height: 900 } }, signedInBrowser(muster, owner))
    await page.goto(`${muster.url}/#/submissions`)
    const figures = page.getByRole('region', { name: 'How far everyone has come' })
    await expect(figures.getByText('Opened again')).toBeVisible()
    const boxes = await Promise.all((await figures.getByRole('term').all()).map(topOf))
    const rows = [...new Set(boxes)].map((top) => boxes.filter((one) => one === top).length)
    expect(rows).toEqual(Array.from({ length: 6 / perRow }, () => perRow))
    await look(page, 'six-figures')
  })
}

for (const width of [360, 768, 1440]) {
  test(`a score of ten stands on one line at ${width} pixels`, async ({ open, muster }) => {
    const owner = await signInByMail(muster, `tens-at-${width}@example.test`)
    const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
    const caller = { token: owner.token, orgId }
    const [amara] = await invite(muster, caller, [`Amara At ${width}`])
    if (amara === undefined) throw new Error('She is invited.')
    const { employeeId, code: inviteCode } = amara
    const answers = Object.fromEntries(
      Object.entries(completeAnswers('Amara')).map(([id, answer]) => [id, answer === '8' ? '10' : answer]),
    )
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode, answers })
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
    const page = await open({ viewport: { width, height: 900 } }, signedInBrowser(muster, owner))
    await page.goto(`${muster.url}/#/reports`)
    const tens = page.getByRole('table').getByText('10', { exact: true })
    // What rests on ratings alone.
    await expect(tens).toHaveCount(3)
    for (const ten of await tens.all()) expect((await ten.boundingBox())?.height).toBeLessThan(30)
    await look(page, 'scores-of-ten')
  })
}
