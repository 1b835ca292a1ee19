import type { Page } from '@playwright/test'
import { billing } from '../../contract/calls/billing.ts'
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
import { askForCode, desktop, expect, phone, test } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'

/** A server without billing: no screen, mail or call speaks of it. */

const ofBilling =
  /\b(billing|billed|subscri(be|bed|ption|ptions)|checkout|invoices?|payments?|prices?|pricing|trials?|upgrade|stripe)\b/i
const plans = /\bplans?\b/i
/** What the company should do next is a plan as well: of the report, and not of a price list. */
const plansOfReports =
  /admins plan\b|step of its plan\b|forward operating plan|operating plan\b|action plan\b|hiring needs, a plan|the plan\b|^plan$/i

/** The dialog of permissions offers all 19, whatever is set up. */
const ofPermissions = ['Manage the subscription', 'org:billing']

/** Every word that a page shows or has read out. */
const wordsOn = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], input')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'value'].map((name) => one.getAttribute(name) ?? ''))
    return [document.title, ...document.body.innerText.split('\\n'), ...named].map((line) => line.trim()).filter(Boolean)
  })()`)

const look = async (page: Page, where: string) => {
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  await expect.poll(async () => (await wordsOn(page)).length, `${where} shows something`).toBeGreaterThan(3)
  const words = await wordsOn(page)
  const traces = words.filter(
    (line) =>
      !(where === 'permissions' && ofPermissions.includes(line)) &&
      (ofBilling.test(line) || (plans.test(line) && !plansOfReports.test(line))),
  )
  expect.soft(traces, where).toEqual([])
}

/** What a page asks the server for. */
const callsOf = (page: Page): Set<string> => {
  const calls = new Set<string>()
  page.on('request', (request) => {
    const name = /\/api\/([\w/]+)/.exec(request.url())?.[1]
    if (name !== undefined) calls.add(name)
  })
  return calls
}
const billingCalls = new Set<string>(Object.values(billing).map(({ name }) => name))

test('an owner founds, sets up and runs an organization, and nothing on the way speaks of billing', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  // There is no company report at first.
  watched.expectTrouble(/404.*getCompanyReport/)
  const page = await open(desktop)
  const calls = callsOf(page)
  const go = async (address: string, heading: string) => {
    await page.goto(`${muster.url}/#/${address}`)
    await expect(title(page, heading)).toBeVisible()
    await look(page, address)
  }
  const email = 'owner-of-larkspur@example.test'
  await page.goto(muster.url)
  await expect(title(page, 'Sign in to Muster')).toBeVisible()
  await look(page, 'login')
  await page.keyboard.type(await askForCode(page, muster, email))
  await expect(title(page, 'No organizations found')).toBeVisible()
  await look(page, 'no organizations')
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
    await look(page, `wizard, ${name}`)
  }
  await page.getByRole('button', { name: 'Finish the setup' }).click()
  await expect(title(page, 'Submissions')).toBeVisible()
  for (const [address, heading] of [
    ['submissions', 'Submissions'],
    ['company-wiki', 'Company wiki'],
    ['reports', 'Reports'],
    ['chat', 'Chat'],
    ['help', 'Help centre'],
    ['new-organization', 'New organization'],
  ] as const) {
    await go(address, heading)
  }

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
  await look(page, 'a person and their answers')
  for (const way of ['one', 'many']) {
    await page.goto(`${muster.url}/#/submissions?invite=${way}`)
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
    await look(page, `inviting ${way}`)
  }
  await page.goto(`${muster.url}/#/reports`)
  await page.getByRole('button', { name: 'Generate all' }).click()
  await expect(page.getByText('1 report made, 0 failed')).toBeVisible({ timeout: 20_000 })
  await look(page, 'reports')
  await go(`reports/${member.employeeId}`, 'Amara Unbilled')
  await page.goto(`${muster.url}/#/company-wiki`)
  await page.getByRole('button', { name: 'Generate report' }).click()
  await expect(title(page, 'Larkspur Studio company report')).toBeVisible()
  await look(page, 'company report')

  const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await page.goto(`${muster.url}/#/settings`)
  await expect(sections.first()).toBeVisible()
  const names = await sections.allInnerTexts()
  expect(names.length).toBeGreaterThanOrEqual(8)
  for (const [index, name] of names.entries()) {
    await sections.nth(index).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await look(page, `settings, ${name}`)
  }
  await page.goto(`${muster.url}/#/settings?section=billing`)
  await expect(sections.first()).toBeVisible()
  await look(page, 'the address of the billing section')

  await page.goto(`${muster.url}/#/settings?section=audit`)
  await page.getByRole('combobox', { name: 'About' }).click()
  await expect(page.getByRole('option', { name: 'Reports', exact: true })).toBeVisible()
  await look(page, 'what the audit log is about')
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await page.getByRole('button', { name: 'Delete Larkspur Studio' }).click()
  await look(page, 'deleting')
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
    await look(page, what)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('option').first()).toBeVisible()
  await look(page, 'the palette')
  await page.getByLabel('Find a command').fill('billing')
  await expect(page.getByRole('option')).toHaveCount(0)
  expect([...calls].filter((name) => billingCalls.has(name))).toEqual([])
})

test('an employee and somebody who answers by a link hear nothing of billing either', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/404.*getCompanyReport/)
  const owner = await signInByMail(muster, 'owner-of-unbilled@example.test')
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const member = await join(muster, caller, 'Jonas Unbilled')
  const [asked] = await invite(muster, caller, ['Mei Unbilled'])
  const page = await open(phone, signedInBrowser(muster, member))
  const calls = callsOf(page)
  for (const address of [
    'company-wiki',
    'submissions',
    'reports',
    'chat',
    'help',
    'account',
    'settings',
    ...['profile', 'appearance', 'sessions', 'notifications', 'account', 'organization', 'billing'].map(
      (section) => `settings?section=${section}`,
    ),
  ]) {
    await page.goto(`${muster.url}/#/${address}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await look(page, address)
  }
  expect([...calls].filter((name) => billingCalls.has(name))).toEqual([])
  const stranger = await open(phone)
  await stranger.goto(asked?.inviteLink ?? '')
  await expect(stranger.getByRole('heading', { name: 'Who will read your answers' })).toBeVisible()
  await look(stranger, 'the questionnaire')
})
