import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CompanyReport } from '../../../contract/reports.ts'
import type { EmployeeReport } from '../../../insights/report-types.ts'
import { instant } from '../../core/tables.ts'
import { organizations } from '../organizations/tables.ts'
import { employees } from '../people/tables.ts'

/**
 * Reports of specification point 3. Every version is kept and none is changed, but that whoever is erased is taken out
 * of the company's; one that was deleted is shown to nobody any more, and goes after a while.
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
    origin: text({ enum: ['generated', 'edited'] }).notNull(),
    generatedAt: instant('generated_at').notNull(),
    generatedBy: text('generated_by').notNull(),
    /** The revision of the submission that it was made from. */
    submissionRevision: integer('submission_revision').notNull(),
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
