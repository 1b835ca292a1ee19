import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { messages } from '../../contract/http/failures.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  openOrganization,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { askForCode, desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** Having, founding, joining and losing organizations, as somebody with several of them lives with it. */

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Answers that somebody belongs to nothing, whatever the server says, until it is let go. */
const emptyList = async (page: Page) => {
  const address = '**/api/getUserOrganizations*'
  await page.route(address, (route) => route.fulfill({ json: { success: true, organizations: [] } }))
  return () => page.unroute(address)
}

test('what was founded and is not in the refreshed list is said, and found once it is there', async ({
  open,
  muster,
}) => {
  const founder = await signInByMail(muster, 'founder-of-nothing@example.test')
  const page = await open(phone, signedInBrowser(muster, founder))
  const letGo = await emptyList(page)
  await page.goto(muster.url)
  await page.getByLabel('Organization name').fill('Larkspur Studio')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page.getByRole('alert')).toHaveText(messages.organizationNotPersisted)
  await look(page, 'organization-not-persisted')
  expect(await page.evaluate(`localStorage.getItem('muster.organization')`)).toBeNull()
  await letGo()
  await page.reload()
  await expect(title(page, 'Set up Larkspur Studio')).toBeVisible()
})

test('what was joined and is not in the refreshed list is said, and entered once it is there', async ({
  open,
  watched,
  muster,
}) => {
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const caller = await openOrganization(muster, 'owner-of-joining@example.test')
  const [asked] = await invite(muster, caller, ['Amara Joining'])
  const page = await open(desktop)
  const letGo = await emptyList(page)
  await page.goto(`${muster.url}/#/login/${asked?.code}`)
  await page.keyboard.type(await askForCode(page, muster, asked?.email ?? ''))
  await expect(title(page, 'You could not join Larkspur Studio')).toBeVisible()
  await expect(page.getByText(messages.joinNotVerified)).toBeVisible()
  await look(page, 'join-not-verified')
  await letGo()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Answer later, and go to Larkspur Studio' })).toBeVisible()
})

/** Somebody who owns one organization and is an employee of another, which they joined last. */
const ofTwo = async (muster: Muster, word: string) => {
  const boss = await openOrganization(muster, `boss-of-${word}@example.test`)
  const [asked] = await invite(muster, boss, [`Amara ${word}`])
  const amara = await signInByMail(muster, asked?.email ?? '')
  const own = await createOrganization(muster, amara.token, 'Bergamot Works')
  await invite(muster, { token: amara.token, orgId: own }, [`Jonas ${word}`])
  await ask(muster, contract.joinOrganization, { inviteCode: asked?.code ?? '' }, { token: amara.token })
  return { amara, own, others: boss.orgId, jonas: `Jonas ${word}` }
}

/** The organizations that a page asks the server about from now on. */
const askedAbout = (page: Page): Set<string> => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const about = request.headers()['organization-id']
    if (about !== undefined) asked.add(about)
  })
  return asked
}

test('leaving one organization goes on in the other, with nothing left of the one before', async ({
  open,
  watched,
  muster,
}) => {
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const { amara, own, jonas } = await ofTwo(muster, 'leaving')
  const page = await open(desktop, signedInBrowser(muster, amara))
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await page.getByRole('button', { name: 'Leave Larkspur Studio' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Larkspur Studio')
  const asked = askedAbout(page)
  const left = page.waitForResponse(/leaveOrganization/)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await left
  asked.clear()
  const menu = page.getByRole('complementary').getByRole('button', { name: /Switch organization/ })
  await expect(menu).toContainText('Bergamot Works')
  await expect(page.getByText('You have left Larkspur Studio. You are in Bergamot Works now.')).toBeVisible()
  await expect(page).toHaveURL(/#\/company-wiki$/)
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('link', { name: jonas })).toBeVisible()
  await menu.click()
  await expect(page.getByRole('menuitemradio')).toHaveText([/Bergamot Works/])
  expect([...asked]).toEqual([own])
  expect(await page.evaluate(`localStorage.getItem('muster.organization')`)).toBe(own)
})

test('deleting one organization goes on in the other, with nothing left of the one before', async ({
  open,
  watched,
  muster,
}) => {
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const { amara, others, jonas } = await ofTwo(muster, 'deleting')
  const page = await open(desktop, signedInBrowser(muster, amara))
  await page.goto(`${muster.url}/#/settings?section=organization`)
  const menu = page.getByRole('complementary').getByRole('button', { name: /Switch organization/ })
  await menu.click()
  await page.getByRole('menuitemradio', { name: /Bergamot Works/ }).click()
  await page.getByRole('link', { name: 'Submissions' }).click()
  await expect(page.getByText(jonas)).toBeVisible()
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await page.getByRole('button', { name: 'Delete Bergamot Works' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Bergamot Works')
  const asked = askedAbout(page)
  const deleted = page.waitForResponse(/deleteOrganization/)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete organization' }).click()
  await deleted
  asked.clear()
  await expect(menu).toContainText('Larkspur Studio')
  await expect(page.getByText('Bergamot Works was deleted. You are in Larkspur Studio now.')).toBeVisible()
  await expect(page).toHaveURL(/#\/company-wiki$/)
  await expect(page.getByRole('link', { name: 'Submissions' })).toBeHidden()
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(title(page, 'Reports')).toBeVisible()
  await expect(page.getByText(jonas)).toBeHidden()
  expect([...asked]).toEqual([others])
  expect(await page.evaluate(`localStorage.getItem('muster.organization')`)).toBe(others)
})

test('a report that is being edited asks before it is left by the browser’s Back or for a new organization', async ({
  open,
  watched,
  muster,
}) => {
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const owner = await signInByMail(muster, 'owner-of-editing@example.test')
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const [asked] = await invite(muster, caller, ['Amara Editing'])
  const { employeeId = '', code = '' } = asked ?? {}
  const answers = completeAnswers('Amara Editing')
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode: code, answers })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/reports`)
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expect(title(page, 'Settings')).toBeVisible()
  const edit = async () => {
    // By its address in the same tab: an entry of the browser's that the router did not make.
    await page.goto(`${muster.url}/#/reports/${employeeId}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit texts' }).click()
    await page.getByRole('textbox').first().fill('In other words.')
  }
  await edit()
  const question = page.getByRole('dialog')
  for (const _again of [1, 2]) {
    await page.evaluate('history.back()')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('textbox').first()).toHaveValue('In other words.')
    await expect(page).toHaveURL(new RegExp(`#/reports/${employeeId}`))
  }
  // As a link in a mail, opened in the same tab.
  await page.evaluate(`location.hash = '#/help?org=${caller.orgId}'`)
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(title(page, 'Help centre')).toBeVisible()
  await expect(page).toHaveURL(/#\/help$/)
  await edit()
  const wish = async () => {
    await page.getByRole('button', { name: /Switch organization/ }).click()
    await page.getByRole('menuitem', { name: 'New organization' }).click()
  }
  await wish()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue('In other words.')
  await wish()
  await question.getByRole('button').last().click()
  await expect(title(page, 'New organization')).toBeVisible()
  await expect(page.getByLabel('Organization name')).toBeFocused()
  await look(page, 'new-organization')
  await page.keyboard.type('Bergamot Works')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Set up Bergamot Works')).toBeVisible()
})

test('where the data of an organization cannot be had, defaults stand in, say so, and can be loaded again', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/500|getOrgData/)
  const owner = await signInByMail(muster, 'owner-of-defaults@example.test')
  await createOrganization(muster, owner.token, 'Larkspur Studio')
  const page = await open(phone, signedInBrowser(muster, owner))
  const address = '**/api/getOrgData*'
  const error = { success: false, error: 'Failed to query documents', code: 'DATABASE_ERROR', requestId: 'r' }
  await page.route(address, (route) => route.fulfill({ status: 500, json: error }))
  await page.goto(`${muster.url}/#/help`)
  await expect(title(page, 'Help centre')).toBeVisible()
  const notice = page.getByText('The data of Larkspur Studio could not be loaded, so you see defaults.')
  await expect(notice).toBeVisible()
  await look(page, 'organization-stand-in')
  await page.unroute(address)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(notice).toBeHidden()
  await expect(title(page, 'Help centre')).toBeVisible()
})
