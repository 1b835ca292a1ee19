import { createOrganization, signedInBrowser, signInByMail } from './api.ts'
import { look } from './look.ts'
import { desktop, expect, phone, test } from './muster.ts'

/** Dialogs with more in them than a screen shows: the buttons that end them stay in sight, and cover nothing for good. */

for (const [where, device] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test(`the buttons of a long list of people to invite stay in sight, on ${where}`, async ({
    open,
    muster,
  }) => {
    const signedIn = await signInByMail(muster, `long-list-on-${where.slice(2)}@example.test`)
    await createOrganization(muster, signedIn.token, 'Larkspur Studio')
    const page = await open(device, signedInBrowser(muster, signedIn))
    await page.goto(`${muster.url}/#/submissions?invite=many`)
    const dialog = page.getByRole('dialog')
    const people = Array.from({ length: 40 }, (_, index) => `Person ${index} <person-${index}@larkspur.test>`)
    await dialog.getByLabel('People', { exact: true }).fill(`${people.join('\n')}\nnonsense`)
    // Once all that is told of them is there.
    const last = dialog.getByRole('button', { name: 'What each line would do (CSV)' })
    await expect(last).toBeVisible()
    const send = dialog.getByRole('button', { name: 'Invite 40 people' })
    await expect(send).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Discard' })).toBeInViewport({ ratio: 1 })
    await look(page, 'invite-long')

    // At the end of it the last thing stands above them.
    await last.focus()
    await expect(last).toBeFocused()
    const [foot, row] = await Promise.all([last.boundingBox(), send.boundingBox()])
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0)
    await look(page, 'invite-long-end')
  })
}
