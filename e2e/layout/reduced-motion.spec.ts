import type { Locator } from '@playwright/test'
import { desktop, expect, test } from '../support/fixtures.ts'

const middleOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}

test('with reduced motion, the colour scheme changes at once and a loading button is centred', async ({
  open,
  muster,
}) => {
  const page = await open(desktop, { reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(muster.url)
  await expect(page.getByRole('heading', { name: 'Sign in to Muster' })).toBeVisible()
  const moving = await page.evaluate<[string, number]>(`(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
    return [getComputedStyle(document.body).colorScheme, document.getAnimations().length]
  })()`)
  expect(moving).toEqual(['dark', 0])

  await page.getByLabel('E-mail').fill('less.motion@example.test')
  // It stays at work until the page is closed.
  await page.route('**/api/sendOTP', () => undefined)
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  const dots = page.locator('.mantine-Loader-root')
  await expect(dots).toBeVisible()
  expect(await middleOf(dots)).toEqual(await middleOf(page.locator('button', { has: dots })))
})
