import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGiven } from '../../../../insights/questionnaire/answers.ts'
import type { Topic } from '../../../../insights/company-report/company-report-types.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { readingOf, type DisclosedReport } from '../testing/linkage-attack.ts'
import { answers } from '../testing/company-events.ts'
import { PlayedCompany, several } from '../testing/simulated-company.ts'

/** What follows from subtracting the counts of one report from each other. */

const threshold = 5
const ratings = ['clarity', 'output', 'communication', 'tools', 'satisfaction'] as const

/** The kinds of answers to a topic that counts tell apart, and of which kinds each count is; null where it is not shown. */
interface Counted {
  readonly kinds: readonly string[]
  readonly kindOf: (answers: RawAnswers) => string | null
  readonly shown: readonly (ReadonlySet<string> | null)[]
}

const isStep = (raw: RawAnswers): boolean =>
  raw.career_goals === 'Lead a team' &&
  Number(readingOf(raw, 'clarity')) >= 8 &&
  Number(readingOf(raw, 'output')) >= 8

const ratedIn = ({ shown }: DisclosedReport, topic: Topic): Counted => {
  const measure = shown.measures.find((one) => one.topic === topic)
  const { promotions, departures } = shown.personnelChanges.totals
  const isOfStep = topic === 'clarity' || topic === 'output'
  const when = (count: number | null | undefined, ...kinds: string[]) =>
    typeof count === 'number' ? new Set(kinds) : null
  return {
    kinds: [
      'strong',
      ...(isOfStep ? ['step'] : []),
      'between',
      'low',
      ...(topic === 'satisfaction' ? ['leaving'] : []),
    ],
    kindOf: (raw) => {
      const rated = readingOf(raw, topic)
      if (typeof rated !== 'number') return null
      if (rated >= 8) return isOfStep && isStep(raw) ? 'step' : 'strong'
      if (rated >= 6) return 'between'
      return topic === 'satisfaction' && rated <= 4 ? 'leaving' : 'low'
    },
    shown: [
      when(measure?.strong, 'strong', 'step'),
      when(measure?.low, 'low', 'leaving'),
      topic === 'satisfaction' ? when(departures, 'leaving') : null,
      isOfStep ? when(promotions, 'step') : null,
    ],
  }
}

const neededIn = ({ shown }: DisclosedReport): Counted[] => {
  const measure = shown.measures.find(({ topic }) => topic === 'missingTools')
  return shown.immediateHiringNeeds.map(({ keywords }) => ({
    kinds: ['needed', 'missing', 'nothing'],
    kindOf: ({ missing_tools: text = '' }) =>
      keywords.some((word) => text.includes(word)) ? 'needed' : isGiven(text) ? 'missing' : 'nothing',
    shown: [new Set(['needed']), measure === undefined ? null : new Set(['needed', 'missing'])],
  }))
}

/** All numbers of fewer people than the threshold that follow from adding and subtracting counts. */
const fewIn = ({ kinds, kindOf, shown }: Counted, people: readonly RawAnswers[]): string[] => {
  const sizes = new Map<string, number>()
  for (const raw of people) {
    const kind = kindOf(raw)
    if (kind !== null) sizes.set(kind, (sizes.get(kind) ?? 0) + 1)
  }
  // How many rated a topic is shown, and of nobody's ratings there is nothing to learn.
  if (sizes.size === 0) return []
  const all = new Set(kinds)
  const counts = shown.filter((one) => one !== null)
  if (counts.length === 0) return []
  return [-1, 0, 1]
    .flatMap((base) =>
      counts.reduce<(readonly [number, ReadonlySet<string>])[][]>(
        (some, count) => some.flatMap((one) => [-1, 0, 1].map((sign) => [...one, [sign, count] as const])),
        [[[base, all]]],
      ),
    )
    .flatMap((signed) => {
      const times = kinds.map(
        (kind) => [kind, signed.reduce((sum, [sign, of]) => sum + (of.has(kind) ? sign : 0), 0)] as const,
      )
      const isGroup = times.every(([, factor]) => factor === 0 || factor === 1)
      const group = times.flatMap(([kind, factor]) => (factor === 1 ? [kind] : []))
      const size = group.reduce((sum, kind) => sum + (sizes.get(kind) ?? 0), 0)
      return isGroup && group.length > 0 && size < threshold ? [`${size} of ${group.join(' ')}`] : []
    })
}

const fewFollowing = (report: DisclosedReport, people: readonly RawAnswers[]): string[] => {
  const found = [
    ...ratings.flatMap((topic) => fewIn(ratedIn(report, topic), people).map((few) => `${topic}: ${few}`)),
    ...neededIn(report).flatMap((counted) => fewIn(counted, people)),
  ]
  return [...new Set(found)]
}

const weighed = (...values: string[]) =>
  fc.oneof(...values.map((value) => ({ weight: 1, arbitrary: fc.constant(value) })))
/** Many of few kinds of answers, so that counts are shown and lie near to each other. */
const crowd = fc
  .array(
    fc.tuple(
      answers,
      fc.record({
        job_satisfaction: weighed('2', '5', '7', '9', '10'),
        role_clarity: weighed('4', '7', '9'),
        weekly_output: weighed('4', '7', '9'),
      }),
      fc.integer({ min: 1, max: 9 }),
    ),
    { minLength: 4, maxLength: 9 },
  )
  .map((kinds) =>
    kinds.flatMap(([one, more, count]) => Array.from({ length: count }, () => ({ ...one, ...more }))),
  )

test('no number of few people follows from the counts of one report', () => {
  let counted = 0
  fc.assert(
    fc.property(crowd, (people) => {
      const [report] = new PlayedCompany().join('Sales', people).release().shown
      if (report === undefined) throw new Error('It was released.')
      counted += ratings.filter((topic) => ratedIn(report, topic).shown.filter(Boolean).length > 1).length
      expect(fewFollowing(report, people)).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(counted).toBeGreaterThan(20)
})

test('nor of those whose reports are not open, for who takes the open ones from it', () => {
  fc.assert(
    fc.property(crowd, fc.nat({ max: 40 }), fc.integer({ min: 1, max: 20 }), (people, from, count) => {
      const { shown, open } = new PlayedCompany()
        .join('Sales', people)
        .release()
        .open(from, count)
        .besideOpen()
      for (const report of shown) {
        const others = report.people.filter(({ key }) => !open.has(key)).map((one) => one.answers)
        expect(fewFollowing(report, others)).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
})

test('the later of two counts is withheld, and a claim that rests on it stays without its number', () => {
  const seen = (satisfaction: readonly string[]) => {
    const people = several(satisfaction.length).map((one, index) => ({
      ...one,
      job_satisfaction: satisfaction[index],
    }))
    const [report] = new PlayedCompany().join('Sales', people).release().shown
    const { measures = [], weaknesses = [], personnelChanges } = report?.shown ?? {}
    const of = <T extends { topic: string }>(all: readonly T[]) =>
      all.find(({ topic }) => topic === 'satisfaction')
    return {
      counts: [of(measures)?.strong, of(measures)?.low, personnelChanges?.totals.departures],
      text: of(weaknesses)?.text,
    }
  }
  const rated = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([rating, count]) => Array.from({ length: count }, () => rating))
  expect(seen(rated({ 9: 6, 7: 5, 5: 5, 3: 5 }))).toEqual({
    counts: [6, 10, 5],
    text: expect.stringMatching(/10 of 21/),
  })
  // Four are neither strong nor low.
  const between = seen(rated({ 9: 6, 7: 4, 5: 5, 3: 5 }))
  expect(between.counts).toEqual([6, null, 5])
  expect(between.text).toMatch(/not shown/)
  // Four are low and would not leave, or nobody.
  expect(seen(rated({ 9: 6, 7: 5, 5: 4, 3: 5 })).counts).toEqual([6, 9, null])
  expect(seen(rated({ 9: 6, 7: 5, 3: 9 })).counts).toEqual([6, 9, null])
})
