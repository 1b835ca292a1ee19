import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { Grade } from '../../../contract/report-shapes.ts'
import type { Finding, TeamScore } from '../../../insights/company-report-types.ts'
import {
  noiseBetweenReports,
  type NoDifference,
  type Noise,
} from '../../../insights/noise-between-reports.ts'

/** What a report says that an earlier one does not, and the other way round. */

export type Difference<T> = {
  /** Said now and not before, by topic or role. */
  added: ReadonlySet<string>
  /** Said before and not now. */
  gone: readonly T[]
}

type HiringNeed = StoredCompanyReport['immediateHiringNeeds'][number]

export type Comparison = {
  earlier: StoredCompanyReport
  /** The earlier figures; undefined where they are the same now. */
  figures: {
    people: number | undefined
    answered: number | undefined
    submissionRate: number | undefined
    mean: number | undefined
    risk: NonNullable<StoredCompanyReport['overview']['riskLevel']> | undefined
  }
  strengths: Difference<Finding>
  weaknesses: Difference<Finding>
  hiringNeeds: Difference<HiringNeed>
  /** The earlier grade of each department whose grade is another now; null where it had none. */
  departmentGrades: ReadonlyMap<string, Grade | null>
  /** Departments that the earlier report does not have. */
  newDepartments: ReadonlySet<string>
  goneDepartments: readonly string[]
  /** The earlier grade of each person, by employee id, whose grade is another now. */
  personGrades: ReadonlyMap<string, Grade>
  /** What of this is not called a difference, as noise or for want of answers: told, but not counted. */
  noise: Noise
}

/** Undefined also where the reader may not see one of the two. */
const differing = <T>(now: T | null, before: T | null): T | undefined =>
  now === before || now === null || before === null ? undefined : before

const difference = <T>(
  now: readonly T[],
  before: readonly T[],
  keyOf: (item: T) => string,
  shown: readonly T[],
): Difference<T> => {
  const known = new Set(before.map(keyOf))
  const kept = new Set(now.map(keyOf))
  return {
    added: new Set([...kept].filter((key) => !known.has(key))),
    gone: before.flatMap((item, index) => (kept.has(keyOf(item)) ? [] : [shown[index] ?? item])),
  }
}

const scoresOf = ({ gradingBreakdown }: StoredCompanyReport): Map<string, TeamScore> =>
  new Map(gradingBreakdown.flatMap(({ teamScores }) => teamScores.map((score) => [score.employeeId, score])))

/** Marks what is different in `now`, compared with `before`; what is not said any more stands as `shown` to the reader. */
export const compareReports = (
  now: StoredCompanyReport,
  before: StoredCompanyReport,
  shown: StoredCompanyReport = before,
): Comparison => {
  const gradesBefore = new Map(
    before.gradingBreakdown.map((department) => [department.departmentName, department.departmentGrade]),
  )
  const departmentsNow = new Set(now.gradingBreakdown.map(({ departmentName }) => departmentName))
  const peopleNow = scoresOf(now)
  const peopleBefore = scoresOf(before)
  return {
    earlier: before,
    figures: {
      people: differing(now.overview.totalEmployees, before.overview.totalEmployees),
      answered: differing(now.coverage.answered, before.coverage.answered),
      submissionRate: differing(now.overview.submissionRate, before.overview.submissionRate),
      mean: differing(now.overview.averagePerformanceScore, before.overview.averagePerformanceScore),
      risk: differing(now.overview.riskLevel, before.overview.riskLevel),
    },
    strengths: difference(now.strengths, before.strengths, ({ topic }) => topic, shown.strengths),
    weaknesses: difference(now.weaknesses, before.weaknesses, ({ topic }) => topic, shown.weaknesses),
    hiringNeeds: difference(
      now.immediateHiringNeeds,
      before.immediateHiringNeeds,
      ({ role }) => role,
      shown.immediateHiringNeeds,
    ),
    departmentGrades: new Map(
      now.gradingBreakdown.flatMap(({ departmentName, departmentGrade }) => {
        const earlier = gradesBefore.get(departmentName)
        return earlier === undefined || earlier === departmentGrade ? [] : [[departmentName, earlier]]
      }),
    ),
    newDepartments: new Set([...departmentsNow].filter((name) => !gradesBefore.has(name))),
    goneDepartments: [...gradesBefore.keys()].filter((name) => !departmentsNow.has(name)),
    personGrades: new Map(
      [...peopleBefore].flatMap(([employeeId, { grade }]) => {
        const current = peopleNow.get(employeeId)
        return current === undefined || current.grade === grade ? [] : [[employeeId, grade]]
      }),
    ),
    noise: noiseBetweenReports(now, before),
  }
}

/** How many things are marked; 0 where the two reports agree in all that is compared. */
export const countChanges = (comparison: Comparison): number => {
  const { figures, strengths, weaknesses, hiringNeeds } = comparison
  const differences = [strengths, weaknesses, hiringNeeds]
  return (
    Object.values(figures).filter((before) => before !== undefined).length +
    differences.reduce((sum, { added, gone }) => sum + added.size + gone.length, 0) +
    comparison.departmentGrades.size +
    comparison.newDepartments.size +
    comparison.goneDepartments.length +
    comparison.personGrades.size -
    countNoise(comparison)
  )
}

/** How many of what is marked is not called a difference, for one of the reasons or for either. */
const notCalledOne = (
  marked: Iterable<string>,
  noise: ReadonlyMap<string, NoDifference>,
  reason: NoDifference | undefined,
): number =>
  [...marked].filter((name) => (reason === undefined ? noise.has(name) : noise.get(name) === reason)).length

const topicsOf = ({ added, gone }: Difference<Finding>): string[] => [
  ...added,
  ...gone.map(({ topic }) => topic),
]

/** How many of the marked things are not called a difference: for a reason, or for either. */
export const countNoise = (comparison: Comparison, reason?: NoDifference): number => {
  const { figures, noise, strengths, weaknesses, departmentGrades, personGrades } = comparison
  const isMean = reason === undefined ? noise.mean !== null : noise.mean === reason
  return (
    (isMean && figures.mean !== undefined ? 1 : 0) +
    notCalledOne(topicsOf(strengths), noise.strengths, reason) +
    notCalledOne(topicsOf(weaknesses), noise.weaknesses, reason) +
    notCalledOne(departmentGrades.keys(), noise.departments, reason) +
    notCalledOne(personGrades.keys(), noise.people, reason)
  )
}
