import { expect, type Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import { axeSource } from './axe-source.ts'

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What can be another finding in the other scheme of colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** How large a phone and a desktop are. */
export const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } }

/** Where pictures of what was looked at are kept, for people who want to see them; none where it is not set. */
const pictures = process.env['MUSTER_PICTURES']

/** Nothing that axe finds under these tags; without tags, nothing that depends on colours. */
const expectAccessible = async (page: Page, what: string, tags: string[] | undefined): Promise<void> => {
  // It stays in a document, so it comes once into each: it is half a megabyte.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeSource)
  const options: RunOptions = {
    runOnly: tags !== undefined ? { type: 'tag', values: tags } : { type: 'rule', values: ofColours },
    // What is in order is most of a screen, and nobody reads it.
    resultTypes: ['violations'],
    // Sheets and media would be fetched once more, for rules about films and sounds alone; there are none.
    preload: false,
    // The one frame there is shows a mail, in which no script runs; mails are looked at as pages of their own.
    iframes: false,
  }
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  const told = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }))
  expect.soft(told, what).toEqual([])
}

/**
 * What loads is there, or takes longer than a screen that is looked at while it loads (a reply of the chat is looked at
 * while it is written); what moves or fades has come to rest: halfway, texts have colours that nobody reads. Asked at each
 * frame, for what moves in a closed fold never says itself that it has ended.
 */
const settled = `(async () => {
  const end = performance.now() + 10_000
  const loads = () => performance.now() < end && document.querySelector('[aria-busy="true"]:not(article), .waiting') !== null
  const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
  for (let frame = 0; frame < 3 || loads() || document.getAnimations().some(moves); frame += 1)
    await new Promise(requestAnimationFrame)
})()`

/**
 * Looks at a screen in light and in dark: axe finds nothing, and nothing has to be scrolled to the side. What is too wide
 * makes a phone zoom out, and `innerWidth` grows with it: the screen's own width is the measure.
 */
export const look = async (page: Page, name: string, of: 'page' | 'mail' = 'page'): Promise<void> => {
  // A mail has no landmarks: those are the mail program's.
  const tags = of === 'mail' ? guidelines : [...guidelines, 'best-practice']
  const width = page.viewportSize()?.width ?? 0
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(settled)
    const what = `${name}, ${colorScheme}, ${width} wide`
    await expectAccessible(page, what, colorScheme === 'light' ? tags : undefined)
    if (pictures !== undefined) {
      await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect.soft(wide, `${what}: pixels that the page is wide`).toBeLessThanOrEqual(width)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}

/**
 * Looks at what is open on a desktop and on a phone, in the same page, which goes on as wide as it was. A dialog is looked
 * at from its beginning: where it was left decides which of its buttons are cut off.
 */
export const lookAtBoth = async (page: Page, name: string, of: 'page' | 'mail' = 'page'): Promise<void> => {
  const before = page.viewportSize()
  await look(page, name, of)
  await page.setViewportSize(before?.width === sizes.phone.width ? sizes.desktop : sizes.phone)
  await page.evaluate('document.querySelector("[role=dialog]")?.scrollTo(0, 0)')
  await look(page, name, of)
  if (before !== null) await page.setViewportSize(before)
}
