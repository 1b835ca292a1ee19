import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { languageCodes } from '../../languages/index.ts'
import { bytea, instant } from '../core/database/tables.ts'
import { users } from './accounts.ts'
import { organizations } from './organizations.ts'

/** Employees (specification point 3) and their invitations (docs/invitations.md). */

export const employees = pgTable(
  'employees',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    /** In lower case; one employee an address. */
    email: text().notNull(),
    /** Job title. */
    role: text().notNull(),
    department: text().notNull(),
    status: text({ enum: ['active', 'invited'] }).notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** As given; null where they are derived from name and e-mail. */
    givenInitials: text('given_initials'),
    /** The member that this employee is, once they have joined with an account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** When a membership of theirs ended last; null where none did. It stays when they become a member again. */
    leftAt: instant('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    uniqueIndex('employees_email').on(t.orgId, t.email),
    // On sign-in, people are shown what was sent to their address.
    index('employees_address').on(t.email),
    uniqueIndex('employees_user').on(t.orgId, t.userId),
    // The order of lists: without regard to case, then by code point, the same on every server.
    index('employees_name').on(t.orgId, sql`lower(${t.name}) COLLATE "C"`, t.id),
    // How a department is spelled already.
    index('employees_by_department').on(t.orgId, t.department),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    orgId: text('org_id').notNull(),
    id: text().notNull(),
    employeeId: text('employee_id').notNull(),
    /** SHA-256 of the plain code; the code itself can be made again from the id and the server's secret. */
    codeHash: bytea('code_hash').notNull(),
    /** The same, in hexadecimal, of the code that is handed over instead of mailed; null for those from before there were two. */
    handedCodeHash: text('handed_code_hash'),
    membershipRole: text('membership_role', { enum: ['employee', 'admin'] }).notNull(),
    /** An explicit list that the member will hold; null where there is none. */
    permissions: text().array(),
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    acceptedAt: instant('accepted_at'),
    acceptedBy: text('accepted_by'),
    /** The newest of its employee; older ones no longer open anything. */
    isLatest: boolean('is_latest').notNull().default(true),
    /** How many reminders were asked for with it. */
    remindersSent: integer('reminders_sent').notNull().default(0),
    /** When a mail for it was asked for last; null for those from before this was kept. */
    lastSentAt: instant('last_sent_at'),
    /** The language of its questionnaire and its mails; null lets the recipient choose. */
    language: text({ enum: [...languageCodes] }),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    foreignKey({
      columns: [t.orgId, t.employeeId],
      foreignColumns: [employees.orgId, employees.id],
    }).onDelete('cascade'),
    uniqueIndex('invitations_code').on(t.codeHash),
    uniqueIndex('invitations_handed_code').on(t.handedCodeHash),
    index('invitations_employee').on(t.orgId, t.employeeId),
  ],
)

/**
 * Mails of the last day whose rows went with an organization or a person: they still count for the bounds of a day, by
 * the hash of the address. Handlers add to it and read none of it.
 */
export const forgottenMails = pgTable(
  'forgotten_mails',
  {
    /** That of the mail. */
    id: text().primaryKey(),
    /** SHA-256 of the address, in hexadecimal. */
    addressHash: text('address_hash').notNull(),
    /** Who owned the organization that sent it. */
    ownerId: text('owner_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('forgotten_mails_address').on(t.addressHash, t.at), index('forgotten_mails_at').on(t.at)],
)

/**
 * Who has answered with the link of a mail, or joined: shows that people know who invites them. Handlers add to it and read
 * none of it; it stays when the organization goes.
 */
export const knownRecipients = pgTable(
  'known_recipients',
  {
    /** Who owned the organization. */
    ownerId: text('owner_id').notNull(),
    employeeId: text('employee_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.employeeId] })],
)

/**
 * E-mail addresses that want no more mails asking for answers from an organization, independent of who they belong to
 * there.
 */
export const reminderOptOuts = pgTable(
  'reminder_opt_outs',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Of somebody who was erased a hash, which only recognises the address. */
    email: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.email] })],
)
