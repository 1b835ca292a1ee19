import { expect, test } from 'vitest'
import { buildCompanyReport } from '../company-report/company-report.ts'
import { company } from '../testing/company.ts'
import {
  answeredTopics,
  decideDisclosure,
  toEarlierRelease,
  type DisclosureDecision,
  topicsWithUnknownContributors,
  type Contributors,
} from './index.ts'
import { isPartlyShared } from './decide-disclosure.ts'
const answersOf = (number: number) => ({
  role_clarity: String(4 + (number % 6)),
  weekly_output: String(3 + ((number * 3) % 8)),
  team_communication: String(2 + ((number * 5) % 9)),
  tool_effectiveness: number % 4 === 0 ? '' : String(5 + (number % 5)),
  job_satisfaction: number === 7 ? '' : String(2 + ((number * 7) % 9)),
  has_kpis: number % 3 === 0 ? 'no' : 'yes',
  aware_of_training: number % 2 === 0 ? 'no' : 'yes',
  career_goals: number % 3 === 1 ? 'Lead a team' : '',
  missing_tools: number % 4 === 1 ? 'An HRIS' : '',
  company_improvements: number % 2 === 1 ? 'We are understaffed' : '',
})
const releaseOf = (count: number) => {
  const people = Array.from({ length: count }, (_, number) => ({
    department: number % 3 === 0 ? 'Support' : 'Sales',
    answers: answersOf(number),
  }))
  const content = buildCompanyReport(company(people))
  const keys = (holds: (person: (typeof people)[number]) => boolean) =>
    people.flatMap((person, n) => (holds(person) ? [`e${n} `] : []))
  const contributors: Contributors = {
    everybody: keys(() => true),
    departments: new Map(
      ['Sales', 'Support'].map((name) => [name, keys(({ department }) => department === name)]),
    ),
    answered: new Map(
      content.measures.map(({ topic }) => [topic, keys(({ answers }) => answeredTopics(answers).has(topic))]),
    ),
  }
  return { content, contributors, threshold: 5 }
}

type Sum = ReturnType<typeof decideDisclosure>['sums'][number]
const rowOf = ({ quantity, feature, people, min, max }: Sum) =>
  [quantity, feature, people.length, ...[min, max].map((end) => Math.round(end * 1e6) / 1e6)].join(' ')

const twentyFour = releaseOf(24)
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
  const nine = releaseOf(9)
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
  expect(decideDisclosure({ ...releaseOf(30), earlier })).toMatchObject({
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
