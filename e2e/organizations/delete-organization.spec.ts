import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  join,
  mailedCode,
  send,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { askForCodeAgain, desktop, expect, phone, test } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'

/** An organization that is deleted by typing its name: what is said to be lost, and that it is. */

test('an organization is deleted by its name alone, says before what is lost, and is gone for everybody', async ({
  open,
  watched,
  muster,
}) => {
  // Who was in it is signed out at their next call, and what was there is not found any more.
  watched.expectTrouble(/40[034]/)
  const owner = await signInByMail(muster, 'owner-of-deleting@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const member = await join(muster, caller, 'Amara Deleted')
  const [answered, waiting] = await invite(muster, caller, ['Jonas Deleted', 'Mei Deleted'])
  if (!answered || !waiting) throw new Error('Nobody was invited.')
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: answered.employeeId,
    inviteCode: answered.code,
    answers: completeAnswers('Jonas Deleted'),
  })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: answered.employeeId } }, caller)
  await ask(muster, contract.generateCompanyReport, {}, caller)
  const mailed = await mailedCode(muster, waiting.email)
  const own = { token: member.token, orgId: await createOrganization(muster, member.token, 'Bergamot Works') }

  const theirs = await open(desktop, signedInBrowser(muster, member))
  await theirs.goto(`${muster.url}/#/help`)
  const menu = theirs.getByRole('complementary').getByRole('button', { name: /Switch organization/ })
  await menu.click()
  await theirs.getByRole('menuitemradio', { name: /Larkspur Studio/ }).click()
  await expect(menu).toContainText('Larkspur Studio')

  const page = await open(phone, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=organization`)
  const press = page.getByRole('button', { name: 'Delete Larkspur Studio' })
  await press.tap()
  const question = page.getByRole('dialog', { name: 'Delete Larkspur Studio?' })
  await expect(question).toContainText('This deletes 3 people, 1 submitted questionnaire, every report')
  await expect(question).toContainText(
    'every conversation in the chat, every invitation link and every membership',
  )
  await expect(question).toContainText('Accounts stay')
  await look(page, 'delete-organization')
  const act = question.getByRole('button', { name: 'Delete organization' })
  for (const typed of ['', 'Larkspur', 'Bergamot Works']) {
    await question.getByRole('textbox').fill(typed)
    await expect(act, `with “${typed}”`).toBeDisabled()
  }
  await question.getByRole('textbox').press('Enter')
  await question.getByRole('button', { name: 'Cancel' }).tap()
  await expect(question).toBeHidden()
  expect((await send(muster, contract.getOrgData, {}, caller)).status, 'nothing has happened yet').toBe(200)

  await press.tap()
  await question.getByRole('textbox').fill('larkspur studio')
  await act.tap()
  await expect(title(page, 'No organizations found')).toBeVisible()
  await expect(page.getByText('Larkspur Studio', { exact: true })).toHaveCount(0)

  // Nobody reaches anything of it: not its owner, not by a code of its invitations.
  expect((await send(muster, contract.getOrgData, {}, caller)).status).toBe(403)
  for (const code of [waiting.code, mailed, answered.code]) {
    expect((await send(muster, contract.getInvitationStatus, { code })).status).toBe(404)
  }
  const stranger = await open(phone)
  await stranger.goto(`${muster.url}/#/questionnaire/${mailed}`)
  await expect(stranger.getByRole('heading', { level: 1 })).not.toContainText('Mei')
  await expect(stranger.getByText('Mei Deleted')).toHaveCount(0)
  await look(stranger, 'questionnaire-of-a-deleted-organization')

  // A member's account stays, and so does their other organization.
  const told = theirs.getByText('Authentication failed. Please log in again.')
  // What the page asks for by itself may tell it before a click does.
  await theirs.getByRole('link', { name: 'Reports', exact: true }).or(told).first().click()
  await expect(told).toBeVisible()
  expect((await send(muster, contract.getOrgData, {}, own)).status).toBe(200)
  const again = await open(desktop)
  await again.goto(muster.url)
  const email = 'owner-of-deleting@example.test'
  await again.keyboard.type(await askForCodeAgain(again, muster, email))
  await expect(title(again, 'No organizations found')).toBeVisible()
})
