import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/** Each time that everybody was asked again. A report belongs to the cycle that was the newest when it was made. */
export const cycles = pgTable(
  'cycles',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** 2 for the first time that people are asked again: what they answered before is cycle 1. */
    number: integer().notNull(),
    name: text().notNull(),
    /** What is announced to everybody about it; null where nothing was written. */
    reason: text(),
    openedAt: instant('opened_at').notNull(),
    openedBy: text('opened_by').notNull(),
    /** How many people had submitted and were to be asked again. */
    asked: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] }), unique('cycles_number').on(t.orgId, t.number)],
)
