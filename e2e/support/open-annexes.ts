import type { Page } from '@playwright/test'

/** Opens what is folded at the end of a person's report: its sums, its limits and how it was made. */
export const openAnnexes = async (page: Page): Promise<void> => {
  const fold = page.locator('#annexes > details')
  await fold.waitFor()
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click()
}
