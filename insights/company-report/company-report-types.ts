/** The shape of the company report and of what it is made from (point 3 of the specification). */
import type { QuestionId, RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Evidence, Grade } from '../report-types.ts'
import type { ThemeCategory } from '../themes/categories.ts'
import type { TextLanguage } from '../themes/matching/text-words.ts'

export interface CompanyEmployee {
  /** Unique within the organization. */
  readonly id: string
  readonly name: string
  readonly email: string
  /** Job title. */
  readonly role: string
  /** Blank counts as 'General'. */
  readonly department: string
  readonly status: 'active' | 'invited'
}

export interface CompletedSubmission {
  readonly employeeId: string
  readonly rawAnswers: RawAnswers
  /** ISO 8601. Of two submissions of one person the later one counts. */
  readonly submittedAt: string
}

export interface CompanyReportInput {
  readonly organizationName: string
  readonly employees: readonly CompanyEmployee[]
  /** Completed ones only. */
  readonly submissions: readonly CompletedSubmission[]
  /** The date that the report carries (ISO 8601). */
  readonly lastUpdated: string
}

/** A person's own words, kept apart from the text so that they can be withheld. */
export interface Quote extends Evidence {
  readonly text: string
}

/**
 * One statement about many people. Its text names nobody; `quotes` and `evidence` do.
 * `evidence` is cut after a fixed number of entries; `evidenceTotal` says how many there are.
 */
export interface GroupStatement {
  readonly text: string
  /** How many people the statement rests on, and out of how many who answered. */
  readonly people: number
  readonly outOf: number
  readonly evidence: readonly Evidence[]
  readonly evidenceTotal: number
  readonly quotes: readonly Quote[]
}

export type Topic =
  | 'clarity'
  | 'output'
  | 'communication'
  | 'tools'
  | 'satisfaction'
  | 'kpis'
  | 'training'
  | 'missingTools'
  | 'growth'
  | 'improvements'

/** A strength or weakness, with the topic that makes it comparable between two reports. */
export interface Finding extends GroupStatement {
  readonly topic: Topic
}

/** A number over all completed submissions, and how many of them answered the question. */
export interface Measure {
  readonly topic: Topic
  readonly label: string
  readonly questionIds: readonly QuestionId[]
  /** Ratings: the mean, 1 to 10, with 7 for those who gave none. Null for yes/no and open questions. */
  readonly mean: number | null
  /** Ratings: the mean of those who gave one; null where nobody did. */
  readonly meanOfAnswered: number | null
  readonly answered: number
  readonly notAnswered: number
  /** 8 or more; yes; or given (for `growth` not to go elsewhere; for `missingTools`, where to name one is a need: none). */
  readonly strong: number
  /** Below 6; no; for `missingTools` those who named one. */
  readonly low: number
}

/** The five ratings and the two yes/no questions. */
export type QuestionTopic = Exclude<Topic, 'missingTools' | 'growth' | 'improvements'>

/** How the people of a group answered a question. */
export interface AnswerCounts {
  /** Ratings: the mean of those who gave one, 1 to 10. Null for yes/no questions. */
  readonly mean: number | null
  /** Below 6; no. */
  readonly low: number
  readonly middle: number
  /** 8 or more; yes. */
  readonly strong: number
}

export interface GroupAnswers {
  readonly answered: number
  /** Null where fewer than five answered, or where the counts of such a group could be worked out from them. */
  readonly split: AnswerCounts | null
}

export interface DepartmentAnswers extends GroupAnswers {
  readonly department: string
}

/** A question as everybody answered it, and by department. */
export interface QuestionResult extends GroupAnswers {
  readonly topic: QuestionTopic
  /** How many answered in other words than a number, or than yes or no. Not there in reports of engines before 18. */
  readonly otherwise?: number | undefined
  readonly byDepartment: readonly DepartmentAnswers[]
}

/** Whether people who rate a topic higher also rate their satisfaction higher. */
export interface SatisfactionLink {
  readonly topic: Exclude<QuestionTopic, 'satisfaction' | 'kpis' | 'training'>
  /** How many rated both. */
  readonly people: number
  /** Spearman's rank correlation with its 95% interval, to two decimals. */
  readonly correlation: number
  readonly low: number
  readonly high: number
  readonly text: string
}

export type RiskLevel = 'Low' | 'Medium' | 'High'
export type ImpactCategory = 'Mission Critical' | 'Highly Valuable' | 'Core Support'
export type SuggestedPay = 'Consider merit review' | 'Standard cycle'
export type HiringPriority = 'High' | 'Medium'

/** The reason for a conversation that a person must have. Never a decision. */
export interface PersonnelPrompt extends GroupStatement {
  readonly department: string
  /** The satisfaction that it comes from. Not there for others, and in reports of engines before 18. */
  readonly rated?: number | undefined
  /** Null where it speaks of a department and not of one person. */
  readonly employeeId: string | null
  readonly employeeName: string | null
}

export interface HiringNeed extends Omit<GroupStatement, 'text'> {
  readonly department: string
  readonly role: string
  readonly priority: HiringPriority
  readonly reasoning: string
  /** The words that were found, in the order of the family; empty for the default need. */
  readonly keywords: readonly string[]
}

export interface PlanItem extends Omit<GroupStatement, 'text'> {
  readonly title: string
  readonly details: string
  /** The finding with its number. Like the three below, not there in reports of engines before 17. */
  readonly why?: string | undefined
  readonly firstStep?: string | undefined
  /** A role that every organization has: nobody is named. */
  readonly owner?: string | undefined
  /** What the next round would show. */
  readonly success?: string | undefined
  /** The finding that it comes from; null where it comes from coverage, hiring or a personnel prompt. */
  readonly topic: Topic | null
}

export interface ImpactEntry {
  readonly employeeId: string
  readonly employeeName: string
  readonly department: string
  /** The self-rated number that the tier rests on, in words. */
  readonly impact: string
  readonly description: string
  readonly suggestedPay: SuggestedPay
  readonly output: number
  readonly overall: number
  readonly grade: Grade
  readonly evidence: readonly Evidence[]
}

export interface ImpactTier {
  readonly category: ImpactCategory
  /** At most 3, in order. */
  readonly employees: readonly ImpactEntry[]
}

export interface TeamScore {
  readonly employeeId: string
  readonly employeeName: string
  readonly role: string
  readonly reliability: number
  readonly roleFit: number
  readonly scalability: number
  readonly output: number
  readonly initiative: number
  readonly overall: number
  readonly grade: Grade
  /** How many of the 9 inputs of the grade were answered. */
  readonly scoreInputsAnswered: number
}

/** A department's best or second-best by self-reported overall score. */
export interface DepartmentPlace {
  readonly employeeId: string
  readonly employeeName: string
  readonly overall: number
  readonly grade: Grade
}

export interface DepartmentGrading {
  readonly departmentNameShort: string
  readonly departmentName: string
  readonly people: number
  readonly answered: number
  /** Fewer than 5 people answered: read with care, and do not compare. */
  readonly isSmall: boolean
  readonly lead: DepartmentPlace | null
  readonly support: DepartmentPlace | null
  /** Null where nobody answered. */
  readonly departmentGrade: Grade | null
  /** The mean of the members' grade points; null where nobody answered. */
  readonly gradePoints: number | null
  readonly executiveSummary: readonly GroupStatement[]
  /** Those who answered, best overall first, then by name. */
  readonly teamScores: readonly TeamScore[]
}

/** People who wrote about the same thing, out of those who answered the question. */
export interface WrittenGroup extends Omit<GroupStatement, 'text'> {
  /** By count, then by name: only those that give away nothing about fewer than five people. */
  readonly departments: readonly { readonly department: string; readonly count: number }[]
}

/** What several people wrote in more detail, also those whose answer is mainly about another theme. */
export interface WrittenSubtheme extends Omit<GroupStatement, 'text'> {
  /** Words that one of them wrote; null where that person was erased. */
  readonly writtenLabel: Quote | null
  /** The same for readers of a language in which somebody wrote it; in none where they all used the same words. */
  readonly labels?:
    | readonly { readonly language: TextLanguage; readonly writtenLabel: Quote | null }[]
    | undefined
}

export interface WrittenTheme extends WrittenGroup {
  /** The key of its name in the catalogue; null where several people wrote the same that is in no category. */
  readonly category: ThemeCategory | null
  /** Words that one of them wrote where there is no category; null where there is one or that person was erased. */
  readonly writtenLabel: Quote | null
  /** The largest of them; who names two is in both. */
  readonly subthemes: readonly WrittenSubtheme[]
}

/** What people wrote on an open question. Each of them is in one theme, under `other`, or said nothing. */
export interface QuestionThemes {
  readonly questionId: QuestionId
  readonly answered: number
  /** Those who left it blank or wrote a placeholder such as n/a. */
  readonly saidNothing: number
  /** By count. */
  readonly themes: readonly WrittenTheme[]
  readonly other: WrittenGroup
}

/** Who the report rests on, and who is missing. */
export interface CompanyCoverage {
  readonly employees: number
  readonly answered: number
  /** How many employees did not answer; the list is cut after a fixed number of them. */
  readonly notAnswered: number
  readonly notAnsweredEmployees: readonly { readonly employeeId: string; readonly employeeName: string }[]
  /** Submissions of people who are not in the employee list: not counted anywhere. */
  readonly ignoredSubmissions: number
  /** The first and the last `submittedAt` of what was counted. */
  readonly firstSubmittedAt: string
  readonly lastSubmittedAt: string
  /** The same in words, with what it may hide. */
  readonly note: string
}

export interface CompanyReport {
  readonly engineVersion: string
  readonly questionnaireVersion: string
  readonly organizationName: string
  /** What this report is, in one or two sentences. */
  readonly notice: string
  readonly executiveSummary: readonly GroupStatement[]
  readonly coverage: CompanyCoverage
  readonly overview: {
    readonly totalEmployees: number
    /** Every employee is in exactly one department; sorted by name. */
    readonly departmentBreakdown: readonly { readonly department: string; readonly count: number }[]
    /** Percent, 0 to 100, one decimal. */
    readonly submissionRate: number
    readonly lastUpdated: string
    /** Mean of the overall scores, one decimal. */
    readonly averagePerformanceScore: number
    readonly riskLevel: RiskLevel
    readonly riskReason: GroupStatement
  }
  /** One for each topic, in a fixed order: what strengths, weaknesses and risk were read from. */
  readonly measures: readonly Measure[]
  /** One for each rating and yes/no question, in a fixed order. */
  readonly questionResults: readonly QuestionResult[]
  /** Only where at least 30 people rated both. */
  readonly satisfactionLinks: readonly SatisfactionLink[]
  /** At most 4. */
  readonly weaknesses: readonly Finding[]
  /** At most 4. */
  readonly strengths: readonly Finding[]
  readonly personnelChanges: {
    readonly newHires: readonly PersonnelPrompt[]
    readonly promotions: readonly PersonnelPrompt[]
    readonly departures: readonly PersonnelPrompt[]
    /** How many there are before the lists were cut. */
    readonly totals: {
      readonly newHires: number
      readonly promotions: number
      readonly departures: number
    }
  }
  readonly immediateHiringNeeds: readonly HiringNeed[]
  /** At most 7. */
  readonly forwardOperatingPlan: readonly PlanItem[]
  /** Mission Critical, Highly Valuable and Core Support, always all three, in this order. */
  readonly organizationalImpactSummary: readonly ImpactTier[]
  readonly gradingBreakdown: readonly DepartmentGrading[]
  /**
   * What people wrote, by open question. Not there in reports of engines before 16, and for readers who may not open each
   * person's report.
   */
  readonly writtenThemes?: readonly QuestionThemes[] | undefined
  /** What this report cannot tell. */
  readonly limits: readonly string[]
}
