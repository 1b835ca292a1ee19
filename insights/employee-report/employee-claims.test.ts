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
        'Asked what support would help most, you wrote “I have all the support I need, thank you”.',
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
      expect(textOf(report.strengths)).not.toContain('“')
      // What counts as no answer is quoted as what was written: it is none of those that are counted.
      expect(textOf(report.insights.selfAwareness)).toMatch(/^On skills to build you wrote “/)
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
  expect(report.roleAndOutput.clarityOnRole.text).toContain('Reporting lines: “nobody really”.')
})

it('ties are named with all who share them, and a number is said once', () => {
  const report = reportOn({
    role_clarity: '9',
    weekly_output: '9',
    team_communication: '7',
    tool_effectiveness: '7',
    job_satisfaction: '8.5',
  })
  expect(textOf(report.summary)).toBe(
    'You get a lot done (9 of 10). Just as high: role clarity.\nMost room to improve: team communication and your tools (7 of 10 each).',
  )
  expect(report.weaknesses[0]).toMatchObject({
    text: 'Your lowest ratings: team communication and your tools, 2 below role clarity and weekly output.',
    evidence: ['team_communication', 'tool_effectiveness', 'role_clarity', 'weekly_output'].map(
      (questionId) => ({ employeeId: 'e1', questionId }),
    ),
  })
})

it('where all ratings are alike, none is the highest or the lowest', () => {
  const alike = {
    role_clarity: '7',
    weekly_output: '7',
    team_communication: '7',
    tool_effectiveness: '7',
    job_satisfaction: '7',
  }
  const text = textOf(reportOn(alike))
  expect(text).toContain('You rated everything alike (7 of 10 each)')
  expect(text).not.toMatch(/highest|lowest|most room/i)
})

it('a rating is said with its number twice at most: where it says most, and in its own part', () => {
  const report = reportOn({
    role_clarity: '3',
    weekly_output: '9',
    team_communication: '4',
    tool_effectiveness: '2',
    job_satisfaction: '5',
    has_kpis: 'no',
  })
  for (const value of [2, 3, 4, 5, 9]) {
    const said = textOf(report).match(new RegExp(`\\b${value} of 10`, 'gu')) ?? []
    expect([value, said.length]).toEqual([value, Math.min(2, Math.max(1, said.length))])
  }
})

it('says that no rating is low only of those that were given, and of nothing alarming', () => {
  const rated = { role_clarity: '8', weekly_output: '8', job_satisfaction: '7', team_communication: '6' }
  expect(textOf(reportOn({ ...rated, tool_effectiveness: '6' }).risks)).toBe(
    'None of your ratings is below 6.',
  )
  expect(textOf(reportOn(rated).risks)).toBe(
    'None of the ratings that could be read is below 6. Without a number: your tools.',
  )
  const bullied = reportOn({ ...rated, additional_feedback: 'My boss is bullying me.' })
  expect(textOf(bullied.risks)).toBe('Bad treatment: “My boss is bullying me”.')
})

it('a rating in words is quoted, and is neither unanswered nor a number', () => {
  const report = reportOn({ team_communication: 'drei', role_clarity: 'n/a' })
  expect(report.coverage.answered).toEqual(['team_communication'])
  expect(report.coverage.note).toContain(
    'Your “drei” for team communication could not be read as a number, so it counts as 7.',
  )
  expect(report.insights.psychologicalIndicators[1]).toMatchObject({
    text: 'Team communication: “drei” could not be read as a number.',
    evidence: [{ employeeId: 'e1', questionId: 'team_communication' }],
  })
  expect(textOf(report.weaknesses)).not.toContain('team communication')
})

it('praise of what was rated low is put beside the rating', () => {
  const report = reportOn({ team_communication: '2', team_support: 'All good, they are a great team' })
  expect(textOf(report.summary)).toContain(
    'You wrote “All good, they are a great team”, but rated team communication low.',
  )
  expect(textOf(report.recommendations)).not.toContain('great team')
})

it('a bare no adds nothing', () => {
  expect(reportOn({ additional_feedback: 'No.' }).insights.emotionalResponses.text).toMatch(
    /^Nothing added\.$/,
  )
})

it('a yes or no that cannot be read is quoted and counts as answered', () => {
  const report = reportOn({ aware_of_training: 'yes of course', has_kpis: 'nope' })
  expect(report.insights.growthDesire.text).toContain("you wrote “yes of course”, which the score can't read")
  expect(report.roleAndOutput.selfRatedOutput.text).toContain("you wrote “nope”, which the score can't read")
  expect(report.coverage.answered).toEqual(['has_kpis', 'aware_of_training'])
})

it('a number outside the scale is told from what it counts as, and a rating without one is quoted', () => {
  const report = reportOn({ job_satisfaction: '12', tool_effectiveness: '-3', role_clarity: 'ten' })
  expect(textOf(report.insights.psychologicalIndicators)).toContain('10 of 10, as your “12” is counted')
  expect(textOf(report.summary)).toContain('1 of 10, as your “-3” is counted')
  expect(textOf(report)).not.toMatch(/1?[01] of 10(?!, as your|, grade)\b/)
  expect(report.roleAndOutput.clarityOnRole.text).toContain('“ten” could not be read as a number')
  expect(report.coverage.defaulted).toContain('role_clarity')
})

it('a list is quoted without the lines that announce others', () => {
  const [step] = reportOn({ skill_development: 'Learn SQL\nAnd more:\n- a\n- b' }).recommendations
  expect(step?.text).toContain('Agree with your manager on a first date or task: “Learn SQL”, “a” and “b”.')
})

it('a grade that rests on no answer says so, and so does every number beside it', () => {
  const report = reportOn({ role_clarity: '-' })
  expect(report.summary[0]?.text).toBe(
    'The score could read none of the 9 answers that count. The letter says nothing about you.',
  )
  expect(report.coverage.note).toContain('So the grade says nothing about you')
  expect(textOf(report.recommendations)).not.toContain('your numbers')
})

it('targets are held against a number only where there is one', () => {
  expect(reportOn({ has_kpis: 'no' }).roleAndOutput.selfRatedOutput.text).not.toContain('the number is')
  expect(reportOn({ has_kpis: 'no', weekly_output: '7' }).roleAndOutput.selfRatedOutput.text).toContain(
    'so the number is your own sense of a week',
  )
})
