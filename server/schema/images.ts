import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../core/database/tables.ts'
import { users } from './accounts.ts'
import { organizations } from './organizations.ts'

/** The picture of a user or of an organization, one for each; it goes with whose it is. */
export const images = pgTable(
  'images',
  {
    /** Another one with every upload, so that an address never shows another picture. */
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    orgId: text('org_id').references(() => organizations.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A file in WebP; null where it lies in the store of files. */
    bytes: bytea(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('images_user').on(t.userId),
    uniqueIndex('images_org').on(t.orgId),
    check('images_one_owner', sql`(${t.userId} is null) <> (${t.orgId} is null)`),
  ],
)
