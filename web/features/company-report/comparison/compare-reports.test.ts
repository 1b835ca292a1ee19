import { describe, expect, it } from 'vitest'
import { english } from '../../../../insights/catalog/report-texts.ts'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import {
  compareReports,
  departmentChange,
  countedDifferences,
  figureChange,
  findingChange,
  needChange,
  uncountedDifferences,
  personChange,
  personDifferences,
  topicChange,
} from './compare-reports.ts'

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

const compared = (is: typeof now, was: typeof now) => compareReports(is, was, english)

describe('compareReports', () => {
  const comparison = compared(now, before)

  it('finds a figure only where it is another', () => {
    expect(figureChange(comparison, 'employees')).toBeUndefined()
    expect(figureChange(comparison, 'answered')).toMatchObject({ before: { value: 2 }, verdict: 'counted' })
    expect(figureChange(comparison, 'rate')).toMatchObject({ before: { value: 66.7 }, verdict: 'counted' })
    expect(figureChange(undefined, 'rate')).toBeUndefined()
  })

  it('finds what is said now and not before, and the other way round', () => {
    const topics = (report: typeof now) => report.weaknesses.map(({ topic }) => topic)
    const added = now.weaknesses.filter(({ topic }) => !topics(before).includes(topic))
    expect(added.length).toBeGreaterThan(0)
    const found = now.weaknesses.filter((finding) => findingChange(comparison, 'weaknesses', finding))
    expect(found).toEqual(added)
    for (const finding of found) {
      expect(findingChange(comparison, 'weaknesses', finding)).toMatchObject({
        before: null,
        verdict: 'unknown',
      })
    }
    for (const finding of before.weaknesses.filter(({ topic }) => !topics(now).includes(topic))) {
      expect(findingChange(comparison, 'weaknesses', finding)?.now).toBeNull()
    }
    for (const need of now.immediateHiringNeeds) expect(needChange(comparison, need)?.before).not.toBeNull()
  })

  it('finds changed departments and people, new and lost departments', () => {
    expect(departmentChange(comparison, 'Support')).toMatchObject({ before: null, verdict: 'counted' })
    expect(departmentChange(comparison, 'Sales')).toMatchObject({ now: null, verdict: 'counted' })
    expect(departmentChange(comparison, 'Finance')?.verdict).toBe('unknown')
    expect(personChange(comparison, 'e1')?.verdict).toBe('beyond')
    expect(personChange(comparison, 'e2')).toBeUndefined()
    expect(comparison.scoresBefore.get('e1')?.grade).toBeDefined()
  })

  it('finds nothing in the same report twice', () => {
    expect(compared(now, now).changes).toEqual([])
    expect(countedDifferences(comparison).length).toBeGreaterThan(3)
  })

  it('counts each change once: as a difference, as noise, or as what cannot be told', () => {
    const counts = [
      countedDifferences(comparison),
      uncountedDifferences(comparison, 'within'),
      uncountedDifferences(comparison, 'unknown'),
    ].map(({ length }) => length)
    expect(counts.reduce((sum, count) => sum + count)).toBe(comparison.changes.length)
    expect(personDifferences(comparison).map(({ employeeId }) => employeeId)).toEqual(['e1'])
  })

  it('calls nothing a difference between scores of fewer than five, but what one person answered far otherwise', () => {
    expect(figureChange(comparison, 'mean')?.verdict).toBe('unknown')
    expect(
      countedDifferences(comparison).every(({ kind, verdict }) => kind === 'person' || verdict === 'counted'),
    ).toBe(true)
    expect(uncountedDifferences(comparison, 'within')).toEqual([])
  })

  it('calls another risk none where it cannot be told from chance', () => {
    const calm = { ...now, overview: { ...now.overview, riskLevel: 'Low' as const } }
    const grave = { ...now, overview: { ...now.overview, riskLevel: 'High' as const } }
    const risk = compared(calm, grave)
    expect(figureChange(risk, 'risk')?.verdict).toBe('unknown')
    expect(countedDifferences(risk)).toEqual([])
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
    const clarityIn = (report: typeof now) => report.weaknesses.find(({ topic }) => topic === 'clarity')
    const verdicts = (is: typeof now, was: typeof now) => {
      const comparison = compared(is, was)
      const clarity = clarityIn(is)
      return [
        figureChange(comparison, 'mean'),
        departmentChange(comparison, 'Sales'),
        topicChange(comparison, 'clarity'),
        clarity && findingChange(comparison, 'weaknesses', clarity),
      ].map((change) => change?.verdict)
    }
    expect(verdicts(companyOf(16), companyOf(0))).toEqual(['beyond', 'beyond', 'beyond', 'beyond'])
    expect(verdicts(companyOf(5), companyOf(4))).toEqual(['within', 'within', 'within', 'within'])
  })

  it('does not say what is noise to readers who are not shown single scores', () => {
    const shown = {
      ...now,
      gradingBreakdown: now.gradingBreakdown.map((one) => ({ ...one, teamScores: [] })),
    }
    const comparison = compared(shown, before)
    expect(figureChange(comparison, 'mean')?.verdict).toBe('unknown')
    expect(departmentChange(comparison, 'Finance')?.verdict).toBe('unknown')
    expect(personDifferences(comparison)).toEqual([])
  })
})
