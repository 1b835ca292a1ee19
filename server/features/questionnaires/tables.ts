import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../core/tables.ts'
import { employees } from '../people/tables.ts'

/** Submission of specification point 3: one for each employee; a draft while in progress. */
export const submissions = pgTable(
  'submissions',
  {
    orgId: text('org_id').notNull(),
    employeeId: text('employee_id').notNull(),
    status: text({ enum: ['in_progress', 'completed'] }).notNull(),
    submissionType: text('submission_type', { enum: ['standard', 'regular'] }).notNull(),
    rawAnswers: jsonb('raw_answers').$type<Record<string, string>>().notNull(),
    /** Grows with every stored change. */
    revision: integer().notNull(),
    questionnaireVersion: text('questionnaire_version').notNull(),
    invitationId: text('invitation_id'),
    startedAt: instant('started_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.employeeId] }),
    foreignKey({
      columns: [t.orgId, t.employeeId],
      foreignColumns: [employees.orgId, employees.id],
    }).onDelete('cascade'),
    index('submissions_submitted').on(t.orgId, t.submittedAt),
  ],
)
