import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApiScope } from '../../contract/rights/api-scopes.ts'
import { bytea, instant } from '../core/database/tables.ts'
import { memberships, organizations } from './organizations.ts'

/** Keys with which other software makes calls. Those that ended stay, for the audit log names them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Who made it, and the member that it acts as. */
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** SHA-256 of the key; the key itself is shown once and never stored. */
    keyHash: bytea('key_hash').notNull(),
    /** Its last characters, by which people tell keys apart. */
    ending: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null where it does not end by itself. */
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    foreignKey({
      columns: [t.orgId, t.userId],
      foreignColumns: [memberships.orgId, memberships.userId],
    }).onDelete('cascade'),
    uniqueIndex('api_keys_hash').on(t.keyHash),
    index('api_keys_user').on(t.orgId, t.userId),
  ],
)
