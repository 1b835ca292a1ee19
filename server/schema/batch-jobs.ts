import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/** Long work that goes on without its page, and its rows in order. */

export const runs = pgTable(
  'runs',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    kind: text({ enum: ['invitations', 'employee-reports', 'reminders', 'cycle'] }).notNull(),
    startedBy: text('started_by').notNull(),
    /** The API key that it was started with: its rows are worked no further than that goes. Null where none. */
    apiKeyId: text('api_key_id'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    index('runs_started').on(t.orgId, t.startedBy, t.startedAt),
  ],
)

export const runRows = pgTable(
  'run_rows',
  {
    orgId: text('org_id').notNull(),
    runId: text('run_id').notNull(),
    position: integer().notNull(),
    label: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    error: text(),
    /** What is to be known of a row that was done. */
    notice: text(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.runId, t.position] }),
    foreignKey({ columns: [t.orgId, t.runId], foreignColumns: [runs.orgId, runs.id] }).onDelete('cascade'),
  ],
)
