import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeTrendChange as sinceInFiles } from '../../../../contract/shapes/reports/trend-text.ts'
import type { TrendPoint } from '../../../../contract/calls/reports/report-trend.ts'
import { reports, type StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { reportWordsOf } from '../../../../insights/catalog/all-report-texts.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { chooseLanguage, chosenLanguage } from '../../../core/i18n/locale.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { before, now, serve } from '../testing/serve-company-reports.ts'
import { trendStepText } from '../comparison/trend-step-text.ts'
import { englishWiki } from './company-report-texts.tsx'

const serveIn = (language: LanguageCode, texts: Record<string, string>, list: StoredCompanyReport[]) => {
  chooseLanguage(language)
  serve(list)
  serveCall(reports.getCompanyReport, ({ request }) => {
    const asked = new URL(request.url).searchParams
    const report = list.find(({ id }) => asked.get('id') === null || id === asked.get('id')) ?? now
    return { report, ...(asked.get('language') === language && { translation: { language, texts } }) }
  })
}

const reason = 'Ein Grund auf Deutsch.'

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

describe('the company wiki in its reader’s language', () => {
  it('stands in German with its numbers, and says so of itself', async () => {
    serveIn('de', { 'overview.riskReason.text': reason }, [now, before])
    renderScreen(<CompanyWikiPage />, { at: '/company-wiki?compare=company-1' })
    const overview = await screen.findByRole('region', { name: 'In Kürze' })
    expect(overview.closest('[lang]')?.getAttribute('lang')).toBe('de')
    expect(within(overview).getByText('66,7 %')).toBeTruthy()
    expect(within(overview).getByText(reason).getAttribute('lang')).toBeNull()
    expect(await screen.findByText(/^Verglichen mit Version 1 vom/)).toBeTruthy()
    const people = reportWordsOf('de').say('changes.employees')
    expect(
      within(
        await screen.findByRole('region', { name: 'Was sich seit Version 1 geändert hat' }),
      ).getAllByText(people),
    ).not.toEqual([])
  })

  it('marks what stands in English, and says how much of it there is', async () => {
    serveIn('es', { 'overview.riskReason.text': 'Una razón.' }, [now])
    renderScreen(<CompanyWikiPage />)
    const [strength] = now.strengths
    if (strength === undefined) throw new Error('The report has no strength.')
    const texts = await screen.findAllByText(strength.text)
    expect(texts.map((one) => one.getAttribute('lang'))).toContain('en')
    expect(screen.getByText(/textos de este informe están en inglés/)).toBeTruthy()
  })

  it('says that its sentences are there in English only where the server has none', async () => {
    serveIn('ar', {}, [now])
    renderScreen(<CompanyWikiPage />)
    const overview = await screen.findByRole('region', { name: 'باختصار' })
    expect(overview.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
    expect(screen.getByText(/^لا يمكن قراءة جمل هذا التقرير إلا بالإنجليزية/)).toBeTruthy()
  })

  it('opens what a statement rests on in the same language', async () => {
    serveIn('ar', {}, [now])
    const { user } = renderScreen(<CompanyWikiPage />)
    const hiring = await screen.findByRole('region', { name: 'احتياجات التوظيف' })
    const [count] = within(hiring).getAllByRole('button', { name: /ما تقوم عليه/ })
    if (count === undefined) throw new Error('Nothing can be opened.')
    await user.click(count)
    const panel = await screen.findByRole('dialog')
    expect([panel.getAttribute('lang'), panel.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  })

  it('is read in the language that is chosen on it', async () => {
    serveIn('de', {}, [now])
    const { user } = renderScreen(<CompanyWikiPage />)
    await user.selectOptions(await screen.findByLabelText('Sprache dieses Berichts'), 'English')
    expect(await screen.findByRole('region', { name: 'In short' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'In short' }).closest('[lang="de"]')).toBeNull()
  })

  it('keeps the language that is chosen in the address', async () => {
    serveIn('de', {}, [now])
    const { user, router } = renderScreen(<CompanyWikiPage />)
    await user.selectOptions(await screen.findByLabelText('Sprache dieses Berichts'), 'Español')
    expect(await screen.findByRole('region', { name: 'En resumen' })).toBeTruthy()
    expect(router.state.location.search).toEqual({ language: 'es' })
  })

  it('stands in the language of its address, whatever its reader chose, who keeps that', async () => {
    serveIn('de', {}, [now])
    chooseLanguage('es')
    renderScreen(<CompanyWikiPage />, { at: '/company-wiki?language=de' })
    expect(await screen.findByRole('region', { name: 'In Kürze' })).toBeTruthy()
    expect([chosenLanguage(), localStorage.getItem('muster.read-in')]).toEqual(['es', null])
  })

  it('stands in its reader’s language where the address names none that there is', async () => {
    serveIn('de', {}, [now])
    renderScreen(<CompanyWikiPage />, { at: '/company-wiki?language=tlh' })
    expect(await screen.findByRole('region', { name: 'In Kürze' })).toBeTruthy()
  })

  it('tells in German that there is no report yet', async () => {
    chooseLanguage('de')
    serve([])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    expect(await screen.findByRole('heading', { name: 'Noch kein Unternehmensbericht' })).toBeTruthy()
  })
})

it('what became of a mean is said in English as files say it', () => {
  const point = (mean: number | null, noise: number | null, isDifference: boolean | null): TrendPoint => ({
    reportId: 'r',
    version: 1,
    madeAt: '2026-11-18T10:00:00.000Z',
    employees: 3,
    answered: 3,
    submissionRate: 100,
    mean,
    riskLevel: 'Low',
    noise,
    isDifference,
  })
  const first = point(7, null, null)
  const later = [
    point(7, 0.0001, true),
    point(7.04, 0.02, true),
    point(6.5, 0.3, true),
    point(7.2, 0.8, false),
    point(7.2, null, null),
    point(null, null, null),
  ]
  for (const one of later) expect(trendStepText(one, first, englishWiki)).toBe(sinceInFiles(one, first))
  expect(trendStepText(first, undefined, englishWiki)).toBe(sinceInFiles(first, undefined))
})
