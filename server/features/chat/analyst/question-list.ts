import { whichActions } from './company/action-plan.ts'
import { compareCompanyReports, compareTwoDepartments } from './company/compare-company-reports.ts'
import { scoresOfCompany } from './company/company-figures.ts'
import { hiringNeeds, requestedTools } from './company/company-needs.ts'
import { peopleByTopic, themesInOtherLanguages, wishesByTopic } from './company/written-themes.ts'
import { riskOfCompany } from './company/company-risk.ts'
import { impactGroupsQuestion } from './company/impact-groups.ts'
import { unsupportedRequests } from './help/unsupported-requests.ts'
import { plan, strengths, weaknesses } from './company/company-statements.ts'
import { gradesOfDepartments, scoresOfDepartment } from './company/department-figures.ts'
import { dissatisfiedPeople } from './people/dissatisfied.ts'
import { createHelpQuestion } from './help/help.ts'
import { gradingMethod } from './help/grading-method.ts'
import { comparePeople, gradeOfPerson, gradeExplanation } from './person/person-grade.ts'
import { trendOfPerson } from './person/person-trend.ts'
import { answersOfPerson } from './person/person-statements.ts'
import type { Question } from './question.ts'
import { ranking } from './help/ranking-refusal.ts'
import { ratingOfCompany } from './company/ratings.ts'
import { releaseOfReports } from './person/release-status.ts'
import { searchAnswers } from './people/search-answers.ts'
import { respondents, nonRespondents } from './people/response-status.ts'
import { headcountQuestion } from './people/headcount.ts'
import { missingReports } from './people/missing-reports.ts'

/** In this order: the first that recognises a message answers it. */
export const answerable: readonly Question[] = [
  // Words that are no topic are searched for.
  peopleByTopic,
  searchAnswers,
  gradingMethod,
  unsupportedRequests,
  nonRespondents,
  ranking,
  dissatisfiedPeople,
  impactGroupsQuestion,
  releaseOfReports,
  missingReports,
  headcountQuestion,
  gradeExplanation,
  comparePeople,
  compareTwoDepartments,
  trendOfPerson,
  ratingOfCompany,
  answersOfPerson,
  respondents,
  hiringNeeds,
  requestedTools,
  wishesByTopic,
  themesInOtherLanguages,
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
