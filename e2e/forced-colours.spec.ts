import type { Page } from '@playwright/test'
import { createOrganization, invitedAlone, signedInBrowser, signInByMail } from './api.ts'
import { look } from './look.ts'
import { desktop, expect, phone, test } from './muster.ts'

/** Where the reader’s own few colours replace those of the pages, what was told by a colour alone is still told. */

const groundsOf = (page: Page, selector: string) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('${selector}')].map((one) => getComputedStyle(one).backgroundColor)`,
  )

test('in forced colours one sees which theme and which number is chosen', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'forced.colours@example.test')
  await createOrganization(muster, owner.token, 'Larkspur Studio')
  const page = await open({ ...desktop, forcedColors: 'active' }, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=appearance`)
  const themes = page.getByRole('radiogroup', { name: 'Theme' }).last()
  await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked()
  const [chosen] = await groundsOf(page, '.mantine-SegmentedControl-label[data-active]')
  const others = await groundsOf(page, '.mantine-SegmentedControl-label:not([data-active])')
  expect(others.length).toBeGreaterThan(1)
  expect(others).not.toContain(chosen)

  const { at } = await invitedAlone(muster, 'forced')
  const asked = await open({ ...phone, forcedColors: 'active' })
  await asked.goto(at('role_clarity'))
  await asked.getByRole('radio', { name: '8', exact: true }).tap()
  await expect
    .poll(async () => new Set(await groundsOf(asked, '.q-choice__face')).size, 'one of ten stands out')
    .toBe(2)
  await look(asked, 'forced-colours-choice')
})
