import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import { gradingCsv } from './grading-csv.ts'

const report = sampleCompanyReport([
  samplePerson('e1', '=HYPERLINK("http://bad")', 'Finance', goodAnswers()),
  samplePerson('e2', 'Ben "B" Okafor, Jr', 'Sales', goodAnswers({ weekly_output: '3' })),
  samplePerson('e3', 'Chloé Kim', 'Sales', null),
])

it('has one row for each graded person, and as many as the grading tables', () => {
  const { data } = Papa.parse<Record<string, string>>(gradingCsv(report), { header: true })
  expect(data).toHaveLength(report.gradingBreakdown.reduce((sum, { answered }) => sum + answered, 0))
  expect(data.map((row) => row['Name'])).toContain('Ben "B" Okafor, Jr')
  expect(data.find((row) => row['Department'] === 'Sales')?.['Output']).toBe('3')
})

it('never starts a cell as a formula', () => {
  expect(gradingCsv(report)).toContain(`'=HYPERLINK`)
})
