/**
 * The rule on small groups: which numbers of a company report may be disclosed, given what earlier releases disclosed.
 * Everything that decides it is in this folder, and others import this file alone.
 */

export { answeredTopics } from './answered-topics.ts'
export type { Contributors } from './company-disclosure.ts'
export {
  decideDisclosure,
  type DisclosureDecision,
  type DisclosureRequest,
  type EarlierRelease,
  type ReportDisclosure,
  type SuppressionReason,
  toEarlierRelease,
  topicsWithUnknownContributors,
  toReportDisclosure,
} from './decide-disclosure.ts'
export {
  type FindingKind,
  findUndisclosedTopics,
  selectDisclosableFindings,
  type UndisclosedTopics,
} from './disclosable-findings.ts'
export { type Feature, features } from './feasible-answers.ts'
export { addsByKey } from './person-sums.ts'
export { type Left, residualDisclosures, type Release, toResidualDisclosure } from './residual-disclosure.ts'
export { hiringNeedKey, isNumberWithheld, isPartSuppressed } from './suppressed-parts.ts'
export {
  areDeparturesDisclosable,
  arePromotionsTold,
  areScoresAmbiguous,
  type DisclosedMeasure,
  discloseMeasure,
  isCountDisclosable,
  isNeedTold,
} from './value-inference.ts'
