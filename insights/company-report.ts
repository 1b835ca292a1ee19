/** The company report, made from employees and their answers alone (points 3 and 9 of the specification). */
import { gradingBreakdownOf } from './company-departments.ts'
import { contrastOf, gradeEvidenceOf } from './company-evidence.ts'
import { claimOf, companyStrengths, companyWeaknesses, riskOf } from './company-findings.ts'
import { fewAnswers } from './company-groups.ts'
import { hiringNeedsOf } from './company-hiring.ts'
import { impactTiersOf } from './company-impact.ts'
import { measureOf, talliesOf } from './company-measures.ts'
import { membersOf, type Member, type Membership } from './company-members.ts'
import { byCodeUnits } from './name-order.ts'
import { personnelChangesOf } from './company-personnel.ts'
import { planOf } from './company-plan.ts'
import type {
  CompanyCoverage,
  CompanyReport,
  CompanyReportInput,
  Finding,
  GroupStatement,
} from './company-report-types.ts'
import { nameFor } from './employee-report.ts'
import { companyLimits } from './company-limits.ts'
import { engineVersion } from './engine-version.ts'
import { questionnaireVersion } from './questionnaire.ts'
import { counted, numeral, people } from './wording.ts'

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
 * are not in the list are counted in `coverage.ignoredSubmissions` and nowhere else.
 *
 * @throws NoCompletedSubmissions where no employee has completed the questionnaire.
 */
export function buildCompanyReport(input: CompanyReportInput): CompanyReport {
  const membership = membersOf(input)
  const { members, departmentCounts, totalEmployees } = membership
  if (members.length === 0) throw new NoCompletedSubmissions()

  const organizationName = nameFor(input.organizationName, 'Your Company')
  const tallies = talliesOf(members)
  const submissionRate = submissionRateOf(members.length, totalEmployees)
  const averagePerformanceScore = averageOf(members)
  const { riskLevel, riskReason, riskSummary } = riskOf(tallies, members.length)
  const weaknesses = companyWeaknesses(tallies, members.length)
  const strengths = companyStrengths(tallies, members.length)
  const coverage = coverageOf(membership)
  const contrast = contrastOf('Across the company', members)
  const personnelChanges = personnelChangesOf(members)
  const immediateHiringNeeds = hiringNeedsOf(members, departmentCounts)

  return {
    engineVersion,
    questionnaireVersion,
    organizationName,
    notice:
      'This report adds up what people said about their own work. It ranks nobody, measures nobody and decides nothing; every number can be traced to the answers it comes from.',
    executiveSummary: [
      answeredSummary(organizationName, membership, submissionRate, averagePerformanceScore),
      ...(contrast ? [contrast] : []),
      riskSummary,
      ...summaryOfFindings(strengths, weaknesses, members.length),
    ],
    coverage,
    overview: {
      totalEmployees,
      departmentBreakdown: [...departmentCounts]
        .toSorted(([a], [b]) => byCodeUnits(a, b))
        .map(([department, count]) => ({ department, count })),
      submissionRate,
      lastUpdated: input.lastUpdated,
      averagePerformanceScore,
      riskLevel,
      riskReason,
    },
    measures: tallies.map((tally) => measureOf(tally, members.length)),
    weaknesses,
    strengths,
    personnelChanges,
    immediateHiringNeeds,
    forwardOperatingPlan: planOf({ weaknesses, immediateHiringNeeds, personnelChanges, coverage }),
    organizationalImpactSummary: impactTiersOf(members),
    gradingBreakdown: gradingBreakdownOf(members, departmentCounts),
    limits: companyLimits,
  }
}

function answeredSummary(
  organizationName: string,
  { members, totalEmployees }: Membership,
  submissionRate: number,
  average: number,
): GroupStatement {
  return {
    text: `${totalEmployees === 1 ? 'The one person' : `${counted(members.length)} of ${people(totalEmployees)}`} at ${organizationName} ${members.length === 1 ? 'has' : 'have'} answered (${numeral(submissionRate)}%). The mean self-reported overall score is ${average.toFixed(1)} of 10.`,
    people: members.length,
    outOf: totalEmployees,
    ...gradeEvidenceOf(members),
    quotes: [],
  }
}

function basedOn({ topic: _topic, ...basis }: Finding, text: string): GroupStatement {
  return { ...basis, text }
}

function summaryOfFindings(
  strengths: readonly Finding[],
  weaknesses: readonly Finding[],
  submissions: number,
): readonly GroupStatement[] {
  const [strength] = strengths
  const [weakness] = weaknesses
  return [
    ...(strength ? [basedOn(strength, `The widest strength: ${claimOf(strength)}.`)] : []),
    weakness
      ? basedOn(weakness, `What needs attention first: ${claimOf(weakness)}.`)
      : {
          text: 'No topic is called weak: that takes a quarter of those who spoke to it.',
          people: submissions,
          outOf: submissions,
          evidence: [],
          evidenceTotal: 0,
          quotes: [],
        },
  ]
}

function coverageOf({
  members,
  totalEmployees,
  notAnswered,
  notAnsweredEmployees,
  ignoredSubmissions,
  firstSubmittedAt,
  lastSubmittedAt,
}: Membership): CompanyCoverage {
  const missing =
    notAnswered === 0
      ? 'Everyone in the employee list answered.'
      : `${people(notAnswered)} did not answer. Those who stay silent may see things differently, so the numbers hold for those who answered and not for everyone.`
  const ignored =
    ignoredSubmissions === 0
      ? ''
      : ` ${counted(ignoredSubmissions)} ${ignoredSubmissions === 1 ? 'submission' : 'submissions'} of people who are not in the employee list ${ignoredSubmissions === 1 ? 'is' : 'are'} not counted.`
  const few =
    members.length < fewAnswers
      ? ` With fewer than ${fewAnswers} answers, one more could change every finding.`
      : ''
  return {
    employees: totalEmployees,
    answered: members.length,
    notAnswered,
    notAnsweredEmployees,
    ignoredSubmissions,
    firstSubmittedAt,
    lastSubmittedAt,
    note: `${missing}${few}${ignored}`,
  }
}
