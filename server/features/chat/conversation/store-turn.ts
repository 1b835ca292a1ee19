import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import {
  chatLimits,
  type Attachment,
  type ChatAnswer,
  type Mention,
  type ReplyAuthor,
} from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import type { z } from 'zod'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { dayMs, minuteMs } from '../../../core/time/durations.ts'
import { Failure, invalid, ruleViolation } from '../../../core/http/failures.ts'
import { latestPast, remainingPause } from '../../../core/time/cooldown.ts'
import { clean, shorten } from '../../../../insights/catalog/quote-answer.ts'
import type { Topic } from '../../../schema/chat.ts'
import type { WrittenReply } from '../analyst/write-reply.ts'
import { lockedAsker, type Asker } from './asker.ts'
import { countErased, redactErased } from './erased-people.ts'
import type { Rights } from '../../../schema/chat.ts'
import { openChat } from './history.ts'
import { chatCounts, chats, chatTurns } from '../../../schema/chat.ts'
import { findHiddenReplies } from './hidden-replies.ts'

/** Stores questions with their replies, both or neither. */

type TurnRow = typeof chatTurns.$inferSelect
type Answer = z.output<typeof ChatAnswer>

const answerOf = ({ id, chatId, reply: text, author, citations, choices, suggestions }: TurnRow): Answer => ({
  reply: { id, text, author, citations, choices, suggestions },
  chatId,
})

/** Replaces a reply that is hidden from its owner. */
const nothingShown = { reply: messages.chatReplyWithheld, citations: [], choices: [], suggestions: [] }

/**
 * The stored reply to a turn that was sent before; undefined where there is none.
 * @throws Failure VALIDATION_ERROR where the turn id belongs to another question
 */
export const findStoredTurn = async (
  asker: Asker,
  { turnId, message }: { turnId?: string | null | undefined; message: string },
): Promise<Answer | undefined> => {
  if (typeof turnId !== 'string') return undefined
  const { tx, org, user } = asker
  const [row] = await tx
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.orgId, org.id), eq(chatTurns.userId, user.id), eq(chatTurns.turnId, turnId)))
  if (row && row.question !== message) throw invalid([{ path: 'turnId', message: messages.chatTurnReused }])
  return row && answerNow(asker, row)
}

/** A stored reply as its owner may see it now. */
const answerNow = async (asker: Asker, row: TurnRow): Promise<Answer> => {
  const withheld = await findHiddenReplies(asker, [row])
  const [shown = row] = await redactErased(asker.tx, asker.org.id, [row])
  return answerOf(withheld.has(row.id) ? { ...row, ...nothingShown } : shown)
}

/** Counts a question. @throws Failure RATE_LIMITED above the limit per minute or per day */
export const countQuestion = async (
  { tx, now, org, user }: Asker,
  { isLimited }: { isLimited: boolean },
): Promise<void> => {
  const at = now.toISOString()
  const isOld = (from: typeof chatCounts.minuteFrom | typeof chatCounts.dayFrom, ms: number) =>
    sql`(${from} <= ${new Date(now.getTime() - ms).toISOString()}::timestamptz or ${from} > ${latestPast(now).toISOString()}::timestamptz)`
  const isNewMinute = isOld(chatCounts.minuteFrom, minuteMs)
  const isNewDay = isOld(chatCounts.dayFrom, dayMs)
  const [row] = await tx
    .insert(chatCounts)
    .values({ orgId: org.id, userId: user.id, minuteFrom: now, inMinute: 1, dayFrom: now, inDay: 1 })
    .onConflictDoUpdate({
      target: [chatCounts.orgId, chatCounts.userId],
      set: {
        minuteFrom: sql`case when ${isNewMinute} then ${at}::timestamptz else ${chatCounts.minuteFrom} end`,
        inMinute: sql`case when ${isNewMinute} then 1 else ${chatCounts.inMinute} + 1 end`,
        dayFrom: sql`case when ${isNewDay} then ${at}::timestamptz else ${chatCounts.dayFrom} end`,
        inDay: sql`case when ${isNewDay} then 1 else ${chatCounts.inDay} + 1 end`,
      },
    })
    .returning()
  if (!row || !isLimited) return
  const after = (from: Date, ms: number) => ({
    retryAfterSeconds: Math.max(1, Math.ceil(remainingPause(from, ms, now) / 1000)),
  })
  if (row.inDay > chatLimits.questionsPerDay)
    throw new Failure('RATE_LIMITED', messages.chatUsedUp, after(row.dayFrom, dayMs))
  if (row.inMinute > chatLimits.questionsPerMinute)
    throw new Failure('RATE_LIMITED', messages.chatTooFast, after(row.minuteFrom, minuteMs))
}

export type Turn = {
  turnId?: string | null | undefined
  chatId?: string | null | undefined
  message: string
  mentions: readonly Mention[]
  attachments: readonly Attachment[]
  askedAt: Date
  written: WrittenReply
  author: ReplyAuthor
  topic: Topic
  rights: Rights
  people: readonly string[]
  /** The number of erased people when the question arrived (`countErased`). */
  erased: number
}

const titleMax = 80

/**
 * Stores a question with its reply, in an existing or a new conversation. Where a concurrent request has stored a
 * reply with the same turn id, that reply is kept and returned.
 * @throws Failure where the asker may no longer ask, or where somebody was erased while it was answered: nothing is
 * stored.
 */
export const storeTurn = async (identified: Asker, turn: Turn): Promise<Answer> => {
  const asker = await lockedAsker(identified)
  const { tx, now, org, user } = asker
  if ((await countErased(tx, org.id)) !== turn.erased) throw ruleViolation(messages.chatErasedMeanwhile)
  // Stores one question of a person at a time.
  await tx
    .select({ userId: chatCounts.userId })
    .from(chatCounts)
    .where(and(eq(chatCounts.orgId, org.id), eq(chatCounts.userId, user.id)))
    .for('update')
  const known = await findStoredTurn(asker, turn)
  if (known) return known
  const chat =
    typeof turn.chatId === 'string' ? await openChat(asker, turn.chatId) : await newChat(asker, turn)
  const { text: reply, citations, choices, suggestions } = turn.written
  const row: TurnRow = {
    orgId: org.id,
    id: newId(),
    chatId: chat.id,
    userId: user.id,
    position: chat.turns + 1,
    turnId: turn.turnId ?? null,
    questionId: newId(),
    askedAt: turn.askedAt,
    question: turn.message,
    mentions: [...turn.mentions],
    attachments: turn.attachments.map(({ name, type, data }) => ({
      name,
      type,
      bytes: Buffer.byteLength(data, 'base64'),
    })),
    answeredAt: now,
    reply,
    author: turn.author,
    citations,
    choices,
    suggestions,
    topic: turn.topic,
    rights: turn.rights,
    people: [...turn.people],
  }
  await tx.insert(chatTurns).values(row)
  await tx
    .update(chats)
    .set({ turns: row.position, lastMessageAt: now })
    .where(and(eq(chats.orgId, org.id), eq(chats.id, chat.id)))
  return answerNow(asker, row)
}

/**
 * A new conversation. Members with chat:history keep the latest 50; others cannot look them up, and keep only the
 * current one.
 */
const newChat = async ({ tx, now, org, user, member }: Asker, { message, askedAt }: Turn) => {
  const kept = can(member, 'chat:history') ? chatLimits.chatsPerPerson : 1
  const own = and(eq(chats.orgId, org.id), eq(chats.userId, user.id))
  const rows = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(own)
    .orderBy(asc(chats.lastMessageAt), asc(chats.id))
  const tooMany = rows.slice(0, Math.max(0, rows.length + 1 - kept)).map(({ id }) => id)
  if (tooMany.length > 0) await tx.delete(chats).where(and(own, isAnyOf(chats.id, tooMany)))
  const chat = {
    orgId: org.id,
    id: newId(),
    userId: user.id,
    title: shorten(clean(message), titleMax),
    startedAt: askedAt,
    lastMessageAt: now,
    turns: 0,
  }
  await tx.insert(chats).values(chat)
  return chat
}
