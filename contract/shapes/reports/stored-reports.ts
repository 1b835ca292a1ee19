import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { CompanyReleaseState, DelegatedRights, ReleaseState } from '../../calls/reports/release-report.ts'
import { ReportCycle } from './report-cycle.ts'
import { ReportRewording } from './report-rewording.ts'
import { CompanyReport, EmployeeReport, Grade } from './report-shapes.ts'

/** Reports as they are stored and listed (specification points 3 and 9; docs/reports.md). */

/**
 * The texts that a person wrote in the place of others, as this reader is shown them: they rest on no answer. Not there
 * where nobody edited the version, or where what they were written over is not kept any more.
 */
const EditedTexts = z.array(z.string()).optional()

/**
 * How this version came to be: made from the answers, made so and worded by a language model, or its texts edited by a
 * person.
 */
export const ReportOrigin = z.enum(['generated', 'written', 'edited'])

export const StoredEmployeeReport = EmployeeReport.extend({
  id: Id,
  /** 1 for a person's first report; every generation and every edit adds one. */
  version: z.number().int(),
  origin: ReportOrigin,
  generatedAt: Instant,
  /** Decides who may see it; apart from its person and the deciders, readers learn only that it is released. */
  state: ReleaseState,
  /** Of an edited one, the generated version whose texts it changes; null where that is not known, or none. */
  generatedVersion: z.number().int().nullable(),
  /** What became of having it worded by a language model; not there where none was asked. */
  prose: ReportRewording.optional(),
  editedTexts: EditedTexts,
  /** Not there where people were asked once so far. */
  cycle: ReportCycle.optional(),
})
export type StoredEmployeeReport = z.output<typeof StoredEmployeeReport>

/** The status of a person's report as a whole, whichever version is read. */
export const ReportStatus = z.object({
  /** The newest version that is out; null where none is. */
  releasedVersion: z.number().int().nullable(),
  /**
   * The newest version that its person contests and that nobody has responded to since; null where none is, and for readers
   * who do not decide.
   */
  unansweredVersion: z.number().int().nullable(),
  /** The answers have changed since the latest version was made. */
  isStale: z.boolean(),
  /** The answers are open again: until they are submitted there is nothing to make a report from. */
  isReopened: z.boolean(),
})
export type ReportStatus = z.output<typeof ReportStatus>

export const ReportSummary = z.object({
  employeeId: Id,
  reportId: Id,
  version: z.number().int(),
  origin: ReportOrigin,
  generatedAt: Instant,
  state: ReleaseState,
  ...ReportStatus.shape,
  /** Whether it is about the caller. */
  isOwn: z.boolean(),
  leftToOthers: DelegatedRights,
  grade: Grade,
  overall: z.number(),
  reliability: z.number(),
  roleFit: z.number(),
  scalability: z.number(),
  output: z.number(),
  initiative: z.number(),
  /** How many of the inputs of the grade were answered; the others count as defaults. */
  scoreInputsAnswered: z.number().int(),
  /** Not there where people were asked once so far. */
  cycle: ReportCycle.optional(),
})
export type ReportSummary = z.output<typeof ReportSummary>

const { overview, measures, personnelChanges } = CompanyReport.shape
const { totals } = personnelChanges.shape
const measure = measures.unwrap().element

export const StoredCompanyReport = CompanyReport.extend({
  /**
   * The smallest group whose score this reader is shown; null where every group is shown. What is null below is
   * suppressed for that reason. Where the risk level is null no number is shown, and its reason says why.
   */
  groupThreshold: z.number().int().nullable(),
  overview: overview.extend({
    averagePerformanceScore: overview.shape.averagePerformanceScore.nullable(),
    riskLevel: overview.shape.riskLevel.nullable(),
  }),
  measures: z
    .array(measure.extend({ strong: measure.shape.strong.nullable(), low: measure.shape.low.nullable() }))
    .readonly(),
  personnelChanges: personnelChanges.extend({
    totals: z.object({
      newHires: totals.shape.newHires.nullable(),
      promotions: totals.shape.promotions.nullable(),
      departures: totals.shape.departures.nullable(),
    }),
  }),
  id: Id,
  version: z.number().int(),
  origin: ReportOrigin,
  createdAt: Instant,
  state: CompanyReleaseState,
  /** When names and words of people who were erased were last taken out of it; not there where none were. */
  redactedAt: Instant.optional(),
  editedTexts: EditedTexts,
  /** Not there where people were asked once so far. */
  cycle: ReportCycle.optional(),
  /** True where names of people were left out for the reader (docs/disclosure.md). */
  isAnonymous: z.boolean(),
})
export type StoredCompanyReport = z.output<typeof StoredCompanyReport>

export const CompanyReportVersion = z.object({
  id: Id,
  version: z.number().int(),
  origin: ReportOrigin,
  createdAt: Instant,
  state: CompanyReleaseState,
  answered: z.number().int(),
  employees: z.number().int(),
  /** Not there where people were asked once so far. */
  cycle: ReportCycle.optional(),
})
export type CompanyReportVersion = z.output<typeof CompanyReportVersion>

/** What is otherwise by now than when the answers of the newest version were counted. */
export const CompanyReportStatus = z.object({
  /** How many people are in the list now. */
  employees: z.number().int(),
  /** How many have submitted since, for the first time or again. */
  submitted: z.number().int(),
  /** How many had their answers opened again since and have not submitted them again. */
  reopened: z.number().int(),
  /** Without whose answers it was made because they were open for changes, and still are. */
  open: z.number().int(),
})
export type CompanyReportStatus = z.output<typeof CompanyReportStatus>
