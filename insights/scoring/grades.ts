/** From numbers to letters and back (point 9 of the specification; docs/scoring.md). */
import type { Grade } from '../report-types.ts'

/** A score from this value up has this grade; below the last one it is D-. A+ has no threshold. */
export const gradeThresholds: readonly Threshold[] = [
  { from: 8.7, grade: 'A' },
  { from: 8.3, grade: 'A-' },
  { from: 7.7, grade: 'B+' },
  { from: 7, grade: 'B' },
  { from: 6.3, grade: 'B-' },
  { from: 5.7, grade: 'C+' },
  { from: 5, grade: 'C' },
  { from: 4.3, grade: 'C-' },
  { from: 3.7, grade: 'D+' },
  { from: 3, grade: 'D' },
]

const lowestScore = 1

const points: Readonly<Record<Grade, number>> = {
  'A+': 4.3,
  A: 4,
  'A-': 3.7,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  'D+': 1.3,
  D: 1,
  'D-': 0.7,
}

const gradesByPoints: readonly Grade[] = ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D']

// A mean of equal tenths may miss its value by the last bit.
const tolerance = 1e-9

/** The grade of a score on the scale of 1 to 10, which is not rounded first. */
export function gradeOf(score: number): Grade {
  for (const { from, grade } of gradeThresholds) if (score >= from) return grade
  return 'D-'
}

/** The lowest score that has this grade; 1 for D-, null for A+, which no score gives. */
export function lowestScoreOf(grade: Grade): number | null {
  if (grade === 'D-') return lowestScore
  return gradeThresholds.find((threshold) => threshold.grade === grade)?.from ?? null
}

/** A grade and the score from which it is given. */
export interface Threshold {
  readonly grade: Grade
  readonly from: number
}

const steps: readonly Threshold[] = [...gradeThresholds, { grade: 'D-', from: lowestScore }]

/** The grades that scores give, the best first. */
export const scoredGrades: readonly Grade[] = steps.map(({ grade }) => grade)

/** The next grade up and the next one down; null at the ends, and both for A+, which no score gives. */
export function neighboursOf(grade: Grade): {
  readonly above: Threshold | null
  readonly below: Threshold | null
} {
  const place = steps.findIndex((step) => step.grade === grade)
  if (place === -1) return { above: null, below: null }
  return { above: steps[place - 1] ?? null, below: steps[place + 1] ?? null }
}

/** The grade as used in a sentence, with a minus sign for the hyphen: "B−". */
export function gradeText(grade: Grade): string {
  return grade.replace('-', '−')
}

/** The points of a grade, 0.7 to 4.3. */
export function gradePoints(grade: Grade): number {
  return points[grade]
}

/** The grade of a mean of points: A at 4 and up, D- below 1. */
export function gradeOfPoints(mean: number): Grade {
  return gradesByPoints.find((grade) => mean >= points[grade] - tolerance) ?? 'D-'
}

/** The mean of the points of these grades, null for none. Equal grades give exactly their points. */
export function meanGradePoints(grades: Iterable<Grade>): number | null {
  // Tenths are summed as whole numbers, so the order of the grades cannot change the sum.
  let tenths = 0
  let count = 0
  for (const grade of grades) {
    tenths += Math.round(points[grade] * 10)
    count++
  }
  return count === 0 ? null : tenths / (10 * count)
}
