import { translator } from '../../insights/catalog/translator.ts'
import { english } from '../../languages/english.ts'
import { openOrganization } from '../support/api.ts'
import { invitedIn, latinOn } from '../support/invite-in-language.ts'
import { look, lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** English sentences of these pages, which no other language says alike: two words at least, and no value within. */
const englishSentences = (['accounts', 'aroundLogin', 'questionnaire', 'questions'] as const).flatMap(
  (area) => [...JSON.stringify(english[area]).matchAll(/:"([^"{<]+ [^"{<]+)"/g)].map(([, text = '']) => text),
)

test('an invitation in German leads through signing in to the questionnaire without an English sentence', async ({
  open,
  muster,
  watched,
}) => {
  watched.expectTrouble(/verifyOTP/)
  const caller = await openOrganization(muster, 'owner-of-a-german-way@example.test')
  const { email, link } = await invitedIn(muster, 'de', 'Greta Blum', caller)
  const de = translator('de', 'accounts')
  const asked = translator('de', 'questionnaire')
  // Their browser is English: it is the invitation that says which language is theirs.
  const page = await open(phone)
  const seen = async (step: string) => {
    const words = await page.locator('main').innerText()
    expect
      .soft(
        englishSentences.filter((sentence) => words.includes(sentence)),
        step,
      )
      .toEqual([])
    await expect.soft(page.locator('html'), step).toHaveAttribute('lang', 'de')
    await look(page, `german-way-${step}`)
  }
  await page.goto(link)
  await expect(page.getByRole('heading', { name: asked('notice.whoTitle') })).toBeVisible()
  await seen('mail-link')
  await page.goto(link.replace('questionnaire', 'login'))
  await expect(
    page.getByRole('heading', { name: de('invitedSignIn.welcome', { name: 'Greta Blum' }) }),
  ).toBeVisible()
  await seen('login')
  await page.getByRole('button', { name: de('emailStep.eMailMeACode') }).tap()
  await expect(page.getByRole('heading', { name: de('codeStep.enterYourCode') })).toBeVisible()
  const { text } = await muster.mailTo(email, translator('de', 'mails')('code.subject'))
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  await seen('code')
  await page.getByLabel(de('codeStep.digitOf', { index: 1, digits: 6 })).click()
  await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByRole('alert')).toHaveText(
    translator('de', 'aroundLogin')('failure.codeWrong', { count: 4 }),
  )
  await seen('wrong-code')
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/employee-form/)
  await expect(page.getByRole('heading', { level: 1, name: 'Greta' })).toBeVisible()
  await seen('questionnaire')
})

test('the login page and one that does not exist are read from right to left in Arabic, by the browser’s own language', async ({
  open,
  muster,
}) => {
  const ar = translator('ar', 'accounts')
  const page = await open(desktop, { locale: 'ar-EG' })
  await page.goto(`${muster.url}/#/nothing`)
  await expect(page.getByRole('heading', { name: ar('notFound.thereIsNoPageAt') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect.soft(await latinOn(page, []), 'nothing').toEqual([])
  await lookAtBoth(page, 'arabic-nothing')
  await page.getByRole('link', { name: ar('notFound.goToTheStartPage') }).click()
  await expect(page.getByRole('heading', { name: ar('loginPage.signInToMuster') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect.soft(await latinOn(page, ['Google']), 'login').toEqual([])
  await lookAtBoth(page, 'arabic-login')
  const email = 'arabic-login@languages.test'
  await page.getByLabel(ar('emailStep.eMail')).fill(email)
  await page.getByRole('button', { name: ar('emailStep.eMailMeACode') }).click()
  await expect(page.getByRole('heading', { name: ar('codeStep.enterYourCode') })).toBeVisible()
  expect.soft(await latinOn(page, [email]), 'code').toEqual([])
  await lookAtBoth(page, 'arabic-code')
  // English is chosen in the middle, and the code that was asked for is still waited for.
  await page.getByRole('combobox').selectOption('English')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
