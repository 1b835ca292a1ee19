import { expect, test } from 'vitest'
import type { CompanyReport } from '../company-report/company-report-types.ts'
import { quarters } from '../testing/quarters.ts'
import { noiseBetweenReports } from './explain-noise.ts'
import { strengthOf, type ChangedValue, type ComparableReport } from './report-change-types.ts'
import { changesBetween } from './report-changes.ts'
import { samePeopleOf } from './score-changes.ts'

const { now, before } = quarters()

const thousandths = (value: number) => Math.round(value * 1000) / 1000
const valueOf = (value: ChangedValue | null) => {
  if (value === null) return null
  return typeof value.value === 'number' ? `${thousandths(value.value)} ${value.unit}` : value.value
}
const ids = (here: ComparableReport, there: ComparableReport) =>
  changesBetween(here, there).changes.map(({ id }) => id)

test('all that changed between two quarters is told, the weightiest first', () => {
  const rows = changesBetween(now, before).changes.map((change) => [
    change.id,
    change.verdict,
    change.people,
    valueOf(change.before),
    valueOf(change.now),
    change.noise === null ? null : thousandths(change.noise),
    thousandths(change.weight),
  ])
  const low = ['71.429 percent', '13.333 percent', 30.953, 1.877]
  const gone = (text: string) => [`${text}: 10 of 14 ratings are below 6.`, null, null, 0.714]
  expect(rows).toEqual([
    ['figure mean', 'beyond', 15, '4.9 score', '7.2 score', 1.033, 2.242],
    ['topic kpis', 'beyond', 15, '28.571 percent', '86.667 percent', 30.953, 1.877],
    ['topic clarity', 'beyond', 15, ...low],
    ['topic output', 'beyond', 15, ...low],
    ['topic communication', 'beyond', 15, ...low],
    ['topic tools', 'beyond', 15, ...low],
    ['topic satisfaction', 'beyond', 15, ...low],
    ['department Sales', 'beyond', 6, '3.6 score', '8.2 score', 0.549, 1.6],
    [
      'saying strength kpis',
      'beyond',
      13,
      null,
      'People have agreed targets: 13 of 15 people who said yes or no said yes.',
      null,
      0.867,
    ],
    ['saying weakness clarity', 'beyond', 0, ...gone('Many people don’t know what is expected of them')],
    ['saying weakness output', 'beyond', 0, ...gone('Many people get less done than they would call good')],
    ['saying weakness communication', 'beyond', 0, ...gone('Communication in teams falls short')],
    ['saying weakness tools', 'beyond', 0, ...gone('The tools help less than they should')],
    ['person e0', 'beyond', 1, '3.2 score', '8.4 score', 0.4, 0.267],
    ...['e2', 'e3', 'e5'].map((id) => [`person ${id}`, 'beyond', 1, '4 score', '8.4 score', 0.4, 0.267]),
    ...['e1', 'e4'].map((id) => [`person ${id}`, 'beyond', 1, '3.2 score', '7.8 score', 0.4, 0.267]),
    ...['e14', 'e15'].map((id) => [`person ${id}`, 'beyond', 1, '4.6 score', '5.4 score', 0.4, 0.133]),
    ['person e8', 'beyond', 1, '5.4 score', '6.2 score', 0.4, 0.133],
    ['department Fleet', 'counted', 0, '3 count', null, null, 0.2],
    ['department Office', 'counted', 2, null, '4 count', null, 0.133],
    ['department Kitchen', 'counted', 1, '0 count', '1 count', null, 0.067],
    ['figure employees', 'counted', 15, '17 count', '18 count', null, 0.056],
    ['figure answered', 'counted', 15, '14 count', '15 count', null, 0.056],
    ['figure rate', 'counted', 15, '82.4 percent', '83.3 percent', null, 0.009],
    ['figure risk', 'unknown', 15, 'High', 'Low', null, 1],
    ['department Support', 'within', 6, '6.36 score', '6.733 score', 0.909, 0.164],
    ['topic improvements', 'within', 15, '7.143 percent', '6.667 percent', 19.541, 0.024],
  ])
})

test('the weightier share of a topic is told, and the low one where both weigh the same', () => {
  const told = (here: CompanyReport, there: CompanyReport) =>
    changesBetween(here, there).changes.find(({ id }) => id === 'topic clarity')
  expect(told(now, before)?.what).toBe('Role clarity: low')
  const counts = (low: number, strong: number) => ({
    ...now,
    measures: now.measures.map((measure) => ({ ...measure, low, strong })),
  })
  expect(told(counts(3, 4), counts(4, 3))?.what).toBe('Role clarity: low')
  expect(told(counts(3, 9), counts(4, 2))?.what).toBe('Role clarity: strong')
  expect(told(counts(3, 9), counts(3, 2))?.what).toBe('Role clarity: strong')
  expect(told(counts(9, 3), counts(2, 3))).toMatchObject({
    what: 'Role clarity: low',
    now: { unit: 'percent', value: 60 },
  })
})

/** A report as readers see it who are shown no number of a kind. */
const without = {
  scores: (report: CompanyReport): ComparableReport => ({
    ...report,
    gradingBreakdown: report.gradingBreakdown.map((one) => ({ ...one, teamScores: [] })),
  }),
  grades: (report: CompanyReport): ComparableReport => ({
    ...report,
    gradingBreakdown: report.gradingBreakdown.map((one) => ({
      ...one,
      teamScores: [],
      departmentGrade: null,
    })),
  }),
  mean: (report: CompanyReport): ComparableReport => ({
    ...report,
    overview: { ...report.overview, averagePerformanceScore: null },
  }),
  risk: (report: CompanyReport): ComparableReport => ({
    ...report,
    overview: { ...report.overview, riskLevel: null },
  }),
  counts: (report: CompanyReport): ComparableReport => ({
    ...report,
    measures: report.measures.map((one) => ({ ...one, low: null, strong: null })),
  }),
  lowCounts: (report: CompanyReport): ComparableReport => ({
    ...report,
    measures: report.measures.map((one) => ({ ...one, low: null })),
  }),
  measures: (report: CompanyReport): ComparableReport => ({ ...report, measures: [] }),
}
const eachSide = (withheld: (report: CompanyReport) => ComparableReport) =>
  [
    [withheld(now), before],
    [now, withheld(before)],
    [withheld(now), withheld(before)],
  ] as const

test('a mean, a risk or counts that one of two reports withholds are not compared', () => {
  for (const [here, there] of eachSide(without.mean)) expect(ids(here, there)).not.toContain('figure mean')
  for (const [here, there] of eachSide(without.risk)) expect(ids(here, there)).not.toContain('figure risk')
  for (const withheld of [without.counts, without.measures]) {
    for (const [here, there] of eachSide(withheld)) {
      expect(ids(here, there).filter((id) => id.startsWith('topic'))).toEqual([])
    }
  }
  for (const [here, there] of eachSide(without.lowCounts)) {
    const topics = changesBetween(here, there).changes.filter(({ kind }) => kind === 'topic')
    expect(topics.find(({ id }) => id === 'topic clarity')?.what).toBe('Role clarity: strong')
  }
})

test('whether a statement changed by more than noise is unknown where a count is withheld', () => {
  for (const withheld of [without.counts, without.measures]) {
    for (const [here, there] of eachSide(withheld)) {
      const verdicts = changesBetween(here, there)
        .changes.filter(({ kind }) => kind === 'saying')
        .map(({ verdict }) => verdict)
      expect(new Set(verdicts)).toEqual(new Set(['unknown']))
    }
  }
})

test('where single scores are withheld on a side, departments are told by their grades, if by anything', () => {
  for (const [here, there] of eachSide(without.scores)) {
    const { changes, people } = changesBetween(here, there)
    const byId = new Map(changes.map((change) => [change.id, change]))
    expect(people).toBeNull()
    expect(byId.get('department Sales')).toMatchObject({
      before: { unit: 'words', value: 'D' },
      now: { unit: 'words', value: 'B+' },
      noise: null,
      verdict: 'unknown',
      weight: 0.4,
    })
    expect(byId.get('figure mean')).toMatchObject({ noise: null, verdict: 'unknown', weight: 1 })
    expect(byId.has('person e0')).toBe(false)
    expect(noiseBetweenReports(here, there)).toMatchObject({
      isKnown: false,
      mean: null,
      departments: new Map(),
      people: new Map(),
    })
    expect(samePeopleOf(here, there)).toBeNull()
  }
  for (const [here, there] of eachSide(without.grades)) {
    expect(ids(here, there)).not.toContain('department Sales')
  }
  expect(ids(without.scores(now), without.scores(now))).toEqual([])
})

test('what is within the noise is named, and nothing of what is beyond it or not told', () => {
  const unchanged = new Map(
    ['training', 'missingTools', 'growth', 'improvements'].map((topic) => [topic, 'within']),
  )
  expect(noiseBetweenReports(now, before)).toEqual({
    isKnown: true,
    mean: null,
    departments: new Map([['Support', 'within']]),
    people: new Map(['e10', 'e7', 'e6', 'e9'].map((id) => [id, 'within'])),
    strengths: unchanged,
    weaknesses: unchanged,
  })
  for (const [here, there] of eachSide(without.counts)) {
    expect(noiseBetweenReports(here, there)).toMatchObject({ strengths: new Map(), weaknesses: new Map() })
  }
  for (const [here, there] of eachSide(without.measures)) {
    expect(noiseBetweenReports(here, there)).toMatchObject({ strengths: new Map(), weaknesses: new Map() })
  }
  for (const [here, there] of eachSide(without.lowCounts)) {
    expect(noiseBetweenReports(here, there)).toMatchObject({ strengths: unchanged, weaknesses: new Map() })
  }
  expect(noiseBetweenReports(now, now).mean).toBe('within')
})

test('the same people are compared one by one', () => {
  const same = samePeopleOf(now, before)
  expect(same).toMatchObject({ people: 13, verdict: 'beyond' })
  expect(thousandths(same?.before ?? 0)).toBe(4.815)
  expect(thousandths(same?.now ?? 0)).toBe(7.123)
  expect(thousandths(same?.noise ?? 0)).toBe(1.408)
})

test('a change weighs by how far it is beyond its noise, four times at most', () => {
  expect([strengthOf(3, 2), strengthOf(-3, 2), strengthOf(9, 2)]).toEqual([1.5, 1.5, 4])
  expect([strengthOf(3, null), strengthOf(3, 0)]).toEqual([1, 1])
})
