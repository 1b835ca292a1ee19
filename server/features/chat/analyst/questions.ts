import { whichActions } from './actions.ts'
import { compareCompanyReports, compareTwoDepartments } from './company-compare.ts'
import { scoresOfCompany } from './company-figures.ts'
import { hiringNeeds, toolsAskedFor } from './company-needs.ts'
import { riskOfCompany } from './company-risk.ts'
import { whoIsInImpactGroups } from './impact-groups.ts'
import { notHere } from './not-here.ts'
import { plan, strengths, weaknesses } from './company-words.ts'
import { gradesOfDepartments, scoresOfDepartment } from './department-figures.ts'
import { whoIsDissatisfied } from './dissatisfied.ts'
import { helpWith } from './help.ts'
import { howGradesAreMade } from './how-grades.ts'
import { comparePeople, gradeOfPerson, whyThisGrade } from './person-grade.ts'
import { trendOfPerson } from './person-trend.ts'
import { whatSomebodyAnswered } from './person-words.ts'
import type { Question } from './question.ts'
import { ranking } from './ranking.ts'
import { ratingOfCompany } from './ratings.ts'
import { releaseOfReports } from './release-states.ts'
import { searchAnswers } from './search.ts'
import { whoHasAnswered, whoHasNotAnswered } from './who-answered.ts'
import { whoIsInTheList } from './who-is-there.ts'
import { whoHasNoReport } from './without-report.ts'

/** In this order: the first that recognises a message answers it. */
export const answerable: readonly Question[] = [
  searchAnswers,
  howGradesAreMade,
  notHere,
  whoHasNotAnswered,
  ranking,
  whoIsDissatisfied,
  whoIsInImpactGroups,
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
  toolsAskedFor,
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
export const questions: readonly Question[] = [helpWith(answerable), ...answerable]
