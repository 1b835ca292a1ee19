import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildWholeCompanyReport } from '../../../../insights/company-report/company-report.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { serve } from '../testing/serve-company-reports.ts'

const wishes = [
  'Better pay',
  'Better pay',
  'Higher wages, please',
  'Zahlt endlich besser!',
  'The pay is too low',
  'clear responsibilities between purchasing and stores',
  'a bigger car park',
  'a better canteen',
  'more training courses',
  'less overtime',
  'fair treatment',
  'n/a',
]
const people = wishes.map((wish, index) =>
  samplePerson(
    `w${index}`,
    `Person ${index}`,
    'Stores',
    goodAnswers({ company_improvements: wish, career_goals: '' }),
  ),
)
const plain = sampleCompanyReport(people)
const report: StoredCompanyReport = {
  ...plain,
  ...buildWholeCompanyReport({
    organizationName: 'Northwind Traders',
    employees: people,
    submissions: people.map(({ id, answers }) => ({
      employeeId: id,
      rawAnswers: answers ?? {},
      submittedAt: '2026-11-10T09:00:00.000Z',
    })),
    lastUpdated: '2026-11-18T10:00:00.000Z',
  }),
}

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

const shown = async (name = 'What people wrote') => {
  serve([report])
  const { user } = renderScreen(<CompanyWikiPage />)
  return { user, section: within(await screen.findByRole('region', { name })) }
}

describe('what people wrote', () => {
  it('is shown by question in themes with count, share and quotes, the largest first', async () => {
    const { section } = await shown()
    expect(await section.findByText('11 of 12 answered · 1 said nothing')).toBeTruthy()
    const [pay] = section.getAllByRole('listitem')
    if (pay === undefined) throw new Error('There is no theme.')
    expect(pay.textContent).toContain('Pay and benefits')
    expect(pay.textContent).toContain('45%')
    expect(
      within(pay)
        .getByText(/Higher wages, please/)
        .getAttribute('dir'),
    ).toBe('auto')
    expect(
      within(pay).getByRole('button', { name: 'What “Pay and benefits” rests on: 5 of 11 people' }),
    ).toBeTruthy()
  })

  it('shows no bar and no share of fewer than five people', async () => {
    const { section } = await shown()
    await section.findByText('11 of 12 answered · 1 said nothing')
    const [, second] = section.getAllByRole('listitem')
    expect(second?.textContent).toContain('Fewer than 5 people: no bar')
    expect(second?.textContent).not.toContain('%')
  })

  it('folds all but five themes, and goes on at the sixth', async () => {
    const { user, section } = await shown()
    const more = await section.findByRole('button', { name: /^Show \d more topics?$/ })
    const before = section.getAllByRole('listitem').length
    await user.click(more)
    expect(section.getAllByRole('listitem').length).toBeGreaterThan(before)
    expect(document.activeElement?.className).toBe('open-answers__theme')
    expect(section.queryByRole('button', { name: /^Show \d more/ })).toBeNull()
  })

  it('calls themes by their names in the language of the report, and leaves quotes as written', async () => {
    chooseLanguage('de')
    const { section } = await shown('Was die Leute geschrieben haben')
    expect(await section.findByText('Bezahlung und Leistungen')).toBeTruthy()
    expect(section.getByText(/Higher wages, please/)).toBeTruthy()
  })

  it('is left out of a report that has none of it', async () => {
    serve([plain])
    renderScreen(<CompanyWikiPage />)
    await screen.findByRole('region', { name: 'Strengths and weaknesses' })
    expect(screen.queryByRole('region', { name: 'What people wrote' })).toBeNull()
  })

  it('names a theme without a category whose words were erased by no words', async () => {
    const [first] = report.writtenThemes ?? []
    if (first === undefined) throw new Error('There are no themes.')
    const [theme, ...others] = first.themes
    if (theme === undefined) throw new Error('There is no theme.')
    serve([
      {
        ...report,
        writtenThemes: [{ ...first, themes: [{ ...theme, category: null, writtenLabel: null }, ...others] }],
      },
    ])
    renderScreen(<CompanyWikiPage />)
    expect(await screen.findByText('Several people in similar words')).toBeTruthy()
  })
})
