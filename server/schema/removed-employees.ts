import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/**
 * People who were removed, with all their data, until they are restored or erased. Their rows are in no other table, so
 * no list, count, report or job can find them. The database's functions `take_out_employee` and `put_back_employee`
 * write it; the server adds only `memberUserId` and `memberSince`, where a membership ended with the removal.
 */
export const removedEmployees = pgTable(
  'removed_employees',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** The id that they had and will have again. */
    id: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    role: text().notNull(),
    department: text().notNull(),
    /** The account that they had joined with; it may be gone by now. */
    userId: text('user_id'),
    removedAt: instant('removed_at').notNull(),
    removedBy: text('removed_by').notNull(),
    hasAnswered: boolean('has_answered').notNull(),
    /** The user whose membership ended with the removal; null where none did. */
    memberUserId: text('member_user_id'),
    /** Since when they had been a member: the same membership is given back, never a later one. */
    memberSince: instant('member_since'),
    /** How many reports come back with them. */
    reports: integer().notNull(),
    /** SHA-256 of each of their invite codes, so that somebody who uses one is shown what has become of it. */
    codeHashes: bytea('code_hashes').array().notNull(),
    /** Their rows by the name of the table, as the database wrote them. */
    kept: jsonb().$type<Record<string, Record<string, unknown>[]>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    index('removed_employees_email').on(t.orgId, t.email),
    index('removed_employees_at').on(t.removedAt),
    index('removed_employees_codes').using('gin', t.codeHashes),
  ],
)
