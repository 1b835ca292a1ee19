import type { StoredCompanyReport, StoredEmployeeReport } from '../../../../contract/reports.ts'
import { questionOf, type QuestionId } from '../../../../insights/questionnaire.ts'
import { citedText, shown, type Basis } from './lines.ts'

/** Where sentences come from, as citations. */

/** The list of people, with who of them has answered. */
export const listOfPeople: Basis = { kind: 'people', label: 'Submissions, as they are now' }

export const ofReport = (
  { employeeId, version, gradingOverview }: StoredEmployeeReport,
  section: keyof StoredEmployeeReport,
): Basis => ({
  kind: 'report',
  employeeId,
  version,
  section,
  label: `${shown(gradingOverview.employeeName)}, report version ${version}`,
})

export const ofAnswer = (employeeId: string, name: string, questionId: QuestionId, text: string): Basis => ({
  kind: 'answer',
  employeeId,
  questionId,
  label: `${shown(name)}: ${questionOf(questionId).prompt}`,
  quote: citedText(text),
})

export const ofCompany = (
  { id, version }: Pick<StoredCompanyReport, 'id' | 'version'>,
  section: keyof StoredCompanyReport,
): Basis => ({ kind: 'company', reportId: id, section, label: `Company report, version ${version}` })
