import { z } from 'zod'
import { Id, Instant } from '../../../../contract/shapes/fields.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import {
  CompanyReleaseState,
  ReleaseState,
  stepKinds,
} from '../../../../contract/calls/reports/release-report.ts'
import { Topic } from '../../../../contract/shapes/reports/report-shapes.ts'
import { ReportRewording } from '../../../../contract/shapes/reports/report-rewording.ts'
import { CompanyReport, EmployeeReport, ReportOrigin } from '../../../../contract/calls/reports/reports.ts'
import { features } from '../../../../insights/anonymity/index.ts'
import { ImportedCount, ImportedVersion } from './number-limits.ts'

/** One line of each file about reports and what was decided about them. */

const Short = z.string().max(300)
const Hash = z.string().max(64)

const removal = { removedAt: Instant.nullable(), removedBy: Id.nullable() }

export const ReportLine = z.strictObject({
  id: Id,
  employeeId: Id,
  version: ImportedVersion,
  origin: ReportOrigin,
  generatedAt: Instant,
  generatedBy: Id,
  submissionRevision: ImportedCount,
  generatedVersion: ImportedVersion.nullable(),
  state: ReleaseState,
  prose: ReportRewording.nullable(),
  content: EmployeeReport,
  inputs: z
    .strictObject({
      name: Short,
      role: Short,
      department: Short,
      submittedAt: Instant.nullable(),
      answersHash: Hash,
      hash: Hash,
    })
    .nullable(),
  ...removal,
})

export const CompanyReportLine = z.strictObject({
  id: Id,
  version: ImportedVersion,
  origin: z.enum(['generated', 'edited']),
  createdAt: Instant,
  createdBy: Id,
  state: CompanyReleaseState,
  content: CompanyReport,
  redactedAt: Instant.nullable(),
  ...removal,
})

export const CompanyReportInputsLine = z.strictObject({
  reportId: Id,
  organizationName: Short,
  people: z.array(
    z.tuple([
      Id,
      Short.nullable(),
      Short.nullable(),
      Short.nullable(),
      ImportedCount.nullable(),
      Instant.nullable(),
      Hash.nullable(),
    ]),
  ),
  hash: Hash,
})

export const ReportStepLine = z
  .strictObject({
    id: Id,
    employeeId: Id.nullable(),
    reportId: Id.nullable(),
    companyReportId: Id.nullable(),
    position: ImportedVersion,
    kind: z.enum(stepKinds),
    at: Instant,
    byUserId: Id,
    text: z.string().max(limits.stepTextMax).nullable(),
    isOwn: z.boolean(),
    /** Files from before it was kept have none. */
    nobodyElse: z.boolean().optional(),
    wasOut: z.boolean(),
    /** Files from before it was kept have none. */
    isTold: z.boolean().default(false),
  })
  .refine(
    ({ employeeId, reportId, companyReportId }) =>
      (reportId === null) === (employeeId === null) && (reportId === null) !== (companyReportId === null),
  )

export const ReportDisclosureLine = z.strictObject({
  id: Id,
  reportId: Id,
  at: Instant,
  threshold: ImportedCount,
  withheld: z.enum(['few', 'near', 'old']).nullable(),
  departments: z.array(Short),
  withheldTopics: z.array(Short),
  /** Files from before it was kept have none. */
  sums: z
    .strictObject({
      people: z.array(z.tuple([Id, Short])),
      sets: z.array(z.strictObject({ all: z.enum(['but', 'of']), places: z.array(z.number().int().min(0)) })),
      sums: z.array(
        z.tuple([Short, z.enum(features), z.number().int().min(0), z.number(), z.number().nullable()]),
      ),
      unknown: z.array(Topic),
    })
    .nullish(),
})
