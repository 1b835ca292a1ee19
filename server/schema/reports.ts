import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  companyReleaseStates,
  releaseStates,
  stepKinds,
} from '../../contract/calls/reports/release-report.ts'
import type { ReportRewording } from '../../contract/shapes/reports/report-rewording.ts'
import type { CompanyReport } from '../../contract/calls/reports/reports.ts'
import type { EmployeeReport } from '../../insights/report-types.ts'
import type { Feature } from '../../insights/anonymity/index.ts'
import type { Topic } from '../../insights/company-report/company-report-types.ts'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'
import { employees } from './employees.ts'

/** Somebody in the list when a company report was made: what of their record it used, and which answers. */
export type PersonInput = readonly [
  employeeId: string,
  /** As they were listed; null where they were erased since. */
  name: string | null,
  role: string | null,
  department: string | null,
  /** Of their submission; null where they had submitted nothing. */
  revision: number | null,
  submittedAt: string | null,
  /** SHA-256 of the answers, the first half of it. */
  answersHash: string | null,
]

/** What one person's report was made from, besides the submission whose revision is kept beside it. */
export type ReportInputs = {
  name: string
  role: string
  department: string
  submittedAt: string | null
  answersHash: string
  /** SHA-256 of all of it, in hexadecimal, as it was when the report was made. */
  hash: string
}

/** What a release showed, as it is stored: everybody once, each set of people by their places in that list. */
export type StoredSums = {
  /** Who they are, and the hash of their answers; of those who were erased, a number in its place. */
  people: readonly (readonly [employeeId: string, answers: string])[]
  sets: readonly { all: 'but' | 'of'; places: readonly number[] }[]
  /** What was added up, which kind of sum, over which set, and between which ends it lies; null where there is none. */
  sums: readonly (readonly [
    quantity: string,
    feature: Feature,
    set: number,
    min: number,
    max: number | null,
  ])[]
  /** Topics of which it was not known who answered. */
  unknown: readonly Topic[]
}

/**
 * Reports (specification point 3: entities and their fields). Every version is kept and none is changed, except that
 * erased people are taken out of the company's; a deleted one is shown to nobody any more, and is erased later.
 */

const removal = {
  removedAt: instant('removed_at'),
  /** The user who deleted it. */
  removedBy: text('removed_by'),
}

export const reports = pgTable(
  'reports',
  {
    orgId: text('org_id').notNull(),
    id: text().notNull(),
    employeeId: text('employee_id').notNull(),
    version: integer().notNull(),
    origin: text({ enum: ['generated', 'written', 'edited'] }).notNull(),
    generatedAt: instant('generated_at').notNull(),
    generatedBy: text('generated_by').notNull(),
    /** The revision of the submission that it was made from. */
    submissionRevision: integer('submission_revision').notNull(),
    /** Of an edited one, the generated version whose texts it changes, where there is one. */
    generatedVersion: integer('generated_version'),
    /** As the last of its steps left it. */
    state: text({ enum: releaseStates }).notNull().default('draft'),
    /** What became of having it worded by a language model; null where none was asked. */
    prose: jsonb().$type<ReportRewording>(),
    content: jsonb().$type<EmployeeReport>().notNull(),
    /** Kept apart so that a list of scores need not read whole reports. */
    grading: jsonb()
      .$type<EmployeeReport['gradingOverview']>()
      .notNull()
      .generatedAlwaysAs(sql`content->'gradingOverview'`),
    /** How many of the inputs of the grade were answered; apart for the same reason. */
    scoreInputsAnswered: integer('score_inputs_answered')
      .notNull()
      .generatedAlwaysAs(sql`(content->'coverage'->>'scoreInputsAnswered')::integer`),
    /** What the generated version that it comes from was made from; null for those from before this was kept. */
    inputs: jsonb().$type<ReportInputs>(),
    ...removal,
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    unique('reports_version').on(t.orgId, t.employeeId, t.version),
    foreignKey({
      columns: [t.orgId, t.employeeId],
      foreignColumns: [employees.orgId, employees.id],
    }).onDelete('cascade'),
  ],
)

export const companyReports = pgTable(
  'company_reports',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    version: integer().notNull(),
    origin: text({ enum: ['generated', 'edited'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** As the last of its steps left it. */
    state: text({ enum: companyReleaseStates }).notNull().default('draft'),
    content: jsonb().$type<z.output<typeof CompanyReport>>().notNull(),
    answered: integer()
      .notNull()
      .generatedAlwaysAs(sql`(content->'coverage'->>'answered')::integer`),
    employees: integer()
      .notNull()
      .generatedAlwaysAs(sql`(content->'coverage'->>'employees')::integer`),
    /** When somebody who was erased was last taken out of it. */
    redactedAt: instant('redacted_at'),
    ...removal,
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] }), unique('company_reports_version').on(t.orgId, t.version)],
)

/** What a generated company report was made from, so that it can be made again and compared. */
export const companyReportInputs = pgTable(
  'company_report_inputs',
  {
    orgId: text('org_id').notNull(),
    reportId: text('report_id').notNull(),
    organizationName: text('organization_name').notNull(),
    /** Everybody in the list, by id. Of people who were erased since only the id is left. */
    people: jsonb().$type<readonly PersonInput[]>().notNull(),
    /** SHA-256 of it all, in hexadecimal, as it was when the report was made. */
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.reportId] }),
    foreignKey({
      columns: [t.orgId, t.reportId],
      foreignColumns: [companyReports.orgId, companyReports.id],
    }).onDelete('cascade'),
  ],
)

/**
 * What people did with a version: who reviewed, released or withdrew it and why, and what its person said to it. A step is
 * added and never changed; those of a person go and come back with them (`take_out_employee` goes by `employee_id`).
 */
export const reportSteps = pgTable(
  'report_steps',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Both of a person's report, neither of the company's. */
    employeeId: text('employee_id'),
    reportId: text('report_id'),
    companyReportId: text('company_report_id'),
    /** 1 for the first step of a version. */
    position: integer().notNull(),
    kind: text({ enum: stepKinds }).notNull(),
    at: instant('at').notNull(),
    byUserId: text('by_user_id').notNull(),
    /** The reason or comment that they wrote. */
    text: text(),
    /** The decider is the person that the report is about. */
    isOwn: boolean('is_own').notNull(),
    /** ... and nobody else there could. Before that was asked of every step it was of releases alone; of the others, false. */
    nobodyElse: boolean('nobody_else').notNull().default(false),
    /** Whether the version was out until then; of one that was brought back, until it was deleted. */
    wasOut: boolean('was_out').notNull(),
    /** The author of the text was shown that its person reads it; false for withdrawals from before that was shown. */
    isTold: boolean('is_told').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    unique('report_steps_of_report').on(t.orgId, t.reportId, t.position),
    unique('report_steps_of_company_report').on(t.orgId, t.companyReportId, t.position),
    check(
      'report_steps_one_report',
      sql`(${t.reportId} is null) = (${t.employeeId} is null) and (${t.reportId} is null) <> (${t.companyReportId} is null)`,
    ),
    foreignKey({
      columns: [t.orgId, t.employeeId],
      foreignColumns: [employees.orgId, employees.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.orgId, t.reportId], foreignColumns: [reports.orgId, reports.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.orgId, t.companyReportId],
      foreignColumns: [companyReports.orgId, companyReports.id],
    }).onDelete('cascade'),
  ],
)

/**
 * What a company report discloses to readers who may not open each person's report, decided at each of its releases:
 * which groups have disclosed numbers depends on earlier releases.
 */
export const companyReportDisclosures = pgTable(
  'told_company_reports',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    reportId: text('report_id').notNull(),
    at: instant('at').notNull(),
    /** `settings.groupThreshold` at the release. */
    threshold: integer().notNull(),
    /** Why no number is disclosed; null where some are. */
    withheld: text({ enum: ['few', 'near', 'old'] }),
    /** The departments whose own numbers are disclosed. */
    departments: jsonb().$type<readonly string[]>().notNull(),
    withheldTopics: jsonb('withheld_topics').$type<readonly string[]>().notNull(),
    /**
     * The disclosed sums, and the people in each; null for releases from before this was kept. It outlives the report.
     */
    sums: jsonb().$type<StoredSums>(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    index('told_company_reports_report').on(t.orgId, t.reportId),
  ],
)
