/** What readers learn of a count or a mean that they are not shown, from what a report claims or leaves unsaid. */
import { shareBase, claimOf, findingRules, neverStrong } from '../company-report/company-findings.ts'
import { fewAnswers } from '../company-report/company-groups.ts'
import type { Measure, RiskLevel, Topic } from '../company-report/company-report-types.ts'
import { selectDisclosableFindings, remainingListPlaces, type FindingKind } from './disclosable-findings.ts'

export interface ReportedFindings {
  readonly measures: readonly Measure[]
  readonly strengths: readonly { readonly topic: Topic }[]
  readonly weaknesses: readonly { readonly topic: Topic }[]
  readonly coverage: { readonly answered: number }
  readonly overview: { readonly riskLevel: RiskLevel }
}

export interface Bounds {
  readonly min: number
  readonly max: number
}

/** The lowest count with which a topic is a finding; null where too few spoke to it, whatever the count. */
function leastOf(measure: Measure, kind: FindingKind, submissions: number): number | null {
  const base = shareBase(measure, submissions)
  if (base < submissions * findingRules.spokenShare) return null
  const fewest = submissions < fewAnswers ? 1 : findingRules.fewestPeople
  const share = kind === 'low' ? findingRules.weakShare : findingRules.strongShare
  return Math.max(fewest, Math.ceil(share * base - 1e-9))
}

function isFinding(measure: Measure, kind: FindingKind, submissions: number): boolean {
  if (claimOf(measure.topic, kind, 'claims') === null) return false
  if (kind === 'strong' && (neverStrong.has(measure.topic) || isFinding(measure, 'low', submissions)))
    return false
  const least = leastOf(measure, kind, submissions)
  return least !== null && measure[kind] >= least
}

/**
 * Between which ends the count of a topic lies, by whether the report lists it as a strength or a weakness beside those
 * of which it does not say so.
 */
export function claimBoundsOf(
  report: ReportedFindings,
  topic: Topic,
  kind: FindingKind,
  unlisted: ReadonlySet<Topic>,
): readonly Bounds[] {
  const { measures, coverage } = report
  const measure = measures.find((one) => one.topic === topic)
  if (measure === undefined || claimOf(topic, kind, 'claims') === null) return []
  const reported = kind === 'strong' ? report.strengths : report.weaknesses
  const found = measures.filter((one) => isFinding(one, kind, coverage.answered))
  const exactly = { min: measure[kind], max: measure[kind] }
  // It was written by other rules than those of now.
  if (reported.length !== Math.min(found.length, findingRules.limit)) return [exactly]
  if (reported.some((one) => !found.some((other) => other.topic === one.topic))) return [exactly]
  const least = leastOf(measure, kind, coverage.answered)
  if (least === null || remainingListPlaces(unlisted) === 0) return []
  if (!found.includes(measure)) {
    // Why a weak topic is no strength is that it is weak.
    const isNoStrength = neverStrong.has(topic) || isFinding(measure, 'low', coverage.answered)
    return kind === 'strong' && isNoStrength ? [] : [{ min: 0, max: least - 1 }]
  }
  // Beyond the limit only those of the most people are listed.
  const listed = new Set(selectDisclosableFindings(reported, unlisted).map((one) => one.topic))
  const countsOf = (isListed: boolean): readonly number[] =>
    found
      .filter((one) => !unlisted.has(one.topic) && listed.has(one.topic) === isListed)
      .map((one) => one[kind])
  return [
    listed.has(topic)
      ? { min: Math.max(least, ...countsOf(false)), max: Infinity }
      : { min: least, max: Math.min(...countsOf(true)) },
  ]
}

/** Between which ends the sum of a rating lies, by the risk level and with the other rating of its rule as it is. */
export function riskBoundsOf({ measures, overview }: ReportedFindings, topic: Topic): readonly Bounds[] {
  if (topic !== 'satisfaction' && topic !== 'tools') return []
  const measure = measures.find((one) => one.topic === topic)
  const other = measures.find((one) => one.topic === (topic === 'tools' ? 'satisfaction' : 'tools'))
  if (measure === undefined || measure.mean === null) return []
  const { answered, notAnswered } = measure
  // Those who gave no rating count with 7.
  const sumFor = (mean: number): number => mean * (answered + notAnswered) - 7 * notAnswered
  const atLeast = (mean: number): Bounds => ({ min: sumFor(mean), max: Infinity })
  const below = (mean: number): Bounds => ({ min: 0, max: sumFor(mean) - 0.01 })
  const isOtherHigh = (other?.mean ?? 0) >= 7 - 1e-9
  const { riskLevel } = overview
  if (riskLevel === 'Low') return [atLeast(7)]
  if (riskLevel === 'High') return topic === 'satisfaction' ? [below(6)] : []
  const isHeldBelow = isOtherHigh ? [below(7)] : []
  return topic === 'satisfaction' ? [atLeast(6), ...isHeldBelow] : isHeldBelow
}
