import { contract } from '../../contract/index.ts'
import { ask, completeAnswers, join } from '../support/api.ts'
import { askForCode, desktop, expect, test } from '../support/fixtures.ts'
import { billingCallsOf, expectNoBilling, ofBilling } from '../support/no-billing.ts'
import { title } from '../support/owner-steps.ts'

/** A server without billing: no screen, mail or call speaks of it. All its places are in `layout/narrow-screens.spec.ts`. */

test('an owner founds, sets up and runs an organization, and nothing on the way speaks of billing', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  // There is no company report at first.
  watched.expectTrouble(/404.*getCompanyReport/)
  const page = await open(desktop)
  const calls = billingCallsOf(page)
  const go = async (address: string, heading: string) => {
    await page.goto(`${muster.url}/#/${address}`)
    await expect(title(page, heading)).toBeVisible()
    await expectNoBilling(page, address)
  }
  const email = 'owner-of-larkspur@example.test'
  await page.goto(muster.url)
  await expect(title(page, 'Sign in to Muster')).toBeVisible()
  await expectNoBilling(page, 'login')
  await page.keyboard.type(await askForCode(page, muster, email))
  await expect(title(page, 'No organizations found')).toBeVisible()
  await expectNoBilling(page, 'no organizations')
  await page.getByLabel('Organization name').fill('Larkspur Studio')
  await page.getByRole('button', { name: 'Create organization' }).click()
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await expect(step('Your company'), 'no plan comes first').toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    /Your company/,
    /Departments/,
    /Your people/,
    /Ready/,
  ])
  await page.goto(`${muster.url}/#/onboarding?step=plan`)
  await expect(step('Your company'), 'there is no such step').toBeVisible()
  for (const [id, name] of [
    ['company', 'Your company'],
    ['departments', 'Departments'],
    ['people', 'Your people'],
    ['done', 'Ready'],
  ] as const) {
    await page.goto(`${muster.url}/#/onboarding?step=${id}`)
    await expect(step(name)).toBeVisible()
    await expectNoBilling(page, `wizard, ${name}`)
  }
  await page.getByRole('button', { name: 'Finish the setup' }).click()
  await expect(title(page, 'Submissions')).toBeVisible()
  const token = await page.evaluate<string>(`localStorage.getItem('muster.token')`)
  const { organizations } = await ask(muster, contract.getUserOrganizations, {}, { token })
  const caller = { token, orgId: organizations[0]?.orgId ?? '' }
  const member = await join(muster, caller, 'Amara Unbilled')
  const mail = await muster.mailTo(member.user.email, 'questionnaire')
  expect(`${mail.subject} ${mail.text}`).not.toMatch(ofBilling)
  await ask(
    muster,
    contract.submitEmployeeAnswers,
    { employeeId: member.employeeId, answers: completeAnswers('Amara Unbilled') },
    { token: member.token, orgId: caller.orgId },
  )
  await go('submissions', 'Submissions')
  await page.getByRole('link', { name: 'Amara Unbilled' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBilling(page, 'a person and their answers')
  for (const way of ['one', 'many']) {
    await page.goto(`${muster.url}/#/submissions?invite=${way}`)
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
    await expectNoBilling(page, `inviting ${way}`)
  }
  await page.goto(`${muster.url}/#/reports`)
  await page.getByRole('button', { name: 'Generate all' }).click()
  await expect(page.getByText('1 report generated, 0 failed')).toBeVisible({ timeout: 20_000 })
  await expectNoBilling(page, 'reports')
  await go(`reports/${member.employeeId}`, 'Amara Unbilled')
  await page.goto(`${muster.url}/#/company-wiki`)
  await page.getByRole('button', { name: 'Generate report' }).click()
  await expect(title(page, 'Larkspur Studio company report')).toBeVisible()
  await expectNoBilling(page, 'company report')

  const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await page.goto(`${muster.url}/#/settings?section=billing`)
  await expect(sections).not.toHaveCount(0)
  await expectNoBilling(page, 'the address of the billing section')

  await page.goto(`${muster.url}/#/settings?section=audit`)
  await page.getByRole('combobox', { name: 'About' }).click()
  await expect(page.getByRole('option', { name: 'Reports', exact: true })).toBeVisible()
  await expectNoBilling(page, 'what the audit log is about')
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await page.getByRole('button', { name: 'Delete Larkspur Studio' }).click()
  await expectNoBilling(page, 'deleting')
  await page.keyboard.press('Escape')
  await page.goto(`${muster.url}/#/settings?section=members`)
  for (const [item, what] of [
    ['Permissions', 'permissions'],
    ['Transfer ownership', 'transfer'],
    ['Make admin', 'making an admin'],
  ] as const) {
    await page.getByRole('button', { name: 'Actions for Amara Unbilled' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    if (item === 'Permissions') {
      await dialog.getByRole('radio', { name: /^A list of their own/ }).click()
      await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    }
    await expectNoBilling(page, what)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBilling(page, 'the palette')
  await page.getByLabel('Find a command').fill('billing')
  await expect(page.getByRole('option')).toHaveCount(0)
  expect([...calls]).toEqual([])
})
