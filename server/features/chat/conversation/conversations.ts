import { and, asc, desc, eq, lt } from 'drizzle-orm'
import { chats as calls, type Chat, type ChatMessage } from '../../../../contract/calls/chat.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { notFound, orFail } from '../../../core/http/failures.ts'
import { paginate } from '../../../core/http/paginate.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import type { ReaderContext } from '../../reports/view/report-visibility.ts'
import { redactErasedTitles, redactErased } from './erased-people.ts'
import { chats, chatTurns } from '../../../schema/chat.ts'
import { findHiddenReplies } from './hidden-replies.ts'

/** One's own conversations, read and deleted (specification points 3 and 7). */

type ChatRow = typeof chats.$inferSelect
type TurnRow = typeof chatTurns.$inferSelect

const chatOf = (row: ChatRow): Chat => ({
  id: row.id,
  title: row.title,
  startedAt: row.startedAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
  messages: row.turns * 2,
})

/** @throws Failure NOT_FOUND 'Chat not found: {id}', also for another person's. */
const ownChat = async ({ tx, org, user }: MemberContext, chatId: string): Promise<ChatRow> => {
  const [row] = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.orgId, org.id), eq(chats.userId, user.id), eq(chats.id, chatId)))
  const [chat] = await redactErasedTitles(tx, org.id, row ? [row] : [])
  return orFail(chat, notFound('Chat', chatId))
}

/** Page by page in the order in which they were begun, because an answer moves a chat to the top; each page latest first. */
export const listChats = serveMember(calls.listChats, async ({ limit = limits.pageMax, after }, context) => {
  const { tx, org, user } = context
  const rows = await tx
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.orgId, org.id),
        eq(chats.userId, user.id),
        after === undefined ? undefined : lt(chats.id, after),
      ),
    )
    .orderBy(desc(chats.id))
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, ({ id }) => id)
  const titled = await redactErasedTitles(tx, org.id, page)
  const latestFirst = titled.toSorted((a, b) => b.lastMessageAt.getTime() - a.lastMessageAt.getTime())
  return { chats: latestFirst.map(chatOf), next }
})

export const getChat = serveMember(calls.getChat, async ({ chatId }, context) => {
  const chat = await ownChat(context, chatId)
  return { chat: chatOf(chat), messages: (await messagesOf(context, [chatId])).get(chatId) ?? [] }
})

/** All of the caller's conversations in an organization, the latest first, as `getChat` shows them. */
export const exportedChats = async (context: ReaderContext) => {
  const { tx, org, user } = context
  const stored = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.orgId, org.id), eq(chats.userId, user.id)))
    .orderBy(desc(chats.lastMessageAt), desc(chats.id))
  const rows = await redactErasedTitles(tx, org.id, stored)
  const messagesIn = await messagesOf(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...chatOf(row), messages: messagesIn.get(row.id) ?? [] }))
}

/** What was said in these conversations, in order, by conversation. */
const messagesOf = async (
  context: ReaderContext,
  chatIds: readonly string[],
): Promise<ReadonlyMap<string, ChatMessage[]>> => {
  const { tx, org } = context
  const stored = await tx
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.orgId, org.id), isAnyOf(chatTurns.chatId, chatIds)))
    .orderBy(asc(chatTurns.position))
  const turns = await redactErased(tx, org.id, stored)
  const withheld = await findHiddenReplies(context, turns)
  const said = new Map<string, ChatMessage[]>(chatIds.map((id) => [id, []]))
  for (const turn of turns) said.get(turn.chatId)?.push(...messagesOfTurn(turn, withheld.has(turn.id)))
  return said
}

const messagesOfTurn = (turn: TurnRow, isWithheld: boolean): ChatMessage[] => {
  const { reply: text, author, citations, choices, suggestions } = turn
  return [
    {
      by: 'person',
      id: turn.questionId,
      at: turn.askedAt.toISOString(),
      text: turn.question,
      mentions: turn.mentions,
      attachments: turn.attachments,
    },
    {
      by: 'muster',
      id: turn.id,
      at: turn.answeredAt.toISOString(),
      isWithheld,
      author,
      ...(isWithheld
        ? { text: messages.chatReplyWithheld, citations: [], choices: [], suggestions: [] }
        : { text, citations, choices, suggestions }),
    },
  ]
}

export const deleteChat = serveMember(calls.deleteChat, async ({ chatId }, context) => {
  const { tx, now, org, user } = context
  await ownChat(context, chatId)
  await tx.delete(chats).where(and(eq(chats.orgId, org.id), eq(chats.userId, user.id), eq(chats.id, chatId)))
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'chat.deleted', entity: 'chat', entityId: chatId },
  )
  return {}
})
