import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { waitForReport } from '../../../testing/wait-for-report.ts'
import EmployeeReportPage from './employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const made = sampleReport(ada, { version: 2, origin: 'edited', state: 'released' })
const [opportunity, ...opportunities] = made.opportunities
const [strength, ...strengths] = made.strengths
if (!opportunity || !strength) throw new Error('The report says too little')
const report: StoredEmployeeReport = {
  ...made,
  strengths: [{ ...strength, text: 'Somebody thinks so.' }, ...strengths],
  opportunities: [{ ...opportunity, title: 'Somebody’s idea' }, ...opportunities],
}
const mark = /A person wrote this\./
const unknown = /It is no longer known which texts a person wrote, because the edited version was deleted\./

const shown = async (written: StoredEmployeeReport) => {
  serveReport({ report: written, latestVersion: 2, versions: [2, 1] }, [])
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  await screen.findByText('Somebody thinks so.')
  await waitForReport()
}

it('says below each text that a person wrote, or whose title they did, that it is not made from answers', async () => {
  await shown({ ...report, editedTexts: ['Somebody thinks so.', 'Somebody’s idea'] })
  expect(screen.getAllByText(mark)).toHaveLength(2)
  const item = (text: string) => {
    const found = screen.getByText(text).closest('li')
    if (!found) throw new Error('It is no item of a list')
    return within(found)
  }
  expect(item('Somebody thinks so.').getByText(mark)).toBeTruthy()
  expect(item('Somebody’s idea').getByText(mark)).toBeTruthy()
  expect(screen.queryByText(unknown)).toBeNull()
})

it('says of an edited report whose generated version is gone that it is not known what a person wrote', async () => {
  await shown(report)
  expect(screen.getByText(unknown)).toBeTruthy()
  expect(screen.queryByText(mark)).toBeNull()
})
