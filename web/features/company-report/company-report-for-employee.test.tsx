import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { companyEnglish } from '../../../insights/catalog/company-texts.ts'
import type { StoredCompanyReport } from '../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import CompanyWikiPage from './company-report-page.tsx'
import { now, serve } from './testing/serve-company-reports.ts'

const unnamed = <S extends { evidence: unknown; quotes: unknown }>(statement: S) => ({
  ...statement,
  evidence: [],
  quotes: [],
})
const anonymous: StoredCompanyReport = {
  ...now,
  isAnonymous: true,
  strengths: now.strengths.map(unnamed),
  coverage: { ...now.coverage, notAnsweredEmployees: [] },
  personnelChanges: { ...now.personnelChanges, newHires: [], promotions: [], departures: [] },
  organizationalImpactSummary: now.organizationalImpactSummary.map((tier) => ({ ...tier, employees: [] })),
  gradingBreakdown: now.gradingBreakdown.map((department) => ({
    ...department,
    lead: null,
    support: null,
    teamScores: [],
    departmentGrade: null,
    gradePoints: null,
    executiveSummary: [],
  })),
}

describe('the company wiki of an employee', () => {
  it('hides what names people and says why; offers neither generating nor the CSV', async () => {
    serve([anonymous])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    expect(await screen.findByText(/These groups name people/)).toBeTruthy()
    expect(screen.getByText(/Scores and the highest self-ratings name people/)).toBeTruthy()
    expect(screen.getAllByText(/You can’t see those about single people/).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /generate/i })).toBeNull()
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
    expect(screen.queryByText('Chloé Kim')).toBeNull()
    expect(document.body.textContent).not.toContain('Consider merit review')
    expect(screen.queryByRole('button', { name: /rests on/ })).toBeNull()
    expect(screen.queryByText(/Open the answers/)).toBeNull()
    const finance = within(screen.getByRole('region', { name: 'Finance' }))
    expect(finance.getByText('Grade not shown to you')).toBeTruthy()
    expect(finance.queryByText('No grade yet')).toBeNull()
  })

  it('says that too few have answered, and shows no figures of theirs', async () => {
    const why = {
      ...unnamed(now.overview.riskReason),
      text: companyEnglish.say('told.few', { threshold: 5 }),
    }
    serve([
      {
        ...anonymous,
        executiveSummary: [why],
        overview: { ...now.overview, averagePerformanceScore: null, riskLevel: null, riskReason: why },
        measures: [],
        limits: [],
        strengths: [],
        weaknesses: [],
        personnelChanges: {
          ...anonymous.personnelChanges,
          totals: { newHires: 0, promotions: 0, departures: 0 },
        },
        immediateHiringNeeds: [],
        forwardOperatingPlan: [],
      },
    ])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    expect(await screen.findByText(companyEnglish.say('told.few', { threshold: 5 }))).toBeTruthy()
    expect(screen.getByText('Submission rate')).toBeTruthy()
    for (const absent of [
      'Mean score',
      'Risk',
      'Strengths',
      'Talk soon: satisfaction of 4 or less',
      'How people answered',
      'What this report can’t tell',
    ]) {
      expect(screen.queryByText(absent)).toBeNull()
    }
  })

  it('shows the rest where the risk and the findings alone are withheld, and says of none that there is none', async () => {
    const { overview } = anonymous
    serve([{ ...anonymous, overview: { ...overview, riskLevel: null }, strengths: [], weaknesses: [] }])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    expect(await screen.findByText('The numbers behind the picture')).toBeTruthy()
    expect(screen.getByText('Mean score')).toBeTruthy()
    expect(await screen.findAllByText('None is shown to you.')).toHaveLength(2)
  })

  it('points to their own report before there is one of the company', async () => {
    serve([])
    renderScreen(<CompanyWikiPage />, { as: 'employee' })
    expect(await screen.findByText('No company report yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to your own report' })).toBeTruthy()
  })
})
