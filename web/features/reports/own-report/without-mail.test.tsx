import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { actionPlan } from '../../../../contract/calls/action-plan.ts'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import ReportsPage from '../reports-page.tsx'
import { sampleStep } from '../testing/serve-report.ts'
import { serveOwnQuestionnaire } from '../testing/serve-own-questionnaire.ts'

beforeEach(() => {
  serveCall(accounts.getServerInfo, {
    mail: 'none',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  serveCall(reports.listReports, { reports: [], next: null })
  serveCall(actionPlan.listPlanItems, { items: [], next: null, counts: { open: 0, done: 0, dropped: 0 } })
  serveOwnQuestionnaire()
})

const open = (steps: readonly ReportStep[]) => {
  serveCall(release.getReportSteps, { steps: [...steps], next: null })
  renderScreen(<ReportsPage />, { as: 'employee' })
}
const released = sampleStep('released')
const withdrawn = sampleStep('withdrawn', { wasOut: true })
const restored = sampleStep('restored', { wasOut: true })

it.each([
  ['whose report is not released yet', [], /You can read it here then\. This server sends no mail/],
  [
    'whose report was withdrawn',
    [withdrawn, released],
    /Once another version is reviewed and released, it appears here\. This server/,
  ],
  [
    'whose report was brought back',
    [restored, released],
    /Once this or another version is reviewed and released, it appears here\. This server/,
  ],
])('where no mail leaves the server, none is promised to somebody %s', async (_, steps, said) => {
  open(steps)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText(/told/)).toBeNull()
})
