import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deletedReports } from '../../../../contract/calls/reports/deleted-reports.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { translator } from '../../../../insights/catalog/translator.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import { languageAttributesOf } from '../../../testing/language-attributes.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { sampleEmployees, goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

/** What owners and admins do with a person's report: all of it is in the language of the page. */

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const generated = sampleReport(ada, { state: 'draft' })
const text = 'Keeps payroll calm.'
const edited: StoredEmployeeReport = {
  ...sampleReport(ada, { id: 'r2', version: 2, origin: 'edited', generatedVersion: 1, state: 'draft' }),
  strengths: generated.strengths.map((one, index) => (index === 0 ? { ...one, text } : one)),
}

/** A page of these versions, the newest first, for whoever decides. */
const open = (language: LanguageCode, versions: readonly StoredEmployeeReport[] = [generated]) => {
  const [latest = generated] = versions
  serveReport(
    ({ request }) => {
      const asked = new URL(request.url).searchParams.get('version')
      return {
        report: versions.find(({ version }) => String(version) === asked) ?? latest,
        latestVersion: latest.version,
        versions: versions.map(({ version }) => version),
      }
    },
    [],
    language,
  )
  serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
  return renderScreen(
    <>
      <Toasts />
      <EmployeeReportPage employeeId="e1" />
    </>,
  )
}

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

describe('what there is to look at in a review', () => {
  it('is said in German', async () => {
    const { user } = open('de')
    await user.click(await screen.findByRole('button', { name: 'Prüfen und freigeben' }))
    const frame = await screen.findByRole('dialog', {
      name: 'Version 1 des Berichts von Ada Lovelace prüfen',
    })
    expect(languageAttributesOf(frame)).toEqual(['de', 'ltr'])
    const dialog = within(frame)
    const rests = dialog.getByRole('heading', { name: 'Worauf die Note beruht' })
    expect(rests.closest('[lang]')?.getAttribute('lang')).toBe('de')
    expect(await dialog.findByText('Die Antworten haben sich seither nicht geändert.')).toBeTruthy()
    expect(dialog.getByText(/^Niemand hat einen Text bearbeitet/)).toBeTruthy()
    expect(dialog.getByText(/wie Ada Lovelace sie lesen wird\.$/)).toBeTruthy()
    expect(frame.textContent).not.toMatch(/\b(?:the|answers|letter|reviewed)\b/i)
  })

  it('is said in Arabic, with both texts as they are stored', async () => {
    const { user } = open('ar', [edited, generated])
    await user.click(await screen.findByRole('button', { name: 'مراجعة وإتاحة' }))
    const frame = await screen.findByRole('dialog')
    expect(languageAttributesOf(frame)).toEqual(['ar', 'rtl'])
    const dialog = within(frame)
    expect(await dialog.findByText('نص واحد يختلف عن المولَّد في النسخة 1. وكلتا الصيغتين أدناه.')).toBeTruthy()
    expect(dialog.getByText('نقطة القوة 1')).toBeTruthy()
    const after = dialog.getByText(text)
    expect([after.getAttribute('lang'), after.getAttribute('dir')]).toEqual(['en', 'auto'])
    expect(screen.getByText('نص معدَّل واحد، بالمقارنة مع النسخة المولَّدة 1')).toBeTruthy()
  })

  it('tells who decides in Spanish what its person is told', async () => {
    open('es')
    expect(await screen.findByText('Qué ve Ada Lovelace sobre este informe')).toBeTruthy()
    expect(screen.getByText('Solo en lo que Ada Lovelace dijo sobre sí.').closest('[lang="es"]')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Todos los informes' })).toBeTruthy()
  })
})

describe('deleting a report', () => {
  const ask = async (language: 'de' | 'ar', more: string, act: string) => {
    const view = open(language, [{ ...edited, state: 'released' }, generated])
    await view.user.click(await screen.findByRole('button', { name: more }))
    await view.user.click(await screen.findByRole('menuitem', { name: act }))
    return { ...view, frame: await screen.findByRole('dialog') }
  }

  it('is asked and refused in German', async () => {
    serveFailure(reports.deleteReport, failureResponse('NOT_FOUND', messages.reportNotFound))
    const { user, frame } = await ask('de', 'Weitere Aktionen', 'Diesen Bericht löschen')
    expect(languageAttributesOf(frame)).toEqual(['de', 'ltr'])
    const dialog = within(frame)
    expect(dialog.getByText('Version 2 des Berichts von Ada Lovelace löschen?')).toBeTruthy()
    expect(
      dialog.getByText(
        /mit ihren bearbeiteten Texten\. Sie ist freigegeben, und Ada Lovelace kann sie bis dahin lesen\. Danach zeigt die eigene Seite, dass sie gelöscht wurde, und wenn möglich geht eine E-Mail hinaus\. Niemand/,
      ),
    ).toBeTruthy()
    expect(dialog.getByText(/die neueste ist dann 1/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Diesen Bericht löschen' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      `Muster sagt: \u2068${messages.reportNotFound}\u2069 Es wurde nichts gelöscht.`,
    )
  })

  it('is told in Arabic', async () => {
    serveCall(reports.deleteReport, { version: 2, latestVersion: 1, emailSent: true, notice: null })
    const { user, frame } = await ask('ar', 'إجراءات أخرى', 'حذف هذا التقرير')
    await user.click(within(frame).getByRole('button', { name: 'حذف هذا التقرير' }))
    const toast = await screen.findByText(
      'حُذفت النسخة 2 من تقرير \u2068Ada Lovelace\u2069. تصل رسالة بالبريد الإلكتروني إلى \u2068Ada Lovelace\u2069.',
    )
    expect(languageAttributesOf(toast)).toEqual(['ar', 'rtl'])
    serveCall(deletedReports.restoreReport, { employeeId: 'e1', version: 2 })
    await user.click(screen.getByRole('button', { name: 'تراجع' }))
    const back = await screen.findByText(/^استُعيدت النسخة 2 مسودةً/)
    expect(languageAttributesOf(back)).toEqual(['ar', 'rtl'])
  })
})

describe('making an edited report again', () => {
  const again = async () => {
    const view = open('es', [edited, generated])
    await view.user.click(await screen.findByRole('button', { name: 'Volver a generar' }))
    const frame = await screen.findByRole('dialog', { name: '¿Volver a generar el informe editado?' })
    expect(languageAttributesOf(frame)).toEqual(['es', 'ltr'])
    expect(within(frame).getByText(/^Alguien editó los textos para Ada Lovelace\./)).toBeTruthy()
    await view.user.click(within(frame).getByRole('button', { name: 'Volver a generar' }))
  }

  it('is asked and told in Spanish', async () => {
    serveCall(reports.generateEmployeeReport, { report: sampleReport(ada, { id: 'r3', version: 3 }) })
    await again()
    const toast = await screen.findByText('La versión 3 está generada.')
    expect(languageAttributesOf(toast)).toEqual(['es', 'ltr'])
  })

  it('is refused in Spanish, with what the server says', async () => {
    const sentence = messages.noSubmission('Ada Lovelace')
    serveFailure(reports.generateEmployeeReport, failureResponse('BUSINESS_LOGIC_ERROR', sentence))
    await again()
    const toast = await screen.findByText('No se ha podido generar el informe')
    expect(languageAttributesOf(toast)).toEqual(['es', 'ltr'])
    expect(screen.getByText(`Muster dice: \u2068${sentence}\u2069`)).toBeTruthy()
  })
})

describe('editing the texts', () => {
  it('is asked, refused and told in German, with the texts as they are stored', async () => {
    serveFailure(reports.saveReport, failureResponse('NOT_FOUND', messages.reportNotFound))
    const { user } = open('de')
    await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Texte bearbeiten' }))
    const form = within(screen.getByRole('form', { name: 'Texte bearbeiten' }))
    expect(form.getByText(/Die Texte werden auf Englisch gespeichert\./)).toBeTruthy()
    const field = form.getByRole('textbox', { name: 'Stärke 1' })
    expect(field).toHaveProperty('value', generated.strengths[0]?.text)
    expect([field.getAttribute('lang'), field.getAttribute('dir')]).toEqual(['en', 'auto'])
    await user.clear(field)
    expect(form.getByText('Dieser Text darf nicht leer sein')).toBeTruthy()
    await user.type(field, text)
    expect(form.getByText('1 Text geändert')).toBeTruthy()
    await user.click(form.getByRole('button', { name: 'Als nächste Version speichern' }))
    const refused = `Muster sagt: \u2068${messages.reportNotFound}\u2069 Ihre Änderungen stehen noch hier.`
    expect((await form.findByText(refused)).closest('[role="alert"]')?.textContent).toContain(
      'Nicht gespeichert',
    )
    serveCall(reports.saveReport, { report: edited })
    await user.click(form.getByRole('button', { name: 'Als nächste Version speichern' }))
    const toast = await screen.findByText(/^Gespeichert als Version 2, ein Entwurf\./)
    expect(languageAttributesOf(toast)).toEqual(['de', 'ltr'])
  })

  it('is not left in Arabic without a question', async () => {
    const { user } = open('ar')
    await user.click(await screen.findByRole('button', { name: 'إجراءات أخرى' }))
    await user.click(await screen.findByRole('menuitem', { name: 'تعديل النصوص' }))
    await user.type(screen.getByRole('textbox', { name: 'التوصية 1' }), '!')
    await user.click(screen.getByRole('button', { name: 'إلغاء' }))
    const frame = await screen.findByRole('dialog', { name: 'المغادرة دون حفظ؟' })
    expect(languageAttributesOf(frame)).toEqual(['ar', 'rtl'])
    expect(within(frame).getByText(/^سيضيع نص واحد جرى تغييره\./)).toBeTruthy()
    await user.click(within(frame).getByRole('button', { name: 'متابعة التعديل' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says nothing of a language in English', async () => {
    const { user } = open('en')
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit texts' }))
    const field = screen.getByRole('textbox', { name: 'Strength 1' })
    expect(field.hasAttribute('lang')).toBe(false)
    expect(screen.queryByText(/saved in English/)).toBeNull()
  })
})

describe('where there is no report', () => {
  const openWithout = (status: 'active' | 'invited') => {
    serveReport(
      () => {
        throw failureResponse('NOT_FOUND', messages.reportNotFound)
      },
      [],
      'ar',
    )
    const [employee] = sampleEmployees([ada])
    if (employee === undefined) throw new Error('Nobody is there')
    serveCall(people.getEmployees, { employees: [{ ...employee, status }], next: null })
    return renderScreen(<EmployeeReportPage employeeId="e1" />)
  }

  it('is said from right to left, and so is what was refused', async () => {
    const away = 'The reports cannot be made just now.'
    serveFailure(reports.generateEmployeeReport, failureResponse('INTERNAL', away))
    const { user } = openWithout('active')
    const title = await screen.findByRole('heading', { name: 'لا تقرير بعد' })
    expect(title.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
    await user.click(screen.getByRole('button', { name: 'إعداد التقرير' }))
    expect(await screen.findByText(/^تعذّر إعداد التقرير: يقول Muster:/)).toBeTruthy()
  })

  it('names who has not answered', async () => {
    openWithout('invited')
    expect(
      await screen.findByRole('heading', { name: /^لا استبيان مرسل من \u2068Ada Lovelace\u2069\./ }),
    ).toBeTruthy()
  })

  it('says in English what the server says', () => {
    const say = translator('en', 'reportPage')
    expect(say('none.notFound')).toBe(messages.reportNotFound)
    expect(say('none.noSubmission', { name: 'Ada' })).toBe(messages.noSubmission('Ada'))
  })
})
