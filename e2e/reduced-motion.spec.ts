import { desktop, expect, test } from './muster.ts'

test('whoever wants less motion sees another scheme of colours at once', async ({ open, muster }) => {
  const page = await open(desktop, { reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(muster.url)
  await expect(page.getByRole('heading', { name: 'Sign in to Muster' })).toBeVisible()
  const moving = await page.evaluate<[string, number]>(`(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
    return [getComputedStyle(document.body).colorScheme, document.getAnimations().length]
  })()`)
  expect(moving).toEqual(['dark', 0])
})
