import { createHash } from 'node:crypto'
import { compareCodeUnits } from '../../../../insights/text/compare-names.ts'
import type { PersonInput, ReportInputs } from '../../../schema/reports.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'

/**
 * What a report was made from: kept with it, and summed up in a hash, so that it can be made again and what has changed
 * since can be named. What is hashed is JSON in which nothing but lists has an order, and lists have a fixed one.
 */

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8')

/** A hash of answers, whatever order they are stored in: 128 bits, base64url. */
export const hashAnswers = (rawAnswers: RawAnswers): string =>
  sha256(JSON.stringify(Object.entries(rawAnswers).toSorted(([a], [b]) => compareCodeUnits(a, b))))
    .digest('base64url')
    .slice(0, 22)

/** The hash of what a company report was made from; `people` in any order. */
export const companyInputsHash = (
  organizationName: string,
  madeAt: string,
  people: readonly PersonInput[],
): string => sha256(JSON.stringify(['company report', organizationName, madeAt, people])).digest('hex')

/** People in the one order in which they are kept and hashed. */
export const sortById = (people: readonly PersonInput[]): readonly PersonInput[] =>
  people.toSorted(([a], [b]) => compareCodeUnits(a, b))

/** What a person's report is made from, with its hash. */
export const collectReportInputs = (
  employee: { id: string; name: string; role: string; department: string },
  submission: { revision: number; submittedAt: string | null; rawAnswers: RawAnswers },
): ReportInputs => {
  const { name, role, department } = employee
  const { revision, submittedAt } = submission
  const answersHash = hashAnswers(submission.rawAnswers)
  const inputs = { name, role, department, submittedAt, answersHash }
  return { ...inputs, hash: reportInputsHash(employee.id, revision, inputs) }
}

/** The hash of what a person's report was made from. */
export const reportInputsHash = (
  employeeId: string,
  revision: number,
  { name, role, department, submittedAt, answersHash }: Omit<ReportInputs, 'hash'>,
): string =>
  sha256(
    JSON.stringify(['report', employeeId, name, role, department, revision, submittedAt, answersHash]),
  ).digest('hex')
