import { buildCompanyReport } from '../insights/company-report.ts'
import { questions } from '../insights/questionnaire.ts'
import { median } from './load.ts'
import { ms, row } from './table.ts'

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

const times = (people: number, rounds: number): { reportMs: number; parseMs: number } => {
  const data = dataOf(people)
  const text = JSON.stringify(data.submissions)
  // Once before, so that neither is measured while it is compiled.
  buildCompanyReport(data)
  JSON.parse(text)
  const found = Array.from({ length: rounds }, () => ({
    reportMs: msOf(() => buildCompanyReport(data)),
    parseMs: msOf(() => JSON.parse(text)),
  }))
  return {
    reportMs: median(found.map(({ reportMs }) => reportMs)),
    parseMs: median(found.map(({ parseMs }) => parseMs)),
  }
}

/** Company reports of 10,000 and of 100,000 people, each beside JSON.parse of the same answers. */
export const reportCompanyReports = (): void => {
  const small = times(10_000, 9)
  const large = times(100_000, 3)
  for (const [people, { reportMs, parseMs }] of [
    ['10,000', small],
    ['100,000', large],
  ] as const) {
    row(
      `company report of ${people} / JSON.parse`,
      ms(reportMs),
      ms(parseMs),
      (reportMs / parseMs).toFixed(2),
      'goal 2 at most',
    )
  }
  row(
    'time(100,000) / time(10,000)',
    ms(large.reportMs),
    ms(small.reportMs),
    (large.reportMs / small.reportMs).toFixed(1),
    'goal 11 at most',
  )
}
