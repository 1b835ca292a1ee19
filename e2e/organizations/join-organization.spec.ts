import { contract } from '../../contract/index.ts'
import {
  ask,
  createOrganization,
  invite,
  openOrganization,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { askForCode, desktop, expect, phone, test } from '../support/fixtures.ts'
import { goTo, title } from '../support/owner-steps.ts'

/** Joining without having followed a link: by what waits for one's address, and by a code that is typed. */

test('signing in without a link shows pending invitations, which are joined with their role', async ({
  open,
  watched,
  muster,
}) => {
  // There is no company report yet.
  watched.expectTrouble(/404.*getCompanyReport/)
  const first = await openOrganization(muster, 'owner-of-waiting@example.test')
  const [asked] = await invite(muster, first, ['Amara Waiting'])
  const { token } = await signInByMail(muster, 'other-owner-of-waiting@example.test')
  const second = { token, orgId: await createOrganization(muster, token, 'Bergamot Works') }
  const name = 'Amara Waiting'
  const email = asked?.email ?? ''
  await ask(muster, contract.createInvitation, { name, email, membershipRole: 'admin' }, second)

  const page = await open(phone)
  await page.goto(muster.url)
  await page.keyboard.type(await askForCode(page, muster, email))
  await expect(title(page, 'No organizations found')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'You are invited to several' })
  await expect(waiting).toContainText('Larkspur Studio has invited you.')
  await expect(waiting).toContainText('Bergamot Works has invited you as an admin.')
  await look(page, 'waiting-invitations')
  await waiting.getByRole('button', { name: 'Join Bergamot Works' }).tap()
  await expect(title(page, 'Company wiki')).toBeVisible()
  // An admin sees everybody; who was invited as an employee would not.
  await goTo(page, 'Submissions')
  await expect(title(page, 'Submissions')).toBeVisible()

  const { members } = await ask(muster, contract.listMembers, {}, second)
  expect(members.map((member) => [member.email, member.role])).toContainEqual([email, 'admin'])
  const others = await ask(muster, contract.listMembers, {}, first)
  expect(
    others.members.map((member) => member.email),
    'joining one joins no other',
  ).not.toContain(email)
})

test('what was withdrawn while it was looked at cannot be joined, and the page says so', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/40[04].*acceptInvitation|status of 40[04]/)
  const owner = await openOrganization(muster, 'owner-of-withdrawing@example.test')
  const [asked] = await invite(muster, owner, ['Amara Withdrawn'])
  const signedIn = await signInByMail(muster, asked?.email ?? '')
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  await page.goto(muster.url)
  const join = page.getByRole('button', { name: 'Join Larkspur Studio' })
  await expect(join).toBeVisible()
  await ask(muster, contract.revokeInvitation, { employeeId: asked?.employeeId ?? '' }, owner)
  await join.click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await look(page, 'waiting-invitation-withdrawn')
  await page.reload()
  await expect(title(page, 'No organizations found')).toBeVisible()
  await expect(join).toBeHidden()
})

test('a code is typed by somebody without an organization, wrongly, of somebody else, and rightly', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/404/)
  const owner = await openOrganization(muster, 'owner-of-typing@example.test')
  const [mine, anothers] = await invite(muster, owner, ['Amara Typing', 'Jonas Typing'])
  const page = await open(phone)
  await page.goto(muster.url)
  await page.keyboard.type(await askForCode(page, muster, mine?.email ?? ''))
  await expect(title(page, 'No organizations found')).toBeVisible()
  const field = page.getByLabel('Invite code')
  const type = async (code: string) => {
    // The same address again would not load the page again.
    await page.goto('about:blank')
    await page.goto(muster.url)
    await page.getByRole('button', { name: 'I have an invite code' }).tap()
    await field.fill(code)
    await page.keyboard.press('Enter')
  }
  await type('not a code')
  await expect(page.getByText('An invite code has 16 letters and digits.')).toBeVisible()
  await look(page, 'code-typed-wrongly')
  await type('0000 0000 0000 0000')
  await expect(title(page, 'We don’t know this invite code')).toBeVisible()
  await type(anothers?.code ?? '')
  await expect(title(page, 'This invitation is for another address')).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).tap()
  // As it is printed and read aloud: in small letters, with dashes.
  await type((mine?.code ?? '').toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-'))
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  const { members } = await ask(muster, contract.listMembers, {}, owner)
  expect(members.map(({ email }) => email)).toContain(mine?.email)
  expect(members.map(({ email }) => email)).not.toContain(anothers?.email)
})

test('who comes to join and is invited nowhere types the code at once, with an organization or without', async ({
  open,
  muster,
}) => {
  const signedIn = await signInByMail(muster, 'invited.nowhere@example.test')
  const page = await open(phone, signedInBrowser(muster, signedIn))
  await page.goto(`${muster.url}/#/join-organization`)
  await expect(title(page, 'No organizations found')).toBeVisible()
  await expect(page.getByLabel('Invite code')).toBeFocused()
  await look(page, 'join-without-organization')
  await createOrganization(muster, signedIn.token, 'Bergamot Works')
  await page.reload()
  await expect(title(page, 'Join an organization')).toBeVisible()
  await expect(page.getByText('There is no invitation for invited.nowhere@example.test')).toBeVisible()
  await expect(page.getByLabel('Invite code')).toBeFocused()
  await look(page, 'join-another-organization')
})
