import { z } from 'zod'
import type * as Insights from '../../../insights/report-types.ts'
import { questionIds, scaleIds } from '../../../insights/questionnaire/questionnaire.ts'
import { allThemeCategories } from '../../../insights/themes/categories.ts'
import { languageCodes } from '../../../languages/index.ts'
import { Count, Instant } from '../fields.ts'

/** The schemas of both reports; the compiler checks that they match the types of insights. */

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly()

const QuestionId = z.enum(questionIds)
const whole = Count
const score = z.number().min(1).max(10)
const subScore = score.int()

export const Grade = z.enum(['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-'])
export type Grade = z.infer<typeof Grade>

export const Evidence = z.object({ employeeId: z.string(), questionId: QuestionId })
const evidence = list(Evidence)

const Statement = z.object({ text: z.string(), evidence, unanswered: list(QuestionId) })

const ScoreInput = z.object({
  label: z.string(),
  reading: z.enum(['rating', 'yesno', 'given']),
  answers: list(z.object({ questionId: QuestionId, text: z.string().nullable() })),
  value: z.number(),
  isAnswered: z.boolean(),
})

const SubScore = z.object({
  id: z.enum(['reliability', 'roleFit', 'scalability', 'output', 'initiative']),
  label: z.string(),
  formula: z.string(),
  inputs: list(ScoreInput),
  mean: z.number(),
  value: subScore,
})

const fiveScores = {
  reliability: subScore,
  roleFit: subScore,
  scalability: subScore,
  output: subScore,
  initiative: subScore,
  overall: score,
  grade: Grade,
}

export const EmployeeReport = z.object({
  engineVersion: z.string(),
  questionnaireVersion: z.string(),
  employeeId: z.string(),
  department: z.string(),
  role: z.string(),
  submittedAt: z.string().nullable(),
  notice: z.string(),
  summary: list(Statement),
  coverage: z.object({
    asked: whole,
    answered: list(QuestionId),
    unanswered: list(QuestionId),
    scoreInputs: whole,
    scoreInputsAnswered: whole,
    defaulted: list(z.enum(scaleIds)),
    note: z.string(),
  }),
  roleAndOutput: z.object({
    responsibilities: Statement,
    clarityOnRole: Statement,
    selfRatedOutput: Statement,
    recurringTasks: Statement,
  }),
  insights: z.object({
    personalityTraits: list(Statement),
    psychologicalIndicators: list(Statement),
    selfAwareness: Statement,
    emotionalResponses: Statement,
    growthDesire: Statement,
  }),
  strengths: list(Statement),
  weaknesses: list(Statement),
  opportunities: list(
    z.object({ title: z.string(), description: z.string(), evidence, unanswered: list(QuestionId) }),
  ),
  risks: list(Statement),
  recommendations: list(Statement),
  gradingOverview: z.object({ employeeName: z.string(), ...fiveScores }),
  workings: z.object({
    reliability: SubScore,
    roleFit: SubScore,
    scalability: SubScore,
    output: SubScore,
    initiative: SubScore,
    overall: z.object({ formula: z.string(), value: score, grade: Grade, gradeFrom: score }),
  }),
  limits: list(z.string()),
}) satisfies z.ZodType<Insights.EmployeeReport>

const Quote = Evidence.extend({ text: z.string() })
const statementBasis = {
  people: whole,
  outOf: whole,
  evidence,
  evidenceTotal: whole,
  quotes: list(Quote),
}
const GroupStatement = z.object({ text: z.string(), ...statementBasis })

export const Topic = z.enum([
  'clarity',
  'output',
  'communication',
  'tools',
  'satisfaction',
  'kpis',
  'training',
  'missingTools',
  'growth',
  'improvements',
])

const Finding = GroupStatement.extend({ topic: Topic })

const PersonnelPrompt = GroupStatement.extend({
  department: z.string(),
  /** This and `otherwise` below are not there in reports of engines before 18. */
  rated: z.number().min(1).max(10).optional(),
  employeeId: z.string().nullable(),
  employeeName: z.string().nullable(),
})

const DepartmentPlace = z.object({
  employeeId: z.string(),
  employeeName: z.string(),
  overall: score,
  grade: Grade,
})

const ImpactEntry = z.object({
  employeeId: z.string(),
  employeeName: z.string(),
  department: z.string(),
  impact: z.string(),
  description: z.string(),
  /** Left out for readers with the role employee (docs/members-and-roles.md). */
  suggestedPay: z.enum(['Consider merit review', 'Standard cycle']).optional(),
  output: subScore,
  overall: score,
  grade: Grade,
  evidence,
})

const writtenBasis = {
  ...statementBasis,
  departments: list(z.object({ department: z.string(), count: whole })),
}
const writtenLabel = Quote.nullable()

const QuestionThemes = z.object({
  questionId: QuestionId,
  answered: whole,
  saidNothing: whole,
  themes: list(
    z.object({
      category: z.enum(allThemeCategories).nullable(),
      writtenLabel,
      ...writtenBasis,
      subthemes: list(
        z.object({
          writtenLabel,
          labels: list(z.object({ language: z.enum(languageCodes), writtenLabel })).optional(),
          ...statementBasis,
        }),
      ),
    }),
  ),
  other: z.object(writtenBasis),
})

export const QuestionTopic = Topic.exclude(['missingTools', 'growth', 'improvements'])

const groupAnswers = {
  answered: whole,
  split: z.object({ mean: score.nullable(), low: whole, middle: whole, strong: whole }).nullable(),
}

const QuestionResult = z.object({
  topic: QuestionTopic,
  otherwise: whole.optional(),
  ...groupAnswers,
  byDepartment: list(z.object({ department: z.string(), ...groupAnswers })),
})

const correlation = z.number().min(-1).max(1)
const SatisfactionLink = z.object({
  topic: QuestionTopic.exclude(['satisfaction', 'kpis', 'training']),
  people: whole,
  correlation,
  low: correlation,
  high: correlation,
  text: z.string(),
})

export const CompanyReport = z.object({
  engineVersion: z.string(),
  questionnaireVersion: z.string(),
  organizationName: z.string(),
  notice: z.string(),
  executiveSummary: list(GroupStatement),
  coverage: z.object({
    employees: whole,
    answered: whole,
    notAnswered: whole,
    notAnsweredEmployees: list(z.object({ employeeId: z.string(), employeeName: z.string() })),
    ignoredSubmissions: whole,
    firstSubmittedAt: Instant,
    lastSubmittedAt: Instant,
    note: z.string(),
  }),
  overview: z.object({
    totalEmployees: whole,
    departmentBreakdown: list(z.object({ department: z.string(), count: whole })),
    submissionRate: z.number().min(0).max(100),
    lastUpdated: Instant,
    averagePerformanceScore: score,
    riskLevel: z.enum(['Low', 'Medium', 'High']),
    riskReason: GroupStatement,
  }),
  measures: list(
    z.object({
      topic: Topic,
      label: z.string(),
      questionIds: list(QuestionId),
      mean: z.number().nullable(),
      meanOfAnswered: z.number().nullable(),
      answered: whole,
      notAnswered: whole,
      strong: whole,
      low: whole,
    }),
  ),
  /** Both are not there in reports of engines before 16, and for readers who may not open each person's report. */
  questionResults: list(QuestionResult).optional(),
  satisfactionLinks: list(SatisfactionLink).optional(),
  weaknesses: list(Finding),
  strengths: list(Finding),
  personnelChanges: z.object({
    newHires: list(PersonnelPrompt),
    promotions: list(PersonnelPrompt),
    departures: list(PersonnelPrompt),
    totals: z.object({ newHires: whole, promotions: whole, departures: whole }),
  }),
  immediateHiringNeeds: list(
    z.object({
      department: z.string(),
      role: z.string(),
      priority: z.enum(['High', 'Medium']),
      reasoning: z.string(),
      keywords: list(z.string()),
      ...statementBasis,
    }),
  ),
  forwardOperatingPlan: list(
    z.object({
      title: z.string(),
      details: z.string(),
      /** These four are not there in reports of engines before 17. */
      why: z.string().optional(),
      firstStep: z.string().optional(),
      owner: z.string().optional(),
      success: z.string().optional(),
      topic: Topic.nullable(),
      ...statementBasis,
    }),
  ),
  organizationalImpactSummary: list(
    z.object({
      category: z.enum(['Mission Critical', 'Highly Valuable', 'Core Support']),
      employees: list(ImpactEntry),
    }),
  ),
  gradingBreakdown: list(
    z.object({
      departmentNameShort: z.string(),
      departmentName: z.string(),
      people: whole,
      answered: whole,
      isSmall: z.boolean(),
      lead: DepartmentPlace.nullable(),
      support: DepartmentPlace.nullable(),
      departmentGrade: Grade.nullable(),
      gradePoints: z.number().nullable(),
      executiveSummary: list(GroupStatement),
      teamScores: list(
        z.object({
          employeeId: z.string(),
          employeeName: z.string(),
          role: z.string(),
          ...fiveScores,
          scoreInputsAnswered: whole,
        }),
      ),
    }),
  ),
  /** Left out for readers who may not open each person's report, and by engines before 16. */
  writtenThemes: list(QuestionThemes).optional(),
  limits: list(z.string()),
})
