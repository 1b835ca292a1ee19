/**
 * Whether a number about many people leaves the number of each one of them open: a mean of 10 says what everybody
 * answered, and one of 9.8 over five people that nobody answered less than 9. Where a number does, it is not told.
 */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import { shareBase } from '../company-report/company-findings.ts'
import { familyOf } from '../company-report/keyword-mentions.ts'
import type { HiringNeed, Measure, TeamScore, Topic } from '../company-report/company-report-types.ts'
import { gradePoints } from '../scoring/grades.ts'
import { overallBounds } from '../scoring/non-response-bounds.ts'
import { areDifferencesTold, isToldBeside, type TopicCounts } from './subtracted-counts.ts'
import { hiringNeedKey } from './suppressed-parts.ts'

interface Bounds {
  readonly lowest: number
  readonly highest: number
}

const ratingBounds: Bounds = { lowest: 1, highest: 10 }
/** From D- to A: no score is graded A+. */
const pointBounds: Bounds = { lowest: gradePoints('D-'), highest: gradePoints('A') }

// Sums of tenths may miss their value by the last bits.
const tolerance = 1e-9

/** Whether each of `count` people could have the lowest and the highest number there is, given the sum of all. */
export function isSumAmbiguous(sum: number, count: number, { lowest, highest }: Bounds): boolean {
  const others = count - 1
  return (
    others > 0 && sum - lowest <= others * highest + tolerance && sum - highest >= others * lowest - tolerance
  )
}

/** Whether the mean overall score and the mean grade points of these people leave those of each of them open. */
export function areScoresAmbiguous(scores: readonly Pick<TeamScore, 'overall' | 'grade'>[]): boolean {
  const sum = (valueOf: (score: Pick<TeamScore, 'overall' | 'grade'>) => number): number =>
    scores.reduce((total, score) => total + valueOf(score), 0)
  return (
    isSumAmbiguous(
      sum(({ overall }) => overall),
      scores.length,
      overallBounds,
    ) &&
    isSumAmbiguous(
      sum(({ grade }) => gradePoints(grade)),
      scores.length,
      pointBounds,
    )
  )
}

/**
 * Whether a count out of a total may be disclosed: neither the people in it nor the others are fewer than the
 * threshold.
 */
export function isCountDisclosable(count: number, outOf: number, threshold: number): boolean {
  return count >= threshold && outOf - count >= threshold
}

/** A measure as disclosed to readers who may not open each person's report; suppressed counts are null. */
export interface DisclosedMeasure extends Omit<Measure, 'strong' | 'low'> {
  readonly strong: number | null
  readonly low: number | null
}

/** What somebody can have rated at most who is low, or neither strong nor low, and at least who is strong. */
const lowHighest = lowRating
const midHighest = strongRating
const strongLowest = strongRating

/**
 * A measure with what may be disclosed of it; null where nothing may: fewer than the threshold answered it, or its mean
 * reveals what single people rated. A count is disclosed where at least `threshold` people are in it and as many are
 * not.
 */
export function discloseMeasure(measure: Measure, threshold: number): DisclosedMeasure | null {
  const { answered, notAnswered, meanOfAnswered, strong, low } = measure
  const base = shareBase(measure, answered + notAnswered)
  if (meanOfAnswered === null) {
    // Of a yes/no question one count follows from the other, of an open one there is but one.
    const count = Math.max(strong, low)
    if (!isCountDisclosable(count, base, threshold)) return null
    // Those who name nothing but a way out have answered the question of growth and are not counted: they may be few.
    return measure.topic === 'growth' ? { ...measure, answered: count, notAnswered: base - count } : measure
  }
  const sum = meanOfAnswered * answered
  if (answered < threshold || !isSumAmbiguous(sum, answered, ratingBounds)) return null
  const told = (count: number): number | null => (isCountDisclosable(count, base, threshold) ? count : null)
  const counted = { ...measure, strong: told(strong), low: told(low) }
  const shown = areDifferencesTold({ ...counted, outOf: base }, threshold)
    ? counted
    : { ...counted, low: null }
  return areRatingsOpen(sum, answered, shown) ? shown : { ...measure, strong: null, low: null }
}

/** Whether anybody could have rated 1 and anybody 10, given the sum and the disclosed counts. */
function areRatingsOpen(sum: number, count: number, { strong, low }: DisclosedMeasure): boolean {
  const [strongs, lows] = [strong ?? 0, low ?? 0]
  // People in no disclosed count may have any rating outside of the disclosed ones.
  const others = count - strongs - lows
  const othersHighest = strong === null ? ratingBounds.highest : midHighest
  const othersLowest = low === null ? ratingBounds.lowest : lowHighest
  const most = strongs * ratingBounds.highest + lows * lowHighest + others * othersHighest
  const least = strongs * strongLowest + lows * ratingBounds.lowest + others * othersLowest
  // The place that the person takes: as low as there is one, as high as there is one.
  const lowPlace = low === null ? othersHighest : lowHighest
  const highPlace = strong === null ? othersLowest : strongLowest
  return (
    sum - ratingBounds.lowest <= most - lowPlace + tolerance &&
    sum - ratingBounds.highest >= least - highPlace - tolerance
  )
}

interface Numbers {
  readonly measures: readonly Measure[]
  readonly coverage: { readonly answered: number }
  readonly personnelChanges: { readonly totals: { readonly promotions: number; readonly departures: number } }
}

/**
 * Whether a number that rests on topics may be disclosed beside their counts. A number suppressed here stays suppressed
 * even where the counts are suppressed later, because of open reports.
 */
function isNumberTold(
  { measures }: Pick<Numbers, 'measures'>,
  name: string,
  [count, outOf]: readonly [number, number],
  threshold: number,
): boolean {
  if (!isCountDisclosable(count, outOf, threshold)) return false
  const countsOf = (topic: Topic): TopicCounts | null => {
    const measure = measures.find((one) => one.topic === topic)
    const told = measure === undefined ? null : discloseMeasure(measure, threshold)
    return told && { ...told, outOf: shareBase(told, told.answered + told.notAnswered) }
  }
  return isToldBeside(countsOf, name, count, threshold)
}

/**
 * Whether the number of people who may leave is disclosed: they are counted among those who rated their satisfaction.
 */
export function areDeparturesDisclosable(report: Omit<Numbers, 'coverage'>, threshold: number): boolean {
  const answered = report.measures.find(({ topic }) => topic === 'satisfaction')?.answered ?? 0
  const { departures } = report.personnelChanges.totals
  return isNumberTold(report, 'departures', [departures, answered], threshold)
}

/** Whether the number of people who mention a next step is disclosed. */
export function arePromotionsTold(report: Numbers, threshold: number): boolean {
  const { promotions } = report.personnelChanges.totals
  return isNumberTold(report, 'promotions', [promotions, report.coverage.answered], threshold)
}

/** Whether the number of people who name the source of a hiring need is disclosed. */
export function isNeedTold(
  report: Pick<Numbers, 'measures'>,
  { keywords, people, outOf }: Pick<HiringNeed, 'keywords' | 'people' | 'outOf'>,
  threshold: number,
): boolean {
  const family = familyOf(keywords)
  return family !== undefined && isNumberTold(report, hiringNeedKey(family), [people, outOf], threshold)
}
