import { and, asc, eq, gt } from 'drizzle-orm'
import { chatLimits } from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { notFound, ruleViolation } from '../../../core/http/failures.ts'
import { noTopic } from '../analyst/topic.ts'
import { redactErased } from './erased-people.ts'
import type { Asker } from './asker.ts'
import { chats, chatTurns } from '../../../schema/chat.ts'
import { findHiddenReplies } from './hidden-replies.ts'

/** Continues conversations. */

type TurnRow = typeof chatTurns.$inferSelect

/** The end of a conversation. `said`: the last questions with their replies, as far as they may be shown. */
export type ChatHistory = Pick<TurnRow, 'topic' | 'choices' | 'question'> & {
  said: Pick<TurnRow, 'question' | 'reply'>[]
}

/** The number of remembered turns: words such as 'her' or 'there' refer to one of the last. */
const turnsRemembered = 4

/**
 * The last turns of the conversation that is continued.
 * @throws Failure NOT_FOUND 'Chat not found: {id}'; BUSINESS_LOGIC_ERROR where it is full
 */
export const readHistory = async (asker: Asker, chatId: string | null | undefined): Promise<ChatHistory> => {
  const { tx, org } = asker
  if (typeof chatId !== 'string') return { topic: noTopic, choices: [], question: '', said: [] }
  const chat = await openChat(asker, chatId)
  const stored = await tx
    .select()
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.orgId, org.id),
        eq(chatTurns.chatId, chat.id),
        gt(chatTurns.position, chat.turns - turnsRemembered),
      ),
    )
    .orderBy(asc(chatTurns.position))
  const withheld = await findHiddenReplies(asker, stored)
  const rows = await redactErased(tx, org.id, stored)
  const { topic, choices, question } = rows.at(-1) ?? { topic: noTopic, choices: [], question: '' }
  const said = rows.flatMap((row) =>
    withheld.has(row.id) ? [] : [{ question: row.question, reply: row.reply }],
  )
  return { topic, choices, question, said }
}

/**
 * The caller's own conversation, with room for one more question.
 * @throws Failure as `readHistory`
 */
export const openChat = async ({ tx, org, user }: Asker, chatId: string) => {
  const [chat] = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.orgId, org.id), eq(chats.userId, user.id), eq(chats.id, chatId)))
  if (!chat) throw notFound('Chat', chatId)
  if (chat.turns * 2 >= chatLimits.messagesPerChat) throw ruleViolation(messages.chatFull)
  return chat
}
