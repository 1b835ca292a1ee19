import { people } from '../demo/sample.ts'
import { buildCompanyReport } from '../insights/company-report/company-report.ts'
import { buildEmployeeReport } from '../insights/employee-report/employee-report.ts'
import { dataOf } from './company-report.ts'
import { row } from './result-table.ts'

/** What people wrote, and what repeats their words, is not ours to judge. */
const quoted = new Set(['answers', 'evidence', 'quotes', 'employeeName', 'label', 'workings'])

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (quoted.has(key) ? [] : stringsIn(part)))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The whole sentences of a report, each once and without quotes. */
const sentencesOf = (report: object): string[] => [
  ...new Set(
    stringsIn(report)
      .map((text) => text.replaceAll(/“[^”]*”/g, ''))
      .filter((text) => /\s.*[.!?]$/s.test(text))
      .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim())),
  ),
]

const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []

const readingOf = (sentences: readonly string[], syllable: (text: string) => number) => {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return {
    ease: 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length),
    longest: Math.max(...sentences.map((sentence) => wordsOf(sentence).length)),
  }
}

const employeeReports = () =>
  people.map(({ name, role, department, answers }, index) =>
    buildEmployeeReport({
      employee: { id: `e${index}`, name, role, department },
      rawAnswers: answers,
      submittedAt: '2026-03-01T09:00:00.000Z',
    }),
  )

const companyOfSample = () => ({
  ...dataOf(0),
  employees: people.map(({ name, email, role, department }, index) => ({
    id: `e${index}`,
    name,
    email,
    role,
    department,
    status: 'active' as const,
  })),
  submissions: people.map(({ answers }, index) => ({
    employeeId: `e${index}`,
    rawAnswers: answers,
    submittedAt: '2026-03-01T09:00:00.000Z',
  })),
})

/** How easily the English reports of the sample data read (Flesch reading ease), and how long their longest sentence is. */
export const reportReadability = async (): Promise<void> => {
  const { syllable } = await import('syllable')
  const reports: [string, object[]][] = [
    ['reports of people', employeeReports()],
    ['company report of 5', [buildCompanyReport(companyOfSample())]],
    ['company report of 300', [buildCompanyReport(dataOf(300))]],
  ]
  const readings = reports.map(
    ([name, some]) => [name, readingOf(some.flatMap(sentencesOf), syllable)] as const,
  )
  for (const [name, { ease, longest }] of readings) {
    row(`Flesch reading ease, ${name}`, ease.toFixed(1), '', '', 'at least 60')
    row(`longest sentence in words, ${name}`, String(longest), '', '', 'at most 30')
  }
  const mean = readings.reduce((sum, [, { ease }]) => sum + ease, 0) / readings.length
  row('Flesch reading ease, mean', mean.toFixed(1), '', '', 'at least 60')
}
