import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** The page on which other software’s authors read the calls. */

test('the calls are read in Muster’s look, light and dark, at a desk and on a phone', async ({
  open,
  watched,
  muster,
}) => {
  // Tried without a key.
  watched.expectTrouble(/401.*\/api\/getEmployees/)
  const page = await open(desktop)
  await page.goto(`${muster.url}/api/docs`)
  await expect(page.getByRole('heading', { name: /^Muster API/ })).toBeVisible()
  await expect(page).toHaveTitle('Muster API')
  await expect(page.getByText('Explore', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Other', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Photos of people, and logos of organizations.')).toBeVisible()
  for (const [colorScheme, paper] of [
    ['light', 'rgb(250, 248, 245)'],
    ['dark', 'rgb(25, 23, 21)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('body')).toHaveCSS('background-color', paper)
  }
  await lookAtBoth(page, 'api-docs')
  await page.locator('#operations-tag-People').click()
  const call = page.locator('.opblock').filter({ hasText: '/api/getEmployees' })
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.getByText('Authentication required').first()).toBeVisible()
  // On the dark of the block that holds it, in both schemes.
  await expect(call.locator('.curl-command pre code')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(call.locator('.response pre code').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.locator('#operations-tag-API_keys_and_webhooks').click()
  const hook = page.locator('#operations-API_keys_and_webhooks-createWebhook')
  await hook.locator('.opblock-summary-control').click()
  await expect(hook.getByText('{webhook-id}.{webhook-timestamp}.{body}')).toBeVisible()
  await hook.getByText('Callbacks', { exact: true }).last().click()
  await expect(hook.getByText('{$request.body#/url}').first()).toBeVisible()
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect(wide).toBeLessThanOrEqual(viewport.width)
    // The ring of the focus stands clear of the last line.
    const ring = await call.locator('.opblock-summary-control').boundingBox()
    const said = await call.locator('.opblock-summary-description').boundingBox()
    const room = (ring?.y ?? 0) + (ring?.height ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)
    expect(room).toBeGreaterThanOrEqual(4)
  }
})
