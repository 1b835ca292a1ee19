import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasAnswer } from './answered-person.ts'
import { buildEmployeeReport } from './employee-report.ts'
import { hasRating } from '../questionnaire/answers.ts'
import { scaleIds, type QuestionId, type RawAnswers } from '../questionnaire/questionnaire.ts'
import type { EmployeeReport } from '../report-types.ts'
import { workingsOf } from '../scoring/scores.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { occursIn, quotesIn, statementsIn } from '../testing/statements.ts'
import { english } from '../catalog/report-texts.ts'

const employee = { id: 'e1', name: 'Maya Lindqvist', role: 'Accountant', department: 'Finance' }

function reportOn(rawAnswers: RawAnswers): EmployeeReport {
  return buildEmployeeReport({ employee, rawAnswers, submittedAt: '2026-01-31T10:00:00.000Z' })
}

const full: RawAnswers = {
  full_name: 'Maya Lindqvist',
  company: 'Northwind',
  title_department: 'Accountant, Finance',
  core_responsibilities: 'Closing the books every month, paying suppliers and answering the auditors.',
  role_clarity: '4',
  weekly_output: '9',
  recurring_deliverables: '- monthly close\n- VAT return\n- payroll run\n- cash forecast',
  has_kpis: 'no',
  team_communication: '6',
  tool_effectiveness: '3',
  missing_tools: 'An invoice workflow that does not live in e-mail',
  key_skills: 'Seeing when a number cannot be right',
  skill_development: 'SQL',
  aware_of_training: 'no',
  job_satisfaction: '5',
  additional_feedback: 'Month-end is too much for three people.',
}

function textsOf(said: readonly { readonly text: string }[]): string {
  return said.map(({ text }) => text).join('\n')
}

function satisfactionOf(text: string): string {
  return reportOn({ job_satisfaction: text }).insights.psychologicalIndicators[0]?.text ?? ''
}

function strengthsWithCommunication(text: string): string {
  return textsOf(reportOn({ team_communication: text }).strengths)
}

describe('the employee report', () => {
  it('has the counts of the specification for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const report = reportOn(raw)
        expect(report.insights.psychologicalIndicators).toHaveLength(3)
        expect(report.strengths).toHaveLength(3)
        expect(report.weaknesses).toHaveLength(2)
        expect(report.recommendations).toHaveLength(3)
        for (const list of [report.opportunities, report.risks]) {
          expect(list.length).toBeGreaterThanOrEqual(1)
          expect(list.length).toBeLessThanOrEqual(3)
        }
        expect(report.insights.personalityTraits.length).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('rests every statement on answered questions, or says which one is open', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const report = reportOn(raw)
        const statements = statementsIn(report)
        expect(statements.length).toBeGreaterThan(20)
        for (const { text, evidence } of statements) {
          expect(text.trim()).not.toBe('')
          for (const { employeeId, questionId } of evidence) {
            expect(employeeId).toBe('e1')
            expect(hasAnswer(questionId, raw[questionId])).toBe(true)
          }
        }
        for (const said of [
          ...report.strengths,
          ...report.weaknesses,
          ...report.insights.personalityTraits,
        ]) {
          expect(said.evidence.length + said.unanswered.length).toBeGreaterThan(0)
          for (const id of said.unanswered) expect(hasAnswer(id, raw[id])).toBe(false)
        }
      }),
    )
  })

  it('quotes only what was written, and never says one thing twice', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const texts = statementsIn(reportOn(raw)).map(({ text }) => text)
        for (const text of texts) {
          for (const words of quotesIn(text)) {
            expect(words).not.toBe('')
            expect([words, occursIn(words, raw)]).toEqual([words, true])
          }
          expect(text).not.toMatch(/\p{Cc}|[\u202a-\u202e]|undefined|null|NaN|\.\.|“”/u)
          expect(text.length).toBeLessThan(1500)
        }
        expect(new Set(texts).size).toBe(texts.length)
      }),
    )
  })

  it('carries the numbers of the workings and gives the same bytes for the same answers', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const report = reportOn(raw)
        const { gradingOverview, workings } = report
        expect(workings).toEqual(workingsOf(raw, english))
        expect(gradingOverview).toEqual({
          employeeName: 'Maya Lindqvist',
          grade: workings.overall.grade,
          overall: workings.overall.value,
          reliability: workings.reliability.value,
          roleFit: workings.roleFit.value,
          scalability: workings.scalability.value,
          output: workings.output.value,
          initiative: workings.initiative.value,
        })
        expect(JSON.stringify(reportOn({ ...raw }))).toBe(JSON.stringify(report))
      }),
    )
  })

  it('is its own JSON', () => {
    const report = reportOn(full)
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })

  it('counts coverage and names the defaults', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const { coverage } = reportOn(raw)
        expect(coverage.asked).toBe(22)
        expect(coverage.answered.length + coverage.unanswered.length).toBe(22)
        const noNumber = scaleIds.filter((id) => !hasRating(raw[id]))
        expect(coverage.defaulted.toSorted()).toEqual(noNumber.toSorted())
      }),
    )
    expect(reportOn({ role_clarity: '8', weekly_output: '8' }).coverage.note).toBe(
      "You answered 2 of 22 questions. You didn't rate team communication, your tools and job satisfaction: they count as 7 each. So the grade says less about you.",
    )
  })
})

describe('its words', () => {
  it('speak to the person, with their numbers and words', () => {
    const report = reportOn(full)
    expect(report.roleAndOutput.clarityOnRole.text).toBe(
      'Role clarity: 4 of 10. Reporting lines: not answered.',
    )
    expect(textsOf(report.summary)).toContain('You get a lot done (9 of 10).')
    expect(textsOf(report.weaknesses)).toBe(
      "Your lowest rating: your tools, 6 below weekly output.\nWhat is expected of you isn't clear enough (4 of 10).",
    )
    expect(textsOf(report.risks)).toContain('High output with low job satisfaction.')
    expect(report.opportunities[0]?.description).toContain('“SQL”')
  })

  it('call 8 strong, 7.9 not, 6 not low and 5.9 low', () => {
    expect(satisfactionOf('8')).toBe('Job satisfaction: high (8 of 10).')
    expect(satisfactionOf('7.9')).toContain('in the middle')
    expect(satisfactionOf('6')).toContain('in the middle')
    expect(satisfactionOf('5.9')).toContain('Job satisfaction: low')
    expect(strengthsWithCommunication('8')).toContain('Your team communicates well')
    expect(strengthsWithCommunication('7.9')).not.toContain('Your team communicates well')
  })

  it('say honestly what was not answered', () => {
    const report = reportOn({})
    expect(report.strengths.map(({ text }) => text)).toEqual([
      'No further strength: role clarity, weekly output, team communication, your tools and job satisfaction not rated.',
      'Nothing more.',
      'No skill named.',
    ])
    for (const said of [...report.strengths, ...report.weaknesses]) expect(said.evidence).toEqual([])
    expect(report.insights.emotionalResponses.text).toBe('Nothing added.')
    expect(report.coverage.answered).toEqual([])
  })

  it('differ where any answer differs that they use', () => {
    const changes: Partial<Record<QuestionId, string>> = {
      core_responsibilities: 'Driving the late bus',
      role_clarity: '10',
      weekly_output: '2',
      missing_tools: 'A second screen',
      key_skills: 'Patience with passengers',
      career_goals: 'A bus of my own',
      job_satisfaction: '9',
      additional_feedback: 'Thank you for asking',
    }
    const before = JSON.stringify(statementsIn(reportOn(full)))
    for (const [id, text] of Object.entries(changes)) {
      const after = JSON.stringify(statementsIn(reportOn({ ...full, [id]: text })))
      expect([id, after]).not.toEqual([id, before])
    }
  })

  it('fall back to the name in the answers, and to General', () => {
    const nobody = { id: 'e9', name: ' ', role: '', department: '' }
    const report = buildEmployeeReport({ employee: nobody, rawAnswers: full, submittedAt: null })
    expect(report.gradingOverview.employeeName).toBe('Maya Lindqvist')
    expect([report.department, report.role]).toEqual(['General', 'Employee'])
  })
})
