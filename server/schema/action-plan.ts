import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { planStates, type Finding } from '../../contract/calls/action-plan.ts'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/** What is to be done, and what became of it. */
export const planItems = pgTable(
  'plan_items',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    title: text().notNull(),
    details: text().notNull(),
    /**
     * An employee, or a member by their user id; no key, since an action stays where its owner is removed, and is theirs again
     * if they come back.
     */
    ownerId: text('owner_id'),
    dueOn: date('due_on', { mode: 'string' }),
    state: text({ enum: planStates }).notNull(),
    outcome: text().notNull(),
    /** The finding as it stood; the report itself may be deleted since. */
    finding: jsonb().$type<Omit<Finding, 'version' | 'origin'>>(),
    revision: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] }), index('plan_items_owner').on(t.orgId, t.ownerId)],
)
