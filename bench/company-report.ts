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

interface Measured {
  readonly reportMs: number[]
  readonly parseMs: number[]
  readonly round: () => void
}

const measured = (people: number): Measured => {
  const data = dataOf(people)
  const text = JSON.stringify(data.submissions)
  const reportMs: number[] = []
  const parseMs: number[] = []
  const round = (): void => {
    reportMs.push(msOf(() => buildCompanyReport(data)))
    parseMs.push(msOf(() => JSON.parse(text)))
  }
  // Some rounds before, so that neither is measured while it is still being compiled.
  for (let count = 0; count < 3; count++) round()
  reportMs.length = 0
  parseMs.length = 0
  return { reportMs, parseMs, round }
}

/** Company reports of 10,000 and of 100,000 people, each beside JSON.parse of the same answers. */
export const reportCompanyReports = (): void => {
  const small = measured(10_000)
  const large = measured(100_000)
  // By turns, so that what else the machine does falls on both.
  for (let count = 0; count < 5; count++) {
    large.round()
    for (let turn = 0; turn < 5; turn++) small.round()
  }
  for (const [people, { reportMs, parseMs }] of [
    ['10,000', small],
    ['100,000', large],
  ] as const) {
    const [report, parse] = [median(reportMs), median(parseMs)]
    row(
      `company report of ${people} / JSON.parse`,
      ms(report),
      ms(parse),
      (report / parse).toFixed(2),
      'goal 2 at most',
    )
  }
  const [largeMs, smallMs] = [median(large.reportMs), median(small.reportMs)]
  row(
    'time(100,000) / time(10,000)',
    ms(largeMs),
    ms(smallMs),
    (largeMs / smallMs).toFixed(1),
    'goal 11 at most',
  )
}
