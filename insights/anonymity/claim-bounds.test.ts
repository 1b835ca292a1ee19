import { describe, expect, test } from 'vitest'
import type { Measure, RiskLevel, Topic } from '../company-report/company-report-types.ts'
import { answeredTopics } from './answered-topics.ts'
import { claimBoundsOf, riskBoundsOf, type ReportedFindings } from './claim-bounds.ts'

type Counts = Partial<Pick<Measure, 'strong' | 'low' | 'answered' | 'notAnswered' | 'mean'>>

const measure = (topic: Topic, counts: Counts): Measure => ({
  topic,
  label: topic,
  questionIds: [],
  mean: null,
  meanOfAnswered: null,
  answered: 20,
  notAnswered: 0,
  strong: 0,
  low: 0,
  ...counts,
})
const listed = (...topics: Topic[]) => topics.map((topic) => ({ topic }))
const report = (measures: readonly Measure[], more: Partial<ReportedFindings> = {}): ReportedFindings => ({
  measures,
  strengths: [],
  weaknesses: [],
  coverage: { answered: 20 },
  overview: { riskLevel: 'Medium' },
  ...more,
})
const unlisted = (...topics: Topic[]): ReadonlySet<Topic> => new Set(topics)
const none = unlisted()

describe('the count of a topic', () => {
  test('reaches the share of a finding where it is listed, and does not where it is not', () => {
    const strong = (count: number) => report([measure('clarity', { strong: count })])
    expect(claimBoundsOf(strong(9), 'clarity', 'strong', none)).toEqual([{ min: 0, max: 9 }])
    expect(claimBoundsOf({ ...strong(10), strengths: listed('clarity') }, 'clarity', 'strong', none)).toEqual(
      [{ min: 10, max: Infinity }],
    )
    const low = (count: number) => report([measure('clarity', { low: count })])
    expect(claimBoundsOf(low(4), 'clarity', 'low', none)).toEqual([{ min: 0, max: 4 }])
    expect(claimBoundsOf({ ...low(5), weaknesses: listed('clarity') }, 'clarity', 'low', none)).toEqual([
      { min: 5, max: Infinity },
    ])
  })

  test('is of two people at least from five answers on, and of one with fewer', () => {
    const of = (submissions: number, answered: number) =>
      claimBoundsOf(
        report([measure('clarity', { answered })], { coverage: { answered: submissions } }),
        'clarity',
        'low',
        none,
      )
    expect(of(4, 4)).toEqual([{ min: 0, max: 0 }])
    expect(of(5, 4)).toEqual([{ min: 0, max: 1 }])
    expect(of(20, 6)).toEqual([{ min: 0, max: 1 }])
    expect(of(20, 12)).toEqual([{ min: 0, max: 2 }])
  })

  test('is told nothing of where less than a quarter spoke to it', () => {
    const spoke = (answered: number) =>
      claimBoundsOf(report([measure('clarity', { answered })]), 'clarity', 'strong', none)
    expect(spoke(4)).toEqual([])
    expect(spoke(5)).toEqual([{ min: 0, max: 2 }])
  })

  test('is told nothing of where another reason keeps it from being a strength', () => {
    const weak = report([measure('clarity', { strong: 12, low: 5 })], { weaknesses: listed('clarity') })
    expect(claimBoundsOf(weak, 'clarity', 'strong', none)).toEqual([])
    expect(claimBoundsOf(weak, 'clarity', 'low', none)).toEqual([{ min: 5, max: Infinity }])
    const hardlyWeak = report([measure('clarity', { strong: 3, low: 4 })])
    expect(claimBoundsOf(hardlyWeak, 'clarity', 'strong', none)).toEqual([{ min: 0, max: 9 }])
    expect(
      claimBoundsOf(report([measure('improvements', { strong: 12 })]), 'improvements', 'strong', none),
    ).toEqual([])
  })

  test('is told nothing of where there is no such claim, or no such topic', () => {
    const some = report([measure('missingTools', { strong: 3 }), measure('growth', { low: 3 })])
    expect(claimBoundsOf(some, 'missingTools', 'strong', none)).toEqual([])
    expect(claimBoundsOf(some, 'growth', 'low', none)).toEqual([])
    expect(claimBoundsOf(some, 'clarity', 'low', none)).toEqual([])
  })

  test('is taken for known where the list was made by other rules', () => {
    const measures = [measure('clarity', { strong: 12 }), measure('output', { strong: 3 })]
    const exactly = [{ min: 12, max: 12 }]
    expect(claimBoundsOf(report(measures), 'clarity', 'strong', none)).toEqual(exactly)
    const other = report(measures, { strengths: listed('output') })
    expect(claimBoundsOf(other, 'clarity', 'strong', none)).toEqual(exactly)
    const both = report(measures, { strengths: listed('clarity', 'output') })
    expect(claimBoundsOf(both, 'clarity', 'strong', none)).toEqual(exactly)
  })

  test('lies beyond or below those of the other side of the list where not all have a place', () => {
    const topics = ['clarity', 'output', 'communication', 'tools', 'satisfaction'] as const
    const five = report(
      topics.map((topic, index) => measure(topic, { strong: 20 - 2 * index })),
      { strengths: listed(...topics.slice(0, 4)) },
    )
    const bounds = (topic: Topic, hidden: ReadonlySet<Topic>) => claimBoundsOf(five, topic, 'strong', hidden)
    expect(bounds('clarity', none)).toEqual([{ min: 12, max: Infinity }])
    expect(bounds('tools', none)).toEqual([{ min: 12, max: Infinity }])
    expect(bounds('satisfaction', none)).toEqual([{ min: 10, max: 14 }])
    // A topic that is withheld takes a place with it, and bounds no other.
    expect(bounds('clarity', unlisted('tools'))).toEqual([{ min: 12, max: Infinity }])
    expect(bounds('satisfaction', unlisted('tools'))).toEqual([{ min: 10, max: 16 }])
    expect(bounds('tools', unlisted('satisfaction'))).toEqual([{ min: 10, max: 16 }])
    expect(bounds('clarity', unlisted('satisfaction'))).toEqual([{ min: 14, max: Infinity }])
    expect(bounds('clarity', unlisted('output', 'communication', 'tools', 'satisfaction'))).toEqual([])
  })
})

describe('the sum of a rating', () => {
  const rated = (riskLevel: RiskLevel, satisfaction: number | null, tools: number | null) =>
    report(
      [
        measure('clarity', { mean: 8 }),
        measure('satisfaction', { mean: satisfaction, answered: 18, notAnswered: 2 }),
        measure('tools', { mean: tools, answered: 18, notAnswered: 2 }),
      ],
      { overview: { riskLevel } },
    )
  // Of 20 people two gave no rating and count with 7: with a mean of 7 the others have 126 together, with 6 they have 106.
  const [from7, from6] = [
    { min: 126, max: Infinity },
    { min: 106, max: Infinity },
  ]
  const [below7, below6] = [
    { min: 0, max: 125.99 },
    { min: 0, max: 105.99 },
  ]

  test.each([
    ['Low', 8, 8, [from7], [from7]],
    ['High', 5, 8, [below6], []],
    ['Medium', 6.5, 7, [from6, below7], []],
    ['Medium', 6.5, 6.9, [from6], []],
    ['Medium', 7, 6.5, [from6], [below7]],
    ['Medium', 6.9, 6.5, [from6], []],
    ['Medium', 6.5, null, [from6], []],
    ['Medium', null, 6.5, [], []],
  ] as const)('at the risk %s with %s and %s', (risk, satisfaction, tools, ofSatisfaction, ofTools) => {
    expect(riskBoundsOf(rated(risk, satisfaction, tools), 'satisfaction')).toEqual(ofSatisfaction)
    expect(riskBoundsOf(rated(risk, satisfaction, tools), 'tools')).toEqual(ofTools)
  })

  test('of a topic without a part in the risk, or that is not there, is not told', () => {
    expect(riskBoundsOf(rated('Low', 8, 8), 'clarity')).toEqual([])
    expect(riskBoundsOf(report([]), 'satisfaction')).toEqual([])
    const alone = report([measure('satisfaction', { mean: 6.5, answered: 18, notAnswered: 2 })])
    expect(riskBoundsOf(alone, 'satisfaction')).toEqual([from6])
  })
})

test('topics are answered by a rating, a yes or a no, or a text that says something', () => {
  const topics = answeredTopics({
    job_satisfaction: '7',
    weekly_output: 'as always',
    has_kpis: 'no',
    aware_of_training: 'yes',
    career_goals: 'Lead a team',
  })
  expect([...topics].toSorted()).toEqual(['growth', 'kpis', 'satisfaction', 'training'])
})
