import { describe, expect, it } from 'vitest'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../testing/sample-reports.ts'
import { compareReports, countChanges } from './compare.ts'

const before = sampleCompanyReport(
  [
    samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers({ tool_effectiveness: '3' })),
    samplePerson('e2', 'Ben Okafor', 'Finance', goodAnswers({ tool_effectiveness: '4' })),
    samplePerson('e3', 'Chloé Kim', 'Sales', null),
  ],
  { id: 'company-1', version: 1 },
)
const now = sampleCompanyReport([
  samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers({ weekly_output: '2', role_clarity: '2' })),
  samplePerson('e2', 'Ben Okafor', 'Finance', goodAnswers({ tool_effectiveness: '4' })),
  samplePerson('e4', 'Dmitri Novak', 'Support', goodAnswers()),
])

describe('compareReports', () => {
  const comparison = compareReports(now, before)

  it('keeps an earlier figure only where it is another', () => {
    expect(comparison.figures.people).toBeUndefined()
    expect(comparison.figures.answered).toBe(2)
    expect(comparison.figures.submissionRate).toBe(66.7)
  })

  it('names what is said now and not before, and the other way round', () => {
    const topics = (report: typeof now) => report.weaknesses.map(({ topic }) => topic)
    const added = topics(now).filter((topic) => !topics(before).includes(topic))
    expect(added.length).toBeGreaterThan(0)
    expect([...comparison.weaknesses.added]).toEqual(added)
    expect(comparison.weaknesses.gone.map(({ topic }) => topic)).toEqual(
      topics(before).filter((topic) => !topics(now).includes(topic)),
    )
  })

  it('finds changed grades of departments and people, new and lost departments', () => {
    expect([...comparison.newDepartments]).toEqual(['Support'])
    expect(comparison.goneDepartments).toEqual(['Sales'])
    expect([...comparison.personGrades.keys()]).toEqual(['e1'])
    expect(comparison.departmentGrades.has('Finance')).toBe(true)
  })

  it('finds nothing in the same report twice', () => {
    expect(countChanges(compareReports(now, now))).toBe(0)
    expect(countChanges(comparison)).toBeGreaterThan(5)
  })
})
