/** What is different in the scores of two company reports: the company's, each department's, each person's. */
import type { DepartmentGrading, TeamScore } from '../company-report/company-report-types.ts'
import {
  isPersonalDifference,
  noiseBetween,
  onePointEffect,
  sampleOverallScores,
  sampleOf,
} from './statistical-noise.ts'
import {
  scoresByEmployee,
  strengthOf,
  type ReportChange,
  type ComparableReport,
} from './report-change-types.ts'
import { inputIds } from '../scoring/scores.ts'
import type { Words } from '../catalog/report-texts.ts'

// Means of tenths may miss their value by the last bits.
const tolerance = 1e-9

type Scores = ReadonlyMap<string, TeamScore>

/** `here` and `there`: everybody's scores now and before. */
export function scoreChangesOf(
  now: ComparableReport,
  before: ComparableReport,
  here: Scores,
  there: Scores,
  words: Words,
): readonly ReportChange[] {
  const answered = Math.max(1, now.coverage.answered)
  const earlier = new Map(before.gradingBreakdown.map((grading) => [grading.departmentName, grading]))
  const names = new Set(now.gradingBreakdown.map(({ departmentName }) => departmentName))
  return [
    ...companyChange(now, before, [...here.values()], [...there.values()], words),
    ...now.gradingBreakdown.flatMap((grading) =>
      departmentChange(grading, earlier.get(grading.departmentName), answered),
    ),
    ...before.gradingBreakdown
      .filter(({ departmentName }) => !names.has(departmentName))
      .map((grading) => removedDepartmentChange(grading, answered)),
    ...[...here.values()].flatMap((score) => personChange(score, there.get(score.employeeId), answered)),
  ]
}

function companyChange(
  now: ComparableReport,
  before: ComparableReport,
  here: readonly TeamScore[],
  there: readonly TeamScore[],
  { say }: Words,
): readonly ReportChange[] {
  const [is, was] = [now.overview.averagePerformanceScore, before.overview.averagePerformanceScore]
  if (is === null || was === null || is === was) return []
  const [sample, earlier] = [sampleOverallScores(here), sampleOverallScores(there)]
  const noise = here.length === 0 || there.length === 0 ? null : noiseBetween(sample, earlier)
  const difference = noise === null ? is - was : sample.mean - earlier.mean
  return [
    {
      id: 'figure mean',
      kind: 'figure',
      what: say('changes.mean'),
      people: now.coverage.answered,
      before: { unit: 'score', value: was },
      now: { unit: 'score', value: is },
      ...judged(difference, noise),
      weight: strengthOf(difference, noise),
    },
  ]
}

function judged(difference: number, noise: number | null): Pick<ReportChange, 'noise' | 'verdict'> {
  if (noise === null) return { noise, verdict: 'unknown' }
  return { noise, verdict: Math.abs(difference) > noise + tolerance ? 'beyond' : 'within' }
}

/** A department by the mean of its people, or, where those are not shown, by its grade. */
function departmentChange(
  grading: DepartmentGrading,
  earlier: DepartmentGrading | undefined,
  answered: number,
): readonly ReportChange[] {
  const { departmentName, people, answered: answeredHere } = grading
  const about = {
    id: `department ${departmentName}`,
    kind: 'department' as const,
    what: departmentName,
    people: answeredHere,
  }
  const share = answeredHere / answered
  if (!earlier) {
    const counted = { unit: 'count' as const, value: people }
    return [{ ...about, before: null, now: counted, noise: null, verdict: 'counted', weight: share }]
  }
  // Where nobody has answered there is no score, and to have none is another thing than to differ by noise.
  if ((answeredHere === 0) !== (earlier.answered === 0)) {
    return [
      {
        ...about,
        before: { unit: 'count', value: earlier.answered },
        now: { unit: 'count', value: answeredHere },
        noise: null,
        verdict: 'counted',
        weight: Math.min(1, Math.max(earlier.answered, answeredHere) / answered),
      },
    ]
  }
  if (grading.teamScores.length > 0 && earlier.teamScores.length > 0) {
    const [here, there] = [sampleOverallScores(grading.teamScores), sampleOverallScores(earlier.teamScores)]
    const difference = here.mean - there.mean
    if (Math.abs(difference) <= tolerance) return []
    const noise = noiseBetween(here, there)
    return [
      {
        ...about,
        before: { unit: 'score', value: there.mean },
        now: { unit: 'score', value: here.mean },
        ...judged(difference, noise),
        weight: strengthOf(difference, noise) * share,
      },
    ]
  }
  const [is, was] = [grading.departmentGrade, earlier.departmentGrade]
  if (is === null || was === null || is === was) return []
  return [
    {
      ...about,
      before: { unit: 'words', value: was },
      now: { unit: 'words', value: is },
      noise: null,
      verdict: 'unknown',
      weight: share,
    },
  ]
}

function removedDepartmentChange(
  { departmentName, people, answered: before }: DepartmentGrading,
  answered: number,
): ReportChange {
  return {
    id: `department ${departmentName}`,
    kind: 'department',
    what: departmentName,
    people: 0,
    before: { unit: 'count', value: people },
    now: null,
    noise: null,
    verdict: 'counted',
    weight: Math.min(1, before / answered),
  }
}

/** A person is compared with themselves: their noise is the effect of one point in one answer. */
function personChange(
  { employeeId, employeeName, overall }: TeamScore,
  earlier: TeamScore | undefined,
  answered: number,
): readonly ReportChange[] {
  if (!earlier || Math.abs(overall - earlier.overall) <= tolerance) return []
  return [
    {
      id: `person ${employeeId}`,
      kind: 'person',
      what: employeeName,
      employeeId,
      people: 1,
      before: { unit: 'score', value: earlier.overall },
      now: { unit: 'score', value: overall },
      noise: onePointEffect,
      verdict: isPersonalDifference(overall, earlier.overall) ? 'beyond' : 'within',
      weight: strengthOf(overall - earlier.overall, onePointEffect) / answered,
    },
  ]
}

/** How those who answered both have changed, and what of the company's change is who answered. */
export interface SamePeople {
  readonly people: number
  /** Their mean overall score then and now. */
  readonly before: number
  readonly now: number
  /** Null with fewer than five of them, who are not compared. */
  readonly noise: number | null
  readonly verdict: 'beyond' | 'within' | 'unknown'
}

/**
 * The same people then and now. Each is compared with themselves, so the spread between people is no noise here; that
 * each of the two scores may be off by one point in one answer is. Null where nobody answered both, or the reader is
 * not shown single people.
 */
export function samePeopleOf(now: ComparableReport, before: ComparableReport): SamePeople | null {
  const there = scoresByEmployee(before)
  let [count, sum, squares, inputs, was] = [0, 0, 0, 0, 0]
  for (const { employeeId, overall, scoreInputsAnswered } of scoresByEmployee(now).values()) {
    const earlier = there.get(employeeId)
    if (!earlier) continue
    const difference = overall - earlier.overall
    count++
    sum += difference
    squares += difference * difference
    inputs += Math.min(scoreInputsAnswered, earlier.scoreInputsAnswered)
    was += earlier.overall
  }
  if (count === 0) return null
  const leastSpread = onePointEffect * Math.SQRT2
  const sample = sampleOf({ count, weight: inputs / inputIds.length, sum, squares }, leastSpread)
  // Half of the noise of two such samples, each other's equal, is that of one: 2 × s ÷ √n.
  const both = noiseBetween(sample, sample)
  const noise = both === null ? null : both / Math.SQRT2
  const { verdict } = judged(sample.mean, noise)
  return {
    people: count,
    before: was / count,
    now: was / count + sample.mean,
    noise,
    verdict: verdict === 'counted' ? 'unknown' : verdict,
  }
}
