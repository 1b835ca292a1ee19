import { z } from 'zod'
import { fileCall } from '../http/call.ts'
import { Id, Language, TimeZone, VersionInQuery } from '../shapes/fields.ts'

/**
 * Reports and answers as files (docs/exports-and-backups.md): what a file says is what the calls of
 * contract/calls/reports/reports.ts and of contract/calls/submissions.ts answer its reader.
 */

/** The formats of files, each with its media type. */
export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileFormat = keyof typeof fileTypes

/** The state of a person's report, and its labels on the screen and in files. */
export const reportStateLabels = {
  current: 'Up to date',
  stale: 'Answers changed since',
  reopened: 'Answers reopened',
  missing: 'No report yet',
  closed: 'None that you can read',
  waiting: 'Waiting for answers',
} as const
export type ReportState = keyof typeof reportStateLabels

/**
 * The state of the report of somebody who was invited or has answered. `report`: the latest one that this reader can
 * see, if any. `findsEvery`: whether this reader sees every report, including drafts and those made of answers from
 * before reports were opened. Other readers do not learn whether there is one.
 */
export const reportStateOf = (
  { status }: { status: 'active' | 'invited' },
  report: { isStale: boolean; isReopened: boolean } | undefined,
  findsEvery: boolean,
): ReportState => {
  if (report === undefined) return status === 'invited' ? 'waiting' : findsEvery ? 'missing' : 'closed'
  if (report.isReopened) return 'reopened'
  return report.isStale ? 'stale' : 'current'
}

/** Moments are written in it; in UTC without it. */
const FileTimeZone = TimeZone.optional()

/** In a PDF, so many people are listed by name; it says where the others are. */
export const peopleInPdf = 1_000

export const exports = {
  exportEmployeeReport: fileCall('exportEmployeeReport', {
    method: 'GET',
    database: { get: 'employeeId' },
    summary: 'One person’s report as a file: the latest version, or the one asked for.',
    may: 'report:view',
    scope: 'reports:read',
    in: z.object({
      employeeId: Id,
      version: VersionInQuery.optional(),
      format: z.enum(['pdf']),
      /** Of its words; what people wrote stays as it is. English where it is not there. */
      language: Language.optional(),
      timeZone: FileTimeZone,
    }),
    fileTypes: [fileTypes.pdf],
  }),
  exportReports: fileCall('exportReports', {
    method: 'GET',
    database: 'query',
    summary: 'The list of reports as a file: a row for each person that the caller sees in it.',
    may: 'report:view',
    scope: 'reports:read',
    in: z.object({
      format: z.enum(['csv', 'xlsx']),
      language: Language.optional(),
      timeZone: FileTimeZone,
    }),
    fileTypes: [fileTypes.csv, fileTypes.xlsx],
  }),
  exportAnswers: fileCall('exportAnswers', {
    method: 'GET',
    database: 'query',
    summary:
      'All submitted answers as a file: a row for each person who answered, a column for each question.',
    may: 'submission:view',
    scope: 'answers:read',
    in: z.object({
      format: z.enum(['csv', 'xlsx']),
      language: Language.optional(),
      timeZone: FileTimeZone,
    }),
    fileTypes: [fileTypes.csv, fileTypes.xlsx],
  }),
  exportCompanyReport: fileCall('exportCompanyReport', {
    method: 'GET',
    database: { get: 'id' },
    summary: 'A company report as a file, as the caller may see it: the latest, or the one asked for.',
    may: 'report:view',
    scope: 'reports:read',
    in: z.object({
      id: Id.optional(),
      format: z.enum(['pdf', 'xlsx', 'pptx']),
      language: Language.optional(),
      timeZone: FileTimeZone,
    }),
    fileTypes: [fileTypes.pdf, fileTypes.xlsx, fileTypes.pptx],
  }),
}
