import type { Page } from '@playwright/test'
import { look } from './check-accessibility.ts'
import { desktop, phone } from './fixtures.ts'

/** Looks at a screen as wide as a desk and as wide as a phone, and leaves it as wide as it was. */
export const lookAtBoth = async (page: Page, name: string): Promise<void> => {
  const own = page.viewportSize() ?? desktop.viewport
  const other = own.width === desktop.viewport.width ? phone.viewport : desktop.viewport
  await look(page, name)
  await page.setViewportSize(other)
  await look(page, name)
  await page.setViewportSize(own)
}
