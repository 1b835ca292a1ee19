/** Two company reports of one organization, with a change of every kind between them. */
import { buildCompanyReport } from '../company-report/company-report.ts'
import type { CompanyReport } from '../company-report/company-report-types.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { company } from './company.ts'

const rated = (rating: number, more: RawAnswers = {}): RawAnswers => ({
  role_clarity: String(rating),
  weekly_output: String(rating),
  team_communication: String(rating),
  tool_effectiveness: String(rating),
  job_satisfaction: String(rating),
  has_kpis: rating > 5 ? 'yes' : 'no',
  aware_of_training: 'yes',
  ...more,
})

type Ratings = readonly (RawAnswers | number | null)[]

const reportOf = (departments: Readonly<Record<string, Ratings>>): CompanyReport =>
  buildCompanyReport(
    company(
      Object.entries(departments).flatMap(([department, ratings]) =>
        ratings.map((rating) => ({
          department,
          answers: typeof rating === 'number' ? rated(rating) : rating,
        })),
      ),
    ),
  )

/** Sales rises by more than noise, Support within it; Kitchen answers for the first time, Fleet is gone, Office is new. */
export const quarters = (): { now: CompanyReport; before: CompanyReport } => ({
  before: reportOf({
    Sales: [2, 2, 3, 3, 2, 3],
    Support: [6, 7, 5, 6, 7, null],
    Kitchen: [null, null],
    Fleet: [4, 4, rated(5, { company_improvements: 'Our IT is understaffed, hire a designer' })],
  }),
  now: reportOf({
    Sales: [9, 8, 9, 9, 8, 9],
    Support: [6, 7, 6, 6, 7, 8],
    Kitchen: [rated(7, { company_improvements: 'We are understaffed' }), null],
    Office: [5, 5, null, null],
  }),
})
