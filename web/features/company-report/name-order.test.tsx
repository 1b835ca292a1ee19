import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { people as directory } from '../../../contract/calls/employees/employees.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import { sampleEmployees, sampleCompanyReport, samplePerson } from '../../testing/sample-reports.ts'
import { serveCall, failureResponse } from '../../testing/fake-server.ts'
import { waitForReport } from '../../testing/wait-for-report.ts'
import CompanyWikiPage from './company-report-page.tsx'
import { people, section, serve } from './testing/serve-company-reports.ts'

/** Names stand in one order everywhere: “Person 2” before “Person 10”, as in the list of submissions. */

const silent = [1, 2, 10, 100].map((number) => samplePerson(`s${number}`, `Person ${number}`, 'Sales', null))

it('names who has not answered in the order in which people look for them', async () => {
  const report = sampleCompanyReport([...people.slice(0, 2), ...silent])
  expect(report.coverage.notAnsweredEmployees.map(({ employeeName }) => employeeName)).toEqual([
    'Person 1',
    'Person 10',
    'Person 100',
    'Person 2',
  ])
  serve([report])
  renderScreen(<CompanyWikiPage />)
  await waitForReport()
  const links = await within(section('Who answered')).findAllByRole('link', { name: /^Person/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Person 1',
    'Person 2',
    'Person 10',
    'Person 100',
  ])
})

it('and so before there is a report', async () => {
  serveCall(reports.listCompanyReports, { versions: [], next: null })
  serveCall(reports.getCompanyReport, () => {
    throw failureResponse('NOT_FOUND', messages.reportNotFound)
  })
  serveCall(directory.getEmployees, { employees: sampleEmployees(silent.toReversed()), next: null })
  renderScreen(<CompanyWikiPage />)
  expect(
    await screen.findByText(/Not answered yet: Person 1, Person 2, Person 10,? and Person 100\./),
  ).toBeTruthy()
})
