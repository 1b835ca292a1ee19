import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildEmployeeReport } from './employee-report.ts'
import { colleagueIn, managerIn } from './reading/people-named.ts'
import { cutAtClause } from './reading/wishes.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { quotesIn, statementsIn } from '../testing/statements.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import type { EmployeeReport } from '../report-types.ts'

const employee = { id: 'e1', name: 'Lena', role: 'Clerk', department: 'Warehouse' }

function reportOn(rawAnswers: RawAnswers): EmployeeReport {
  return buildEmployeeReport({ employee, rawAnswers, submittedAt: null })
}

function textOf(said: readonly { readonly text: string }[]): string {
  return said.map(({ text }) => text).join(' ')
}

function headlineOf(rawAnswers: RawAnswers): string {
  return reportOn(rawAnswers)
    .summary.map(({ text }) => text)
    .join(' ')
}

const lena: RawAnswers = {
  core_responsibilities: 'Receiving goods and preparing the evening truck',
  role_clarity: '7',
  reporting_structure: 'I report to Mira Holm; nobody reports to me.',
  weekly_output: '8',
  recurring_deliverables: 'Daily stock list\nThe export I do by hand every Thursday',
  close_collaborators: 'Ana and Jonas from purchasing',
  team_communication: '5',
  tool_effectiveness: '5',
  job_satisfaction: '7',
  missing_tools: 'An approval workflow',
  company_improvements: 'One place where requests arrive with a date and an owner',
}

describe('the headline', () => {
  it('says what goes well, what holds back and what was asked for', () => {
    expect(headlineOf(lena)).toBe(
      'You get a lot done (8 of 10). What falls short: team communication and your tools (5 of 10 each). You asked for “An approval workflow”. Start there.',
    )
  })

  it('has two or three statements for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const { summary } = reportOn(raw)
        expect(summary.length).toBeGreaterThanOrEqual(2)
        expect(summary.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('says honestly that little was answered', () => {
    expect(headlineOf({ role_clarity: '7', weekly_output: '7' })).toContain('You answered 2 of 22 questions')
    expect(headlineOf({})).toContain('The letter says nothing about you.')
  })

  it.each([
    'Everybody helps me already',
    'A magic wand, obviously',
    'I do not need any new tools at the moment',
  ])('does not call %j a request', (missing_tools) => {
    const said = headlineOf({ ...lena, missing_tools, company_improvements: '' })
    expect(said).not.toMatch(/You asked for|Start there/)
  })

  it('cuts a long wish where a clause ends, and never within one', () => {
    expect(cutAtClause('Decide faster. Most things wait for one person', 30)).toBeNull()
    expect(cutAtClause('Decide much faster here. Most things wait for one person', 30)).toBe(
      'Decide much faster here…',
    )
    expect(cutAtClause('A dashboard that pulls the numbers so that I can stop copying', 45)).toBe(
      'A dashboard that pulls the numbers…',
    )
  })
})

describe('quotes', () => {
  const wordy = fc.constantFrom(
    'one two three four five six',
    'zero one two three four five six seven',
    'one two three four five',
    'First. one two three four five six, and more of it by hand',
    'A tool that is quicker than the one we have',
    'short one',
  )
  const wordyAnswers = fc
    .dictionary(
      fc.constantFrom(
        'title_department',
        'core_responsibilities',
        'reporting_structure',
        'recurring_deliverables',
        'close_collaborators',
        'team_support',
        'current_tools',
        'missing_tools',
        'key_skills',
        'skill_development',
        'career_goals',
        'company_improvements',
        'additional_feedback',
        'role_clarity',
        'job_satisfaction',
        'has_kpis',
      ),
      wordy,
    )
    .map((answers): RawAnswers => answers)

  it('stand once, but for the wish of the headline, which the first step takes up', () => {
    fc.assert(
      fc.property(fc.oneof(anyAnswers, wordyAnswers), (raw) => {
        const report = reportOn(raw)
        const quotes = statementsIn({ ...report, summary: [] })
          .flatMap(({ text }) => quotesIn(text))
          .map((quote) => quote.toLowerCase())
          .filter((quote) => quote.split(/\s+/u).length >= 5)
        for (const [index, quote] of quotes.entries()) {
          expect(
            quotes.slice(index + 1).filter((other) => other.includes(quote) || quote.includes(other)),
          ).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('strengths', () => {
  it('are earned, or say that there are no more', () => {
    const { strengths } = reportOn({ ...lena, weekly_output: '7' })
    expect(strengths.map(({ text }) => text)).toEqual([
      'No rating is 8 or higher.',
      'Nothing more.',
      'No skill named.',
    ])
  })
})

describe('recommendations', () => {
  it('are steps for this week, with those whom the answers name', () => {
    expect(reportOn(lena).recommendations.map(({ text }) => text)).toEqual([
      'Ask Mira Holm this week what can be done about it, and by when: “An approval workflow”.',
      'Agree with Ana this week on one thing to change in how news is shared.',
      'Ask Mira Holm this week what can be done about it, and by when: “One place where requests arrive with a date and an owner”.',
    ])
  })

  it('take up what was written, and repeat nothing of the headline', () => {
    const report = reportOn({
      role_clarity: '9',
      weekly_output: '9',
      team_communication: '7',
      team_support: 'If the handover could be done at the bedside',
      tool_effectiveness: '5',
      missing_tools:
        'More computers on wheels, we have three between fourteen nurses. A single log-in instead of the four that we have now.',
      company_improvements: 'Put the rota out six weeks ahead like it says in the policy',
      skill_development: 'The ventilation course. I asked twice, there was no cover',
    })
    expect(textOf(report.summary)).toContain(
      'You asked for “More computers on wheels, we have three between fourteen nurses. A single log-in',
    )
    expect(report.recommendations.map(({ text }) => text)).toEqual([
      'Ask your manager this week what can be done about it, and by when: “More computers on wheels, we have three between fourteen nurses. A single log-in instead of the four that we have now”.',
      'Ask your manager this week what can be done about it, and by when: “Put the rota out six weeks ahead like it says in the policy”.',
      'Ask your manager this week what can be done about it, and by when: “If the handover could be done at the bedside”.',
    ])
    expect(report.opportunities.map(({ description }) => description)).toEqual(['None clearly named.'])
  })

  it('start with the wish of the headline, and strengths name what was not rated', () => {
    const report = reportOn({
      weekly_output: '8',
      job_satisfaction: '3',
      company_improvements: 'Heating in hall 2',
      skill_development: 'Programming',
    })
    expect(report.recommendations[0]?.text).toBe(
      'Ask your manager this week what can be done about it, and by when: “Heating in hall 2”.',
    )
    expect(textOf(report.strengths)).toContain(
      'No further strength: role clarity, team communication and your tools not rated.',
    )
  })

  it('rest on the answer that names whom to take them with', () => {
    const [step] = reportOn(lena).recommendations
    expect(step?.evidence.map(({ questionId }) => questionId)).toEqual([
      'missing_tools',
      'reporting_structure',
    ])
  })

  it.each([
    ['I report to Mira Holm; nobody reports to me.', 'Mira Holm'],
    ['My manager is Priya. Two people report to me.', 'Priya'],
    ['Ich berichte an Frau Keller', 'Frau Keller'],
    ['Mi jefa es Carmen Ruiz', 'Carmen Ruiz'],
    ['Mira Holm', 'Mira Holm'],
    ['A Maite, la jefa de ventas', 'Maite'],
    ['To Tom (engineering manager)', 'Tom'],
    ['An Frau Dr. Hensel, teils an das Amt', 'Frau Dr. Hensel'],
    ['Ich berichte an unsere Schulleiterin Frau Behrens.', 'Frau Behrens'],
    ['Meister Kroll. Und sein Chef', 'Meister Kroll'],
    ['Gary. And Lena when Gary is off.', 'Gary'],
    ['I report to the deputy manager, Carol Pine. Two report to me', 'Carol Pine'],
    ['An die Gebietsleitung, Frau Nagel. Neun berichten an mich.', 'Frau Nagel'],
    ['Frau Dr. Immel. Nein.', 'Frau Dr. Immel'],
    ['Dependo de la supervisora, Pilar Gómez', 'Pilar Gómez'],
    ['Al jefe de estudios, Ramón, y a la directora', 'Ramón'],
    ['a la gobernanta Maite. no tengo a nadie', 'Maite'],
    ['Niemand, aber Frau Klein berichtet an mich', null],
    ['Marketing. Nobody reports to me', null],
    ['Mira, though work comes from three people', 'Mira'],
    ['Nobody, really', null],
    ['Nobody reports to me', null],
    ['nobody really', null],
    ['No one', null],
    ['Ana and Jo report to me', null],
    ['I report to the head of sales', null],
  ])('read the manager of %j as %j', (text, name) => {
    expect(managerIn(text)).toBe(name)
  })

  it.each([
    ['Ana and Jonas from purchasing', 'Ana'],
    ['- Tobias\n- Lager', 'Tobias'],
    ['Carla Weiss, the agencies', 'Carla Weiss'],
    ['Everyone', null],
    ['the warehouse', null],
    ['Kollegen', null],
  ])('read the colleague of %j as %j', (text, name) => {
    expect(colleagueIn(text)).toBe(name)
  })
})
