import { expect, it } from 'vitest'
import { buildEmployeeReport } from '../employee-report/employee-report.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { reviewMarks, scoreChanges } from './review-marks.ts'

const employee = { id: 'e1', name: 'Maya Lindqvist', role: 'Accountant', department: 'Finance' }
const reportOn = (rawAnswers: RawAnswers) =>
  buildEmployeeReport({ employee, rawAnswers, submittedAt: '2026-01-31T10:00:00.000Z' })
const usual: RawAnswers = {
  role_clarity: '8',
  weekly_output: '7',
  job_satisfaction: '6',
  team_communication: '8',
  tool_effectiveness: '7',
  has_kpis: 'yes',
  aware_of_training: 'yes',
  skill_development: 'SQL',
  career_goals: 'Lead a team',
  company_improvements: 'Fewer meetings',
}
const kinds = (change: RawAnswers, of: RawAnswers = usual) =>
  reviewMarks(reportOn({ ...of, ...change })).map(({ kind }) => kind)

it('marks few answers, with how many there are', () => {
  const { coverage } = reportOn({ role_clarity: '8' })
  expect(reviewMarks(reportOn({ role_clarity: '8' }))).toContainEqual({
    kind: 'few',
    answered: coverage.scoreInputsAnswered,
    inputs: coverage.scoreInputs,
  })
  expect(kinds({})).not.toContain('few')
})

it('marks a score that is a tenth or less from another grade, and no other', () => {
  for (let clarity = 1; clarity <= 10; clarity++) {
    for (let output = 1; output <= 10; output++) {
      const report = reportOn({ ...usual, role_clarity: String(clarity), weekly_output: String(output) })
      const { overall, grade } = report.gradingOverview
      const marks = reviewMarks(report).flatMap((mark) => (mark.kind === 'edge' ? [mark] : []))
      for (const mark of marks) {
        expect(mark.distance).toBeLessThanOrEqual(0.1)
        expect([mark.overall, mark.other === grade]).toEqual([overall, false])
      }
      const isAtBottom = grade !== 'D-' && overall - report.workings.overall.gradeFrom < 0.1
      expect(marks.length).toBeGreaterThanOrEqual(isAtBottom ? 1 : 0)
    }
  }
})

it('marks ratings that are all the same, and answers that are far apart', () => {
  const ratings = [
    'role_clarity',
    'weekly_output',
    'job_satisfaction',
    'team_communication',
    'tool_effectiveness',
  ]
  expect(kinds(Object.fromEntries(ratings.map((id) => [id, '9'])))).toContain('alike')
  expect(kinds({})).not.toContain('alike')
  expect(kinds({ role_clarity: '10', team_communication: '1', job_satisfaction: '10' })).toContain('apart')
  expect(kinds({})).not.toContain('apart')
})

it('lists the scores that changed, and which of them by much', () => {
  const before = reportOn(usual)
  expect(scoreChanges(before, before)).toEqual([])
  const now = reportOn({ ...usual, role_clarity: '1', team_communication: '1', tool_effectiveness: '1' })
  const changes = scoreChanges(now, before)
  expect(changes[0]).toMatchObject({
    score: 'overall',
    isLarge: true,
    before: before.gradingOverview.overall,
  })
  for (const { score, before: was, now: is } of changes) {
    expect([was, is]).toEqual([before.gradingOverview[score], now.gradingOverview[score]])
  }
})
