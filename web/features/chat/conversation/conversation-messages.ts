import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { chats, type Chat, type ChatMessage } from '../../../../contract/calls/chat.ts'
import { callQuery } from '../../../core/api/queries.ts'
import type { Answer } from './ask-question.ts'
import type { Turn } from './pending-questions.ts'

/** The messages of a conversation: from the server, or from this tab for people without a history. */

type Said = { chat: Chat; messages: ChatMessage[] }

const titleMax = 80

/** The question and its reply in the shape of the history; the server's own replace them on the next fetch. */
const messagesOf = ({ turnId, at, text, picked, files }: Turn, { reply }: Answer): ChatMessage[] => [
  {
    by: 'person',
    id: turnId,
    at,
    text,
    mentions: picked.map(({ mention }) => mention),
    attachments: files.map(({ name, type, bytes }) => ({ name, type, bytes })),
  },
  { by: 'muster', at: new Date().toISOString(), isWithheld: false, ...reply },
]

const withTurn = (known: Said | undefined, turn: Turn, answer: Answer): Said => {
  const messages = [...(known?.messages ?? []), ...messagesOf(turn, answer)]
  const lastMessageAt = new Date().toISOString()
  const chat = known?.chat ?? {
    id: answer.chatId,
    title: turn.text.slice(0, titleMax),
    startedAt: turn.at,
    lastMessageAt,
    messages: 0,
  }
  return { chat: { ...chat, lastMessageAt, messages: messages.length }, messages }
}

/** Adds an answered question to a stored conversation. */
export const addToHistory = (
  client: QueryClient,
  organizationId: string,
  turn: Turn,
  answer: Answer,
): void => {
  const { queryKey } = callQuery(chats.getChat, { chatId: answer.chatId }, organizationId)
  const known = client.getQueryData(queryKey)
  // A conversation that was not loaded is fetched whole rather than shown without its beginning.
  if (turn.chatId === null || known !== undefined)
    client.setQueryData(queryKey, withTurn(known, turn, answer))
  void client.invalidateQueries({ queryKey })
  void client.invalidateQueries({ queryKey: [chats.listChats.name] })
}

const inTab = (organizationId: string) => ['chatOfThisTab', organizationId] as const

/** Adds an answered question to the only conversation of this tab. */
export const addToTab = (client: QueryClient, organizationId: string, turn: Turn, answer: Answer): void => {
  client.setQueryData<Said>(inTab(organizationId), (known) => withTurn(known, turn, answer))
}

/** Restarts the conversation of this tab. */
export const clearTab = (client: QueryClient, organizationId: string): void => {
  client.setQueryData<Said | null>(inTab(organizationId), null)
}

/** The conversation of this tab; null before it has begun. It is kept until the tab is left. */
export const useTabConversation = (organizationId: string): Said | null =>
  useQuery({
    queryKey: inTab(organizationId),
    queryFn: (): Said | null => null,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data ?? null

/** A stored conversation. */
export const useStoredConversation = (chatId: string | null, organizationId: string) =>
  useQuery({
    ...callQuery(chats.getChat, { chatId: chatId ?? '' }, organizationId),
    enabled: chatId !== null,
  })

/** Removes a deleted conversation from the cache. */
export const useRemoveConversation = (): ((chatId: string) => void) => {
  const client = useQueryClient()
  return (chatId) => client.removeQueries({ queryKey: callQuery(chats.getChat, { chatId }).queryKey })
}
