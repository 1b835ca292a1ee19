import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { withoutSpaces, readPdf } from '../../server/testing/exports/read-files.ts'
import { ask, createOrganization, invite, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'
import { amara } from '../support/sample-people.ts'

const sent = Object.fromEntries(
  Object.entries(amara.answers).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])),
)

/** Words of the labels of the sums that a line breaks in two. */
const brokenWords = `[...document.querySelectorAll('.sums__button .score-bar__label')].flatMap((label) => {
  const text = label.firstChild
  return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
  })
})`

const widthOf = async (part: Locator) => (await part.boundingBox())?.width

test('a person reads their report in their language, on a phone, on a screen and on paper', async ({
  open,
  muster,
}) => {
  test.slow()
  const owner = await signInByMail(muster, 'owner-of-languages@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const [person] = await invite(muster, caller, ['Amara Okafor'])
  if (!person) throw new Error('Nobody was invited.')
  const { employeeId, code } = person
  const answers = { ...sent, tool_effectiveness: '7.5', job_satisfaction: '12' }
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode: code, answers })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)

  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/reports/${employeeId}?why=open`)
  await page.getByLabel('Language of this report').selectOption('de')
  await expect(page.getByRole('region', { name: 'Warum diese Note' })).toBeVisible()
  await look(page, 'report-in-german')
  // Its file is in the language that it is read in.
  await page.getByRole('button', { name: 'Exportieren' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF-Dokument' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Amara-Okafor-report-version-1-de.pdf')
  const { pages, info } = await readPdf(new Uint8Array(readFileSync(await download.path())))
  expect(info).toMatchObject({ Language: 'de' })
  expect(withoutSpaces(pages.join(' '))).toContain(withoutSpaces('Arbeitsprofil nach eigenen Angaben.'))
  await page.getByLabel('Sprache dieses Berichts').selectOption('es')
  await expect(page.getByRole('region', { name: 'Por qué esta letra' })).toBeVisible()

  // That holds on this device; another one goes by the profile.
  await ask(muster, contract.updateProfile, { language: 'es' }, caller)
  const small = await open(phone, signedInBrowser(muster, owner))
  await small.goto(`${muster.url}/#/reports/${employeeId}?why=open`)
  // On a phone how it is read stands folded.
  await small.getByRole('button', { name: 'Idioma de este informe: Español' }).tap()
  const inSpanish = small.getByLabel('Idioma de este informe')
  const broken = () => small.evaluate<string[]>(brokenWords)
  await expect(small.locator('.score-bar__label', { hasText: 'Fiabilidad' })).toBeVisible()
  expect.soft(await broken()).toEqual([])
  await inSpanish.selectOption('de')
  await expect(small.locator('.score-bar__label', { hasText: 'Verlässlichkeit' })).toBeVisible()
  expect.soft(await broken()).toEqual([])
  await small.getByRole('button', { name: 'Sprache dieses Berichts: Deutsch' }).tap()
  await small.getByLabel('Sprache dieses Berichts').selectOption('ar')
  await expect(small.getByRole('region', { name: 'لماذا هذا التقدير' })).toBeVisible()
  expect.soft(await broken()).toEqual([])
  await expect(small.locator('.report-document')).toHaveCSS('direction', 'rtl')
  // What was answered has the width of its table, beside which nothing stands there.
  const table = small.locator('.sums__table').first()
  expect(await widthOf(table.locator('.sums__answer').first())).toBe(await widthOf(table))
  await look(small, 'report-in-arabic')

  // On paper it runs the same way, with every sum open.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Por qué esta letra' })).toBeVisible()
  await page.getByLabel('Idioma de este informe').selectOption('ar')
  await expect(page.getByRole('region', { name: 'لماذا هذا التقدير' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.report-document')).toHaveCSS('direction', 'rtl')
  await expect(page.getByText('متوسط الدرجات الفرعية الخمس بعد تقريبها').first()).toBeVisible()
  if (process.env['MUSTER_PICTURES'] !== undefined)
    await page.pdf({ path: `${process.env['MUSTER_PICTURES']}/report-in-arabic.pdf`, format: 'A4' })
})

/** How what an owner does with a report is called in a language, and what paper says of a draft. */
const acts = {
  ar: {
    edit: 'تعديل النصوص',
    field: 'نقطة القوة 1',
    save: 'حفظ كنسخة تالية',
    cancel: 'إلغاء',
    discard: 'تجاهل التغييرات',
    review: 'مراجعة وإتاحة',
    again: 'إعداد من جديد',
    more: 'إجراءات أخرى',
    remove: 'حذف هذا التقرير',
    isOnPhone: true,
    direction: 'rtl',
  },
  de: {
    edit: 'Texte bearbeiten',
    field: 'Stärke 1',
    save: 'Als nächste Version speichern',
    cancel: 'Abbrechen',
    discard: 'Änderungen verwerfen',
    review: 'Prüfen und freigeben',
    again: 'Neu erstellen',
    more: 'Weitere Aktionen',
    remove: 'Diesen Bericht löschen',
    isOnPhone: false,
    direction: 'ltr',
  },
} as const

/** English words in a part of the page, but for what says of itself that it is English. */
const englishIn = async (page: Page, part: string): Promise<string[]> => {
  const said = await page.evaluate<string>(`(() => {
    const copy = document.querySelector('${part}').cloneNode(true)
    for (const one of copy.querySelectorAll('[lang=en]')) one.remove()
    const labels = [...copy.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
    return [copy.textContent, ...labels].join(' ')
  })()`)
  return said.match(/\b(?:the|and|of|answers?|texts?|with|not|version of|generated|edited)\b/gu) ?? []
}

const decide = async (page: Page, language: 'ar' | 'de', change: string) => {
  const { edit, field, save, cancel, discard, review, again, more, remove, isOnPhone, direction } =
    acts[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const lookAt = async (name: string) => {
    await expect(dialog).toHaveCSS('direction', direction)
    await look(page, `${name}-in-${language}`)
    expect.soft(await englishIn(page, '[role=dialog]'), name).toEqual([])
    await dialog.getByRole('button', { name: cancel, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const item = async (name: string) => {
    await button(more).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await item(edit)
  await page.getByLabel(field, { exact: true }).fill(change)
  await look(page, `report-editor-in-${language}`)
  expect.soft(await englishIn(page, '.editor'), 'editor').toEqual([])
  await button(cancel).click()
  await expect(dialog.getByRole('button', { name: discard })).toBeVisible()
  await look(page, `report-unsaved-in-${language}`)
  await page.keyboard.press('Escape')
  await button(save).click()
  await expect(page.getByRole('form')).toBeHidden()
  await button(review).click()
  await expect(dialog.getByText(change)).toBeVisible()
  await lookAt('report-review')
  // On a phone it has no button of its own.
  await (isOnPhone ? item(again) : button(again).click())
  await lookAt('report-again')
  await item(remove)
  await lookAt('report-delete')
}

test('a report is reviewed in the reviewer’s language, and paper says that it is a draft', async ({
  open,
  muster,
}) => {
  test.slow()
  const owner = await signInByMail(muster, 'owner-who-decides@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const caller = { token: owner.token, orgId }
  const [person] = await invite(muster, caller, ['سلمى حداد'])
  if (!person) throw new Error('Nobody was invited.')
  const { employeeId, code } = person
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode: code, answers: sent })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)

  const small = await open(phone, signedInBrowser(muster, owner))
  await small.goto(`${muster.url}/#/reports/${employeeId}`)
  await small.getByRole('button', { name: 'Language of this report: English' }).tap()
  await small.getByLabel('Language of this report').selectOption('ar')
  await expect(small.getByText('ما يراه صاحب هذا التقرير')).toBeVisible()
  await look(small, 'report-of-a-person-in-ar')
  await decide(small, 'ar', 'Keeps payroll calm.')

  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/reports/${employeeId}`)
  await page.getByLabel('Language of this report').selectOption('de')
  await expect(page.getByText('Was سلمى حداد zu diesem Bericht sieht')).toBeVisible()
  await decide(page, 'de', 'Explains every number.')
  const paper = await page.pdf({ format: 'A4' })
  const { pages } = await readPdf(new Uint8Array(paper))
  expect(withoutSpaces(pages[0] ?? '')).toContain(
    withoutSpaces('sieht diese Version erst nach der Freigabe.'),
  )
  if (process.env['MUSTER_PICTURES'] !== undefined) {
    await page.pdf({ path: `${process.env['MUSTER_PICTURES']}/draft-in-german.pdf`, format: 'A4' })
    await small.pdf({ path: `${process.env['MUSTER_PICTURES']}/draft-in-arabic.pdf`, format: 'A4' })
  }
})
