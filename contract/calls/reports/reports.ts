import { z } from 'zod'
import { call } from '../../http/call.ts'
import { deletionTouches } from './deleted-reports.ts'
import { messages } from '../../http/failures.ts'
import {
  Id,
  Instant,
  Language,
  limitTo,
  NextCursor,
  Page,
  PageByNumber,
  Version,
  VersionInQuery,
} from '../../shapes/fields.ts'
import { limits } from '../../shapes/limits.ts'
import { companyReportTouches, DelegatedRights, OptionalStepText } from './release-report.ts'
import { ReportCycle } from '../../shapes/reports/report-cycle.ts'
import { CompanyReport, EmployeeReport, Evidence } from '../../shapes/reports/report-shapes.ts'
import { ReportTranslation } from '../../shapes/reports/report-translation.ts'
import { Run } from '../batch-jobs.ts'
import {
  CompanyReportStatus,
  CompanyReportVersion,
  ReportStatus,
  ReportSummary,
  StoredCompanyReport,
  StoredEmployeeReport,
} from '../../shapes/reports/stored-reports.ts'

/** Reports of people and of the company: read, generate, edit (specification points 3, 5, 7 and 9; docs/reports.md). */

export { CompanyReport, EmployeeReport } from '../../shapes/reports/report-shapes.ts'
export {
  CompanyReportStatus,
  CompanyReportVersion,
  ReportOrigin,
  ReportStatus,
  ReportSummary,
  StoredCompanyReport,
  StoredEmployeeReport,
} from '../../shapes/reports/stored-reports.ts'

export const reports = {
  generateEmployeeReport: call('generateEmployeeReport', {
    method: 'POST',
    database: 'create',
    summary: 'Makes and stores the next report of a person from their stored answers.',
    may: 'report:generate',
    scope: 'reports:generate',
    in: z.object({
      employee: z.object({ id: Id }),
      submission: z.unknown().optional(),
      companyWiki: z.unknown().optional(),
    }),
    out: z.object({ report: StoredEmployeeReport }),
    touches: ['getReports', 'listReports', 'listReviews', 'getReport', 'getReportAnswers'],
  }),
  startEmployeeReports: call('startEmployeeReports', {
    method: 'POST',
    database: 'batch',
    summary: 'Makes the reports of everyone who has answered, or of those named, as a run.',
    may: 'report:generate',
    scope: 'reports:generate',
    in: z.object({ employeeIds: z.array(Id).min(1).max(limits.pageMax).optional() }),
    out: z.object({ run: Run }),
    touches: ['getRuns'],
  }),
  saveReport: call('saveReport', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary: 'Stores an edited report as the next version; numbers, grades and evidence stay as computed.',
    may: 'report:generate',
    scope: 'never',
    in: z.object({
      employeeId: Id,
      reportData: EmployeeReport,
      /** The version whose texts were edited: it is refused where that is not the latest any more. Without it, the latest. */
      basedOn: Version.optional(),
      /** Why its texts were changed. */
      reason: OptionalStepText,
    }),
    out: z.object({ report: StoredEmployeeReport }),
    touches: ['getReports', 'listReports', 'listReviews', 'getReport', 'getReportSteps'],
  }),
  getReports: call('getReports', {
    method: 'GET',
    database: 'query',
    summary: 'The latest report of each person that the caller may read, by employee id.',
    may: 'report:view',
    scope: 'reports:read',
    in: z.object({ ...Page.shape, limit: limitTo(500) }),
    out: z.object({ reports: z.record(z.string(), StoredEmployeeReport), next: NextCursor }),
  }),
  listReports: call('listReports', {
    method: 'GET',
    database: 'query',
    summary: 'Grade and scores of the latest report of each person that the caller may read.',
    may: 'report:view',
    scope: 'reports:read',
    in: Page,
    out: z.object({ reports: z.array(ReportSummary), next: NextCursor }),
  }),
  getReport: call('getReport', {
    method: 'GET',
    database: { get: 'employeeId' },
    summary: 'One person’s report: the latest version, or the one asked for.',
    may: 'report:view',
    scope: 'reports:read',
    in: z.object({ employeeId: Id, version: VersionInQuery.optional(), language: Language.optional() }),
    out: z.object({
      report: StoredEmployeeReport,
      /** Not there where it is read in English. */
      translation: ReportTranslation.optional(),
      latestVersion: z.number().int(),
      /** The newest of those that are there, newest first; what was deleted is none of them. */
      versions: z.array(z.number().int()),
      /** Of each of them by its number the cycle; not there where people were asked once so far. */
      cycles: z.record(z.string(), ReportCycle).optional(),
      /** Whether it is about the caller, who can answer it then. */
      isOwn: z.boolean(),
      leftToOthers: DelegatedRights,
      /** For who decides. */
      standing: ReportStatus.optional(),
    }),
  }),
  getReportAnswers: call('getReportAnswers', {
    method: 'GET',
    database: { get: 'employeeId' },
    summary:
      'The answers that a version of a person’s report was made from, for who may read answers and for their author.',
    may: 'report:view',
    scope: 'answers:read',
    in: z.object({ employeeId: Id, version: VersionInQuery.optional() }),
    out: z.object({
      rawAnswers: z.record(z.string(), z.string()),
      submittedAt: Instant.nullable(),
      /** False where the person has submitted again since, or their answers are open for changes. */
      isCurrent: z.boolean(),
    }),
  }),
  deleteReport: call('deleteReport', {
    method: 'POST',
    database: { delete: ['reportId', 'employeeId'] },
    summary:
      'Takes one version away: of a person’s report the one named, else the latest; without a person, of the company report. It can be brought back for 30 days (restoreReport).',
    may: 'report:delete',
    scope: 'never',
    in: z
      .object({ employeeId: Id.optional(), reportId: Id.optional() })
      .refine(({ employeeId, reportId }) => (employeeId ?? reportId) !== undefined, {
        error: messages.reportToDelete,
        path: ['reportId'],
      }),
    out: z.object({
      /** The version that was taken away. */
      version: z.number().int(),
      /** The one that is the latest now; null where none is left. */
      latestVersion: z.number().int().nullable(),
      /** Whether a mail leaves that tells its person, where it was out. */
      emailSent: z.boolean(),
      /** Why no mail leaves, in a sentence; null where one does, or there is nobody to mail. */
      notice: z.string().nullable(),
    }),
    touches: deletionTouches,
  }),
  generateCompanyReport: call('generateCompanyReport', {
    method: 'POST',
    database: 'create',
    summary: 'Makes and stores the next company report from the stored answers.',
    may: 'report:generate',
    scope: 'reports:generate',
    organizationMissing: messages.companyWikiOrganizationRequired,
    in: z.object({
      org: z.unknown().optional(),
      submissions: z.unknown().optional(),
      /** Makes nothing where somebody should be asked first: `held` says why. */
      asksFirst: z.boolean().optional(),
    }),
    out: z.object({
      /** The one that was made; where nothing was, the latest. */
      report: StoredCompanyReport,
      /** `same`: made again it would say what the latest says. `edited`: the latest has texts that somebody edited. */
      held: z.enum(['same', 'edited']).optional(),
    }),
    touches: [...companyReportTouches, 'getOrgData'],
  }),
  saveCompanyReport: call('saveCompanyReport', {
    method: 'POST',
    database: { update: 'report.id' },
    summary: 'Stores an edited company report as the next version; numbers and evidence stay as computed.',
    may: 'report:generate',
    scope: 'never',
    organizationMissing: messages.companyReportOrganizationRequired,
    in: z.object({
      report: CompanyReport.extend({
        /** The version whose texts were edited: it is refused where that is not the latest any more. Without it, the latest. */
        id: Id.optional(),
      }),
      /** Why its texts were changed. */
      reason: OptionalStepText,
    }),
    out: z.object({ reportId: Id }),
    bodyLimit: 32 * 1024 * 1024,
    // A report about 10,000 people has 132,000.
    bodyValues: 1_500_000,
    touches: companyReportTouches,
  }),
  getCompanyReports: call('getCompanyReports', {
    method: 'GET',
    database: 'query',
    summary: 'Company reports, newest first.',
    may: 'report:view',
    scope: 'reports:read',
    in: z.object({
      ...PageByNumber.shape,
      limit: limitTo(50),
    }),
    out: z.object({ reports: z.array(StoredCompanyReport), next: NextCursor }),
  }),
  listCompanyReports: call('listCompanyReports', {
    method: 'GET',
    database: 'query',
    summary: 'The versions of the company report, newest first, without their contents.',
    may: 'report:view',
    scope: 'reports:read',
    in: PageByNumber,
    out: z.object({
      versions: z.array(CompanyReportVersion),
      next: NextCursor,
      /** For who decides, with the newest version. */
      standing: CompanyReportStatus.optional(),
    }),
  }),
  getCompanyReport: call('getCompanyReport', {
    method: 'GET',
    database: { get: 'id' },
    summary: 'One company report: the latest, or the one asked for.',
    may: 'report:view',
    scope: 'reports:read',
    in: z.object({ id: Id.optional(), language: Language.optional() }),
    out: z.object({
      report: StoredCompanyReport,
      /** Not there where it is read in English. */
      translation: ReportTranslation.optional(),
    }),
  }),
  getCompanyReportAnswers: call('getCompanyReportAnswers', {
    method: 'POST',
    database: { get: 'reportId' },
    summary:
      'What people answered to questions when a version of the company report was made, for whoever may read answers.',
    may: 'submission:view',
    // A few answers beside a number on the page: software reads answers as a whole.
    scope: 'never',
    in: z.object({ reportId: Id, answers: z.array(Evidence).min(1).max(limits.evidenceMax) }),
    out: z.object({
      /** Without those that are not stored any more; null where the question was left out. */
      answers: z.array(Evidence.extend({ answer: z.string().nullable() })),
    }),
  }),
}
