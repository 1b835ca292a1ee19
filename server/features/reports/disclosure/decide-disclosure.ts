import {
  areDepartmentsOpen,
  disclosureOf,
  sumsShown,
  type Contributors,
  type DisclosedSum,
  type ReportedNumbers,
  type ToDisclose,
} from '../../../../insights/anonymity/company-disclosure.ts'
import { isOfAll } from '../../../../insights/company-report/company-findings.ts'
import type { Topic } from '../../../../insights/company-report/company-report-types.ts'
import { areScoresOpen } from '../../../../insights/anonymity/value-inference.ts'
import { toldGroupsOf } from '../../../../insights/anonymity/disclosable-groups.ts'
import type { Earlier } from './stored-sums.ts'
import type { Told } from './redact-company-report.ts'

/** What a company report tells readers who may not open each person's report, given what earlier releases told. */

export type Settled = {
  withheld: 'few' | 'near' | 'old' | null
  /** The departments whose own numbers are told. */
  departments: readonly string[]
  /** The topics that are not, parts of topics and other numbers, though the rest is (`company-disclosure.ts`). */
  withheldTopics: readonly string[]
}

export type ToSettle = {
  content: ReportedNumbers
  contributors: Contributors
  threshold: number
  earlier: readonly Earlier[]
}

/** The topics of which it is not known who answered. */
export const unknownIn = ({ measures }: ReportedNumbers, { answered }: Contributors): Topic[] =>
  measures.flatMap(({ topic }) => (isOfAll(topic) || answered.has(topic) ? [] : [topic]))

/** A release that told this, as later ones are held against it. */
export const toldBefore = (
  { content, contributors, threshold }: Omit<ToSettle, 'earlier'>,
  { departments, withheldTopics }: Pick<Settled, 'departments' | 'withheldTopics'>,
): Earlier => ({
  everybody: contributors.everybody,
  told: [
    contributors.everybody,
    ...departments.flatMap((name) => [contributors.departments.get(name) ?? []]),
  ],
  sums: sumsShown({ report: content, contributors, threshold }, departments, new Set(withheldTopics)),
  unknown: unknownIn(content, contributors),
})

/** What is told of a report, with the sums that it shows. */
export const settled = ({
  content,
  contributors,
  threshold,
  earlier,
}: ToSettle): Settled & { sums: readonly DisclosedSum[] } => {
  const scores = new Map(
    content.gradingBreakdown.map(({ departmentName, teamScores }) => [departmentName, teamScores]),
  )
  const unknown = new Set(unknownIn(content, contributors))
  const near = earlier.filter((one) => isPartlyShared(one, contributors))
  const toDisclose: ToDisclose = {
    report: content,
    contributors,
    threshold,
    earlier: {
      sums: earlier.flatMap(({ sums }) => sums),
      isUnknown: (topic) => near.some((one) => unknown.has(topic) || one.unknown.includes(topic)),
    },
  }
  const { withheld, names } = toldGroupsOf({
    groups: [...contributors.departments].map(([name, people]) => ({ name, people })),
    threshold,
    earlier: earlier.flatMap(({ told }) => told),
    isOpen: (some) => areScoresOpen(some.flatMap((name) => scores.get(name) ?? [])),
    areTogetherOpen: (some) => areDepartmentsOpen(toDisclose, some),
  })
  if (withheld !== null) return { withheld, departments: [], withheldTopics: [], sums: [] }
  const disclosure = disclosureOf(toDisclose, names)
  return { withheld, departments: names, withheldTopics: disclosure.withheld, sums: disclosure.sums }
}

/** Whether both rest on some of the same people and answers, and on others. */
export const isPartlyShared = (
  earlier: Pick<Earlier, 'everybody'>,
  { everybody }: Pick<Contributors, 'everybody'>,
): boolean => {
  const then = new Set(earlier.everybody)
  const both = everybody.filter((person) => then.has(person)).length
  return both > 0 && (both < everybody.length || both < then.size)
}

/** What was settled, as the report is shown by it. */
export const toldOfSettled = ({
  threshold,
  withheld,
  departments,
  withheldTopics,
}: Settled & { threshold: number }): Told => ({
  threshold,
  withheld,
  departments: new Set(departments),
  withheldTopics: new Set(withheldTopics),
})
