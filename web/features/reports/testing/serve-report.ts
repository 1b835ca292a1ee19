import type { z } from 'zod'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { profile } from '../../../testing/sample-profile.ts'
import { serveCall, type ReceivedRequest } from '../../../testing/fake-server.ts'

type Answer = Omit<z.input<typeof reports.getReport.out>, 'isOwn'> & { isOwn?: boolean }

/** Answers the calls of a report's page: nobody has taken a step, and it is somebody else's, unless it says so. */
export const serveReport = (
  answer: Answer | ((heard: ReceivedRequest) => Answer),
  steps: readonly ReportStep[] = [],
  /** What its reader chose to read in. */
  language: LanguageCode | null = null,
): void => {
  serveCall(reports.getReport, (heard) => ({
    isOwn: false,
    ...(typeof answer === 'function' ? answer(heard) : answer),
  }))
  serveCall(accounts.getProfile, { user: { ...profile.user, language } })
  serveCall(release.getReportSteps, { steps: [...steps], next: null })
  serveCall(release.listReviews, { reviews: [], next: null, waiting: 0 })
}

/** A step of Grace Hopper's with version 2. */
export const sampleStep = (kind: ReportStep['kind'], change: Partial<ReportStep> = {}): ReportStep => ({
  id: `step-${kind}`,
  reportId: 'report-e1',
  version: 2,
  kind,
  at: '2026-11-20T09:00:00.000Z',
  by: { userId: 'user-2', name: 'Grace Hopper' },
  text: null,
  isOwn: false,
  nobodyElse: false,
  wasOut: false,
  ...change,
})
