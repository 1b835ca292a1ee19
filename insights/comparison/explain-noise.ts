import type { CompanyReport, Measure, TeamScore } from '../company-report/company-report-types.ts'
import {
  isPersonalDifference,
  sampleOverallScores,
  shareOf,
  compareSamples,
  type Significance,
} from './statistical-noise.ts'
import type { DisclosedMeasure } from '../anonymity/index.ts'

/** Why a difference is not called one: it is within the noise, or too few answered to tell it from noise. */
type NoDifference = Exclude<Significance, 'beyond'>

/** What differs between two company reports and is not called a difference. */
export interface Noise {
  /** False for readers who are not shown the scores that noise is computed from. */
  readonly isKnown: boolean
  /** The company's mean score; null where it differs by more than noise. */
  readonly mean: NoDifference | null
  /** Departments by name. */
  readonly departments: ReadonlyMap<string, NoDifference>
  /** People by employee id: each is compared with themselves, so their noise is always known. */
  readonly people: ReadonlyMap<string, NoDifference>
  /** Findings by topic: the shares of people that they rest on. */
  readonly strengths: ReadonlyMap<string, NoDifference>
  readonly weaknesses: ReadonlyMap<string, NoDifference>
}

type Report = Pick<CompanyReport, 'coverage' | 'gradingBreakdown'> & {
  readonly measures: readonly DisclosedMeasure[]
}

/** Everybody's scores, by employee id. */
function scoresIn({ gradingBreakdown }: Report): ReadonlyMap<string, TeamScore> {
  return new Map(
    gradingBreakdown.flatMap(({ teamScores }) => teamScores.map((score) => [score.employeeId, score])),
  )
}

/** The measure with its count of one kind; undefined where that is not told. */
function countedIn(measure: DisclosedMeasure | undefined, kind: 'strong' | 'low'): Measure | undefined {
  const count = measure?.[kind]
  return measure === undefined || count === null || count === undefined
    ? undefined
    : { ...measure, strong: count, low: count }
}

/** The topics whose share of people is not known to be another now than before. */
function topicsOf(now: Report, before: Report, kind: 'strong' | 'low'): Noise['strengths'] {
  const earlier = new Map(before.measures.map((measure) => [measure.topic, measure]))
  return new Map(
    now.measures.flatMap((measure): [string, NoDifference][] => {
      const then = countedIn(earlier.get(measure.topic), kind)
      const here = countedIn(measure, kind)
      // Of a count that is not told nothing is said.
      if (then === undefined || here === undefined) return []
      const verdict = compareSamples(
        shareOf(here, kind, now.coverage.answered),
        shareOf(then, kind, before.coverage.answered),
      )
      return verdict === 'beyond' ? [] : [[measure.topic, verdict]]
    }),
  )
}

/** Used wherever two reports are compared: on the page of the company report, and in the chat. */
export function noiseBetweenReports(now: Report, before: Report): Noise {
  const [peopleNow, peopleBefore] = [scoresIn(now), scoresIn(before)]
  const isKnown = peopleNow.size > 0 && peopleBefore.size > 0
  const topics = { strengths: topicsOf(now, before, 'strong'), weaknesses: topicsOf(now, before, 'low') }
  if (!isKnown) return { ...topics, isKnown, mean: null, departments: new Map(), people: new Map() }
  const scoresBefore = new Map(
    before.gradingBreakdown.map(({ departmentName, teamScores }) => [departmentName, teamScores]),
  )
  const mean = compareSamples(
    sampleOverallScores([...peopleNow.values()]),
    sampleOverallScores([...peopleBefore.values()]),
  )
  // Where nobody has answered there is no score, and to have none is another thing than to differ by noise.
  return {
    ...topics,
    isKnown,
    mean: mean === 'beyond' ? null : mean,
    departments: new Map(
      now.gradingBreakdown.flatMap(({ departmentName, teamScores }): [string, NoDifference][] => {
        const earlier = scoresBefore.get(departmentName) ?? []
        if (earlier.length === 0 || teamScores.length === 0) return []
        const verdict = compareSamples(sampleOverallScores(teamScores), sampleOverallScores(earlier))
        return verdict === 'beyond' ? [] : [[departmentName, verdict]]
      }),
    ),
    people: new Map(
      [...peopleNow].flatMap(([employeeId, { overall }]): [string, NoDifference][] => {
        const earlier = peopleBefore.get(employeeId)
        const isOne = earlier === undefined || isPersonalDifference(overall, earlier.overall)
        return isOne ? [] : [[employeeId, 'within']]
      }),
    ),
  }
}
