import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import type { ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import { sampleEmployees, goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { sampleStep, serveReport } from '../testing/serve-report.ts'
import { serveOwnQuestionnaire } from '../testing/serve-own-questionnaire.ts'
import EmployeeReportPage from './employee-report-page.tsx'

/** Somebody else contests, responds to or withdraws a report while it is read. */

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const contest = 'I trained two people.'
const response = 'We open your answers again.'
const released = sampleStep('released')
const contested = sampleStep('contested', { text: contest })

const serve = (steps: readonly ReportStep[], isOwn: boolean) => {
  const state = steps.includes(contested) ? 'contested' : 'released'
  serveOwnQuestionnaire()
  serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
  const report = sampleReport(ada, { version: 2, state })
  serveReport({ report, latestVersion: 2, versions: [2], isOwn }, steps)
}
const pass = () => act(() => vi.advanceTimersByTimeAsync(21_000))

it('a contest comes by itself to those who decide', async () => {
  serve([released], false)
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  const bar = within(await screen.findByRole('region', { name: 'Release' }))
  expect(bar.queryByText(contest)).toBeNull()
  serve([contested, released], false)
  await pass()
  await waitFor(() => expect(bar.getAllByText(contest).length).toBeGreaterThan(0))
})

it('a response comes by itself to the person of the report', async () => {
  serve([contested, released], true)
  renderScreen(<EmployeeReportPage employeeId="e1" />, { as: 'employee' })
  const own = within(await screen.findByRole('region', { name: 'Your answer' }))
  expect(await own.findByText(contest)).toBeTruthy()
  expect(own.queryByText(response)).toBeNull()
  serve([sampleStep('answered', { text: response }), contested, released], true)
  await pass()
  await waitFor(() => expect(own.getAllByText(response).length).toBeGreaterThan(0))
})
