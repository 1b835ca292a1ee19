import { describe, expect, it } from 'vitest'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../testing/sample-reports.ts'
import { compareReports, countChanges, countNoise } from './compare.ts'

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
    expect(countNoise(compareReports(now, now))).toBe(0)
    expect(countChanges(comparison)).toBeGreaterThan(3)
  })

  it('calls nothing a difference between scores of fewer than five, but what one person answered far otherwise', () => {
    const { noise, weaknesses } = comparison
    expect(noise).toMatchObject({ isKnown: true, mean: 'unknown' })
    expect(noise.departments.get('Finance')).toBe('unknown')
    for (const topic of weaknesses.added) expect(noise.weaknesses.get(topic)).toBe('unknown')
    expect(noise.people.has('e1')).toBe(false)
    expect(countNoise(comparison, 'unknown')).toBeGreaterThan(2)
    expect(countNoise(comparison, 'within')).toBe(0)
    expect(countNoise(comparison)).toBe(countNoise(comparison, 'unknown'))
  })

  it('tells a difference of many from the noise of a few of them', () => {
    const companyOf = (low: number) =>
      sampleCompanyReport(
        Array.from({ length: 20 }, (_, index) =>
          samplePerson(
            `e${index}`,
            `Person ${index}`,
            'Sales',
            goodAnswers(index < low ? { role_clarity: '2', weekly_output: '2', job_satisfaction: '2' } : {}),
          ),
        ),
      )
    const many = compareReports(companyOf(16), companyOf(0))
    expect(many.noise).toMatchObject({ mean: null })
    expect(many.noise.departments.size).toBe(0)
    expect(many.weaknesses.added.has('clarity')).toBe(true)
    expect(many.noise.weaknesses.has('clarity')).toBe(false)
    const few = compareReports(companyOf(5), companyOf(4))
    expect(few.figures.mean).toBeDefined()
    expect(few.noise.mean).toBe('within')
    expect(few.weaknesses.added.has('clarity')).toBe(true)
    expect(few.noise.weaknesses.get('clarity')).toBe('within')
    expect(countNoise(few, 'unknown')).toBe(0)
  })

  it('does not say what is noise to readers who are not shown single scores', () => {
    const shown = {
      ...now,
      gradingBreakdown: now.gradingBreakdown.map((one) => ({ ...one, teamScores: [] })),
    }
    const { noise } = compareReports(shown, before)
    expect(noise).toMatchObject({ isKnown: false, mean: null })
    expect(noise.departments.size + noise.people.size).toBe(0)
  })
})
