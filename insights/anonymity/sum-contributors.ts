import type { Contributors } from './company-disclosure.ts'
import type { CompanyEmployee, CompanyReport } from '../company-report/company-report-types.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { readInputs } from '../scoring/scores.ts'

/** A person; `answers` are JSON text, null where they have not answered. */
type AnsweringPerson = Pick<CompanyEmployee, 'id' | 'department'> & { answers: string | null }

/** Who is in which sum of a report that was made from these people's answers. */
export const findContributors = (
  { gradingBreakdown, measures }: CompanyReport,
  people: readonly AnsweringPerson[],
): Contributors => {
  const readings = people.flatMap(({ id, department, answers }) =>
    answers === null ? [] : [{ key: `${id} `, department, given: answeredTopics(JSON.parse(answers)) }],
  )
  const keys = (some: typeof readings): string[] => some.map(({ key }) => key)
  return {
    everybody: keys(readings),
    departments: new Map(
      gradingBreakdown.map(({ departmentName, teamScores }) => [
        departmentName,
        teamScores.map(({ employeeId }) => `${employeeId} `),
      ]),
    ),
    answered: new Map(
      measures.map(({ topic }) => [topic, keys(readings.filter(({ given }) => given.has(topic)))]),
    ),
  }
}

/** The topics of which somebody gave a rating, or a yes or no. */
export const answeredTopics = (answers: RawAnswers): ReadonlySet<string> => {
  const texts = Object.entries(answers).filter(([, text]) => typeof text === 'string')
  const given = Object.entries(readInputs(Object.fromEntries(texts))).filter(([, value]) => value !== null)
  return new Set(given.map(([topic]) => topic))
}
