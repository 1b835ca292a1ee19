import { Button, Skeleton, Stack } from '@mantine/core'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { MessageCircleOff } from 'lucide-react'
import { useCallback, useEffect, useMemo } from 'react'
import { CallError } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { QueryState, Empty } from '../../../ui/feedback/query-states.tsx'
import type { Answer } from './ask-question.ts'
import { Conversation, type Ask } from './conversation.tsx'
import {
  addToHistory,
  addToTab,
  clearTab,
  useStoredConversation,
  useTabConversation,
} from './conversation-messages.ts'
import { moveDraft } from '../composer/drafts.ts'
import type { ReportContext } from '../report-context.tsx'
import {
  abandonTurn,
  dropTurn,
  retryTurn,
  startTurn,
  stopTurn,
  returnToComposer,
  useTurn,
  type Place,
  type Turn,
} from './pending-questions.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

/** The key of a conversation's draft and turn, by organization. */
const placeOf = (orgId: string, chatId: string): string => `${orgId}/${chatId}`
const begun = 'new'
const ofTab = 'tab'

type Keep = (client: QueryClient, organizationId: string, turn: Turn, answer: Answer) => void

/** The place of a conversation; `keep` stores its answers. */
const usePlace = (key: string, movesOn: boolean, keep: Keep): Place => {
  const { orgId: organizationId } = useMembership().organization
  const client = useQueryClient()
  return useMemo(
    () => ({
      key,
      organizationId,
      movesOn,
      onAnswer: (turn, answer) => keep(client, organizationId, turn, answer),
    }),
    [client, key, organizationId, movesOn, keep],
  )
}

/** What can be done in a conversation. */
const useAsking = (place: Place, chatId: string | null, page: ReportContext | null) => {
  const context = page?.context ?? null
  const onAsk = useCallback<Ask>(
    ({ text, picked, files = [], turnId = null }) => {
      dropTurn(place.key)
      startTurn(place, { chatId, text, picked, files, context, turnId })
    },
    [place, chatId, context],
  )
  return {
    place: place.key,
    page,
    onAsk,
    onStop: () => stopTurn(place.key),
    onRetry: () => retryTurn(place),
    onEdit: () => returnToComposer(place.key),
  }
}

type KeptProps = {
  /** Null for a new conversation. */
  chatId: string | null
  page: ReportContext | null
  onOpen: (chatId: string) => void
  onNew: () => void
}

/** A stored conversation, or a new one in the history. */
export const StoredConversation = ({ chatId, page, onOpen, onNew }: KeptProps) => {
  const { orgId } = useMembership().organization
  const kept = useStoredConversation(chatId, orgId)
  const beginning = usePlace(placeOf(orgId, begun), true, addToHistory)
  const own = usePlace(placeOf(orgId, chatId ?? begun), chatId === null, addToHistory)
  const { key } = own
  const turn = useTurn(key)
  const asking = useAsking(own, chatId, page)
  const moved = turn?.state === 'answered' ? turn.chatId : null
  useEffect(() => {
    if (moved === null) return
    moveDraft(key, placeOf(orgId, moved))
    dropTurn(key)
    onOpen(moved)
  }, [moved, key, orgId, onOpen])
  const onElsewhere = () => {
    if (turn !== undefined) {
      dropTurn(key)
      startTurn(beginning, { ...turn, chatId: null, turnId: null })
    }
    onNew()
  }
  if (
    chatId !== null &&
    kept.error instanceof CallError &&
    kept.error.kind === 'NOT_FOUND' &&
    turn === undefined
  ) {
    return (
      <Empty
        title={t(texts, 'conversations.thisConversationIsNotThere')}
        icon={<MessageCircleOff size={24} />}
        action={<Button onClick={onNew}>{t(texts, 'conversations.newConversation')}</Button>}
      >
        {t(texts, 'conversations.perhapsItWasDeletedMade')}
      </Empty>
    )
  }
  if (chatId !== null && kept.data === undefined) {
    return (
      <QueryState
        of={kept}
        failed={t(texts, 'conversations.theConversationCouldNotBe')}
        loading={<LoadingConversation />}
      >
        {() => null}
      </QueryState>
    )
  }
  return (
    <Conversation
      {...asking}
      said={chatId === null ? [] : (kept.data?.messages ?? [])}
      turn={turn}
      onElsewhere={onElsewhere}
      onNew={onNew}
    />
  )
}

/** The only conversation of a tab, for people without a history. */
export const TabConversation = ({ page, onNew }: { page: ReportContext | null; onNew: () => void }) => {
  const { orgId } = useMembership().organization
  const client = useQueryClient()
  const kept = useTabConversation(orgId)
  const place = usePlace(placeOf(orgId, ofTab), false, addToTab)
  const turn = useTurn(place.key)
  const asking = useAsking(place, kept?.chat.id ?? null, page)
  const onElsewhere = () => {
    dropTurn(place.key)
    clearTab(client, orgId)
    if (turn !== undefined) startTurn(place, { ...turn, chatId: null, turnId: null })
  }
  return (
    <Conversation
      {...asking}
      said={kept?.messages ?? []}
      turn={turn}
      onElsewhere={onElsewhere}
      onNew={onNew}
    />
  )
}

/** Whether the conversation of this tab has begun, and how to restart it. */
export const useNewTabConversation = (): { hasBegun: boolean; begin: () => void } => {
  const { orgId } = useMembership().organization
  const client = useQueryClient()
  const key = placeOf(orgId, ofTab)
  const turn = useTurn(key)
  const kept = useTabConversation(orgId)
  return {
    hasBegun: turn !== undefined || kept !== null,
    begin: () => {
      abandonTurn(key)
      clearTab(client, orgId)
    },
  }
}

const LoadingConversation = () => (
  <Stack gap="xl" aria-busy className="conversation__loading">
    <output className="visually-hidden">{t(texts, 'conversations.loading')}</output>
    <Skeleton height={44} width="45%" ms="auto" />
    <Stack gap="xs">
      {[90, 82, 70].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} />
      ))}
    </Stack>
    <Skeleton height={44} width="35%" ms="auto" />
    <Stack gap="xs">
      {[86, 60].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} />
      ))}
    </Stack>
  </Stack>
)
