import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../core/database/tables.ts'
import { users } from './accounts.ts'
import { organizations } from './organizations.ts'

/** What somebody wrote from the help centre, until a day later: mails hold no text, and are written when they leave. */
export const supportMessages = pgTable(
  'support_messages',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    subject: text().notNull(),
    message: text().notNull(),
    page: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    index('support_messages_user').on(t.orgId, t.userId, t.createdAt),
    index('support_messages_at').on(t.createdAt),
  ],
)
