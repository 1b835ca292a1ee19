import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { languageCodes } from '../../languages/index.ts'
import { instant } from '../core/database/tables.ts'
import { employees } from './employees.ts'

/** Submissions: one for each employee; a draft while in progress (specification point 3). */
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
    /**
     * The one browser to which a code that was handed over opens this: where it was begun with such a code, or saved
     * last by who it belongs to. Null opens it to none.
     */
    deviceHash: text('device_hash'),
    /**
     * The address of its last author, their account's or the one they were invited with: a draft opens to nobody else,
     * even if the record is linked with another account or has another address by now. Null for drafts from before this
     * was kept.
     */
    authorAddress: text('author_address'),
    startedAt: instant('started_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** When it was opened again, and the revision that this gave it; null once it is submitted again. */
    reopenedAt: instant('reopened_at'),
    reopenedRevision: integer('reopened_revision'),
    /** The language in which it was submitted last; null where that is not known. */
    language: text({ enum: [...languageCodes] }),
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

/** What a person had submitted before it was opened again (docs/questionnaire.md): reports made from it rest on it for good. */
export const submissionVersions = pgTable(
  'submission_versions',
  {
    orgId: text('org_id').notNull(),
    employeeId: text('employee_id').notNull(),
    /** Of the submission while it was this one. */
    revision: integer().notNull(),
    submissionType: text('submission_type', { enum: ['standard', 'regular'] }).notNull(),
    rawAnswers: jsonb('raw_answers').$type<Record<string, string>>().notNull(),
    questionnaireVersion: text('questionnaire_version').notNull(),
    invitationId: text('invitation_id'),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    reopenedAt: instant('reopened_at').notNull(),
    /** The user who opened it again. */
    reopenedBy: text('reopened_by').notNull(),
    /** What they wrote to its author about it; null where they wrote nothing. */
    reason: text(),
    /** As the submission's. */
    language: text({ enum: [...languageCodes] }),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.employeeId, t.revision] }),
    foreignKey({
      columns: [t.orgId, t.employeeId],
      foreignColumns: [employees.orgId, employees.id],
    }).onDelete('cascade'),
  ],
)
