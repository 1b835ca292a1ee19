import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { questions } from '../../insights/questionnaire/questionnaire.ts'
import { languages } from '../../languages/index.ts'
import { ask, createOrganization, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** The company wiki in a language of its reader: what the engine says, and what stands around it. */

const people = [
  ['سلمى حداد', 'المالية'],
  ['كريم منصور', 'المالية'],
  ['ليلى نصار', 'المالية'],
  ['عمر الخطيب', 'المبيعات'],
  ['هدى السيد', 'المبيعات'],
  ['ياسر عباس', 'المبيعات'],
] as const

const answersOf = (name: string, index: number): Record<string, string> => ({
  ...Object.fromEntries(
    questions
      .filter(({ id, required }) => required && id !== 'email')
      .map(({ id, type }) => [id, type === 'scale' ? '8' : type === 'yesno' ? 'Yes' : 'إجابة قصيرة']),
  ),
  full_name: name,
  title_department: 'محاسبة',
  core_responsibilities: 'الرواتب والتقارير',
  role_clarity: String(8 - (index % 3)),
  weekly_output: String(9 - (index % 4)),
  recurring_deliverables: 'تقارير شهرية',
  has_kpis: index % 2 === 0 ? 'Yes' : 'No',
  team_communication: '6',
  tool_effectiveness: String(4 + (index % 2)),
  missing_tools: index < 4 ? 'أداة لأتمتة الرواتب' : 'لا شيء',
  job_satisfaction: String(7 - index),
  improve_processes: 'اجتماعات أقل',
})

const gradesAndNames = ['A', 'B', 'C', 'D', 'CSV', 'PDF', 'XLSX', 'SHA', 'Muster', 'Larkspur', 'Studio']
/** The English words that needs are looked for by. */
const needWords = ['automation', 'workflow', 'designer', 'creative', 'HRIS', 'onboarding']
const ownNames = languages.flatMap(({ ownName }) => ownName.split(' '))
const known = new Set([...gradesAndNames, ...needWords, ...ownNames])

/** What of the page, or of a part of it, is in Latin letters. */
const latinIn = async (page: Page, part = '.company-wiki'): Promise<string[]> => {
  const texts = await page.evaluate<string[]>(`[
    document.querySelector('${part}').innerText,
    ...[...document.querySelectorAll('${part} :is([aria-label], [placeholder], [title])')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? '')),
  ]`)
  return texts.flatMap((text) => text.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !known.has(word))
}

/** Buttons that open a dialog, and the word for closing one: it stands below, and on a drawer above. */
const inArabic = {
  buttons: [
    'مراجعة وإتاحة',
    'السجل',
    'إضافة إجراء',
    'ذكر ما آل إليه: تجربة أداة جديدة',
    'سؤال الجميع من جديد',
  ],
  close: /^(?:إلغاء|إغلاق)$/,
  direction: 'rtl',
} as const
const inSpanish = {
  buttons: [
    'Revisar y entregar',
    'Historial',
    'Añadir una acción',
    'Decir en qué quedó: تجربة أداة جديدة',
    'Volver a preguntar a todas las personas',
  ],
  close: /^(?:Cancelar|Cerrar)$/,
  direction: 'ltr',
} as const

const english = /\b(?:the|and|of|answered|people|with|not|report)\b/giu

/** Opens each dialog of the page by its button, reads it, and closes it. */
const lookAtDialogs = async (
  page: Page,
  language: 'ar' | 'es',
  { buttons, close, direction }: typeof inArabic | typeof inSpanish,
) => {
  for (const [index, button] of buttons.entries()) {
    await page.getByRole('button', { name: button, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveCSS('direction', direction)
    if (language === 'ar') {
      await look(page, `wiki-dialog-${index + 1}-in-${language}`)
      expect.soft(await latinIn(page, '[role=dialog]'), button).toEqual([])
    } else {
      expect.soft((await dialog.innerText()).match(english) ?? [], button).toEqual([])
    }
    await dialog.getByRole('button', { name: close }).first().click()
    await expect(dialog).toBeHidden()
  }
}

test('the company wiki is read in Arabic from right to left, on a phone, on a screen and on paper, and in German', async ({
  open,
  muster,
}) => {
  test.slow()
  const owner = await signInByMail(muster, 'owner-of-wiki-languages@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  for (const [index, [name, department]] of people.entries()) {
    const email = `person-${index}@wiki-languages.test`
    const { result } = await ask(
      muster,
      contract.createInvitation,
      { name, email, department, role: 'محاسب' },
      caller,
    )
    const [employeeId, inviteCode] = [result.employee?.id ?? '', result.code ?? '']
    if (index === people.length - 1) continue
    // The last but one answers after the first report.
    if (index === people.length - 2) await ask(muster, contract.generateCompanyReport, {}, caller)
    const answers = answersOf(name, index)
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode, answers })
  }
  const { report } = await ask(muster, contract.generateCompanyReport, {}, caller)
  const { versions } = await ask(muster, contract.listCompanyReports, {}, caller)
  await ask(muster, contract.createPlanItem, { title: 'تجربة أداة جديدة', dueOn: '2027-01-31' }, caller)
  const first = versions.find(({ id }) => id !== report.id)?.id ?? ''

  const small = await open(phone, signedInBrowser(muster, owner))
  await small.goto(`${muster.url}/#/company-wiki?compare=${first}`)
  // On a phone how it is read stands folded.
  await small.getByRole('button', { name: 'English · Version 2' }).tap()
  await small.getByLabel('Language of this report').selectOption('ar')
  await expect(small.getByRole('region', { name: 'باختصار' })).toBeVisible()
  await expect(small.getByText(/^مقارنةً بالنسخة 1/)).toBeVisible()
  await expect(small.locator('.report-document')).toHaveCSS('direction', 'rtl')
  await look(small, 'wiki-in-arabic')
  expect.soft(await latinIn(small)).toEqual([])
  await lookAtDialogs(small, 'ar', inArabic)

  // That holds on this device; another one goes by the profile.
  await ask(muster, contract.updateProfile, { language: 'ar' }, caller)
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/company-wiki?compare=${first}`)
  await expect(page.getByRole('region', { name: 'باختصار' })).toBeVisible()
  await expect(page.getByText(/^مقارنةً بالنسخة 1/)).toBeVisible()
  await look(page, 'wiki-in-arabic')
  expect.soft(await latinIn(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.report-document')).toHaveCSS('direction', 'rtl')
  if (process.env['MUSTER_PICTURES'] !== undefined)
    await page.pdf({ path: `${process.env['MUSTER_PICTURES']}/wiki-in-arabic.pdf`, format: 'A4' })
  await page.emulateMedia({ media: 'screen' })

  await page.getByLabel('لغة هذا التقرير').selectOption('de')
  await expect(page.getByRole('region', { name: 'In Kürze' })).toBeVisible()
  await expect(page.getByText(/^Verglichen mit Version 1/)).toBeVisible()
  await look(page, 'wiki-in-german')
  const german = await page.locator('.company-wiki').innerText()
  expect.soft(german.match(english) ?? []).toEqual([])

  await small.getByRole('button', { name: 'العربية · النسخة 2' }).tap()
  await small.getByLabel('لغة هذا التقرير').selectOption('es')
  await expect(small.getByRole('region', { name: 'En resumen' })).toBeVisible()
  await lookAtDialogs(small, 'es', inSpanish)
})
