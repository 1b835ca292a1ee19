import type { Locator } from '@playwright/test'
import { createOrganization, invitedAlone, signedInBrowser, signInByMail } from './api.ts'
import { look } from './look.ts'
import { desktop, expect, phone, test } from './muster.ts'

/** Where the reader’s own few colours replace those of the pages, what was told by a colour alone is still told. */

const colourOf = (one: Locator) =>
  one.evaluate<string>((element) => getComputedStyle(element).backgroundColor)

test('in forced colours one sees which theme and which number is chosen', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'forced.colours@example.test')
  await createOrganization(muster, owner.token, 'Larkspur Studio')
  const page = await open({ ...desktop, forcedColors: 'active' }, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=appearance`)
  const themes = page.getByRole('radiogroup', { name: 'Theme' }).first().locator('label')
  await expect(themes).toHaveCount(3)
  const colours = await Promise.all((await themes.all()).map(colourOf))
  expect(new Set(colours).size).toBe(2)
  expect(await colourOf(themes.and(page.locator('[data-active]')))).not.toBe(await colourOf(themes.first()))

  const { at } = await invitedAlone(muster, 'forced')
  const asked = await open({ ...phone, forcedColors: 'active' })
  await asked.goto(at('role_clarity'))
  const faces = asked.locator('.q-choice__face')
  await expect(faces).toHaveCount(10)
  await asked.getByRole('radio', { name: '8', exact: true }).tap()
  await expect.poll(async () => (await colourOf(faces.nth(7))) === (await colourOf(faces.nth(6)))).toBe(false)
  await look(asked, 'forced-colours-choice')
})
