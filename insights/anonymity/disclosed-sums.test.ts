import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ambitiousPeople, releaseOf, variedPeople } from '../testing/release.ts'
import {
  decideDisclosure,
  toEarlierRelease,
  toReportDisclosure,
  type DisclosureDecision,
  topicsWithUnknownContributors,
  type Contributors,
} from './index.ts'
import { isPartlyShared } from './decide-disclosure.ts'

type Sum = ReturnType<typeof decideDisclosure>['sums'][number]
const rowOf = ({ quantity, feature, people, min, max }: Sum) =>
  [quantity, feature, people.length, ...[min, max].map((end) => Math.round(end * 1e6) / 1e6)].join(' ')

const twentyFour = releaseOf(variedPeople(24))
const shown = decideDisclosure({ ...twentyFour, earlier: [] })

test('the first report of two large departments shows all but what says too much by itself', () => {
  expect(shown).toMatchObject({ withheld: null, departments: ['Sales', 'Support'], withheldTopics: [] })
  expect(shown.sums.map(rowOf)).toEqual([
    'clarity sum 24 156 156',
    'clarity strong 24 8 8',
    'clarity low 24 8 8',
    'output sum 24 156 156',
    'output strong 24 9 9',
    'output low 24 9 9',
    'communication sum 24 141 141',
    'communication strong 24 8 8',
    'communication low 24 11 11',
    'tools sum 18 126 126',
    'tools strong 18 7 7',
    'tools low 18 0 4',
    'satisfaction sum 23 138 138',
    'satisfaction strong 23 8 8',
    'satisfaction low 23 8 Infinity',
    'kpis strong 24 16 16',
    'kpis low 24 8 8',
    'training strong 24 12 12',
    'training low 24 12 12',
    'missingTools low 24 6 6',
    'growth strong 24 8 8',
    'improvements strong 24 12 12',
    'overall sum 24 158 158',
    'satisfaction leaving 23 8 8',
    'newHires strong 16 8 8',
    'overall sum 16 110 110',
    'points sum 16 45.8 45.8',
    'overall sum 8 48 48',
    'points sum 8 18.8 18.8',
  ])
})

test('a report of a few people shows sums of all of them and what its findings tell', () => {
  const nine = releaseOf(variedPeople(9))
  const decision = decideDisclosure({ ...nine, earlier: [] })
  expect(decision).toMatchObject({ withheld: null, departments: [], withheldTopics: [] })
  expect(decision.sums.map(rowOf)).toEqual([
    'clarity sum 9 54 54',
    'clarity low 9 4 Infinity',
    'output sum 9 55 55',
    'output low 9 4 Infinity',
    'communication sum 9 54 54',
    'communication low 9 3 4',
    'tools sum 6 39 39',
    'tools strong 6 0 2',
    'tools low 6 0 1',
    'satisfaction sum 8 48 48',
    'satisfaction low 8 4 Infinity',
    'kpis low 9 3 4',
    'training low 9 4 Infinity',
    'missingTools low 9 0 2',
    'growth strong 9 0 4',
    'overall sum 9 57.4 57.4',
  ])
  expect(toEarlierRelease(nine, decision).told).toEqual([nine.contributors.everybody])
})

test('a release is kept with all that it shows, and nothing of what it withholds', () => {
  const kept = toEarlierRelease(twentyFour, shown)
  expect(kept.sums).toEqual(shown.sums)
  expect(kept.told.map((people) => people.length)).toEqual([24, 16, 8])
  expect(kept.unknown).toEqual([])
  const without = (decision: Pick<DisclosureDecision, 'departments' | 'withheldTopics'>) => {
    const rows = new Set(toEarlierRelease(twentyFour, decision).sums.map(rowOf))
    return shown.sums.map(rowOf).filter((row) => !rows.has(row))
  }
  expect(without({ departments: ['Sales', 'Support'], withheldTopics: ['overall', 'newHires'] })).toEqual([
    'overall sum 24 158 158',
    'newHires strong 16 8 8',
  ])
  expect(without({ departments: ['Support'], withheldTopics: ['departures', 'kpis'] })).toEqual([
    // A topic that is withheld no longer bounds one that is listed.
    'satisfaction low 23 8 Infinity',
    'kpis strong 24 16 16',
    'kpis low 24 8 8',
    'satisfaction leaving 23 8 8',
    'newHires strong 16 8 8',
    'overall sum 16 110 110',
    'points sum 16 45.8 45.8',
  ])
  expect(
    without({ departments: ['Sales', 'Support'], withheldTopics: ['training.counts', 'growth.counts'] }),
  ).toEqual(['training strong 24 12 12', 'training low 24 12 12', 'growth strong 24 8 8'])
})

test('six more people later, the counts that would tell of them are withheld', () => {
  const earlier = [toEarlierRelease(twentyFour, shown)]
  expect(decideDisclosure({ ...releaseOf(variedPeople(30)), earlier })).toMatchObject({
    withheld: null,
    departments: [],
    withheldTopics: [
      'clarity.counts',
      'output.counts',
      'communication.counts',
      'tools',
      'satisfaction.counts',
      'kpis.counts',
      'training.counts',
      'missingTools.counts',
      'growth.counts',
      'improvements.counts',
    ],
  })
})

test('a report of many shows promotions and each hiring need, and none that rests on a withheld topic', () => {
  const release = releaseOf(ambitiousPeople(60))
  const decision = decideDisclosure({ ...release, earlier: [] })
  const named = (sums: readonly Sum[]) =>
    sums.map(rowOf).filter((row) => /^(?:promotions|hiring|satisfaction leaving)/.test(row))
  const all = [
    'satisfaction leaving 59 20 20',
    'promotions strong 60 33 33',
    'hiring.automation strong 60 15 15',
    'hiring.creative strong 60 8 8',
    'hiring.people strong 60 7 7',
  ]
  expect(decision.withheldTopics).toEqual([])
  expect(named(decision.sums)).toEqual(all)
  const kept = (...withheldTopics: string[]) =>
    named(toEarlierRelease(release, { departments: [], withheldTopics }).sums)
  expect(kept()).toEqual(all)
  expect(kept('promotions', 'hiring.creative', 'departures')).toEqual([all[2], all[4]])
  // Who rated their output, and who named tools, is no longer known of the same people.
  const unknown = ['output', 'satisfaction'] as const
  const earlier = toEarlierRelease(releaseOf(ambitiousPeople(40)), decision)
  const next = decideDisclosure({ ...release, earlier: [{ ...earlier, sums: [], unknown }] })
  expect(next.withheldTopics).toEqual(['output', 'satisfaction', 'departures', 'promotions'])
})

test('a mean that says what everybody answered is not shown, and bounded by the risk and the findings alone', () => {
  const content = variedPeople(24).map(({ department, answers }) => ({
    department,
    answers: { ...answers, job_satisfaction: '10', tool_effectiveness: '10' },
  }))
  const { sums } = decideDisclosure({ ...releaseOf(content), earlier: [] })
  expect(sums.map(rowOf).filter((row) => /^(?:satisfaction|tools)/.test(row))).toEqual([
    'tools sum 24 168 Infinity',
    'tools strong 24 12 Infinity',
    'tools low 24 0 5',
    'satisfaction sum 24 168 Infinity',
    'satisfaction strong 24 12 Infinity',
    'satisfaction low 24 0 5',
  ])
})

test('all that a release shows is what was checked before', () => {
  const people = fc.array(
    fc.record({ department: fc.constantFrom('Sales', 'Support', 'Design'), place: fc.nat({ max: 90 }) }),
    { minLength: 1, maxLength: 60 },
  )
  fc.assert(
    fc.property(people, fc.constantFrom(5, 6, 8), fc.boolean(), (some, threshold, areAmbitious) => {
      const of = areAmbitious ? ambitiousPeople(91) : variedPeople(91)
      const release = releaseOf(
        some.map(({ department, place }) => ({ department, answers: of[place]?.answers ?? {} })),
        threshold,
      )
      const decision = decideDisclosure({ ...release, earlier: [] })
      const rows = (sums: readonly Sum[]) => sums.map(rowOf).toSorted()
      const isShown = decision.withheld === null
      expect(rows(decision.sums)).toEqual(isShown ? rows(toEarlierRelease(release, decision).sums) : [])
    }),
    { numRuns: 60 },
  )
})

test('nothing is shown of fewer than the threshold, or where too few differ from an earlier report', () => {
  const nothing = { departments: [], withheldTopics: [], sums: [] }
  expect(decideDisclosure({ ...releaseOf(variedPeople(4)), earlier: [] })).toEqual({
    withheld: 'few',
    ...nothing,
  })
  const earlier = [toEarlierRelease(twentyFour, shown)]
  const decision = decideDisclosure({ ...releaseOf(variedPeople(26)), earlier })
  expect(decision).toEqual({ withheld: 'near', ...nothing })
  expect(toReportDisclosure({ ...decision, threshold: 6 })).toEqual({
    threshold: 6,
    withheld: 'near',
    departments: new Set(),
    withheldTopics: new Set(),
  })
})

test('of topics that everybody counts in, it is always known who does', () => {
  const { content, contributors } = twentyFour
  const unknown = (answered: Contributors['answered']) =>
    topicsWithUnknownContributors(content, { ...contributors, answered })
  expect(unknown(contributors.answered)).toEqual([])
  expect(unknown(new Map())).toEqual([
    'clarity',
    'output',
    'communication',
    'tools',
    'satisfaction',
    'kpis',
    'training',
  ])
})

test('two reports share some people where one has others, or answers that changed', () => {
  const shared = (then: readonly string[], now: readonly string[]) =>
    isPartlyShared({ everybody: then }, { everybody: now })
  expect(shared(['a', 'b'], ['a', 'b'])).toBe(false)
  expect(shared(['a'], ['b'])).toBe(false)
  expect(shared([], [])).toBe(false)
  expect(shared(['a'], ['a', 'b'])).toBe(true)
  expect(shared(['a', 'b'], ['a'])).toBe(true)
  expect(shared(['a', 'b'], ['b', 'c'])).toBe(true)
})
