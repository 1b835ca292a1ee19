import type { Page } from '@playwright/test'
import { apiScopes } from '../../contract/rights/api-scopes.ts'
import { contract } from '../../contract/index.ts'
import { webhookEvents } from '../../contract/shapes/webhook-events.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  join,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { expect, phone, test, type Muster } from '../support/fixtures.ts'
import { billingCallsOf, expectNoBilling } from '../support/no-billing.ts'

/** The narrowest window that WCAG 1.4.10 asks for, and names that fill it: nothing has to be scrolled to the side. */

const narrow = { ...phone, viewport: { width: 320, height: 640 } }
const company = 'Donaudampfschifffahrtsgesellschaft Regensburg-Wien und Elektrizitätswerke mbH'
const person = 'Wolfeschlegelsteinhausenbergerdorff Amara-Konstantinopolitanska'

/** What reaches beyond the window, innermost first, for whoever has to mend it. */
const beyond = `[...document.body.querySelectorAll('*')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > ${narrow.viewport.width})
  .map((one) => one.tagName + '.' + one.className + ': ' + (one.textContent ?? '').slice(0, 40))
  .toReversed()
  .slice(0, 5)`

const stands = async (page: Page, what: string) => {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  if (wide <= narrow.viewport.width) return
  expect.soft(await page.evaluate(beyond), `${what}: ${wide} pixels wide`).toEqual([])
}

/** Until nothing loads. */
const atRest = `(async () => {
  while (document.querySelector('[aria-busy=true]') !== null) await new Promise(requestAnimationFrame)
})()`

/** Opens an address, and measures it once something of it is there and nothing is on its way. */
const opens = async (page: Page, muster: Muster, address: string) => {
  await page.goto(`${muster.url}/#${address}`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(atRest)
  await stands(page, address)
  await expectNoBilling(page, address)
}

const places = ['/company-wiki', '/submissions', '/reports', '/help', '/chat', '/settings', '/account']
const sections = [
  'profile',
  'appearance',
  'sessions',
  'notifications',
  'account',
  'organization',
  'members',
  'data-protection',
  'audit',
  'api-keys',
  'webhooks',
].map((section) => `/settings?section=${section}`)
/** Those that an employee may not open are asked for as well. */
const theirSections = [
  'profile',
  'appearance',
  'sessions',
  'notifications',
  'account',
  'organization',
  'billing',
].map((section) => `/settings?section=${section}`)
const others = ['/new-organization', '/join-organization', '/onboarding', '/employee-form']

test('every screen fits in 320 pixels, however long the names are, and none mentions billing where there is none', async ({
  open,
  watched,
  muster,
}) => {
  // Who looks has no questionnaire of their own there, or no report that is released.
  watched.expectTrouble(/40[04]/)
  const owner = await signInByMail(muster, 'owner-of-a-very-long-address-with-many-words@example.test')
  const caller = { token: owner.token, orgId: await createOrganization(muster, owner.token, company) }
  const member = await join(muster, caller, person)
  const [asked] = await invite(muster, caller, ['Jonas Invitedwithaverylongnamethatisoneword'])
  const answers = completeAnswers(person)
  const { employeeId } = member
  await ask(
    muster,
    contract.submitEmployeeAnswers,
    { employeeId, answers },
    { ...caller, token: member.token },
  )
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
  await release(muster, caller, { employeeId, version: 1 })
  const made = await ask(muster, contract.generateCompanyReport, {}, caller)
  await release(muster, caller, { reportId: made.report.id })
  const name = company.replaceAll(' ', '')
  await ask(muster, contract.createApiKey, { name, scopes: [...apiScopes] }, caller)
  const url = `https://hooks.example.com/${'a-very-long-path-in-one-word'.repeat(5)}`
  await ask(muster, contract.createWebhook, { url, events: [...webhookEvents] }, caller)

  const page = await open(narrow, signedInBrowser(muster, owner))
  const calls = billingCallsOf(page)
  for (const address of [...places, ...sections, ...others, `/reports/${employeeId}`]) {
    await opens(page, muster, address)
  }
  await opens(page, muster, '/settings?section=organization')
  await page.getByRole('button', { name: `Delete ${company}` }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await stands(page, 'the question before an organization is deleted')
  await opens(page, muster, '/settings?section=api-keys')
  await page.getByRole('button', { name: 'Make a key' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await stands(page, 'the dialog of making a key')
  await page.getByLabel('Name', { exact: true }).fill(`${name}!`)
  await page.getByRole('checkbox', { name: 'Read the audit log' }).tap()
  await page.getByRole('button', { name: 'Make the key' }).tap()
  await expect(page.getByLabel('The new key')).toBeVisible()
  await stands(page, 'the key that is shown once')
  await opens(page, muster, '/submissions?invite=one')
  await expect(page.getByRole('dialog')).toBeVisible()
  await stands(page, 'the dialog of inviting')

  const theirs = await open(narrow, signedInBrowser(muster, member))
  const theirCalls = billingCallsOf(theirs)
  for (const address of [...places, ...theirSections, '/employee-form']) await opens(theirs, muster, address)
  expect([...calls, ...theirCalls]).toEqual([])
  const stranger = await open(narrow)
  for (const address of [
    '/login',
    `/login/${asked?.code}`,
    `/questionnaire/${asked?.code}`,
    '/login/UNKNOWN',
    '/nowhere',
  ]) {
    await opens(stranger, muster, address)
  }
})
