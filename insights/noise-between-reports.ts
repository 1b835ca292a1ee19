import type { CompanyReport, Measure, TeamScore } from './company-report-types.ts'
import { isDifference, isPersonalDifference, overallsOf, shareOf } from './noise.ts'
import type { ToldMeasure } from './open-numbers.ts'

/** What differs between two company reports by no more than noise. */
export interface Noise {
  /** False for readers who are not shown the scores that noise is computed from. */
  readonly isKnown: boolean
  /** The company's mean score. */
  readonly isMean: boolean
  /** Departments by name. */
  readonly departments: ReadonlySet<string>
  /** People by employee id. */
  readonly people: ReadonlySet<string>
  /** Findings by topic: the shares of people that they rest on. */
  readonly strengths: ReadonlySet<string>
  readonly weaknesses: ReadonlySet<string>
}

type Report = Pick<CompanyReport, 'coverage' | 'gradingBreakdown'> & {
  readonly measures: readonly ToldMeasure[]
}

/** Everybody's scores, by employee id. */
function scoresIn({ gradingBreakdown }: Report): ReadonlyMap<string, TeamScore> {
  return new Map(
    gradingBreakdown.flatMap(({ teamScores }) => teamScores.map((score) => [score.employeeId, score])),
  )
}

/** The measure with its count of one kind; undefined where that is not told. */
function countedIn(measure: ToldMeasure | undefined, kind: 'strong' | 'low'): Measure | undefined {
  const count = measure?.[kind]
  return measure === undefined || count === null || count === undefined
    ? undefined
    : { ...measure, strong: count, low: count }
}

/** The topics whose share of people is the same now as before, but for noise. */
function topicsOf(now: Report, before: Report, kind: 'strong' | 'low'): ReadonlySet<string> {
  const earlier = new Map(before.measures.map((measure) => [measure.topic, measure]))
  return new Set(
    now.measures.flatMap((measure) => {
      const then = countedIn(earlier.get(measure.topic), kind)
      const here = countedIn(measure, kind)
      // Of a count that is not told nothing is said.
      const isOne =
        then === undefined ||
        here === undefined ||
        isDifference(
          shareOf(here, kind, now.coverage.answered),
          shareOf(then, kind, before.coverage.answered),
        )
      return isOne ? [] : [measure.topic]
    }),
  )
}

/** Told wherever two reports are held against each other: on the page of the company report, and in the chat. */
export function noiseBetweenReports(now: Report, before: Report): Noise {
  const [peopleNow, peopleBefore] = [scoresIn(now), scoresIn(before)]
  const isKnown = peopleNow.size > 0 && peopleBefore.size > 0
  const topics = { strengths: topicsOf(now, before, 'strong'), weaknesses: topicsOf(now, before, 'low') }
  if (!isKnown) return { ...topics, isKnown, isMean: false, departments: new Set(), people: new Set() }
  const scoresBefore = new Map(
    before.gradingBreakdown.map(({ departmentName, teamScores }) => [departmentName, teamScores]),
  )
  // Where nobody has answered there is no score, and to have none is another thing than to differ by noise.
  return {
    ...topics,
    isKnown,
    isMean: !isDifference(overallsOf([...peopleNow.values()]), overallsOf([...peopleBefore.values()])),
    departments: new Set(
      now.gradingBreakdown.flatMap(({ departmentName, teamScores }) => {
        const earlier = scoresBefore.get(departmentName)
        const isOne =
          earlier === undefined ||
          earlier.length === 0 ||
          teamScores.length === 0 ||
          isDifference(overallsOf(teamScores), overallsOf(earlier))
        return isOne ? [] : [departmentName]
      }),
    ),
    people: new Set(
      [...peopleNow].flatMap(([employeeId, { overall }]) => {
        const earlier = peopleBefore.get(employeeId)
        const isOne = earlier === undefined || isPersonalDifference(overall, earlier.overall)
        return isOne ? [] : [employeeId]
      }),
    ),
  }
}
