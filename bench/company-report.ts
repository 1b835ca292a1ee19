import { companyWordsOf } from '../insights/catalog/all-company-texts.ts'
import {
  buildCompanyReport,
  buildWholeCompanyReport,
  readCompany,
  writeCompanyReport,
} from '../insights/company-report/company-report.ts'
import { companyEnglish } from '../insights/catalog/company-texts.ts'
import { questions } from '../insights/questionnaire/questionnaire.ts'
import { changesBetween } from '../insights/comparison/report-changes.ts'
import { samePeopleOf } from '../insights/comparison/score-changes.ts'
import { median } from './load.ts'
import { ms, row } from './result-table.ts'

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

const answersOf = (person: number, cycle: number): Record<string, string> =>
  Object.fromEntries(
    questions.map((question, index) => {
      const turn = (person * 7 + index * 13 + cycle * (person % 3)) % 11
      if (question.type === 'scale') return [question.id, String(1 + (turn % 10))]
      if (question.type === 'yesno') return [question.id, turn % 2 === 0 ? 'Yes' : 'No']
      return [
        question.id,
        `Answer ${turn} of person ${person}: a workflow for approvals, weekly notes and a review`,
      ]
    }),
  )

export const dataOf = (people: number, cycle = 0) => ({
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
    rawAnswers: answersOf(person, cycle),
    submittedAt: '2026-03-01T09:00:00.000Z',
  })),
})

export const msOf = (work: () => void): number => {
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

/** What the page computes when it compares two reports of 5,000 people, beside JSON.parse of the two as they come in. */
export const reportComparison = (): void => {
  const [before, now] = [buildCompanyReport(dataOf(5_000)), buildCompanyReport(dataOf(5_000, 1))]
  const texts = [JSON.stringify(before), JSON.stringify(now)]
  const compareMs: number[] = []
  const parseMs: number[] = []
  // The first rounds are of code that is still being compiled.
  for (let count = 0; count < 30; count++) {
    compareMs.push(
      msOf(() => {
        changesBetween(now, before)
        samePeopleOf(now, before)
      }),
    )
    parseMs.push(msOf(() => texts.map((text): unknown => JSON.parse(text))))
  }
  const [compare, parse] = [median(compareMs.slice(10)), median(parseMs.slice(10))]
  row(
    'comparing two reports of 5,000 / JSON.parse',
    ms(compare),
    ms(parse),
    (compare / parse).toFixed(2),
    'goal 2 at most',
  )
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

/** A company report of 5,000 people with the themes of what they wrote, and without. */
export const reportWrittenThemes = (): void => {
  const data = dataOf(5_000)
  const wholeMs: number[] = []
  const plainMs: number[] = []
  // The first rounds are of code that is still being compiled.
  for (let count = 0; count < 5; count++) {
    wholeMs.push(msOf(() => buildWholeCompanyReport(data)))
    plainMs.push(msOf(() => buildCompanyReport(data)))
  }
  const [whole, plain] = [median(wholeMs.slice(2)), median(plainMs.slice(2))]
  row(
    'report of 5,000 with and without themes',
    ms(whole),
    ms(plain),
    (whole / plain).toFixed(1),
    'under 5 s',
  )
}

/** The sentences of a company report of 10,000 people in German beside English, which takes both, and the report in English alone. */
export const reportTranslatedReport = (): void => {
  const data = dataOf(10_000)
  const german = companyWordsOf('de')
  const aloneMs: number[] = []
  const bothMs: number[] = []
  // The first rounds are of code that is still being compiled.
  for (let count = 0; count < 15; count++) {
    aloneMs.push(msOf(() => buildCompanyReport(data)))
    bothMs.push(
      msOf(() => {
        const company = readCompany(data)
        writeCompanyReport(company, companyEnglish)
        writeCompanyReport(company, german)
      }),
    )
  }
  const [both, alone] = [median(bothMs.slice(5)), median(aloneMs.slice(5))]
  row(
    'report of 10,000 in German beside English',
    ms(both),
    ms(alone),
    (both / alone).toFixed(2),
    'goal 2 at most',
  )
}
