import { describe, expect, it } from 'vitest'
import wiki from '../../../languages/en/companyPage.json' with { type: 'json' }
import { english } from '../../catalog/report-texts.ts'
import { createTranslator } from '../../catalog/format-message.ts'
import { company } from '../../testing/company.ts'
import { buildWholeCompanyReport } from '../company-report.ts'
import { impactNumbers } from './impact-numbers.ts'
import { planStepsOf } from './plan-steps.ts'
import type { RawAnswers } from '../../questionnaire/questionnaire.ts'

const words = {
  language: 'en' as const,
  say: createTranslator('en', wiki),
  count: english.counted,
  named: english.named,
}
const team = (count: number, answers: RawAnswers) => Array.from({ length: count }, () => ({ answers }))
const wish = 'Clear responsibilities between purchasing and stores'
const report = buildWholeCompanyReport(
  company([
    ...team(12, { tool_effectiveness: '3', company_improvements: wish }),
    ...team(9, { tool_effectiveness: '8', team_communication: '3', company_improvements: 'Better pay' }),
    ...team(4, { tool_effectiveness: '8', company_improvements: 'Fix the roof of hall 2' }),
  ]),
)

describe('the plan that a reader is shown', () => {
  it('has wishes of many, with their number and a measure, after the first weakness', () => {
    const steps = planStepsOf(report, words)
    expect(steps.map(({ item }) => item.title)).toEqual([
      'Fix the tools that slow people down',
      `Decide on this wish: “${wish}”`,
      expect.stringMatching(/^Decide on this wish: /),
      ...steps.slice(3).map(({ item }) => item.title),
    ])
    expect(steps[1]).toMatchObject({
      index: null,
      item: {
        why: '12 of 25 who answered wrote this.',
        success: 'Fewer than 6 people write this in the next round.',
        people: 12,
        outOf: 25,
        evidenceTotal: 12,
      },
    })
    // Actions refer to a step of the stored plan by its place there.
    expect(steps.flatMap(({ index }) => (index === null ? [] : [index]))).toEqual(
      report.forwardOperatingPlan.map((_, index) => index),
    )
    expect(steps.length).toBeLessThanOrEqual(7)
  })

  it('has none of fewer than five, and none where themes are withheld', () => {
    const titles = planStepsOf(report, words).map(({ item }) => item.title)
    expect(titles.join(' ')).not.toContain('hall 2')
    const { writtenThemes: _, ...shown } = report
    expect(planStepsOf(shown, words).map(({ item }) => item)).toEqual(report.forwardOperatingPlan)
  })
})

it('says how many people rate their output as high, and which of them the impact groups list', () => {
  const rated = (outputs: readonly string[]) =>
    buildWholeCompanyReport(company(outputs.map((weekly_output) => ({ answers: { weekly_output } }))))
  const tied = rated(Array.from({ length: 14 }, (_, index) => (index < 12 ? '10' : '6')))
  expect(impactNumbers(tied, String)).toEqual({ named: '9', number: '12', people: '14', output: '10' })
  expect(impactNumbers(rated(['9', '5']), String)).toEqual({
    named: '2',
    number: '2',
    people: '2',
    output: '5',
  })
})
