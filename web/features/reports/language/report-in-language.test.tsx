import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/accounts.ts'
import { noticeFacts, noticeTitle } from '../../../../contract/report-notice.ts'
import { reports, type StoredEmployeeReport } from '../../../../contract/reports.ts'
import { wordsOf } from '../../../../insights/all-words.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { chooseLanguage } from '../../../core/language.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { answering } from '../../../testing/server.ts'
import EmployeeReportPage from '../employee-report-page.tsx'
import { factsIn } from '../notice.tsx'
import { servingReport } from '../testing/served-report.ts'
import { englishReportWords } from './report-words.tsx'

const answers = goodAnswers({ weekly_output: 'gut', job_satisfaction: '12', tool_effectiveness: '7.5' })
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
    wordsOf(language),
  )
  return { language, texts: Object.fromEntries(textsIn(made).filter(([path]) => !but.includes(path))) }
}

const open = (
  language: LanguageCode,
  {
    report = stored,
    but = [] as readonly string[],
  }: { report?: StoredEmployeeReport; but?: readonly string[] } = {},
) => {
  const asked: (string | null)[] = []
  servingReport(
    ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('language')
      asked.push(wanted)
      return {
        report,
        ...(wanted !== null && { translation: translationIn(language, but) }),
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
    ...renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee', at: '/reports/e1?why=open' }),
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
    expect(screen.getByText(/^Dies ist ein Arbeitsprofil nach eigenen Angaben/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Stärken und Schwächen' })).toBeTruthy()
    expect(screen.getByText('Wer das sieht, warum, und was Sie tun können')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ich sehe es anders' })).toBeTruthy()
    // Numbers as they are written there, and a number outside the scale as it was typed.
    expect(head.textContent).toContain('7,5')
    expect(head.textContent).toContain('Die erste Zahl in der Antwort ist 12, begrenzt auf 1 bis 10: 10')
    expect(head.textContent).not.toMatch(/rounded|counts as|answered/)
  })

  it('runs from right to left in Arabic, where letters and sums keep their order', async () => {
    open('ar')
    const head = await screen.findByRole('region', { name: 'لماذا هذا التقدير' })
    expect(head.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
    const sum = within(head).getAllByText(/÷/)[0]
    expect(sum?.getAttribute('dir')).toBe('ltr')
    expect(screen.getByText(/^هذا ملف عمل قائم على أقوالك أنت/)).toBeTruthy()
  })

  it('leaves what somebody wrote as it is, marks it, and says how much of it there is', async () => {
    const text = 'Keeps payroll calm.'
    const strengths = stored.strengths.map((one, index) => (index === 0 ? { ...one, text } : one))
    open('es', { report: { ...stored, origin: 'edited', strengths }, but: ['strengths.0.text'] })
    const written = await screen.findByText(text)
    expect(written.getAttribute('lang')).toBe('en')
    expect(screen.getByText(/^1 texto de este informe lo cambió alguien/)).toBeTruthy()
    expect(
      screen
        .getByText(/^Este es un perfil/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('es')
  })

  it('says that it stands in English where it cannot be had otherwise', async () => {
    open('de', { but: textsIn(stored).map(([path]) => path) })
    expect(await screen.findByText(/^Diesen Bericht gibt es nur auf Englisch/)).toBeTruthy()
    expect(screen.getByText(stored.notice)).toBeTruthy()
  })

  it('is shown in one language: sentences in another than the page’s are left in English', async () => {
    servingReport(
      { report: stored, translation: translationIn('es'), latestVersion: 1, versions: [1], isOwn: true },
      [],
      'de',
    )
    renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
    expect(await screen.findByText(stored.notice)).toBeTruthy()
    expect(screen.queryByText(/^Este es un perfil/)).toBeNull()
  })

  it('is read in the language that is chosen on it, which the profile keeps', async () => {
    let told: unknown
    answering(accounts.updateProfile, ({ body }) => {
      told = body
      return { user: { uid: 'user-1', email: 'ada@northwind.example', displayName: 'Ada' } }
    })
    const { user } = open('de')
    await user.selectOptions(await screen.findByLabelText('Sprache dieses Berichts'), 'English')
    expect(await screen.findByText(stored.notice)).toBeTruthy()
    expect(told).toEqual({ language: 'en' })
    expect(screen.getByRole('region', { name: 'Why this grade' }).closest('[lang="de"]')).toBeNull()
  })
})

it('what its person is told in English is what files say', () => {
  for (const isShared of [true, false]) {
    const told = { organizationName: 'Northwind', person: 'Ada', isShared, isOwn: true }
    expect(factsIn(englishReportWords, told)).toEqual(noticeFacts(told))
    expect(englishReportWords.say('notice.title')).toBe(noticeTitle(told))
  }
})

it('the call takes no language that there is not', () => {
  expect(reports.getReport.in.safeParse({ employeeId: 'e1', language: 'tlh' }).success).toBe(false)
})
