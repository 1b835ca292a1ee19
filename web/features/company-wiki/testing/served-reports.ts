import { screen } from '@testing-library/react'
import { messages } from '../../../../contract/failures.ts'
import { reports, type StoredCompanyReport } from '../../../../contract/reports.ts'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import { answering, failing } from '../../../testing/server.ts'

/** Company reports of three people, for tests of the company wiki. */

/** Two in Finance who answered, one in Sales who did not. */
export const people = [
  samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers({ missing_tools: 'An automation for payroll' })),
  samplePerson(
    'e2',
    'Ben Okafor',
    'Finance',
    goodAnswers({ tool_effectiveness: '3', job_satisfaction: '2' }),
  ),
  samplePerson('e3', 'Chloé Kim', 'Sales', null),
]
/** The latest report, and an earlier one of one person. */
export const now = sampleCompanyReport(people)
export const before = sampleCompanyReport(people.slice(0, 1), {
  id: 'company-1',
  version: 1,
  createdAt: '2026-10-19T10:00:00.000Z',
})

/** Answers the calls for reports with these, newest first. */
export const serve = (list: readonly StoredCompanyReport[]) => {
  answering(reports.listCompanyReports, {
    versions: list.map(({ id, version, origin, createdAt, coverage }) => ({
      id,
      version,
      origin,
      createdAt,
      answered: coverage.answered,
      employees: coverage.employees,
    })),
    next: null,
  })
  answering(reports.getCompanyReport, ({ request }) => {
    const id = new URL(request.url).searchParams.get('id')
    const found = list.find((report) => id === null || report.id === id)
    if (found === undefined) throw failing('NOT_FOUND', messages.reportNotFound)
    return { report: found }
  })
}

export const section = (name: string) => screen.getByRole('region', { name })
