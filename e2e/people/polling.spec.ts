import { createOrganization, invite, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'

/** Lists that somebody has open while another admin changes them. */

for (const [where, device] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test(`the lists of people and members come fresh by themselves, on ${where}`, async ({ open, muster }) => {
    const word = where.slice(2)
    const owner = await signInByMail(muster, `olga.fresh.${word}@example.test`)
    const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
    const caller = { token: owner.token, orgId }
    const amara = await join(muster, caller, `Amara Fresh ${word}`)
    await invite(muster, caller, ['Ben Okafor', 'Mei Tanaka'])
    const page = await open(device, signedInBrowser(muster, owner))
    await page.clock.install()
    await page.goto(`${muster.url}/#/submissions`)
    await expect(title(page, 'Submissions')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Ben Okafor' }).click()

    await invite(muster, caller, ['Carla Bruno'])
    await page.clock.fastForward(21_000)
    const people = page.getByRole('button', { name: '1 new person — show' })
    await expect(people).toBeVisible()
    await expect(page.getByText('1 selected')).toBeVisible()
    await look(page, 'kept-fresh-people')
    await people.click()
    await expect(page.getByRole('link', { name: 'Carla Bruno' })).toBeVisible()
    await expect(people).toBeHidden()

    await page.goto(`${muster.url}/#/settings?section=members`)
    // In the list of members: the page before has the name, too.
    const list = page.getByRole('region', { name: 'Members' })
    await expect(list.getByText(amara.user.displayName)).toBeVisible()
    // What a list is opened with is not new.
    await page.waitForLoadState('networkidle')
    const jonas = await join(muster, caller, `Jonas Fresh ${word}`)
    await page.clock.fastForward(21_000)
    const members = page.getByRole('button', { name: '1 new member — show' })
    await expect(members).toBeVisible()
    await look(page, 'kept-fresh-members')
    await members.click()
    await expect(page.getByText(jonas.user.displayName)).toBeVisible()
  })
}
