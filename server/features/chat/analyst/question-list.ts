import { whichActions } from './company/action-plan.ts'
import { compareCompanyReports, compareTwoDepartments } from './company/compare-company-reports.ts'
import { scoresOfCompany } from './company/company-figures.ts'
import { hiringNeeds, requestedTools } from './company/company-needs.ts'
import { riskOfCompany } from './company/company-risk.ts'
import { impactGroupsQuestion } from './company/impact-groups.ts'
import { unsupportedRequests } from './help/unsupported-requests.ts'
import { plan, strengths, weaknesses } from './company/company-statements.ts'
import { gradesOfDepartments, scoresOfDepartment } from './company/department-figures.ts'
import { whoIsDissatisfied } from './people/dissatisfied.ts'
import { createHelpQuestion } from './help/help.ts'
import { gradingMethod } from './help/grading-method.ts'
import { comparePeople, gradeOfPerson, whyThisGrade } from './person/person-grade.ts'
import { trendOfPerson } from './person/person-trend.ts'
import { whatSomebodyAnswered } from './person/person-statements.ts'
import type { Question } from './question.ts'
import { ranking } from './help/ranking-refusal.ts'
import { ratingOfCompany } from './company/ratings.ts'
import { releaseOfReports } from './person/release-status.ts'
import { searchAnswers } from './people/search-answers.ts'
import { whoHasAnswered, whoHasNotAnswered } from './people/response-status.ts'
import { whoIsInTheList } from './people/headcount.ts'
import { whoHasNoReport } from './people/missing-reports.ts'

/** In this order: the first that recognises a message answers it. */
export const answerable: readonly Question[] = [
  searchAnswers,
  gradingMethod,
  unsupportedRequests,
  whoHasNotAnswered,
  ranking,
  whoIsDissatisfied,
  impactGroupsQuestion,
  releaseOfReports,
  whoHasNoReport,
  whoIsInTheList,
  whyThisGrade,
  comparePeople,
  compareTwoDepartments,
  trendOfPerson,
  ratingOfCompany,
  whatSomebodyAnswered,
  whoHasAnswered,
  hiringNeeds,
  requestedTools,
  whichActions,
  plan,
  strengths,
  riskOfCompany,
  weaknesses,
  compareCompanyReports,
  gradeOfPerson,
  scoresOfDepartment,
  gradesOfDepartments,
  scoresOfCompany,
]

/** Every question that is understood. */
export const questions: readonly Question[] = [createHelpQuestion(answerable), ...answerable]
