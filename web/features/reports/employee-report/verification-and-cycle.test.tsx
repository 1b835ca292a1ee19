import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { verify } from '../../../../contract/calls/reports/verify-report.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { sampleVerification } from '../../../testing/sample-verification.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import EmployeeReportPage from './employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const page = <EmployeeReportPage employeeId="e1" />

const verification = sampleVerification({
  inputs: { ...sampleVerification().inputs, people: 1 },
})

describe('verifying one’s own report', () => {
  it('is offered where it is released, by the call that is theirs', async () => {
    const report = sampleReport(ada, { version: 2, state: 'released' })
    serveReport({ report, latestVersion: 2, versions: [2], isOwn: true })
    const asked: string[] = []
    serveCall(verify.verifyOwnReport, ({ request }) => {
      asked.push(new URL(request.url).search)
      return { verification }
    })
    const { user } = renderScreen(page, { as: 'employee' })
    const region = within(await screen.findByRole('region', { name: 'How it was generated' }))
    await user.click(region.getByRole('button', { name: 'Verify this report' }))
    expect(await region.findByText('Verified: it matches the answers')).toBeTruthy()
    expect(asked).toEqual(['?version=2'])
  })

  it('is not offered of another’s', async () => {
    serveReport({ report: sampleReport(ada, { state: 'released' }), latestVersion: 1, versions: [1] })
    renderScreen(page, { as: 'employee' })
    await screen.findByRole('region', { name: 'In short' })
    expect(screen.queryByRole('region', { name: 'How it was generated' })).toBeNull()
  })
})

describe('the cycle of a report', () => {
  it('stands beside its version, and beside each that can be picked', async () => {
    const spring = { number: 2, name: 'Spring' }
    const report = sampleReport(ada, { version: 2, cycle: spring })
    const cycles = { 2: spring, 1: { number: 1, name: null } }
    serveReport({ report, latestVersion: 2, versions: [2, 1], cycles })
    const { user } = renderScreen(page)
    expect(await screen.findByText(/Version 2 \(Cycle 2: Spring\)/)).toBeTruthy()
    await user.click(screen.getByRole('combobox', { name: 'Version' }))
    const options = await within(await screen.findByRole('listbox', { name: 'Version' })).findAllByRole(
      'option',
    )
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Version 2 · Cycle 2: Spring (latest)',
      'Version 1 · Cycle 1',
    ])
  })

  it('is not spoken of where people were asked once so far', async () => {
    serveReport({ report: sampleReport(ada, { version: 2 }), latestVersion: 2, versions: [2, 1] })
    renderScreen(page)
    await screen.findByRole('region', { name: 'In short' })
    expect(screen.queryByText(/[Cc]ycle/)).toBeNull()
  })
})
