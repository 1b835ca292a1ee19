import type { LanguageCode } from '../../../languages/index.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { release } from '../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../core/api/queries.ts'
import { CallError } from '../../core/api/call-error.ts'

/** What the company wiki asks for. English is what is stored, and so is not named. */

export const allVersionsQuery = (organizationId?: string) =>
  callQuery(reports.listCompanyReports, { limit: limits.pageMax }, organizationId)

/** @param id of a version; undefined for the latest */
export const companyReportQuery = (id: string | undefined, language: LanguageCode, organizationId?: string) =>
  callQuery(
    reports.getCompanyReport,
    { ...(id !== undefined && { id }), ...(language !== 'en' && { language }) },
    organizationId,
  )

/** Whether there is no such version, deleted ones included. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'NOT_FOUND'

export const reportStepsQuery = (reportId: string | undefined, organizationId?: string) =>
  callQuery(release.getReportSteps, { reportId }, organizationId)
