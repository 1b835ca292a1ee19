import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RetentionYears } from '../../contract/shapes/retention-years.ts'
import { retentionKinds } from '../../contract/calls/retention.ts'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/** How long an organization keeps each kind of thing (docs/privacy.md); what has no row is kept. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text({ enum: retentionKinds }).notNull(),
    years: integer().$type<RetentionYears>().notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Nothing is removed by it before. */
    beginsAt: instant('begins_at').notNull(),
    /** When its owner was last told by mail what it is about to remove; null where there was nothing to tell yet. */
    toldAt: instant('told_at'),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.kind] }), index('retention_rules_begins').on(t.beginsAt)],
)

/**
 * What reports were made from and a rule has removed since, so that checking one says so: ids and moments, nothing else.
 * People are named by the id that is left of them in reports.
 */
export const removedInputs = pgTable(
  'removed_inputs',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    employeeId: text('employee_id').notNull(),
    /** Of the answers; 0 where everything of the person went. */
    revision: integer().notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.employeeId, t.revision] })],
)
