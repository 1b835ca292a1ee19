import { createOrganization, invite, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { expect, phone, test } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'

/** Lists that somebody has open while another admin changes them. */

test('the lists of people and members come fresh by themselves', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'olga.fresh@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const amara = await join(muster, caller, 'Amara Fresh')
  await invite(muster, caller, ['Ben Okafor', 'Mei Tanaka'])
  const page = await open(phone, signedInBrowser(muster, owner))
  await page.clock.install()
  await page.goto(`${muster.url}/#/submissions`)
  await expect(title(page, 'Submissions')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Ben Okafor' }).click()

  await invite(muster, caller, ['Carla Bruno'])
  await page.clock.fastForward(21_000)
  const people = page.getByRole('button', { name: '1 new person — show' })
  await expect(people).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
  await lookAtBoth(page, 'kept-fresh-people')
  await people.click()
  await expect(page.getByRole('link', { name: 'Carla Bruno' })).toBeVisible()
  await expect(people).toBeHidden()

  await page.goto(`${muster.url}/#/settings?section=members`)
  // In the list of members: the page before has the name, too.
  const list = page.getByRole('region', { name: 'Members' })
  await expect(list.getByText(amara.user.displayName)).toBeVisible()
  // What a list is opened with is not new.
  await page.waitForLoadState('networkidle')
  const jonas = await join(muster, caller, 'Jonas Fresh')
  await page.clock.fastForward(21_000)
  const members = page.getByRole('button', { name: '1 new member — show' })
  await expect(members).toBeVisible()
  await lookAtBoth(page, 'kept-fresh-members')
  await members.click()
  await expect(page.getByText(jonas.user.displayName)).toBeVisible()
})
