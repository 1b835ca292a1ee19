import { describe, expect, it } from 'vitest'
import { shortNameOf } from './department-grades.ts'
import { suggestedPayFor } from './impact-summary.ts'
import { buildCompanyReport } from './company-report.ts'
import type { CompanyReport } from './company-report-types.ts'
import { gradeThresholds } from '../scoring/grades.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { company } from '../testing/company.ts'

function clarity(...ratings: readonly number[]): CompanyReport {
  return buildCompanyReport(company(ratings.map((value) => ({ answers: { role_clarity: String(value) } }))))
}

function topicsOf(found: readonly { readonly topic: string }[]): readonly string[] {
  return found.map(({ topic }) => topic)
}

function contrastIn(count: number, tools: string): string | undefined {
  const people = Array.from({ length: count }, () => ({
    answers: { role_clarity: '8', weekly_output: '8', tool_effectiveness: tools },
  }))
  return buildCompanyReport(company(people)).gradingBreakdown[0]?.executiveSummary[1]?.text
}

describe('impact tiers', () => {
  it('go by output, then overall, then name, three people each', () => {
    const ratings: readonly (readonly [string, string, string])[] = [
      ['Zed', '9', '9'],
      ['Ana', '9', '9'],
      ['Bo', '9', '10'],
      ['Cy', '10', '1'],
      ['Dee', '3', '5'],
    ]
    const { organizationalImpactSummary } = buildCompanyReport(
      company(
        ratings.map(([name, output, clarity]) => ({
          name,
          answers: { weekly_output: output, role_clarity: clarity },
        })),
      ),
    )
    expect(
      organizationalImpactSummary.map(({ category, employees }) => [
        category,
        employees.map(({ employeeName }) => employeeName).join(' '),
      ]),
    ).toEqual([
      ['Mission Critical', 'Cy Bo Ana'],
      ['Highly Valuable', 'Zed Dee'],
      ['Core Support', ''],
    ])
  })

  it('say of equal people in other tiers, or in none, that they are tied', () => {
    const tiersOf = (ratings: readonly string[]) =>
      buildCompanyReport(
        company(
          ratings.map((rating, index) => ({
            name: `P${String(index).padStart(3, '0')}`,
            answers: { weekly_output: rating },
          })),
        ),
      ).organizationalImpactSummary.map(({ employees }) =>
        employees.map(({ impact }) => /; (.*)$/u.exec(impact)?.[1] ?? ''),
      )
    const others = (number: string) => `tied with ${number} other people`
    const one = 'tied with one other person'
    expect(tiersOf(['9', '9', '9', '5', '5', '4'])).toEqual([['', '', ''], ['', '', ''], []])
    expect(tiersOf(['9', '9', '7', '7'])).toEqual([['', '', one], [one], []])
    const everybody = [1, 2, 3].map(() => others('1,199'))
    expect(tiersOf(Array.from({ length: 1200 }, () => '8'))).toEqual([everybody, everybody, everybody])
  })

  it('suggest a merit review for A grades only', () => {
    expect(gradeThresholds.map(({ grade }) => suggestedPayFor(grade))).toEqual([
      'Consider merit review',
      'Consider merit review',
      ...Array.from({ length: 8 }, () => 'Standard cycle'),
    ])
    expect(suggestedPayFor('A+')).toBe('Consider merit review')
  })
})

describe('departments', () => {
  it('of equal grades get that grade, however many people', () => {
    for (const [text, grade] of [
      ['10', 'A'],
      ['8', 'B+'],
      ['1', 'D'],
    ] as const) {
      const answers: RawAnswers = {
        role_clarity: text,
        weekly_output: text,
        team_communication: text,
        tool_effectiveness: text,
        job_satisfaction: text,
        has_kpis: 'yes',
        aware_of_training: 'yes',
        career_goals: 'stay',
        company_improvements: 'pay',
      }
      for (const count of [1, 3, 7, 49]) {
        const people = Array.from({ length: count }, () => ({ answers }))
        const [sales] = buildCompanyReport(company(people)).gradingBreakdown
        expect([text, sales?.teamScores[0]?.grade, sales?.departmentGrade]).toEqual([text, grade, grade])
        expect(sales?.isSmall).toBe(count < 5)
      }
    }
  })

  it('have short names, and none is lost for want of answers', () => {
    expect(['Customer Success', 'engineering', 'R&D', 'Ärzte', '--', '会計'].map(shortNameOf)).toEqual([
      'CS',
      'ENG',
      'RD',
      'ÄRZ',
      '--',
      '会計',
    ])
    const { gradingBreakdown } = buildCompanyReport(
      company([{ department: 'A' }, { department: 'B', answers: null }]),
    )
    expect(gradingBreakdown[1]).toMatchObject({
      departmentName: 'B',
      answered: 0,
      departmentGrade: null,
      lead: null,
      teamScores: [],
    })
  })
})

describe('strengths and weaknesses', () => {
  it('need half of the ratings at 8 or more, or a quarter below 6', () => {
    expect(topicsOf(clarity(8, 8, 7, 7).strengths)).toEqual(['clarity'])
    expect(topicsOf(clarity(8, 7.9, 7, 7).strengths)).toEqual([])
    expect(topicsOf(clarity(5.9, 6, 6, 6).weaknesses)).toEqual(['clarity'])
    expect(topicsOf(clarity(6, 6, 6, 6).weaknesses)).toEqual([])
    expect(topicsOf(clarity(9, 9, 9, 5).strengths)).toEqual([])
  })

  it('say how many people they rest on, and lead to a plan', () => {
    const report = clarity(3, 9, 9, 9, 9, 5, 5)
    expect(report.weaknesses[0]?.text).toBe(
      'Many people don’t know what is expected of them: 3 of 7 ratings are below 6.',
    )
    expect(report.weaknesses[0]?.evidence).toHaveLength(3)
    expect(report.forwardOperatingPlan[0]).toMatchObject({ topic: 'clarity', people: 3, outOf: 7 })
  })
})

describe('differences between ratings', () => {
  it('are spoken of from five answers, half a point, and beyond the noise', () => {
    // Of five people each: 2 × √(1 ÷ 5 + 1 ÷ 5) is 1.26.
    expect(contrastIn(5, '6.7')).toBe(
      'People in Sales rate role clarity (mean 8.0 from 5 people) and weekly output (mean 8.0 from 5 people) highest and tool effectiveness (mean 6.7 from 5 people) lowest.',
    )
    expect(contrastIn(5, '6.8')).toBeUndefined()
    expect(contrastIn(4, '3')).toBeUndefined()
    // Of forty the noise is 0.45, of four hundred 0.14: half a point stays the least.
    expect(contrastIn(40, '7.5')).toContain('(mean 7.5 from 40 people)')
    expect(contrastIn(400, '7.6')).toBeUndefined()
  })
})

it('a company of 5,000 is reported whole', () => {
  const people = Array.from({ length: 5000 }, (_, index) => ({
    name: `Person ${index % 977}`,
    department: `Department ${index % 12}`,
    answers: { weekly_output: String(1 + (index % 10)), missing_tools: index % 3 === 0 ? 'automation' : '' },
  }))
  const report = buildCompanyReport(company(people))
  expect(report.gradingBreakdown.flatMap(({ teamScores }) => teamScores)).toHaveLength(5000)
  expect(report.immediateHiringNeeds).toMatchObject([{ people: 1667, evidenceTotal: 1667 }])
  expect(report.immediateHiringNeeds[0]?.evidence).toHaveLength(25)
})
