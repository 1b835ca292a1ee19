import { screen, within } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { actionPlan, planMessages } from '../../../../contract/calls/action-plan.ts'
import { cycles } from '../../../../contract/calls/cycles.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { runs } from '../../../../contract/calls/batch-jobs.ts'
import { translator } from '../../../../insights/catalog/translator.ts'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import { languageAttributesOf } from '../../../testing/language-attributes.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse } from '../../../testing/fake-server.ts'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import CompanyWikiPage from '../company-report-page.tsx'
import { gradingFile } from '../sections/grading-csv.ts'
import { plan } from '../testing/sample-plan.tsx'
import { sampleAction } from '../testing/sample-action.ts'
import { before, now, serve } from '../testing/serve-company-reports.ts'
import { englishWiki } from './company-report-texts.tsx'

/** What stands over the company wiki for owners and admins: dialogs, runs and toasts are in the language of the page. */

const open = () =>
  renderScreen(
    <>
      <Toasts />
      <CompanyWikiPage />
    </>,
  )

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

describe('what owners and admins do in the company wiki', () => {
  it('is asked, refused and told in German', async () => {
    chooseLanguage('de')
    serve([])
    const { sent } = plan([])
    const refuse = failureResponse('VALIDATION_ERROR', 'The input is not valid.', {
      details: [{ path: 'dueOn', message: planMessages.dueDate }],
    })
    serveCall(actionPlan.createPlanItem, () => {
      throw refuse
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Maßnahme hinzufügen' }))
    const frame = await screen.findByRole('dialog', { name: 'Maßnahme hinzufügen' })
    const dialog = within(frame)
    expect(languageAttributesOf(frame)).toEqual(['de', 'ltr'])
    expect(dialog.getByRole('button', { name: 'Schließen' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
    expect(dialog.getByText('Sagen Sie in wenigen Worten, was zu tun ist.')).toBeTruthy()
    await user.type(dialog.getByLabelText(/Was ist zu tun/), 'Rollen aufschreiben')
    await user.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Muster sagt: \u2068The input is not valid.\u2069Es wurde nichts gespeichert. Was Sie eingegeben haben, steht noch da.',
    )
    expect(dialog.getByText(`Muster sagt: \u2068${planMessages.dueDate}\u2069`)).toBeTruthy()
    serveCall(actionPlan.createPlanItem, ({ body }) => {
      sent.push(body)
      return { item: sampleAction({ id: 'new', title: 'Rollen aufschreiben' }) }
    })
    await user.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
    const toast = await screen.findByText('Im Maßnahmenplan: Rollen aufschreiben')
    expect(languageAttributesOf(toast)).toEqual(['de', 'ltr'])
    expect(sent).toHaveLength(1)
  })

  it('is said in German where somebody else was faster, with what they left', async () => {
    chooseLanguage('de')
    serve([])
    const item = sampleAction()
    const { items } = plan([item])
    const { user } = open()
    await user.click(
      await screen.findByRole('button', { name: 'Sagen, was daraus wurde: Write every role down' }),
    )
    items[0] = { ...item, revision: 2, state: 'dropped', outcome: 'Zu teuer' }
    const frame = await screen.findByRole('dialog', { name: 'Was wurde aus „Write every role down“?' })
    const dialog = within(frame)
    expect(dialog.getByRole('radio', { name: 'Fallen gelassen' })).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), 'Fertig')
    await user.click(dialog.getByRole('button', { name: 'Festhalten' }))
    expect(await dialog.findByText('Verworfen: Zu teuer')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Trotzdem festhalten' })).toBeTruthy()
    expect(dialog.getByRole('alert').textContent).toContain(
      `Muster sagt: \u2068${planMessages.changed}\u2069`,
    )
  })

  it('is asked in Arabic from right to left, and counted in its forms', async () => {
    chooseLanguage('ar')
    serve([now])
    const run = {
      id: 'run-1',
      kind: 'cycle' as const,
      state: 'finished' as const,
      total: 4,
      done: 3,
      failed: 1,
      startedAt: now.createdAt,
      finishedAt: now.createdAt,
    }
    serveCall(cycles.openCycle, () => ({
      cycle: {
        id: 'c2',
        number: 2,
        name: 'ربيع 2027',
        openedAt: now.createdAt,
        openedBy: 'Ada',
        reason: null,
        asked: 4,
        answered: 0,
        reports: 0,
      },
      run,
    }))
    serveCall(runs.getRun, {
      run,
      failures: [{ label: 'Ben Okafor', success: false, error: messages.reportNotFound }],
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'سؤال الجميع من جديد' }))
    const frame = await screen.findByRole('dialog', { name: 'فتح الجولة 2 وسؤال الجميع من جديد؟' })
    expect(languageAttributesOf(frame)).toEqual(['ar', 'rtl'])
    const dialog = within(frame)
    await user.type(dialog.getByLabelText(/اسم الجولة/), 'ربيع 2027')
    await user.click(dialog.getByRole('button', { name: 'سؤال الجميع من جديد' }))
    const toast = await screen.findByText('فُتحت الجولة 2. يُسأل 4 أشخاص من جديد.')
    expect(languageAttributesOf(toast)).toEqual(['ar', 'rtl'])
    const panel = await screen.findByRole('region', { name: 'جارٍ سؤال الجميع من جديد' })
    expect(within(panel).getByText('سُئل 3 أشخاص من جديد، وتعذّر سؤال 1')).toBeTruthy()
    expect(panel.textContent).toContain(`يقول Muster: \u2068${messages.reportNotFound}\u2069`)
  })

  it('is reviewed in Spanish, after a look at what there is', async () => {
    chooseLanguage('es')
    serve([{ ...now, state: 'draft' }])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Revisar y entregar' }))
    const frame = await screen.findByRole('dialog', {
      name: 'Revisar la versión 2 del informe de empresa',
    })
    expect(languageAttributesOf(frame)).toEqual(['es', 'ltr'])
    const dialog = within(frame)
    expect(dialog.getByText(/^Las respuestas de 1 de 3 personas no estaban enviadas/)).toBeTruthy()
    expect(dialog.getByText(/^Respondieron pocas personas en Finance y Sales/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Solo revisar' }))
    expect(dialog.getByText(/^Escriba qué ha comprobado/)).toBeTruthy()
  })

  it('is deleted in Spanish, where a failure of the connection is told as one', async () => {
    chooseLanguage('es')
    serve([now, before])
    serveCall(reports.deleteReport, () => {
      throw Response.error()
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar este informe' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: '¿Eliminar la versión 2 del informe de empresa?' }),
    )
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent?.split(':')[0])).toEqual([
      'Se elimina',
      'Se conserva',
    ])
    await user.click(dialog.getByRole('button', { name: 'Eliminar este informe' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^Ahora mismo no se puede acceder a Muster\..* Quizá se haya hecho de todos modos\. Compruébelo antes de volver a intentarlo\.$/,
    )
  })

  it('is counted in every form of Arabic', () => {
    const say = translator('ar', 'companyPage')
    const made = (count: number) => say('generate.made', { version: 3, count, number: count })
    expect([1, 2, 3, 11, 100].map(made)).toEqual([
      'أُعدت النسخة 3 من إجابات شخص واحد.',
      'أُعدت النسخة 3 من إجابات شخصين.',
      'أُعدت النسخة 3 من إجابات 3 أشخاص.',
      'أُعدت النسخة 3 من إجابات 11 شخصًا.',
      'أُعدت النسخة 3 من إجابات 100 شخص.',
    ])
  })
})

it('what a field asks for is said in English as the server says it', () => {
  const { say, piece } = englishWiki
  expect([say('planEdit.titleMissing'), say('planEdit.outcomeMissing')]).toEqual([
    planMessages.titleMissing,
    planMessages.outcomeMissing,
  ])
  expect([
    piece('decide.reviewMissing'),
    piece('decide.withdrawMissing'),
    piece('decide.responseMissing'),
    say('openCycle.nameMissing'),
  ]).toEqual([
    messages.reviewReasonMissing,
    messages.withdrawReasonMissing,
    messages.stepCommentMissing,
    messages.cycleNameMissing,
  ])
})

it('the table of grades has the headings of the page, and says its language in its name', async () => {
  const say = translator('de', 'companyPage')
  const { bytes, name } = gradingFile(now, { say, language: 'de' })
  expect(name).toMatch(/^grading-[\d-]+-version-2-de\.csv$/)
  const { meta, data } = Papa.parse<Record<string, string>>((await bytes.text()).replace('\uFEFF', ''), {
    header: true,
  })
  expect(meta.fields?.slice(0, 6)).toEqual([
    'Abteilung',
    'Note der Abteilung',
    'Name',
    'Stelle',
    'Verlässlichkeit',
    'Passung zur Rolle',
  ])
  expect(data.map((row) => row['Name'])).toContain('Ada Lovelace')
  expect(gradingFile(now, englishWiki).name).toMatch(/^grading-[\d-]+-version-2\.csv$/)
})
