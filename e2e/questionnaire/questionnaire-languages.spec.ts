import { translator } from '../../insights/catalog/translator.ts'
import { invitedAlone } from '../support/api.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Of each answer on the review how far it stands from where its line begins, in pixels. */
const fromStart = `[...document.querySelectorAll('.q-reviewed .q-answer')].map((answer) => {
  const text = document.createRange()
  text.selectNodeContents(answer)
  const [line] = text.getClientRects()
  const box = answer.closest('dd').getBoundingClientRect()
  return Math.round(document.dir === 'rtl' ? box.right - line.right : line.left - box.left)
})`

test('who comes back in another language finds their answers where lines begin, and help in that language', async ({
  open,
  muster,
}) => {
  const { at, draft } = await invitedAlone(muster, 'back-in-languages')
  await draft({ full_name: 'Amara Okafor', core_responsibilities: 'Payroll,\nand all that comes with it.' })
  const page = await open(phone)
  await page.goto(at('review'))
  for (const [language, direction] of [
    ['de', 'ltr'],
    ['es', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    const t = translator(language, 'questionnaire')
    const help = translator(language, 'helpBeside')
    await page.evaluate(`localStorage.setItem('muster.language', '${language}')`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: t('review.title') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByText('amara.okafor@', { exact: false })).toBeVisible()
    for (const { viewport } of direction === 'rtl' ? [desktop, phone] : [phone]) {
      await page.setViewportSize(viewport)
      const starts = await page.evaluate<number[]>(fromStart)
      expect(starts.length).toBeGreaterThan(2)
      expect(starts).toEqual(starts.map(() => 0))
    }
    await expect(page.getByText(t('review.notYet')).first()).toBeVisible()
    const see = direction === 'rtl' ? lookAtBoth : look
    await see(page, `review-begun-${language}`)

    const way = page.getByRole('link', { name: t('frame.helpOnThisPage') })
    // On a phone its mark is alone, and is large enough for a finger (WCAG 2.5.8).
    expect((await way.boundingBox())?.width).toBeGreaterThanOrEqual(24)
    await way.press('Enter')
    const beside = page.getByRole('dialog')
    await expect(beside.getByText(help('inEnglish')).first()).toBeVisible()
    await expect(page.locator(`[role=dialog] [lang]:not([lang=${language}])`)).toHaveCount(0)
    await see(page, `help-beside-${language}`)
    await beside.getByRole('button', { name: help('close') }).press('Enter')
    await expect(beside).toBeHidden()
  }
})

test('help that is opened without a connection leaves the question in its place, and comes once there is one', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(
    /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS|occurred when fetching the script/,
  )
  const t = translator('de', 'questionnaire')
  const help = translator('de', 'helpBeside')
  const { at } = await invitedAlone(muster, 'help-offline')
  const page = await open(phone)
  await page.addInitScript(`localStorage.setItem('muster.language', 'de')`)
  await page.goto(at('core_responsibilities'))
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('textbox').fill('Payroll')
  await page.getByRole('link', { name: t('frame.helpOnThisPage') }).tap()
  await expect(page.getByText(t('frame.connectionLost'))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Payroll')
  await page.getByRole('button', { name: t('goOn') }).tap()
  await expect(page.getByRole('textbox')).toBeHidden()
  await page.getByRole('link', { name: t('frame.helpOnThisPage') }).tap()
  await expect(page.getByText(t('frame.connectionLost'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog').getByRole('button', { name: help('close') })).toBeVisible({
    timeout: 20_000,
  })
})
