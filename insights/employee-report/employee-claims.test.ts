/** What a report must not say about an answer: it asserts nothing that the answer may deny. */
import { describe, expect, it } from 'vitest'
import { buildEmployeeReport } from './employee-report.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import type { EmployeeReport } from '../report-types.ts'
import { statementsIn } from '../testing/statements.ts'

const employee = { id: 'e1', name: 'Maya', role: 'Cook', department: 'Kitchen' }

function reportOn(rawAnswers: RawAnswers): EmployeeReport {
  return buildEmployeeReport({ employee, rawAnswers, submittedAt: null })
}

function textOf(part: unknown): string {
  return statementsIn({ part })
    .map(({ text }) => text)
    .join('\n')
}

describe('answers that say that nothing is missing', () => {
  const report = reportOn({
    team_support: 'I have all the support I need, thank you.',
    missing_tools: 'I have everything I need.',
    company_improvements: 'all good',
  })

  it('are no weakness, risk, step or opening, and no sign of initiative', () => {
    for (const part of [report.weaknesses, report.risks, report.recommendations, report.opportunities]) {
      expect(textOf(part)).not.toMatch(/I have|all good/)
    }
    expect(report.gradingOverview.initiative).toBe(reportOn({}).gradingOverview.initiative)
  })

  it('are answers, and are repeated', () => {
    expect(report.coverage.answered).toEqual(['team_support', 'missing_tools', 'company_improvements'])
    expect(textOf(report.insights.personalityTraits)).toBe(
      [
        'On support from your team you wrote “I have all the support I need, thank you”.',
        "Asked what you're missing, you wrote “I have everything I need”.",
      ].join('\n'),
    )
  })
})

describe('answers that say nothing', () => {
  it.each(['No idea', 'I do not know.', 'nix', 'not sure', 'idk'])(
    '%j is quoted and nothing is made of it',
    (text) => {
      const report = reportOn({
        company_improvements: text,
        career_goals: text,
        skill_development: text,
        key_skills: text,
      })
      for (const part of [report.risks, report.recommendations, report.opportunities]) {
        expect(textOf(part)).not.toContain('“')
      }
      expect(report.gradingOverview.initiative).toBe(reportOn({}).gradingOverview.initiative)
      expect(textOf(report.strengths)).toMatch(/No strength yet: on your skills you wrote “.*”\./)
      // What counts as no answer is told as what was written: it is none of those that are counted.
      expect(textOf(report.insights.selfAwareness)).toMatch(/you wrote “.*”\. .*you wrote “/)
      for (const part of Object.values(report.insights)) expect(textOf(part)).not.toContain('you answered “')
      expect(report.insights.growthDesire.text).toMatch(/^On where your work should take you, you wrote “/)
    },
  )
})

it('what the company should do better is no strength of whoever says so', () => {
  const report = reportOn({ company_improvements: 'Fewer meetings' })
  expect(report.strengths.flatMap(({ evidence }) => evidence)).toEqual([])
  expect(textOf(report.strengths)).not.toContain('Fewer meetings')
})

it('a wish to go is repeated and never made a strength or a step', () => {
  const report = reportOn({
    career_goals: 'I want to quit.',
    skill_development: 'How to quit gracefully',
    job_satisfaction: '9',
  })
  expect(report.insights.growthDesire.text).toContain('you wrote “I want to quit”')
  for (const part of [report.strengths, report.recommendations, report.opportunities]) {
    expect(textOf(part)).not.toContain('quit')
  }
})

it('nobody is sent to a manager whom the answer denies', () => {
  const report = reportOn({ reporting_structure: 'nobody really', role_clarity: '3' })
  expect(textOf(report.recommendations)).not.toContain('nobody')
  expect(report.roleAndOutput.clarityOnRole.text).toContain('Who reports to whom: “nobody really”.')
})

it('ties are named with all who share them', () => {
  const [, , contrast] = reportOn({
    role_clarity: '9',
    weekly_output: '9',
    team_communication: '8',
    tool_effectiveness: '8',
    job_satisfaction: '8.5',
  }).insights.psychologicalIndicators
  expect(contrast?.text).toBe(
    'Rated highest: role clarity and weekly output (9). Rated lowest: team communication and your tools (8).',
  )
  expect(contrast?.evidence.map(({ questionId }) => questionId)).toEqual([
    'role_clarity',
    'weekly_output',
    'team_communication',
    'tool_effectiveness',
  ])
})

it('a bare no adds nothing, and a feeling is found where it stands', () => {
  expect(reportOn({ additional_feedback: 'No.' }).insights.emotionalResponses.text).toMatch(
    /^Nothing added\.$/,
  )
  const felt = reportOn({ core_responsibilities: 'I feel alone and exhausted doing all the cooking' })
  expect(felt.insights.emotionalResponses.text).toContain(
    'You write of feelings elsewhere: “I feel”, “alone” and “and exhausted”.',
  )
  expect(felt.insights.emotionalResponses.evidence).toEqual([
    { employeeId: 'e1', questionId: 'core_responsibilities' },
  ])
})

it('a yes or no that cannot be read is quoted and counts as answered', () => {
  const report = reportOn({ aware_of_training: 'yes of course', has_kpis: 'nope' })
  expect(report.insights.growthDesire.text).toContain(
    'you wrote “yes of course”, which the score reads as no',
  )
  expect(report.roleAndOutput.selfRatedOutput.text).toContain('you wrote “nope”, which the score reads as no')
  expect(report.coverage.answered).toEqual(['has_kpis', 'aware_of_training'])
})

it('a number outside the scale is told from what it counts as, and a rating without one is quoted', () => {
  const report = reportOn({ job_satisfaction: '12', tool_effectiveness: '-3', role_clarity: 'ten' })
  expect(textOf(report.insights.psychologicalIndicators)).toContain('10 of 10, as your “12” is counted')
  expect(textOf(report.weaknesses)).toContain('1 of 10, as your “-3” is counted')
  expect(textOf(report)).not.toMatch(/1?[01] of 10(?!, as your|, grade)\b/)
  expect(report.roleAndOutput.clarityOnRole.text).toContain(
    'there is no number in “ten”, so the score counts 7',
  )
  expect(report.coverage.defaulted).toContain('role_clarity')
})

it('a list is quoted without the lines that announce others', () => {
  const [step] = reportOn({ skill_development: 'Learn SQL\nAnd more:\n- a\n- b' }).recommendations
  expect(step?.text).toContain("You'd like to build: “Learn SQL”, “a” and “b”.")
})

it('a grade that rests on no answer says so, and so does every number beside it', () => {
  const report = reportOn({ role_clarity: '-' })
  expect(report.summary[0]?.text).toBe(
    'You answered none of the 9 questions that the grade counts. The letter says nothing about you.',
  )
  expect(report.coverage.note).toContain('so the grade says nothing about you')
  expect(textOf(report.recommendations)).not.toContain('your numbers')
})

it('targets are held against a number only where there is one', () => {
  expect(reportOn({ has_kpis: 'no' }).roleAndOutput.selfRatedOutput.text).not.toContain('the number is')
  expect(reportOn({ has_kpis: 'no', weekly_output: '7' }).roleAndOutput.selfRatedOutput.text).toContain(
    'so the number is your own sense of a week',
  )
})
