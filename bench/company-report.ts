import { buildCompanyReport } from '../insights/company-report.ts'
import { questions } from '../insights/questionnaire.ts'
import { median } from './load.ts'

/** A company report of many people against JSON.parse of the same answers. */

const departments = [
  'Design',
  'Engineering',
  'Marketing',
  'Sales',
  'Support',
  'Finance',
  'People',
  'Operations',
]

const answersOf = (person: number): Record<string, string> =>
  Object.fromEntries(
    questions.map((question, index) => {
      const turn = (person * 7 + index * 13) % 11
      if (question.type === 'scale') return [question.id, String(1 + (turn % 10))]
      if (question.type === 'yesno') return [question.id, turn % 2 === 0 ? 'Yes' : 'No']
      return [
        question.id,
        `Answer ${turn} of person ${person}: a workflow for approvals, weekly notes and a review`,
      ]
    }),
  )

const dataOf = (people: number) => ({
  organizationName: 'Bench',
  lastUpdated: '2026-03-02T09:00:00.000Z',
  employees: Array.from({ length: people }, (_, person) => ({
    id: `e${person}`,
    name: `Person ${person}`,
    email: `p${person}@example.test`,
    role: 'Engineer',
    department: departments[person % departments.length] ?? 'General',
    status: 'active' as const,
  })),
  submissions: Array.from({ length: people }, (_, person) => ({
    employeeId: `e${person}`,
    rawAnswers: answersOf(person),
    submittedAt: '2026-03-01T09:00:00.000Z',
  })),
})

const msOf = (work: () => void): number => {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** Milliseconds for the report and for parsing its input, medians of `rounds` taken in turn. */
export const measureCompanyReport = (
  people: number,
  rounds: number,
): { reportMs: number; parseMs: number } => {
  const data = dataOf(people)
  const text = JSON.stringify(data.submissions)
  const times = Array.from({ length: rounds }, () => ({
    reportMs: msOf(() => buildCompanyReport(data)),
    parseMs: msOf(() => JSON.parse(text)),
  }))
  return {
    reportMs: median(times.map(({ reportMs }) => reportMs)),
    parseMs: median(times.map(({ parseMs }) => parseMs)),
  }
}
