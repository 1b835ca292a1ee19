import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Choice, Citation, StoredAttachment, Mention, ReplyAuthor } from '../../contract/calls/chat.ts'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/** What a reply was about, kept with it so that the next question can say 'her', 'there' or 'the second one'. */
export type Topic = {
  /** The question of the analyst's list that was answered; null where none was. */
  question: string | null
  employeeIds: string[]
  departments: string[]
}

/** What somebody might see when a reply was made for them; a stored reply is shown as long as they may see as much. */
export type Rights = {
  sees: 'own' | 'all but pay' | 'everything'
  /** Whether suggested pay was shown; absent in earlier replies, where everybody who saw everything was shown it. */
  isPayShown?: boolean
  /** The employee whose report alone they may see; null where that is nobody, or everybody. */
  employeeId: string | null
  /** Of others, only what was answered since was shown (`Reader`); null or absent: all of it. */
  openSince?: string | null
  may: ('employee:view' | 'report:view' | 'submission:view')[]
}

/**
 * Conversations, called chatHistory in the specification (point 3). A conversation is its owner's alone: the database
 * shows it to nobody else, whatever their role.
 */

export const chats = pgTable(
  'chats',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    title: text().notNull(),
    startedAt: instant('started_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    turns: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    index('chats_latest').on(t.orgId, t.userId, t.lastMessageAt, t.id),
  ],
)

/** A question with its reply: one row, so that neither is ever without the other. */
export const chatTurns = pgTable(
  'chat_turns',
  {
    orgId: text('org_id').notNull(),
    /** Of the reply. */
    id: text().notNull(),
    chatId: text('chat_id').notNull(),
    userId: text('user_id').notNull(),
    /** From 1 on. */
    position: integer().notNull(),
    /** Of the sender's making; null where they gave none. */
    turnId: text('turn_id'),
    questionId: text('question_id').notNull(),
    askedAt: instant('asked_at').notNull(),
    question: text().notNull(),
    mentions: jsonb().$type<Mention[]>().notNull(),
    attachments: jsonb().$type<z.output<typeof StoredAttachment>[]>().notNull(),
    answeredAt: instant('answered_at').notNull(),
    reply: text().notNull(),
    /** Before there were others, the built-in analyst made every reply. */
    author: jsonb().$type<ReplyAuthor>().notNull().default({ by: 'analyst', why: null, model: null }),
    citations: jsonb().$type<Citation[]>().notNull(),
    choices: jsonb().$type<Choice[]>().notNull(),
    suggestions: jsonb().$type<string[]>().notNull(),
    /** What was spoken of: the next question may say 'her' or 'there'. */
    topic: jsonb().$type<Topic>().notNull(),
    /** What the asker might see when the reply was made: with less, it is not shown any more. */
    rights: jsonb().$type<Rights>().notNull(),
    /** The employees that the reply names or quotes. */
    people: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    foreignKey({ columns: [t.orgId, t.chatId], foreignColumns: [chats.orgId, chats.id] }).onDelete('cascade'),
    unique('chat_turns_position').on(t.orgId, t.chatId, t.position),
    unique('chat_turns_sent').on(t.orgId, t.userId, t.turnId),
  ],
)

/** How much somebody has asked: since when a minute and a day are counted, and how often in each. */
export const chatCounts = pgTable(
  'chat_counts',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    minuteFrom: instant('minute_from').notNull(),
    inMinute: integer('in_minute').notNull(),
    dayFrom: instant('day_from').notNull(),
    inDay: integer('in_day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.userId] })],
)

/** Somebody who was erased and is being taken out of conversations; after that, only that it was done is left. */
export const chatErasures = pgTable(
  'chat_erasures',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    employeeId: text('employee_id').notNull(),
    /** Empty once it is done, and so is the address. */
    name: text().notNull(),
    email: text().notNull(),
    /** The questions up to this one are done. */
    doneUpTo: text('done_up_to').notNull(),
    isDone: boolean('is_done').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] })],
)
