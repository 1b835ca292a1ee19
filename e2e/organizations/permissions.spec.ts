import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import type { Permission } from '../../contract/rights/permissions.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  join,
  send,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { askForCode, desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'
import { goTo, rowOf, title } from '../support/owner-steps.ts'

/** What a member's role or list of permissions opens and closes on their screens, and what changes under their hands. */

const owned = async (muster: Muster, story: string) => {
  const signedIn = await signInByMail(muster, `owner-of-${story}@example.test`)
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  return { signedIn, orgId, caller: { token: signedIn.token, orgId } }
}

const placesOf = (page: Page) =>
  page.getByRole('complementary').getByRole('navigation', { name: 'Places' }).getByRole('link')

/** Every place that a list can close, with the permission that opens it. */
const closable: readonly [place: string, address: string, needs: Permission][] = [
  ['Company wiki', 'company-wiki', 'report:view'],
  ['Submissions', 'submissions', 'submission:view'],
  ['Reports', 'reports', 'report:view'],
  ['Chat', 'chat', 'chat:use'],
]

/** The shortest list and one that opens all places; web/guards/places-by-permission.test.tsx has those between. */
const lists: readonly Permission[][] = [
  ['org:view'],
  ['org:view', 'employee:view', 'submission:view', 'report:view', 'chat:use', 'admin:view', 'org:settings'],
]

test('a list of permissions opens the places that it names, and the others say so', async ({
  open,
  watched,
  muster,
}) => {
  test.slow()
  // There is no company report. Whatever else a screen asked for in vain would fail this test.
  watched.expectTrouble(/404.*getCompanyReport/)
  const { caller } = await owned(muster, 'lists-of-permissions')
  const member = await join(muster, caller, 'Amara Listed')
  const page = await open(desktop, signedInBrowser(muster, member))
  for (const permissions of lists) {
    await ask(muster, contract.changeMemberPermissions, { userId: member.user.uid, permissions }, caller)
    const may = (needs: Permission) => permissions.includes(needs)
    await page.goto(`${muster.url}/#/help`)
    await page.reload()
    await expect(title(page, 'Help centre')).toBeVisible()
    await expect(placesOf(page)).toHaveText([
      ...closable.filter(([, , needs]) => may(needs)).map(([place]) => place),
      'Help centre',
      'Settings',
    ])
    for (const [place, address, needs] of closable) {
      await page.goto(`${muster.url}/#/${address}`)
      await expect(title(page, place)).toBeVisible()
      await expect(page.getByText('Loading', { exact: true })).toBeHidden()
      const refusal = page.getByRole('heading', {
        name: /^(You don’t have permission for this page|Your role doesn’t include this page)$/,
      })
      await expect(refusal, `${place} with ${permissions.join()}`).toBeVisible({ visible: !may(needs) })
      if (!may(needs) && permissions.length === 1) await look(page, `refused-${address}`)
    }
    await page.goto(`${muster.url}/#/settings`)
    const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    await expect(sections.filter({ hasText: 'Members' })).toHaveCount(may('admin:view') ? 1 : 0)
    await expect(sections.filter({ hasText: 'Audit log' })).toHaveCount(may('admin:view') ? 1 : 0)
    await page.goto(`${muster.url}/#/settings?section=organization`)
    await expect(page.getByRole('heading', { level: 2, name: 'Organization' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save names' })).toHaveCount(may('org:settings') ? 1 : 0)
  }
  // Seeing is not doing: without the permissions for it nothing is offered that would be refused.
  for (const [address, act] of [
    ['submissions', 'Invite people'],
    ['reports', 'Generate all'],
    ['company-wiki', 'Generate report'],
  ] as const) {
    await page.goto(`${muster.url}/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: act })).toHaveCount(0)
  }
})

test('an admin who is made an employee loses the answers of others, what they may do, and their places', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/400|404.*getCompanyReport/)
  const { signedIn, orgId, caller } = await owned(muster, 'demoting')
  const amara = await join(muster, caller, 'Amara Demoted', { membershipRole: 'admin' })
  const [jonas] = await invite(muster, caller, ['Jonas Answering'])
  if (!jonas) throw new Error('Nobody was invited.')
  await ask(muster, contract.submitEmployeeAnswers, {
    employeeId: jonas.employeeId,
    inviteCode: jonas.code,
    answers: completeAnswers('Jonas Answering'),
  })
  const theirs = await open(desktop, signedInBrowser(muster, amara))
  await theirs.goto(`${muster.url}/#/submissions`)
  await expect(rowOf(theirs, 'Jonas Answering')).toContainText('Answered')

  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/settings?section=members`)
  await page.getByRole('button', { name: 'Actions for Amara Demoted' }).click()
  await page.getByRole('menuitem', { name: 'Make employee' }).click()
  const question = page.getByRole('dialog', { name: 'Make Amara Demoted an employee?' })
  await expect(question).toContainText('will no longer see the answers and reports of others')
  await look(page, 'settings-make-employee')
  await question.getByRole('button', { name: 'Make employee' }).click()
  await expect(rowOf(page, 'Amara Demoted')).toContainText('Employee')

  // The next call is refused already, with the sentence for their role and not by throwing them out.
  const refused = await send(muster, contract.getSubmissions, {}, { token: amara.token, orgId })
  expect(refused.status).toBe(400)
  await theirs.reload()
  await expect(title(theirs, 'Submissions')).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'Your role doesn’t include this page' })).toBeVisible()
  await expect(theirs.getByText('Jonas Answering')).toHaveCount(0)
  await expect(placesOf(theirs)).toHaveText(['Company wiki', 'Reports', 'Chat', 'Help centre', 'Settings'])
  await goTo(theirs, 'Reports')
  await expect(title(theirs, 'Reports')).toBeVisible()
  await expect(theirs.getByText('Jonas Answering')).toHaveCount(0)
  await theirs.goto(`${muster.url}/#/reports/${jonas.employeeId}`)
  await expect(theirs.getByRole('heading', { name: /^You can see only your own report/ })).toBeVisible()
  await theirs.goto(`${muster.url}/#/settings`)
  const sections = theirs.getByRole('navigation', { name: 'Settings' })
  await expect(sections.getByRole('link', { name: /^Profile/ })).toBeVisible()
  await expect(sections.getByRole('link', { name: /Members|Audit log/ })).toHaveCount(0)
  await theirs.goto(`${muster.url}/#/settings?section=members`)
  await expect(theirs.getByRole('heading', { name: 'Your role doesn’t include this page' })).toBeVisible()
  await look(theirs, 'settings-no-longer-admin')
})

test('an owner invites an admin by the form; the link joins them as one, and they see everybody', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/404.*getCompanyReport/)
  const { signedIn, caller } = await owned(muster, 'inviting-an-admin')
  await invite(muster, caller, ['Jonas Somebody'])
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/submissions`)
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Amara Invited')
  await dialog.getByLabel('E-mail').fill('amara.invited@example.test')
  await dialog.getByRole('checkbox', { name: 'Invite as an admin' }).check()
  await look(page, 'invite-admin')
  await dialog.getByRole('button', { name: 'Make invitation' }).click()
  await expect(
    dialog.getByText('Amara Invited is invited as an admin (amara.invited@example.test)'),
  ).toBeVisible()
  await look(page, 'invited-admin')
  const link = await dialog.getByLabel('Link to join as an admin').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(page, 'Amara Invited')).toBeVisible()

  const theirs = await open(phone)
  await theirs.goto(link)
  await expect(theirs.getByText(/has invited you to Muster as an admin/)).toBeVisible()
  await look(theirs, 'invited-as-admin')
  await theirs.keyboard.type(await askForCode(theirs, muster, 'amara.invited@example.test'))
  await expect(title(theirs, 'Company wiki')).toBeVisible()
  await goTo(theirs, 'Submissions')
  await expect(rowOf(theirs, 'Jonas Somebody')).toBeVisible()
  // An admin invites, and gives nobody what is the owner's to give.
  await theirs.getByRole('button', { name: 'Invite people' }).first().tap()
  await expect(theirs.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await expect(theirs.getByRole('checkbox', { name: 'Invite as an admin' })).toHaveCount(0)
})

test('two admins who remove the same member at once, and an owner who makes them an admin meanwhile, agree in the end', async ({
  open,
  watched,
  muster,
}) => {
  // Who comes too late is told so.
  watched.expectTrouble(/40[04]/)
  const { signedIn, caller } = await owned(muster, 'changing-at-once')
  const admins = [
    await join(muster, caller, 'Ada Admin', { membershipRole: 'admin' }),
    await join(muster, caller, 'Bo Admin', { membershipRole: 'admin' }),
  ]
  const jonas = await join(muster, caller, 'Jonas Contested')
  const prepare = async (who: typeof signedIn, item: string) => {
    const page = await open(desktop, signedInBrowser(muster, who))
    await page.goto(`${muster.url}/#/settings?section=members`)
    await page.getByRole('button', { name: 'Actions for Jonas Contested' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    return { page, act: page.getByRole('dialog').getByRole('button', { name: item, exact: true }) }
  }
  const owners = await prepare(signedIn, 'Make admin')
  const removers = await Promise.all(admins.map((admin) => prepare(admin, 'Remove')))
  const everybody = [owners, ...removers]
  for (const { act } of everybody) await expect(act).toBeVisible()
  await Promise.all(everybody.map(({ act }) => act.click()))
  // Both are done with it: whoever was second found it done.
  for (const { page } of removers) {
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(rowOf(page, 'Jonas Contested')).toBeHidden()
  }
  await owners.page.reload()
  await expect(rowOf(owners.page, 'Ada Admin')).toBeVisible()
  await expect(rowOf(owners.page, 'Jonas Contested')).toBeHidden()
  const { members } = await ask(muster, contract.listMembers, {}, caller)
  expect(members.find(({ userId }) => userId === jonas.user.uid)?.status).toBe('suspended')
  await owners.page.goto(`${muster.url}/#/settings?section=audit`)
  const entries = owners.page.getByRole('listitem').filter({ hasText: 'removed Jonas Contested' })
  await expect(entries, 'it was done once').toHaveCount(1)
})
