/** The company report, made from employees and their answers alone (points 3 and 9 of the specification). */
import { gradingBreakdownOf } from './department-grades.ts'
import { contrastOf, gradeEvidenceOf } from './rating-evidence.ts'
import { claimOf, companyStrengths, companyWeaknesses } from './company-findings.ts'
import { fewAnswers } from './company-groups.ts'
import { hiringNeedsOf } from './hiring-needs.ts'
import { impactTiersOf } from './impact-summary.ts'
import { measureOf, talliesOf, type Tally } from './topic-measures.ts'
import { membersOf, type Member, type Membership } from './report-members.ts'
import { compareCodeUnits } from '../text/compare-names.ts'
import { personnelChangesOf } from './personnel-changes.ts'
import { buildOperatingPlan } from './operating-plan.ts'
import type {
  CompanyCoverage,
  CompanyReport,
  CompanyReportInput,
  Finding,
  GroupStatement,
} from './company-report-types.ts'
import { writtenThemesOf } from './written-themes.ts'
import { questionResultsOf } from './questions/question-results.ts'
import { satisfactionLinksOf } from './questions/satisfaction-links.ts'
import { riskOf } from './risk-level.ts'
import { companyEnglish, countValues, type CompanyWords } from '../catalog/company-texts.ts'
import { cleanNameOr } from '../employee-report/employee-report.ts'
import { companyLimits } from './report-limits.ts'
import { engineVersion } from '../engine-version.ts'
import { questionnaireVersion } from '../questionnaire/questionnaire.ts'

/** There is nothing to report on: nobody in the employee list has completed the questionnaire. */
export class NoCompletedSubmissions extends Error {
  override readonly name = 'NoCompletedSubmissions'

  constructor() {
    super('No completed submissions yet. Invite employees and wait for their answers.')
  }
}

/** Completed submissions of employees, in percent of employees, one decimal; 0 without employees. */
export function submissionRateOf(submissions: number, employees: number): number {
  return employees === 0 ? 0 : Math.min(100, Math.round((submissions * 1000) / employees) / 10)
}

/** The mean of overall scores, one decimal, rounded half up. They are multiples of 0.2: fifths add up exactly. */
function averageOf(members: readonly Member[]): number {
  const fifths = members.reduce((sum, { score }) => sum + Math.round(score.overall * 5), 0)
  return Math.round((fifths * 2) / members.length) / 10
}

/**
 * Builds the report in time linear in the number of people. The order of employees and submissions makes
 * no difference, and a person's numbers are those of that person's own report. Submissions of people who
 * are not in the list are counted in `coverage.ignoredSubmissions` and nowhere else. In any words the report is the same
 * but for its sentences.
 *
 * @throws NoCompletedSubmissions where no employee has completed the questionnaire.
 */
export function buildCompanyReport(
  input: CompanyReportInput,
  words: CompanyWords = companyEnglish,
): CompanyReport {
  return writeCompanyReport(readCompany(input), words)
}

/**
 * The report as it is stored: with what people wrote, which takes far longer to read than all that is counted.
 *
 * @throws NoCompletedSubmissions where no employee has completed the questionnaire.
 */
export function buildWholeCompanyReport(input: CompanyReportInput): CompanyReport {
  const company = readCompany(input)
  return {
    ...writeCompanyReport(company, companyEnglish),
    writtenThemes: writtenThemesOf(company.membership.members),
  }
}

/** What was read of all answers: a report is written from it in any words, without reading them again. */
export interface ReadCompany extends Pick<CompanyReportInput, 'organizationName' | 'lastUpdated'> {
  readonly membership: Membership
  readonly tallies: readonly Tally[]
}

/** @throws NoCompletedSubmissions where no employee has completed the questionnaire. */
export function readCompany(input: CompanyReportInput): ReadCompany {
  const membership = membersOf(input)
  if (membership.members.length === 0) throw new NoCompletedSubmissions()
  return {
    organizationName: cleanNameOr(input.organizationName, 'Your Company'),
    lastUpdated: input.lastUpdated,
    membership,
    tallies: talliesOf(membership.members),
  }
}

/** The report of a company that was read, without what people wrote: that is the same in all languages. */
export function writeCompanyReport(
  { organizationName, lastUpdated, membership, tallies }: ReadCompany,
  words: CompanyWords,
): CompanyReport {
  const { members, departmentCounts, totalEmployees } = membership
  const submissionRate = submissionRateOf(members.length, totalEmployees)
  const averagePerformanceScore = averageOf(members)
  const { riskLevel, riskReason, riskSummary } = riskOf(tallies, members.length, words)
  const weaknesses = companyWeaknesses(tallies, members.length, words)
  const strengths = companyStrengths(tallies, members.length, words)
  const coverage = coverageOf(membership, words)
  const contrast = contrastOf(null, members, words)
  const personnelChanges = personnelChangesOf(members, words)
  const immediateHiringNeeds = hiringNeedsOf(members, departmentCounts, words)

  return {
    engineVersion,
    questionnaireVersion,
    organizationName,
    notice: words.say('notice'),
    executiveSummary: [
      answeredSummary(organizationName, membership, { submissionRate, averagePerformanceScore }, words),
      ...(contrast ? [contrast] : []),
      riskSummary,
      ...summaryOfFindings(strengths, weaknesses, members.length, words),
    ],
    coverage,
    overview: {
      totalEmployees,
      departmentBreakdown: [...departmentCounts]
        .toSorted(([a], [b]) => compareCodeUnits(a, b))
        .map(([department, count]) => ({ department, count })),
      submissionRate,
      lastUpdated,
      averagePerformanceScore,
      riskLevel,
      riskReason,
    },
    measures: tallies.map((tally) => measureOf(tally, members.length, words)),
    questionResults: questionResultsOf(members, departmentCounts),
    satisfactionLinks: satisfactionLinksOf(members, words),
    weaknesses,
    strengths,
    personnelChanges,
    immediateHiringNeeds,
    forwardOperatingPlan: buildOperatingPlan(
      { weaknesses, immediateHiringNeeds, personnelChanges, coverage },
      words,
    ),
    organizationalImpactSummary: impactTiersOf(members, words),
    gradingBreakdown: gradingBreakdownOf(members, departmentCounts, words),
    limits: companyLimits(words),
  }
}

function answeredSummary(
  organizationName: string,
  { members, totalEmployees }: Membership,
  {
    submissionRate,
    averagePerformanceScore,
  }: Pick<CompanyReport['overview'], 'submissionRate' | 'averagePerformanceScore'>,
  words: CompanyWords,
): GroupStatement {
  const { say, common } = words
  const values = {
    ...countValues(members.length, words),
    people: common.counted(totalEmployees),
    organization: common.named(organizationName),
    rate: common.numeral(submissionRate),
    mean: common.decimal(averagePerformanceScore),
  }
  return {
    text: say(totalEmployees === 1 ? 'summary.answeredOnly' : 'summary.answered', values),
    people: members.length,
    outOf: totalEmployees,
    ...gradeEvidenceOf(members),
    quotes: [],
  }
}

/** The finding in short: what it claims, without how many say so. */
function inShort({ topic, ...basis }: Finding, kind: 'strong' | 'low', words: CompanyWords): GroupStatement {
  const claim = claimOf(topic, kind, 'claimsInSentence', words) ?? ''
  return { ...basis, text: words.say(kind === 'strong' ? 'summary.strength' : 'summary.weakness', { claim }) }
}

function summaryOfFindings(
  strengths: readonly Finding[],
  weaknesses: readonly Finding[],
  submissions: number,
  words: CompanyWords,
): readonly GroupStatement[] {
  const [strength] = strengths
  const [weakness] = weaknesses
  return [
    ...(strength ? [inShort(strength, 'strong', words)] : []),
    weakness
      ? inShort(weakness, 'low', words)
      : {
          text: words.say('summary.noWeakness'),
          people: submissions,
          outOf: submissions,
          evidence: [],
          evidenceTotal: 0,
          quotes: [],
        },
  ]
}

function coverageOf(membership: Membership, words: CompanyWords): CompanyCoverage {
  const { say, common } = words
  const { members, totalEmployees, notAnswered, ignoredSubmissions } = membership
  const note = [
    notAnswered === 0 ? say('coverage.everyone') : say('coverage.missing', countValues(notAnswered, words)),
    ...(members.length < fewAnswers ? [say('coverage.few', { few: common.counted(fewAnswers) })] : []),
    ...(ignoredSubmissions === 0 ? [] : [say('coverage.ignored', countValues(ignoredSubmissions, words))]),
  ]
  return {
    employees: totalEmployees,
    answered: members.length,
    notAnswered,
    notAnsweredEmployees: membership.notAnsweredEmployees,
    ignoredSubmissions,
    firstSubmittedAt: membership.firstSubmittedAt,
    lastSubmittedAt: membership.lastSubmittedAt,
    note: note.join(' '),
  }
}
