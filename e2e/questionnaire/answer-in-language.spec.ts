import { contract } from '../../contract/index.ts'
import { questionsOf, sections, type RawAnswers } from '../../insights/questionnaire/questionnaire.ts'
import { translator } from '../../insights/catalog/translator.ts'
import { ask, createOrganization, openOrganization, signedInBrowser, signInByMail } from '../support/api.ts'
import { invitedIn, latinOn } from '../support/invite-in-language.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

const answers: RawAnswers = {
  full_name: 'أميرة حداد',
  title_department: 'محاسبة، القسم المالي',
  core_responsibilities: 'الرواتب',
  role_clarity: '8',
  weekly_output: '7',
  recurring_deliverables: 'تقارير شهرية',
  has_kpis: 'Yes',
  missing_tools: 'لا شيء',
}

test('an invitation in Arabic is answered from right to left, without a word of another language', async ({
  open,
  muster,
}) => {
  const caller = await openOrganization(muster, 'owner-of-arabic@example.test')
  const { email, link } = await invitedIn(muster, 'ar', 'Amira Haddad', caller)
  const t = translator('ar', 'questionnaire')
  const words = translator('ar', 'questions')
  const names = ['Larkspur Studio', 'Amira Haddad', 'Amira', email]
  const page = await open(phone)
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  const seen = async (step: string) => {
    expect.soft(await latinOn(page, names), step).toEqual([])
    await look(page, `arabic-${step}`)
  }

  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('notice.whoTitle') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await seen('welcome')
  await press(t('welcome.start'))
  await expect(title(t('personal.title'))).toBeVisible()
  await page.getByLabel(words('questions.full_name.prompt')).fill('')
  await press(t('goOn'))
  await expect(page.getByRole('alert')).toHaveText(
    t('problem.missing', { question: words('questions.full_name.prompt') }),
  )
  await seen('about-you')
  await page.getByLabel(words('questions.full_name.prompt')).fill(answers.full_name ?? '')
  await press(t('goOn'))
  const looked = new Set<string>()
  for (const section of sections.slice(1)) {
    await expect(title(words(`sections.${section.id}.title`))).toBeVisible()
    if (section.order === 2) await seen('section')
    await press(t('goOn'))
    for (const { id, type, required } of questionsOf(section.id)) {
      await expect(title(words(`questions.${id}.prompt`))).toBeVisible()
      const answer = answers[id]
      if (required && type === 'textarea' && !looked.has(type)) {
        await page.getByRole('textbox').fill('ن'.repeat(5001))
        await press(t('goOn'))
        await expect(page.getByRole('alert')).toHaveText(t('problem.tooLong', { length: 5001, max: 5000 }))
      }
      if (!looked.has(type)) await seen(type)
      looked.add(type)
      if (answer !== undefined && type === 'scale') await page.locator(`input[value="${answer}"]`).tap()
      else if (answer !== undefined && type === 'yesno') {
        await page.getByRole('radio', { name: t('question.yes') }).tap()
      } else if (answer !== undefined) await page.getByRole('textbox').fill(answer)
      await press(answer === undefined ? t('question.skip') : t('goOn'))
    }
  }
  await expect(title(t('review.title'))).toBeVisible()
  await seen('review')
  await press(t('review.send'))
  await expect(title(t('thanks.thankYouName', { name: 'أميرة' }))).toBeVisible()
  await seen('thanks')
  const { submissions } = await ask(muster, contract.getSubmissions, {}, caller)
  expect(Object.values(submissions)).toMatchObject([
    { language: 'ar', rawAnswers: { has_kpis: 'Yes', role_clarity: '8', core_responsibilities: 'الرواتب' } },
  ])
})

test('arrows on a scale lead where they point, from right to left too', async ({ open, muster }) => {
  const caller = await openOrganization(muster, 'owner-of-arrows@example.test')
  const { link } = await invitedIn(muster, 'ar', 'Amir Haddad', caller)
  const page = await open(desktop)
  await page.goto(`${link}?step=role_clarity`)
  await page.locator('input[value="3"]').check()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('input[value="4"]')).toBeChecked()
  await expect(page.locator('input[value="4"]')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[value="2"]')).toBeChecked()
  // Digits of an Arabic keyboard pick as any do.
  await page.evaluate(`window.dispatchEvent(new KeyboardEvent('keydown', { key: '٧', bubbles: true }))`)
  await expect(page.locator('input[value="7"]')).toBeChecked()
})

test('changing the language halfway keeps answers, step and focus', async ({ open, muster }) => {
  const caller = await openOrganization(muster, 'owner-of-german@example.test')
  const { link } = await invitedIn(muster, 'de', 'Dirk Vogel', caller)
  const de = translator('de', 'questionnaire')
  const page = await open(desktop)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: de('notice.whoTitle') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await look(page, 'german-welcome')
  await page.goto(`${link}?step=core_responsibilities`)
  await page.getByRole('textbox').fill('Lohnabrechnung')
  const language = page.getByRole('combobox')
  await language.focus()
  await language.selectOption('English')
  await expect(page.getByRole('heading', { name: 'What are you responsible for?' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Lohnabrechnung')
  await expect(page.getByLabel('Language')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // What was chosen holds at the next visit, before what the invitation says.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What are you responsible for?' })).toBeVisible()
  await page.getByLabel('Language').selectOption('Deutsch')
  await expect(
    page.getByRole('heading', {
      name: translator('de', 'questions')('questions.core_responsibilities.prompt'),
    }),
  ).toBeVisible()
  await look(page, 'german-question')
})

test('a link that is dead says so in its language, and a language that cannot be fetched is told', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/ERR_FAILED|Failed to (?:load|fetch)/)
  const caller = await openOrganization(muster, 'owner-of-spanish@example.test')
  const { link } = await invitedIn(muster, 'es', 'Elena Ruiz', caller)
  const { employees } = await ask(muster, contract.getEmployees, {}, caller)
  await ask(muster, contract.revokeInvitation, { employeeId: employees[0]?.id ?? '' }, caller)
  const page = await open(phone)
  await page.goto(link)
  await expect(
    page.getByRole('heading', { name: translator('es', 'questionnaire')('ended.revokedTitle') }),
  ).toBeVisible()
  await look(page, 'spanish-dead-link')
  await page.route(/questionnaire-de/, (route) => route.abort())
  await page.getByRole('combobox').selectOption('Deutsch')
  await expect(page.getByRole('alert')).toHaveText(translator('es', 'questionnaire')('language.notLoaded'))
  await page.unroute(/questionnaire-de/)
})

test('the language is chosen in the settings, for oneself and for invitations', async ({ open, muster }) => {
  const owner = await signInByMail(muster, 'owner-of-settings-languages@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=appearance`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await look(page, 'settings-language')
  await expect.poll(async () => (await ask(muster, contract.getProfile, {}, caller)).user.language).toBe('es')
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await page.getByRole('combobox', { name: 'Language of invitations' }).selectOption('العربية')
  await expect(page.getByText('The language of new invitations was saved.')).toBeVisible()
  await page.goto(`${muster.url}/#/submissions?invite=one`)
  await page.getByLabel('Name', { exact: true }).fill('Dirk Vogel')
  await page.getByLabel('E-mail').fill('dirk@settings-languages.test')
  await expect(page.getByLabel('Language of the invitation')).toContainText('Arabic, as in the settings')
  await page.getByLabel('Language of the invitation').selectOption('Deutsch')
  await look(page, 'invite-language')
  await page.getByRole('button', { name: 'Make invitation' }).click()
  await expect(page.getByText('Dirk Vogel is invited')).toBeVisible()
  const { invitations } = await ask(muster, contract.listInvitations, {}, caller)
  expect(invitations.map(({ language }) => language)).toEqual(['de'])
})
