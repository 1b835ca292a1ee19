import { expect, test } from 'vitest'
import { ambitiousPeople, keyAt, releaseOf, variedPeople, type Answerer } from '../testing/release.ts'
import {
  addsByKey,
  decideDisclosure,
  type EarlierRelease,
  type Left,
  type Release,
  residualDisclosures,
  toEarlierRelease,
  toReportDisclosure,
  toResidualDisclosure,
} from './index.ts'

const shownOf = (people: readonly Answerer[], earlier: readonly EarlierRelease[] = []): Release => {
  const release = releaseOf(people)
  return {
    ...toEarlierRelease(release, decideDisclosure({ ...release, earlier })),
    threshold: release.threshold,
  }
}
const openOf = (people: readonly Answerer[], places: readonly number[]) =>
  addsByKey(new Map(places.map((place) => [keyAt(place), people[place]?.answers ?? {}])))
const first = (count: number) => Array.from({ length: count }, (_, place) => place)

const people = variedPeople(24)
const release = shownOf(people)
const besideFirst = (count: number) => residualDisclosures([release], openOf(people, first(count)))
const whole = (...names: string[]) => names.flatMap((name) => [`${name}.counts`, `${name}.findings`])
const ratings = ['clarity', 'output', 'communication', 'tools', 'satisfaction']

test('where no report is open, or all are, a release shows what it discloses to others', () => {
  expect(besideFirst(0)).toEqual([null])
  expect(besideFirst(24)).toEqual([null])
  expect(residualDisclosures([release], openOf(variedPeople(40), [30, 39]))).toEqual([null])
})

test('where fewer than the threshold are left, it shows nothing', () => {
  const nothing = { withheld: 'few', departments: [], withheldTopics: [] }
  expect(besideFirst(20)).toEqual([nothing])
  expect(besideFirst(23)).toEqual([nothing])
  expect(besideFirst(19)[0]?.withheld).toBeNull()
})

test.each([
  [1, [0, 1], whole('satisfaction')],
  [3, [0, 1], whole('communication', 'tools', 'satisfaction')],
  [5, [0, 1], whole('output', 'communication', 'tools', 'satisfaction')],
  [8, [0, 1], [...whole(...ratings), 'missingTools']],
  [12, [], [...whole(...ratings), 'kpis', 'missingTools', 'growth', 'departures']],
  [
    18,
    [],
    [...whole(...ratings), 'kpis', 'training', 'missingTools', 'growth', 'improvements', 'departures'],
  ],
])(
  'beside %i open reports of 24 it shows departments %j and not %j',
  (count, departments, withheldTopics) => {
    expect(besideFirst(count)).toEqual([{ withheld: null, departments, withheldTopics }])
  },
)

test('a department all of whose reports are open is shown, and none of whose few are left', () => {
  const places = (department: string) => first(24).filter((place) => people[place]?.department === department)
  const [sales, support] = [places('Sales'), places('Support')]
  const besideOpen = (some: readonly number[]) => residualDisclosures([release], openOf(people, some))[0]
  // The departments are in the order of their names.
  expect(besideOpen(support)?.departments).toEqual([0, 1])
  expect(besideOpen(sales)?.departments).toEqual([0, 1])
  expect(besideOpen(support.slice(0, 4))?.departments).toEqual([])
  expect(besideOpen(support.slice(0, 3))?.departments).toEqual([0, 1])
  expect(besideOpen(sales.slice(0, 12))?.departments).toEqual([])
})

test('what is left of promotions, hiring needs and wishes for more people has to be of many too', () => {
  const ambitious = ambitiousPeople(60)
  const withheldBeside = (count: number) =>
    residualDisclosures([shownOf(ambitious)], openOf(ambitious, first(count)))[0]?.withheldTopics
  expect(withheldBeside(1)).toEqual([])
  expect(withheldBeside(12)).toEqual(['promotions'])
  expect(withheldBeside(30)).toEqual([
    ...whole('output'),
    'departures',
    'promotions',
    'hiring.creative',
    'hiring.people',
  ])
  expect(withheldBeside(40)).toEqual([...whole(...ratings), 'newHires', 'hiring.creative', 'hiring.people'])
})

test('the average is withheld where the scores of those who are left follow from it', () => {
  const perfect = { role_clarity: '10', weekly_output: '10', team_communication: '10' }
  const alike = variedPeople(24).map((person, place) =>
    place < 12
      ? person
      : {
          ...person,
          answers: {
            ...person.answers,
            ...perfect,
            tool_effectiveness: '10',
            job_satisfaction: '10',
            has_kpis: 'yes',
            aware_of_training: 'yes',
          },
        },
  )
  const left = residualDisclosures([shownOf(alike)], openOf(alike, first(12)))[0]
  expect(left?.withheldTopics).toContain('overall')
  expect(left?.departments).toEqual([])
})

test('releases are held against what is left of those before them', () => {
  const grown = variedPeople(60)
  const both = [release, shownOf(grown)]
  const withheldBeside = (count: number) =>
    residualDisclosures(both, openOf(grown, first(count))).map((left) => left?.withheldTopics)
  expect(withheldBeside(1)).toEqual([whole('satisfaction'), []])
  expect(withheldBeside(22)).toEqual([[], ['departures']])
  expect(withheldBeside(24)).toEqual([undefined, ['departures']])
  // Three came after the first release: of 12 and 15 whose reports are not open, only these three differ.
  const fewMore = [release, { ...shownOf(variedPeople(27)), threshold: 5 }]
  expect(residualDisclosures(fewMore, openOf(grown, first(12))).map((left) => left?.withheld)).toEqual([
    null,
    'near',
  ])
  // A release of other people is not touched.
  const strangers = {
    ...release,
    everybody: release.everybody.map((key) => `x${key}`),
    told: release.told.map((keys) => keys.map((key) => `x${key}`)),
    sums: release.sums.map((sum) => ({ ...sum, people: sum.people.map((key) => `x${key}`) })),
  }
  expect(residualDisclosures([strangers, release], openOf(people, [0]))).toEqual([null, ...besideFirst(1)])
})

test('a topic is withheld of which it is not known who answered it in another release of some of them', () => {
  const grown = variedPeople(60)
  const unknowing: Release = { ...release, unknown: ['tools'] }
  const [, left] = residualDisclosures([unknowing, shownOf(grown)], openOf(grown, [0]))
  expect(left?.withheldTopics).toEqual(['tools'])
})

test('what is left is withheld in addition to what was withheld at the release', () => {
  const { content, ...input } = releaseOf(people)
  const decision = decideDisclosure({ content, ...input, earlier: [] })
  const told = toReportDisclosure({ ...decision, withheldTopics: ['kpis.counts'], threshold: 5 })
  const beside = (left: Left | null) => toResidualDisclosure({ content }, told, left)
  expect(beside(null)).toBe(told)
  expect(beside({ withheld: null, departments: [1], withheldTopics: ['overall'] })).toEqual({
    threshold: 5,
    withheld: null,
    departments: new Set(['Support']),
    withheldTopics: new Set(['kpis.counts', 'overall']),
  })
  const nothing = (withheld: 'few' | 'near') => beside({ withheld, departments: [], withheldTopics: [] })
  expect(nothing('few')).toEqual({ ...told, withheld: 'notReleased', departments: new Set() })
  expect(nothing('near')).toEqual({ ...told, withheld: 'near', departments: new Set() })
  // A place counts only the departments that the release shows.
  const onlySupport = { ...told, departments: new Set(['Support']) }
  const left = { withheld: null, departments: [0], withheldTopics: [] }
  expect(toResidualDisclosure({ content }, onlySupport, left).departments).toEqual(new Set(['Support']))
})
