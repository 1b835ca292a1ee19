import type { CompanyReport, StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { z } from 'zod'
import { limitsWithoutPersons } from '../../../../insights/company-report/report-limits.ts'
import { companyEnglish, type CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import {
  areDeparturesDisclosable,
  arePromotionsTold,
  areScoresAmbiguous,
  type DisclosedMeasure,
  discloseMeasure,
  findUndisclosedTopics,
  isCountDisclosable,
  isNumberWithheld,
  isPartSuppressed,
  type ReportDisclosure,
  type SuppressionReason,
} from '../../../../insights/anonymity/index.ts'
import { undisclosedDepartment } from '../../../../insights/company-report/hiring-need-text.ts'
import type {
  DepartmentGrading,
  GroupStatement,
  PersonnelPrompt,
} from '../../../../insights/company-report/company-report-types.ts'
import {
  redactReasoning,
  redactFindings,
  redactHiringNeeds,
  redactRisk,
  redactSummary,
  redactPeople,
  type RedactionView,
} from './redact-statements.ts'
import { redactPlan } from './redact-plan.ts'

/**
 * A company report for readers who may not open each person's report: without names and quotes, and without group
 * numbers that reveal the score, the answer or the count of fewer people than the threshold.
 */

type Company = z.output<typeof CompanyReport>
type Content = keyof Company
/** The part of a stored report that depends on its reader. */
export type RedactedContent = Pick<StoredCompanyReport, Content | 'groupThreshold'>

/**
 * `words`: the language of the sentences that replace suppressed content. Answers by question and department, and
 * what goes along with satisfaction, are left out whole: their numbers were not checked against what was disclosed before, and the measures were.
 */
export const redactCompanyReport = (
  report: Company,
  told: ReportDisclosure,
  words: CompanyWords = companyEnglish,
): RedactedContent => {
  const { questionResults: _, satisfactionLinks: __, ...others } = withoutThemes(report)
  return told.withheld === null ? withSome(others, told, words) : withNone(others, told, told.withheld, words)
}

/** What people wrote is counted and quoted by no rule for small groups, so these readers get nothing of it. */
export const withoutThemes = <R extends Pick<Company, 'writtenThemes'>>(
  report: R,
): Omit<R, 'writtenThemes'> => {
  const { writtenThemes: _, ...others } = report
  return others
}

const withNone = (
  report: Company,
  { threshold }: ReportDisclosure,
  why: SuppressionReason,
  words: CompanyWords,
): RedactedContent => {
  const { coverage, overview } = report
  const reason: GroupStatement = {
    text: words.say(`told.${why}`, { threshold }),
    people: coverage.answered,
    outOf: coverage.employees,
    evidence: [],
    evidenceTotal: 0,
    quotes: [],
  }
  return {
    ...report,
    groupThreshold: threshold,
    limits: [],
    executiveSummary: [reason],
    coverage: { ...coverage, notAnsweredEmployees: [] },
    overview: { ...overview, averagePerformanceScore: null, riskLevel: null, riskReason: reason },
    measures: [],
    weaknesses: [],
    strengths: [],
    personnelChanges: {
      newHires: [],
      promotions: [],
      departures: [],
      totals: { newHires: null, promotions: null, departures: null },
    },
    immediateHiringNeeds: [],
    forwardOperatingPlan: [],
    organizationalImpactSummary: withoutEntries(report),
    gradingBreakdown: report.gradingBreakdown.map((grading) => withoutScores(grading, threshold, words)),
  }
}

const withSome = (report: Company, told: ReportDisclosure, words: CompanyWords): RedactedContent => {
  const { threshold, withheldTopics } = told
  const { coverage, overview, personnelChanges } = report
  const view = viewOf(report, told, words)
  const { promotions, departures } = personnelChanges.totals
  const isStepTold = arePromotionsTold(report, threshold) && !isNumberWithheld(withheldTopics, 'promotions')
  return {
    ...report,
    groupThreshold: threshold,
    limits: report.limits.filter((limit) => limitsWithoutPersons.has(limit)),
    executiveSummary: redactSummary(report, view),
    coverage: { ...coverage, notAnsweredEmployees: [] },
    overview: {
      ...overview,
      averagePerformanceScore: view.isAverageTold ? overview.averagePerformanceScore : null,
      riskLevel: view.isRiskTold ? overview.riskLevel : null,
      riskReason: redactRisk(overview.riskReason, overview.riskLevel, view),
    },
    measures: report.measures.flatMap((measure) => view.measureOf(measure.topic) ?? []),
    strengths: redactFindings(report.strengths, 'strong', view),
    weaknesses: redactFindings(report.weaknesses, 'low', view),
    personnelChanges: {
      newHires: withheldTopics.has('newHires') ? [] : disclosedPrompts(report, told),
      promotions: [],
      departures: [],
      totals: {
        // The number of other departments with this need would reveal something about the suppressed ones.
        newHires: null,
        promotions: isStepTold ? promotions : null,
        departures: view.areDeparturesTold ? departures : null,
      },
    },
    immediateHiringNeeds: redactHiringNeeds(report, view).map((need) => ({
      ...redactPeople(need),
      department: undisclosedDepartment,
      reasoning: redactReasoning(need, words),
    })),
    forwardOperatingPlan: redactPlan(report, view),
    organizationalImpactSummary: withoutEntries(report),
    gradingBreakdown: report.gradingBreakdown.map((grading) =>
      told.departments.has(grading.departmentName)
        ? withoutMembers(grading)
        : withoutScores(grading, threshold, words),
    ),
  }
}

const viewOf = (
  report: Company,
  { threshold, withheldTopics }: ReportDisclosure,
  words: CompanyWords,
): RedactionView => {
  const shownOf = (measure: Company['measures'][number]): DisclosedMeasure | null => {
    const { topic } = measure
    const shown = withheldTopics.has(topic) ? null : discloseMeasure(measure, threshold)
    if (shown === null || !isPartSuppressed(withheldTopics, topic, 'counts')) return shown
    return shown.meanOfAnswered === null ? null : { ...shown, strong: null, low: null }
  }
  const measures = new Map(report.measures.map((measure) => [measure.topic, shownOf(measure)]))
  return {
    words,
    threshold,
    withheld: withheldTopics,
    unlisted: findUndisclosedTopics(report, threshold, withheldTopics),
    areDeparturesTold:
      areDeparturesDisclosable(report, threshold) && !isNumberWithheld(withheldTopics, 'departures'),
    isAverageTold:
      !withheldTopics.has('overall') &&
      areScoresAmbiguous(report.gradingBreakdown.flatMap(({ teamScores }) => teamScores)),
    isRiskTold: !withheldTopics.has('satisfaction') && !withheldTopics.has('tools'),
    measureOf: (topic) => measures.get(topic) ?? null,
  }
}

/** Needs for more hands in disclosed departments, where neither those who named one nor the others there are few. */
const disclosedPrompts = (report: Company, { departments, threshold }: ReportDisclosure): PersonnelPrompt[] =>
  report.personnelChanges.newHires
    .filter(({ department, people }) => {
      const answered = report.gradingBreakdown.find(
        ({ departmentName }) => departmentName === department,
      )?.answered
      return departments.has(department) && isCountDisclosable(people, answered ?? 0, threshold)
    })
    .map(redactPeople)

const withoutEntries = ({ organizationalImpactSummary }: Company) =>
  organizationalImpactSummary.map(({ category }) => ({ category, employees: [] }))

/** A department with its grade and mean, but without the differences among its ratings, which fewer people gave. */
const withoutMembers = (grading: DepartmentGrading): DepartmentGrading => ({
  ...grading,
  lead: null,
  support: null,
  teamScores: [],
  executiveSummary: grading.executiveSummary.slice(0, 1).map(redactPeople),
})

const withoutScores = (
  grading: DepartmentGrading,
  threshold: number,
  words: CompanyWords,
): DepartmentGrading => ({
  ...withoutMembers(grading),
  departmentGrade: null,
  gradePoints: null,
  // Where nobody has answered, its own sentence says so.
  executiveSummary:
    grading.answered === 0
      ? grading.executiveSummary.map(redactPeople)
      : [
          {
            text: words.say('told.department', { threshold }),
            people: grading.answered,
            outOf: grading.people,
            evidence: [],
            evidenceTotal: 0,
            quotes: [],
          },
        ],
})
