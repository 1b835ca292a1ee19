import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { TeamScore } from '../../../insights/company-report-types.ts'
import { isDifference, isPersonalDifference, overallsOf, shareOf } from '../../../insights/noise.ts'

/** What differs between two reports by no more than noise. */
export type Noise = {
  /** False for readers who are not shown the scores that noise is computed from. */
  isKnown: boolean
  /** The company's mean score. */
  isMean: boolean
  /** Departments by name. */
  departments: ReadonlySet<string>
  /** People by employee id. */
  people: ReadonlySet<string>
  /** Findings by topic: the shares of people that they rest on. */
  strengths: ReadonlySet<string>
  weaknesses: ReadonlySet<string>
}

type Report = StoredCompanyReport
type Scores = ReadonlyMap<string, TeamScore>

/** The topics whose share of people is the same now as before, but for noise. */
const topicsOf = (now: Report, before: Report, kind: 'strong' | 'low'): ReadonlySet<string> => {
  const earlier = new Map(before.measures.map((measure) => [measure.topic, measure]))
  return new Set(
    now.measures.flatMap((measure) => {
      const then = earlier.get(measure.topic)
      const isOne =
        then === undefined ||
        isDifference(
          shareOf(measure, kind, now.coverage.answered),
          shareOf(then, kind, before.coverage.answered),
        )
      return isOne ? [] : [measure.topic]
    }),
  )
}

export const noiseBetweenReports = (
  now: StoredCompanyReport,
  before: StoredCompanyReport,
  peopleNow: Scores,
  peopleBefore: Scores,
): Noise => {
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
