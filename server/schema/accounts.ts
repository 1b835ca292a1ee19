import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { languageCodes } from '../../languages/index.ts'
import { bytea, instant } from '../core/database/tables.ts'

/** Users, sessions, and one-time codes that are stored hashed (specification point 3; docs/sign-in.md). */

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    displayName: text('display_name').notNull(),
    photoUrl: text('photo_url'),
    phoneNumber: text('phone_number'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    lastLoginAt: instant('last_login_at'),
    loginCount: integer('login_count').notNull().default(0),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** Whether they want to be reminded of a questionnaire that they have not answered. */
    wantsReminders: boolean('wants_reminders').notNull().default(true),
    /** The language that they chose; null where they chose none. */
    language: text({ enum: [...languageCodes] }),
  },
  (t) => [uniqueIndex('users_email').on(t.email)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is shown once and never stored. */
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastAccessedAt: instant('last_accessed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    deviceInfo: text('device_info'),
    ipAddress: text('ip_address'),
    /**
     * Of the key that the browser keeps for itself, mixed with the user: tells one's own devices from new ones.
     * Null where the browser sent none, and once the session was revoked: a device that was lost is new again.
     */
    deviceHash: bytea('device_hash'),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_user').on(t.userId)],
)

/** The one live code of an e-mail, and how many codes strangers asked for within an hour. */
export const oneTimeCodes = pgTable('one_time_codes', {
  email: text().primaryKey(),
  /** Names the code in its mail; changes with every new code. */
  id: text().notNull(),
  codeHash: bytea('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  digits: integer().notNull().default(6),
  usedAt: instant('used_at'),
  windowStartedAt: instant('window_started_at').notNull(),
  windowSends: integer('window_sends').notNull(),
  /** That the mail with the code was asked in; null where nobody chose one on the device that asked. */
  language: text({ enum: [...languageCodes] }),
})

/** How many codes each source (a network, or a device known to the user) asked for an e-mail within an hour. */
export const oneTimeCodeSources = pgTable(
  'one_time_code_sources',
  {
    email: text().notNull(),
    source: text().notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    windowSends: integer('window_sends').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.source] }),
    index('one_time_code_sources_window').on(t.windowStartedAt),
  ],
)

/** The wrong tries for an e-mail within a day, known to this server or not. */
export const wrongCodeTries = pgTable(
  'wrong_code_tries',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    codeId: text('code_id').notNull(),
    /** Who tried: `device:<hash>` where the browser sent its key, else `network:<address>`. */
    source: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('wrong_code_tries_email').on(t.email, t.at),
    index('wrong_code_tries_code').on(t.codeId, t.source),
    index('wrong_code_tries_at').on(t.at),
  ],
)
