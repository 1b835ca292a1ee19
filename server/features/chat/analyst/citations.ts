import type { StoredCompanyReport, StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { questionOf, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { citedText, inlineText, type Basis } from './reply-lines.ts'

/** Where sentences come from, as citations. */

/** The list of people, with who of them has answered. */
export const peopleBasis: Basis = { kind: 'people', label: 'Submissions, as they are now' }

export const reportsBasis: Basis = { kind: 'reports', label: 'Reports of people, as they are now' }

export const actionPlanBasis: Basis = { kind: 'plan', label: 'Action plan, as it is now' }

export const citeReport = (
  { employeeId, version, gradingOverview }: StoredEmployeeReport,
  section: keyof StoredEmployeeReport,
): Basis => ({
  kind: 'report',
  employeeId,
  version,
  section,
  label: `${inlineText(gradingOverview.employeeName)}, report version ${version}`,
})

/** What somebody wrote; `version`: of their report, where it was read with one. */
export const citeAnswer = (
  { employeeId, name, version }: { employeeId: string; name: string; version?: number | undefined },
  questionId: QuestionId,
  text: string,
): Basis => ({
  kind: 'answer',
  employeeId,
  questionId,
  label: `${inlineText(name)}: ${questionOf(questionId).prompt}`,
  quote: citedText(text),
  ...(version !== undefined && { version }),
})

/** Whose answers a version of a report rests on. */
export const reportAuthor = ({ employeeId, version, gradingOverview }: StoredEmployeeReport) => ({
  employeeId,
  name: gradingOverview.employeeName,
  version,
})

export const citeCompanyReport = (
  { id, version }: Pick<StoredCompanyReport, 'id' | 'version'>,
  section: keyof StoredCompanyReport,
): Basis => ({ kind: 'company', reportId: id, section, label: `Company report, version ${version}` })
