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
import { desktop, expect, phone, test as base, type Muster } from '../support/fixtures.ts'
import { rowOf, title } from '../support/owner-steps.ts'

/**
 * What operating.md promises for plain HTTP: all but installing and opening without a connection works. Browsers take
 * neither `localhost` nor a loopback address for insecure, so the server is reached by a name of its own.
 */

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP muster.test 127.0.0.1']
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

const plain = (muster: Pick<Muster, 'url'>) => ({ url: muster.url.replace('localhost', 'muster.test') })

/** An owner with one person who is invited, and what a browser holds that they have signed in with. */
const ownerOf = async (muster: Muster, story: string) => {
  const owner = await signInByMail(muster, `owner-of-${story}@example.test`)
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const [waiting] = await invite(muster, caller, ['Wanda Waiting'], `${story}.test`)
  if (!waiting) throw new Error('Nobody was invited')
  return { caller, waiting, browser: signedInBrowser(plain(muster), owner) }
}

/** Browsers say on plain HTTP that they ignore two headers, which are for secure pages alone. */
const ignoredHeaders = /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/

/** What a key pastes into a field. */
const pasted = async (page: Page): Promise<string> => {
  await page.evaluate(`{
    const field = document.createElement('textarea')
    field.id = 'pasted'
    document.body.append(field)
    field.focus()
  }`)
  await page.keyboard.press('ControlOrMeta+V')
  const value = await page.locator('#pasted').inputValue()
  await page.evaluate(`document.getElementById('pasted').remove()`)
  return value
}

test('on plain HTTP links are copied from menu, drawer and dialog', async ({ open, watched, muster }) => {
  watched.expectTrouble(ignoredHeaders)
  const { caller, waiting, browser } = await ownerOf(muster, 'copying-plainly')
  const page = await open(phone, browser)
  await page.goto(`${plain(muster).url}/#/submissions`)
  await expect(title(page, 'Submissions')).toBeVisible()
  expect(await page.evaluate('isSecureContext')).toBe(false)
  expect(await page.evaluate('navigator.clipboard')).toBeUndefined()

  await rowOf(page, 'Wanda Waiting').getByRole('button', { name: 'Actions for Wanda Waiting' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('The link of Wanda Waiting is copied.')).toBeVisible()
  expect(await pasted(page)).toBe(waiting.inviteLink)

  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite/ })
  await dialog.getByLabel('Name', { exact: true }).fill('Amara Okafor')
  await dialog.getByLabel('E-mail').fill('amara@copying-plainly.test')
  await dialog.getByRole('button', { name: /^(?:Make|Send) invitation/ }).click()
  const link = await dialog.getByLabel('Personal link').inputValue()
  const button = dialog.getByRole('button', { name: 'Copy the link of Amara Okafor' })
  await button.click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  expect(await pasted(page)).toBe(link)

  // What comes by the listener, and what is made of it.
  const answers = Object.entries(completeAnswers('Wanda Waiting')).map(([questionId, answer]) => ({
    questionId,
    answer,
  }))
  const { employeeId, code: inviteCode } = waiting
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers, inviteCode }, caller)
  await expect(rowOf(page, 'Wanda Waiting')).toContainText('Answered')
})

test('on plain HTTP a link that the browser does not copy is selected to be copied by hand', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(ignoredHeaders)
  const { waiting, browser } = await ownerOf(muster, 'copying-by-hand')
  const page = await open(desktop, browser)
  await page.addInitScript('document.execCommand = () => false')
  await page.goto(`${plain(muster).url}/#/submissions`)
  const selected = () =>
    page.evaluate(
      'document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)',
    )
  await rowOf(page, 'Wanda Waiting').getByRole('button', { name: 'Actions for Wanda Waiting' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('The link could not be copied')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Copy it from here:' })).toBeFocused()
  expect(await selected()).toBe(waiting.inviteLink)
})

test('on plain HTTP somebody signs in with a pasted code, answers, and goes on after a reload', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(ignoredHeaders)
  const { waiting } = await ownerOf(muster, 'answering-plainly')
  const page = await open(phone)
  await page.goto(`${plain(muster).url}/#/login/${waiting.code}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Wanda Waiting' })).toBeVisible()
  await page.goto(`${plain(muster).url}/#/questionnaire/${waiting.code}?step=title_department`)
  const answer = page.getByRole('textbox').first()
  await answer.fill('Planner, Operations')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox').first()).toHaveValue('Planner, Operations')
  expect(await page.evaluate(`'serviceWorker' in navigator`)).toBe(false)
})
