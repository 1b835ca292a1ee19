import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import { broadcast } from '../../../core/browser/broadcast.ts'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { serveDeferred } from '../../../testing/deferred-answer.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { sampleEmployees, goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { sampleStep, serveReport } from '../testing/serve-report.ts'
import { serveOwnQuestionnaire } from '../testing/serve-own-questionnaire.ts'

/** What is typed into the dialogs about a report, and not sent. */

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const words = 'I trained two people.'
const gone = () => failureResponse('NOT_FOUND', messages.reportNotFound)

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

/** A report that is released to its reader, until it is taken back. */
const openOwn = (language: LanguageCode | null = null) => {
  let isOut = true
  serveOwnQuestionnaire()
  serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
  serveReport(
    () => {
      if (!isOut) throw gone()
      return { report: sampleReport(ada, { version: 2 }), latestVersion: 2, versions: [2], isOwn: true }
    },
    [sampleStep('withdrawn', { text: 'A wrong person.' }), sampleStep('released')],
    language,
  )
  const view = renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
  return {
    ...view,
    takeBack: () => {
      isOut = false
      serveFailure(release.answerReport, gone())
    },
  }
}

const openDialog = async (user: UserEvent, button: string) => {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}
const beside = () => document.querySelector('.mantine-Modal-overlay') ?? document.body
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('what is typed into a dialog about a report', () => {
  it('is not closed by a tap beside it, is there again after Escape and Cancel, and is gone once it is sent', async () => {
    const { user } = openOwn()
    const differ = 'I see it differently'
    const dialog = await openDialog(user, differ)
    await user.type(dialog.getByRole('textbox'), words)
    await user.click(beside())
    expect(dialog.getByRole('textbox')).toHaveProperty('value', words)
    await user.keyboard('{Escape}')
    await isClosed()
    const again = await openDialog(user, differ)
    expect(again.getByRole('textbox')).toHaveProperty('value', words)
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    await isClosed()
    // Each of the dialogs has its own.
    const other = await openDialog(user, 'Acknowledge')
    expect(other.getByRole('textbox')).toHaveProperty('value', '')
    await user.click(beside())
    await isClosed()
    serveCall(release.answerReport, { state: 'contested', step: sampleStep('contested') })
    const last = await openDialog(user, differ)
    await user.click(last.getByRole('button', { name: 'Send' }))
    await isClosed()
    expect((await openDialog(user, differ)).getByRole('textbox')).toHaveProperty('value', '')
  })

  it('is gone also where its dialog was closed before the answer came', async () => {
    const { user, client } = openOwn()
    const late = serveDeferred(release.answerReport, { state: 'contested', step: sampleStep('contested') })
    const dialog = await openDialog(user, 'I see it differently')
    await user.type(dialog.getByRole('textbox'), words)
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(late.asked).toMatchObject([{ comment: words }]))
    await user.keyboard('{Escape}')
    await isClosed()
    late.answer()
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect((await openDialog(user, 'I see it differently')).getByRole('textbox')).toHaveProperty('value', '')
  })

  it('is forgotten at a sign-out', async () => {
    const { user } = openOwn()
    const dialog = await openDialog(user, 'I see it differently')
    await user.type(dialog.getByRole('textbox'), words)
    await user.keyboard('{Escape}')
    await isClosed()
    act(() => broadcast('signed-out-locally', undefined))
    expect((await openDialog(user, 'I see it differently')).getByRole('textbox')).toHaveProperty('value', '')
  })

  it('stays where the version was taken back meanwhile, which is said, and the page says it too', async () => {
    const { user, takeBack } = openOwn()
    const dialog = await openDialog(user, 'I see it differently')
    await user.type(dialog.getByRole('textbox'), words)
    takeBack()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This version was withdrawn or deleted in the meantime. Nothing was changed. Your text is still here. Copy it if you want to keep it.',
    )
    expect(dialog.getByRole('textbox')).toHaveProperty('value', words)
    expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull()
    const [close] = dialog.getAllByRole('button', { name: 'Close' }).toReversed()
    await user.click(close ?? document.body)
    expect(
      await screen.findByRole(
        'heading',
        { name: 'Version 2 of your report was withdrawn' },
        { timeout: 12_000 },
      ),
    ).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'What you wrote but didn’t send' })).toHaveProperty(
      'value',
      words,
    )
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('stands on the page where that asks for itself while it is typed', async () => {
    const { user, takeBack } = openOwn()
    const dialog = await openDialog(user, 'Acknowledge')
    await user.type(dialog.getByRole('textbox'), words)
    takeBack()
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByRole('textbox', { name: 'What you wrote but didn’t send' })).toHaveProperty(
      'value',
      words,
    )
  })

  it.each([
    ['ar', 'تأكيد الاطلاع', 'سُحبت هذه النسخة أو حُذفت في هذه الأثناء. لم يتغير شيء.'],
    [
      'de',
      'Bestätigen',
      'Diese Version wurde inzwischen zurückgezogen oder gelöscht. Es wurde nichts geändert.',
    ],
    ['es', 'Confirmar', 'Esta versión se ha retirado o eliminado mientras tanto. No se ha cambiado nada.'],
  ] as const)(
    'and that it was taken back is said in the language of the page (%s)',
    async (language, button, said) => {
      const { user, takeBack } = openOwn(language)
      const dialog = await openDialog(user, button)
      takeBack()
      await user.click(dialog.getByRole('button', { name: button }))
      expect((await dialog.findByRole('alert')).textContent).toBe(said)
    },
  )
})

it('a page that shows another state than a step is refused for asks again once its dialog is closed', async () => {
  let state: 'contested' | 'withdrawn' = 'contested'
  serveReport(() => ({
    report: sampleReport(ada, { version: 2, state }),
    latestVersion: 2,
    versions: [2],
  }))
  serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
  const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />)
  const dialog = await openDialog(user, 'Respond')
  await user.type(dialog.getByRole('textbox'), 'You are right.')
  state = 'withdrawn'
  serveFailure(release.respondToContest, failureResponse('BUSINESS_LOGIC_ERROR', messages.notContested))
  await user.click(dialog.getByRole('button', { name: 'Send response' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(messages.notContested)
  await user.keyboard('{Escape}')
  // Sooner than it is asked for by itself.
  expect(await screen.findByRole('button', { name: 'Review again' }, { timeout: 12_000 })).toBeTruthy()
})

it.each([
  [
    'en',
    'Respond',
    'Send response',
    'The reply came from something between this device and Muster, such as a network’s login page or a proxy. It may have gone through anyway. Check before you try again.',
  ],
  [
    'de',
    'Antworten',
    'Antwort senden',
    'Die Antwort kam nicht von Muster, sondern von etwas dazwischen, etwa der Anmeldeseite eines WLANs oder einem Proxy. Es könnte trotzdem geklappt haben. Sehen Sie nach, bevor Sie es erneut versuchen.',
  ],
] as const)(
  'a step that a proxy answered may have been taken: the page says so, and shows it once its dialog is closed (%s)',
  async (language, button, act, said) => {
    let state: 'contested' | 'withdrawn' = 'contested'
    serveReport(
      () => ({ report: sampleReport(ada, { version: 2, state }), latestVersion: 2, versions: [2] }),
      undefined,
      language,
    )
    serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
    const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />)
    const dialog = await openDialog(user, button)
    await user.type(dialog.getByRole('textbox'), 'You are right.')
    state = 'withdrawn'
    serveFailure(release.respondToContest, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }))
    await user.click(dialog.getByRole('button', { name: act }))
    expect((await dialog.findByRole('alert')).textContent).toBe(said)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
  },
)
