import { whichActions } from './actions.ts'
import { compareCompanyReports, compareTwoDepartments } from './company-compare.ts'
import { gradesOfDepartments, scoresOfCompany, scoresOfDepartment } from './company-figures.ts'
import { hiringNeeds, plan, strengths, toolsAskedFor, weaknesses } from './company-words.ts'
import { helpWith } from './help.ts'
import { comparePeople, gradeOfPerson, whyThisGrade } from './person-grade.ts'
import { trendOfPerson } from './person-trend.ts'
import { whatSomebodyAnswered } from './person-words.ts'
import type { Question } from './question.ts'
import { ranking } from './ranking.ts'
import { searchAnswers } from './search.ts'
import { whoHasAnswered, whoHasNotAnswered } from './who-answered.ts'

/** In this order: the first that recognises a message answers it. */
export const answerable: readonly Question[] = [
  searchAnswers,
  whoHasNotAnswered,
  ranking,
  whyThisGrade,
  comparePeople,
  compareTwoDepartments,
  trendOfPerson,
  whatSomebodyAnswered,
  whoHasAnswered,
  hiringNeeds,
  toolsAskedFor,
  whichActions,
  plan,
  strengths,
  weaknesses,
  compareCompanyReports,
  gradeOfPerson,
  scoresOfDepartment,
  gradesOfDepartments,
  scoresOfCompany,
]

/** Every question that is understood. */
export const questions: readonly Question[] = [helpWith(answerable), ...answerable]
