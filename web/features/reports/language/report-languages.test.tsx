import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { reportWordsOf } from '../../../../insights/catalog/all-report-texts.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import { verify } from '../../../../contract/calls/reports/verify-report.ts'
import { isLanguageCode, type LanguageCode } from '../../../../languages/index.ts'
import { chooseLanguage, chosenLanguage } from '../../../core/i18n/locale.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { waitForReport } from '../../../testing/wait-for-report.ts'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { sampleVerification } from '../../../testing/sample-verification.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { sampleStep, serveReport } from '../testing/serve-report.ts'

const answers = goodAnswers({
  has_kpis: 'Yes',
  weekly_output: 'gut',
  job_satisfaction: '12',
  tool_effectiveness: '7.5',
})
const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', answers)
const stored = sampleReport(ada)

/** Every text of a report by its place. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'evidence' || key === 'answers' ? [] : textsIn(item, path === '' ? key : `${path}.${key}`),
  )
}

/** What the server says beside the stored report. */
const translationIn = (language: LanguageCode, but: readonly string[] = []) => {
  const made = buildEmployeeReport(
    { employee: ada, rawAnswers: answers, submittedAt: stored.submittedAt },
    reportWordsOf(language),
  )
  return { language, texts: Object.fromEntries(textsIn(made).filter(([path]) => !but.includes(path))) }
}

const open = (
  language: LanguageCode | null,
  {
    report = stored,
    but = [] as readonly string[],
    invitedIn,
  }: { report?: StoredEmployeeReport; but?: readonly string[]; invitedIn?: LanguageCode } = {},
) => {
  const asked: (string | null)[] = []
  serveReport(
    ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('language')
      asked.push(wanted)
      return {
        report,
        ...(isLanguageCode(wanted) && { translation: translationIn(wanted, but) }),
        latestVersion: 1,
        versions: [1],
        isOwn: true,
      }
    },
    [],
    language,
  )
  return {
    asked,
    ...renderScreen(
      <>
        <Toasts />
        <EmployeeReportPage employeeId="e1" />
      </>,
      { as: sampleOrganization('employee', invitedIn && { invitedIn }), at: '/reports/e1?why=open' },
    ),
  }
}

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

describe('a person’s report in their language', () => {
  it('stands in German with its sums and what may be answered, and says so of itself', async () => {
    const { asked } = open('de')
    const head = await screen.findByRole('region', { name: 'Warum diese Note' })
    expect(asked).toEqual(['de'])
    expect(head.closest('[lang]')?.getAttribute('lang')).toBe('de')
    await waitForReport()
    expect(screen.getByText(/^So haben Sie Ihre Arbeit selbst beschrieben/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Stärken und Schwächen' })).toBeTruthy()
    expect(screen.getByText('Wer das sieht, warum, und was Sie tun können')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ich sehe es anders' })).toBeTruthy()
    // Numbers as they are written there, and a number outside the scale as it was typed.
    expect(head.textContent).toContain('7,5')
    expect(head.textContent).toContain('Die erste Zahl in der Antwort ist 12, begrenzt auf 1 bis 10: 10')
    expect(head.textContent).not.toMatch(/rounded|counts as|answered/)
  })

  it.each([
    ['of who chose none is that of their invitation', null, 'de', 'de', 'Warum diese Note'],
    ['that they chose goes before that of their invitation', 'es', 'de', 'es', 'Por qué esta letra'],
    ['may be English, where they were invited in another', 'en', 'de', null, 'Why this grade'],
    ['is English for who was invited in none', null, undefined, null, 'Why this grade'],
  ] as const)('language %s', async (_which, chosen, invitedIn, asks, name) => {
    const { asked } = open(chosen, invitedIn === undefined ? {} : { invitedIn })
    expect(await screen.findByRole('region', { name })).toBeTruthy()
    expect(asked).toEqual([asks])
  })

  it('runs from right to left in Arabic, where letters and sums keep their order', async () => {
    open('ar')
    const head = await screen.findByRole('region', { name: 'لماذا هذا التقدير' })
    expect(head.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
    const sum = within(head).getAllByText(/÷/)[0]
    expect(sum?.getAttribute('dir')).toBe('ltr')
    expect(screen.getByText(/^هكذا وصفت عملك بنفسك/)).toBeTruthy()
  })

  it.each([
    ['أرى الأمر بشكل مختلف', 'contested', 'إرسال', 'ما كتبته محفوظ الآن مع تقريرك.'],
    ['تأكيد الاطلاع', 'acknowledged', 'تأكيد الاطلاع', 'أكدت الاطلاع على تقريرك.'],
  ] as const)('“%s” is asked and told from right to left', async (button, state, send, done) => {
    const step = sampleStep(state)
    serveCall(release.answerReport, { state, step })
    const { user } = open('ar', { report: { ...stored, state: 'released' } })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.closest('.mantine-Modal-root')?.getAttribute('dir')).toBe('rtl')
    expect(dialog.closest('.mantine-Modal-root')?.getAttribute('lang')).toBe('ar')
    await user.type(within(dialog).getByRole('textbox'), 'درّبت شخصين')
    await user.click(within(dialog).getByRole('button', { name: send }))
    const toast = (await screen.findByText(done)).closest('.mantine-Notification-root')
    expect([toast?.getAttribute('lang'), toast?.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  })

  it('says a yes that was pressed in the word that stood on the button', async () => {
    open('es')
    const head = await screen.findByRole('region', { name: 'Por qué esta letra' })
    const answered = [...head.querySelectorAll('q')].map(({ textContent }) => textContent)
    expect(answered).toContain('Sí')
    expect(answered).not.toContain('Yes')
  })

  it('stands in Arabic with a Latin reason on the side of its step', async () => {
    serveReport(
      { report: { ...stored, state: 'released' }, latestVersion: 1, versions: [1], isOwn: true },
      [sampleStep('reviewed', { text: 'I read every answer.' })],
      'ar',
    )
    renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
    const reason = (await screen.findAllByText('I read every answer.'))[0]
    expect(reason?.getAttribute('dir')).toBe('auto')
    expect(reason?.closest('blockquote')?.hasAttribute('dir')).toBe(false)
    expect(reason?.closest('blockquote')?.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
  })

  it('says what a verification found in the language of the report', async () => {
    const verification = sampleVerification({
      state: 'cannot',
      why: ['In English'],
      found: [{ is: 'answersGone', count: 1 }],
    })
    serveCall(verify.verifyOwnReport, { verification })
    const { user } = open('es', { report: { ...stored, state: 'released' } })
    await user.click(await screen.findByRole('button', { name: 'Verificar este informe' }))
    expect(
      await screen.findByText('Las respuestas de una persona en las que se basa ya no están guardadas.'),
    ).toBeTruthy()
    expect(screen.queryByText(/In English/)).toBeNull()
  })

  it('leaves what somebody wrote as it is, marks it, and says how much of it there is', async () => {
    const text = 'Keeps payroll calm.'
    const strengths = stored.strengths.map((one, index) => (index === 0 ? { ...one, text } : one))
    open('es', { report: { ...stored, origin: 'edited', strengths }, but: ['strengths.0.text'] })
    const written = await screen.findByText(text)
    expect(written.getAttribute('lang')).toBe('en')
    expect(screen.getByText(/^Una persona o un modelo de lenguaje cambió 1 texto/)).toBeTruthy()
    expect(
      screen
        .getByText(/^Así describió usted su trabajo/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('es')
  })

  it.each([
    ['de', /Die Texte wurden bearbeitet\. An Sie gerichtet\./],
    ['es', /Se editaron los textos\. Dirigido a /],
    ['ar', /عُدلت نصوصه\. موجّه إل/],
  ] as const)(
    'calls what is written to its person the report, after its version and texts, in %s',
    async (language, said) => {
      open(language, { report: { ...stored, origin: 'edited' } })
      expect(await screen.findByText(said)).toBeTruthy()
    },
  )

  it.each([
    ['de', /An Sie gerichtet\./],
    ['es', /Dirigido a usted\./],
    ['ar', /موجّه إليك\./],
  ] as const)('speaks to whom it is about also where they see all reports, in %s', async (language, said) => {
    serveReport(
      {
        report: stored,
        translation: translationIn(language),
        latestVersion: 1,
        versions: [1],
        isOwn: true,
      },
      [],
      language,
    )
    renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'owner' })
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('says that it stands in English where it cannot be had otherwise', async () => {
    open('de', { but: textsIn(stored).map(([path]) => path) })
    expect(await screen.findByText(/^Diesen Bericht gibt es nur auf Englisch/)).toBeTruthy()
    expect(screen.getByText(stored.notice)).toBeTruthy()
  })

  it('is shown in one language: sentences in another than the page’s are left in English', async () => {
    serveReport(
      { report: stored, translation: translationIn('es'), latestVersion: 1, versions: [1], isOwn: true },
      [],
      'de',
    )
    renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
    expect(await screen.findByText(stored.notice)).toBeTruthy()
    expect(screen.queryByText(/^Así describió usted su trabajo/)).toBeNull()
  })

  it('is read in the language that is chosen on it, which this device keeps and nobody else is told', async () => {
    let told = 0
    serveCall(accounts.updateProfile, () => {
      told += 1
      return { user: { uid: 'user-1', email: 'ada@northwind.example', displayName: 'Ada' } }
    })
    const { user } = open('de')
    await user.selectOptions(await screen.findByLabelText('Sprache dieses Berichts'), 'English')
    expect(await screen.findByText(stored.notice)).toBeTruthy()
    expect(chosenLanguage()).toBe('en')
    expect(told).toBe(0)
    const why = await screen.findByRole('region', { name: 'Why this grade' })
    expect(why.closest('[lang="de"]')).toBeNull()
  })
})

it('a report stands in the language of its address', async () => {
  serveReport({
    report: stored,
    translation: translationIn('es'),
    latestVersion: 1,
    versions: [1],
    isOwn: true,
  })
  renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee', at: '/reports/e1?language=es' })
  expect(await screen.findByText(/^Así describió usted su trabajo/)).toBeTruthy()
  expect(chosenLanguage()).toBeNull()
})

it('the call takes no language that there is not', () => {
  expect(reports.getReport.in.safeParse({ employeeId: 'e1', language: 'tlh' }).success).toBe(false)
})
