import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { hiringNeedKey } from '../../../../insights/anonymity/index.ts'
import type { CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import type { Topic } from '../../../../insights/company-report/company-report-types.ts'
import { familyOf } from '../../../../insights/company-report/keyword-mentions.ts'
import { topics } from '../../../../insights/company-report/topic-measures.ts'
import {
  redactionNotices,
  topicVisibility,
  type RedactedContent,
  type TopicVisibility,
} from '../disclosure/index.ts'

/** What a reader is shown of a company report now and would not be then: both are as the reader gets them. */

type Shown = Pick<StoredCompanyReport, Exclude<keyof RedactedContent, 'limits'>>

/** In sentences that name no number; none where nothing is lost. */
export const describeLostParts = (now: Shown, then: Shown, words: CompanyWords): string[] => {
  if (isEmpty(now)) return []
  if (isEmpty(then)) return [words.say('told.after.none', { threshold: then.groupThreshold ?? 0 })]
  const departments = now.gradingBreakdown.flatMap(({ departmentName, departmentGrade }) =>
    departmentGrade !== null && !hasGrade(then, departmentName) ? [departmentName] : [],
  )
  const withheld = new Set(lostNames(now, then))
  const isSaidLess =
    summaryStatements(now, words).length > summaryStatements(then, words).length ||
    now.forwardOperatingPlan.length > then.forwardOperatingPlan.length
  return [
    ...redactionNotices(
      {
        withheld,
        shownOf: (topic) => topicVisibilityIn(then, topic),
        families: now.immediateHiringNeeds.map(({ keywords }) => familyOf(keywords)),
      },
      words,
    ),
    ...(departments.length === 0
      ? []
      : [
          words.say('told.departments', {
            departments: words.common.listed(departments.map(words.common.named)),
          }),
        ]),
    ...(isSaidLess ? [words.say('told.after.sayings')] : []),
  ]
}

export const topicVisibilityIn = (
  { measures, strengths, weaknesses }: Shown,
  topic: Topic,
): TopicVisibility =>
  topicVisibility(
    measures.find((one) => one.topic === topic),
    [...strengths, ...weaknesses].some((one) => one.topic === topic),
  )

/** The summary without the sentence that says what is missing in the report. */
const summaryStatements = ({ executiveSummary }: Shown, { say }: CompanyWords) =>
  executiveSummary.filter(({ text }) => !text.startsWith(say('told.beside')))

const hasGrade = ({ gradingBreakdown }: Shown, name: string): boolean =>
  gradingBreakdown.some(
    ({ departmentName, departmentGrade }) => departmentName === name && departmentGrade !== null,
  )

const isEmpty = (report: Shown): boolean =>
  report.measures.length + report.strengths.length + report.weaknesses.length === 0 &&
  report.overview.riskLevel === null &&
  report.overview.averagePerformanceScore === null &&
  totals.every((name) => !isCounted(report, name)) &&
  report.immediateHiringNeeds.length === 0 &&
  report.gradingBreakdown.every(({ departmentGrade }) => departmentGrade === null)

const totals = ['newHires', 'promotions', 'departures'] as const

const isCounted = ({ personnelChanges }: Shown, name: (typeof totals)[number]): boolean =>
  personnelChanges.totals[name] !== null || personnelChanges[name].length > 0

const familiesIn = ({ immediateHiringNeeds }: Shown) =>
  immediateHiringNeeds.flatMap(({ keywords }) => familyOf(keywords) ?? [])

/** By the names that parts have where they are withheld (`redactionNotices`). */
const lostNames = (now: Shown, then: Shown): string[] => {
  const families = familiesIn(then)
  return [
    ...topics.flatMap(({ topic }) => {
      const [before, after] = [topicVisibilityIn(now, topic), topicVisibilityIn(then, topic)]
      const isLess =
        (before.hasMean && !after.hasMean) ||
        (before.hasCounts && !after.hasCounts) ||
        (before.hasSentence && !after.hasSentence)
      return isLess ? [topic] : []
    }),
    ...(now.overview.riskLevel !== null && then.overview.riskLevel === null ? ['risk'] : []),
    ...(now.overview.averagePerformanceScore !== null && then.overview.averagePerformanceScore === null
      ? ['overall']
      : []),
    // Those of a department that is not shown any more go with it.
    ...totals.filter((name) => isCounted(now, name) && !isCounted(then, name)),
    ...familiesIn(now).flatMap((family) => (families.includes(family) ? [] : [hiringNeedKey(family)])),
  ]
}
