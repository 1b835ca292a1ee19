import {
  canDiscloseDepartments,
  discloseSums,
  disclosedSums,
  type Contributors,
  type DisclosedSum,
  type ReportedNumbers,
  type SumDisclosureInput,
} from './company-disclosure.ts'
import { countsAllSubmissions } from '../company-report/company-findings.ts'
import type { Topic } from '../company-report/company-report-types.ts'
import { areScoresAmbiguous } from './value-inference.ts'
import { selectDisclosableGroups } from './disclosable-groups.ts'

/**
 * What a company report discloses to readers who may not open each person's report, given what earlier releases
 * disclosed.
 */

export type DisclosureDecision = {
  withheld: 'few' | 'near' | 'old' | null
  /** The departments whose own numbers are disclosed. */
  departments: readonly string[]
  /**
   * Topics, parts of topics and other numbers that are suppressed although the rest is shown
   * (`company-disclosure.ts`).
   */
  withheldTopics: readonly string[]
}

/** The key of the sentence that gives the reason. */
export type SuppressionReason = 'few' | 'near' | 'notReleased' | 'old' | 'notYet'

/** The disclosure that was decided when the report was released. */
export type ReportDisclosure = {
  threshold: number
  /** Why all numbers are suppressed; null where some are disclosed. */
  withheld: SuppressionReason | null
  /** The departments whose own numbers are disclosed. */
  departments: ReadonlySet<string>
  /**
   * Topics, parts of topics and other numbers that are suppressed although the rest is shown
   * (`company-disclosure.ts`).
   */
  withheldTopics: ReadonlySet<string>
}

/** What an earlier release showed. */
export type EarlierRelease = {
  everybody: readonly string[]
  /** The groups whose scores were shown. */
  told: readonly (readonly string[])[]
  sums: readonly DisclosedSum[]
  unknown: readonly Topic[]
}

export type DisclosureRequest = {
  content: ReportedNumbers
  contributors: Contributors
  threshold: number
  earlier: readonly EarlierRelease[]
}

/** The topics for which it is unknown who answered. */
export const topicsWithUnknownContributors = (
  { measures }: ReportedNumbers,
  { answered }: Contributors,
): Topic[] =>
  measures.flatMap(({ topic }) => (countsAllSubmissions(topic) || answered.has(topic) ? [] : [topic]))

/** A release with this disclosure, in the form in which later releases are checked against it. */
export const toEarlierRelease = (
  { content, contributors, threshold }: Omit<DisclosureRequest, 'earlier'>,
  { departments, withheldTopics }: Pick<DisclosureDecision, 'departments' | 'withheldTopics'>,
): EarlierRelease => ({
  everybody: contributors.everybody,
  told: [
    contributors.everybody,
    ...departments.flatMap((name) => [contributors.departments.get(name) ?? []]),
  ],
  sums: disclosedSums({ report: content, contributors, threshold }, departments, new Set(withheldTopics)),
  unknown: topicsWithUnknownContributors(content, contributors),
})

/** Decides what a report discloses, and returns the sums that it shows. */
export const decideDisclosure = ({
  content,
  contributors,
  threshold,
  earlier,
}: DisclosureRequest): DisclosureDecision & { sums: readonly DisclosedSum[] } => {
  const scores = new Map(
    content.gradingBreakdown.map(({ departmentName, teamScores }) => [departmentName, teamScores]),
  )
  const unknown = new Set(topicsWithUnknownContributors(content, contributors))
  const near = earlier.filter((one) => isPartlyShared(one, contributors))
  const toDisclose: SumDisclosureInput = {
    report: content,
    contributors,
    threshold,
    earlier: {
      sums: earlier.flatMap(({ sums }) => sums),
      isUnknown: (topic) => near.some((one) => unknown.has(topic) || one.unknown.includes(topic)),
    },
  }
  const { withheld, names } = selectDisclosableGroups({
    groups: [...contributors.departments].map(([name, people]) => ({ name, people })),
    threshold,
    earlier: earlier.flatMap(({ told }) => told),
    isOpen: (some) => areScoresAmbiguous(some.flatMap((name) => scores.get(name) ?? [])),
    areTogetherOpen: (some) => canDiscloseDepartments(toDisclose, some),
  })
  if (withheld !== null) return { withheld, departments: [], withheldTopics: [], sums: [] }
  const disclosure = discloseSums(toDisclose, names)
  return { withheld, departments: names, withheldTopics: disclosure.withheld, sums: disclosure.sums }
}

/** Whether the two share some people and answers, but not all. */
export const isPartlyShared = (
  earlier: Pick<EarlierRelease, 'everybody'>,
  { everybody }: Pick<Contributors, 'everybody'>,
): boolean => {
  const then = new Set(earlier.everybody)
  const both = everybody.filter((person) => then.has(person)).length
  return both > 0 && (both < everybody.length || both < then.size)
}

/** A decision in the form in which a report is redacted. */
export const toReportDisclosure = ({
  threshold,
  withheld,
  departments,
  withheldTopics,
}: DisclosureDecision & { threshold: number }): ReportDisclosure => ({
  threshold,
  withheld,
  departments: new Set(departments),
  withheldTopics: new Set(withheldTopics),
})
