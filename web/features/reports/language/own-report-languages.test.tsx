import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { actionPlan } from '../../../../contract/calls/action-plan.ts'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { reports, type ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { reportWordsOf } from '../../../../insights/catalog/all-report-texts.ts'
import { translator } from '../../../../insights/catalog/translator.ts'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import { profile } from '../../../testing/sample-profile.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleSummary } from '../../../testing/sample-reports.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import ReportsPage from '../reports-page.tsx'
import { sampleStep } from '../testing/serve-report.ts'
import { serveOwnQuestionnaire } from '../testing/serve-own-questionnaire.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())

const open = (summaries: readonly ReportSummary[], steps: readonly ReportStep[] = []) => {
  serveCall(reports.listReports, { reports: [...summaries], next: null })
  serveCall(actionPlan.listPlanItems, { items: [], next: null, counts: { open: 0, done: 0, dropped: 0 } })
  serveCall(release.getReportSteps, { steps: [...steps], next: null })
  serveOwnQuestionnaire()
  return renderScreen(<ReportsPage />, { as: 'employee' })
}

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

it('the list of an employee is in the language of their profile, with its report', async () => {
  const de = translator('de', 'reportPage')
  serveCall(accounts.getProfile, { user: { ...profile.user, language: 'de' } })
  open([sampleSummary(ada, { state: 'released' })])
  const heading = await screen.findByRole('heading', { level: 1, name: de('ownReports.title') })
  expect(await screen.findByRole('link', { name: de('ownReports.read') })).toBeTruthy()
  expect(screen.getByText(de('ownReports.acknowledge'))).toBeTruthy()
  expect(screen.getByText(reportWordsOf('de').say('scores.reliability'))).toBeTruthy()
  // The frame around it is English, so the part says of itself what it is.
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de')
})

it('is from right to left in Arabic, without a Latin word', async () => {
  const ar = translator('ar', 'reportPage')
  chooseLanguage('ar')
  open([])
  const heading = await screen.findByRole('heading', { level: 1, name: ar('ownReports.title') })
  expect(await screen.findByRole('heading', { name: ar('ownReports.notReleased') })).toBeTruthy()
  const part = heading.closest<HTMLElement>('[lang=ar]') ?? document.body
  expect(part.dir).toBe('rtl')
  expect(within(part).queryAllByText(/\p{Script=Latin}/u)).toEqual([])
})

it('tells in it who withdrew a report that was released, and what was said', async () => {
  chooseLanguage('de')
  const steps = [sampleStep('withdrawn', { text: 'Falsche Antworten.' }), sampleStep('released')]
  open([], steps)
  expect(
    await screen.findByRole('heading', { name: 'Version 2 Ihres Berichts wurde zurückgezogen' }),
  ).toBeTruthy()
  expect(screen.getByText(/Sie war seit dem 20\. November 2026 für Sie freigegeben/)).toBeTruthy()
  expect(screen.getByText('Falsche Antworten.')).toBeTruthy()
})
