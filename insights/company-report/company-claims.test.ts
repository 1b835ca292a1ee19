/** What a company report may call a finding, and what it must say about its own rules. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingOrNull, yesOrNo } from '../questionnaire/answers.ts'
import { buildCompanyReport } from './company-report.ts'
import type { CompanyReport } from './company-report-types.ts'
import { isActionable } from '../employee-report/answered-person.ts'
import { scaleIds, type QuestionId, type RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Evidence } from '../report-types.ts'
import { anyOrganization } from '../testing/arbitraries.ts'
import { company } from '../testing/company.ts'
import { statementsIn } from '../testing/statements.ts'

function of(...answers: readonly RawAnswers[]): CompanyReport {
  return buildCompanyReport(company(answers.map((given) => ({ answers: given }))))
}

function many(count: number, answers: RawAnswers): readonly RawAnswers[] {
  return Array.from({ length: count }, () => answers)
}

describe('findings', () => {
  it('are not made of what one of many says', () => {
    const report = of(
      { job_satisfaction: '2', team_communication: '9' },
      ...many(7, { role_clarity: '4' }),
      ...many(19, { role_clarity: '7' }),
    )
    expect(report.weaknesses.map(({ topic }) => topic)).toEqual(['clarity'])
    expect(report.strengths).toEqual([])
    expect(report.limits.join(' ')).toContain('a quarter of all who answered')
  })

  it('need a quarter of all to have spoken, and two people from five answers on', () => {
    const low = { tool_effectiveness: '2' }
    expect(of(...many(2, low), ...many(6, {})).weaknesses).toHaveLength(1)
    expect(of(...many(2, low), ...many(7, {})).weaknesses).toHaveLength(0)
    expect(of(low, ...many(3, {})).weaknesses[0]?.text).toBe(
      'The tools help less than they should: the only rating is below 6.',
    )
    expect(of(low, ...many(4, {})).weaknesses).toHaveLength(0)
    expect(of(low).coverage.note).toContain('fewer than 5 answers, one more could change every finding')
    const fewRated = of(...many(2, low), ...many(6, {}))
    expect(fewRated.weaknesses[0]?.text).toContain('With so few answers, one more could change this.')
    expect(fewRated.coverage.note).not.toContain('fewer than 5')
  })

  it('start with what most people say', () => {
    const report = of(
      ...many(5, { job_satisfaction: '2' }),
      ...many(6, { role_clarity: '4' }),
      ...many(6, { role_clarity: '9' }),
    )
    expect(report.weaknesses.map(({ topic, people }) => [topic, people])).toEqual([
      ['clarity', 6],
      ['satisfaction', 5],
    ])
  })
})

describe('strengths', () => {
  it('are none of what people miss or want better, however many say so', () => {
    const wishes = { company_improvements: 'Fewer meetings', missing_tools: 'A second screen' }
    const report = of(...many(6, wishes))
    expect(report.strengths).toEqual([])
    expect(report.executiveSummary.map(({ text }) => text).join(' ')).not.toContain('strength')
    // It takes no place from what is one.
    const rated = { role_clarity: '9', weekly_output: '9', team_communication: '9', tool_effectiveness: '9' }
    expect(of(...many(6, { ...wishes, ...rated })).strengths.map(({ topic }) => topic)).toEqual([
      'clarity',
      'output',
      'communication',
      'tools',
    ])
  })

  it('quote no answer to a question that may be a complaint', () => {
    const satisfied = { job_satisfaction: '9', additional_feedback: 'The canteen is awful' }
    const [strength] = of(...many(5, satisfied)).strengths
    expect(strength).toMatchObject({ topic: 'satisfaction', people: 5, quotes: [] })
  })

  it('rest on no wish to go elsewhere', () => {
    const leaving = { career_goals: 'A new job elsewhere' }
    expect(of(...many(5, leaving)).strengths).toEqual([])
    const report = of({ skill_development: 'Leave this place', career_goals: 'Lead a team' }, leaving)
    expect(report.strengths).toMatchObject([
      {
        topic: 'growth',
        people: 1,
        evidence: [{ employeeId: 'e0', questionId: 'career_goals' }],
        quotes: [{ employeeId: 'e0', questionId: 'career_goals' }],
      },
    ])
  })

  it('of anybody rest on a rating of 8 or more, a yes, or what was named to build on', () => {
    const isGood = (questionId: QuestionId, text = ''): boolean =>
      scaleIds.some((id) => id === questionId)
        ? (ratingOrNull(text) ?? 0) >= 8
        : questionId === 'has_kpis' || questionId === 'aware_of_training'
          ? yesOrNo(text) === true
          : (questionId === 'skill_development' || questionId === 'career_goals') && isActionable(text)
    const quotable: readonly QuestionId[] = [
      'core_responsibilities',
      'recurring_deliverables',
      'close_collaborators',
      'current_tools',
      'skill_development',
      'career_goals',
    ]
    fc.assert(
      fc.property(anyOrganization, (input) => {
        const { strengths } = buildCompanyReport(input)
        // Of two submissions of one person either may count: that one of them says so is enough here.
        const said = ({ employeeId, questionId }: Evidence) =>
          input.submissions
            .filter((one) => one.employeeId === employeeId)
            .some(({ rawAnswers }) => isGood(questionId, rawAnswers[questionId]))
        for (const { evidence, quotes } of strengths) {
          expect(evidence.filter((one) => !said(one))).toEqual([])
          expect(quotes.filter(({ questionId }) => !quotable.includes(questionId))).toEqual([])
        }
      }),
    )
  })
})

it('the summary says that the risk level rests on defaults where nobody gave its numbers', () => {
  const texts = (report: CompanyReport): string => report.executiveSummary.map(({ text }) => text).join('\n')
  expect(texts(of({}, {}))).toContain('comes from the default of 7 alone')
  expect(texts(of({ job_satisfaction: '8' }))).toContain('Nobody rated the tools')
  expect(texts(of({ job_satisfaction: '8', tool_effectiveness: '8' }))).toContain('Risk: low.\n')
})

it('a conversation about satisfaction has the rating that called for it', () => {
  const report = of({
    job_satisfaction: '2',
    additional_feedback: 'I hate it here and I think about leaving',
  })
  const [prompt] = report.personnelChanges.departures
  expect(prompt?.text).toContain('rated job satisfaction 2 of 10')
  expect(prompt?.rated).toBe(2)
  expect(prompt?.text).not.toContain('is read as a wish')
})

it('hiring reasons are true where departments tie and where an answer says no', () => {
  const reasons = (...places: readonly string[]): string | undefined =>
    buildCompanyReport(
      company(
        places.map((department) => ({
          department,
          answers: { missing_tools: 'No designer needed, but a workflow tool' },
        })),
      ),
    ).immediateHiringNeeds[1]?.reasoning
  const five = (department: string) => Array.from({ length: 5 }, () => department)
  expect(reasons(...five('B'), ...five('A'))).toContain('A (5 of 5) and B (5 of 5) have the highest share')
  expect(reasons(...five('B'), 'A')).toContain('B has the highest share: 100% (5 of 5).')
  expect(reasons('B', 'A', 'B')).toContain('too few to compare. Check first')
  expect(reasons(...five('B'))).toContain('All of them work in B: 100%')
  expect(reasons('A')).not.toContain('asked for it')
})

it('counts of one and two read as people say them', () => {
  const one = of({ job_satisfaction: '8' })
  expect(one.overview.riskReason.text).toContain(
    'Satisfaction 8 of 10 (1 person), nobody rated the tools, so they count as 7.',
  )
  expect(one.executiveSummary[0]?.text).toMatch(/^The one person at Northwind has answered/)
  expect(one.gradingBreakdown[0]?.executiveSummary[0]?.text).toMatch(
    /^The one person in Sales answered\. The self-reported grade is/,
  )
  expect(one.forwardOperatingPlan.at(-1)?.why).toBe('The one person who was asked has answered.')
  expect(of({}, {}).forwardOperatingPlan.at(-1)?.why).toBe('Both people have answered.')
})

it('counts are written with the same separators in every text', () => {
  const report = buildCompanyReport(
    company(
      Array.from({ length: 2500 }, (_, index) => ({
        name: 'Ana',
        answers: index < 1500 ? { missing_tools: 'A workflow tool', job_satisfaction: '3' } : null,
      })),
    ),
  )
  const texts = statementsIn(report).map(({ text }) => text)
  expect(texts.join('\n')).toContain('1,500 of 2,500 people')
  for (const text of [...texts, report.coverage.note]) expect(text).not.toMatch(/\d{4}/)
})

it('a rating that nobody gave has no mean in any text', () => {
  const report = of({ role_clarity: '9' }, { role_clarity: '8' })
  expect(report.overview.riskReason.text).toBe(
    'Nobody rated satisfaction, so it counts as 7, nobody rated the tools, so they count as 7. Low takes at least 7 for both.',
  )
  for (const { text } of statementsIn(report)) expect(text).not.toMatch(/(?:Satisfaction|tools) \d/)
})
