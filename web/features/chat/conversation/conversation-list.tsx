import { Button, Skeleton, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { chatLimits, chats, type Chat } from '../../../../contract/calls/chat.ts'
import { failureText, type CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { DeleteDialog, DeleteMenu } from '../../../ui/dialogs/delete-dialog.tsx'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Props = {
  of: UseQueryResult<{ chats: Chat[] }, CallError>
  /** The id of the conversation on screen. */
  current: string | undefined
  onOpen?: () => void
  onDeleted: (chatId: string) => void
}

/** One's own conversations, the latest first. */
export const ConversationList = ({ of, current, onOpen, onDeleted }: Props) => {
  const [leaving, setLeaving] = useState<Chat>()
  return (
    <nav aria-label={t(texts, 'conversationList.conversations')} className="conversations">
      {of.data === undefined ? (
        of.error === null ? (
          <LoadingList />
        ) : (
          <div role="alert" className="conversations__failed">
            <p>
              {t(texts, 'conversationList.yourConversationsCouldNotBe', { error: failureText(of.error) })}
            </p>
            <Button size="xs" variant="default" onClick={() => void of.refetch()}>
              {t(texts, 'conversationList.tryAgain')}
            </Button>
          </div>
        )
      ) : of.data.chats.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(texts, 'conversationList.whatYouAskIsKept')}
        </Text>
      ) : (
        <ul className="conversations__list">
          {of.data.chats.map((chat) => (
            <li key={chat.id} className="conversations__row" data-current={chat.id === current}>
              <Link
                to={paths.chat}
                search={{ c: chat.id }}
                className="conversations__way"
                aria-current={chat.id === current ? 'page' : undefined}
                {...(onOpen && { onClick: onOpen })}
              >
                <span className="conversations__name">{chat.title}</span>
                <span className="conversations__when">
                  <RelativeTime at={chat.lastMessageAt} />
                </span>
              </Link>
              <DeleteMenu
                name={t(texts, 'conversationList.actionsFor', { title: chat.title })}
                act={t(texts, 'conversationList.deleteThisConversation')}
                onDelete={() => setLeaving(chat)}
              />
            </li>
          ))}
        </ul>
      )}
      {of.data !== undefined && of.data.chats.length >= chatLimits.chatsPerPerson - 10 && (
        <Text size="xs" c="dimmed">
          {t(texts, 'conversationList.theLatestConversationsAreKept', {
            chatsPerPerson: chatLimits.chatsPerPerson,
          })}
        </Text>
      )}
      {leaving !== undefined && (
        <DeleteDialog
          title={t(texts, 'conversationList.deleteThisConversation2')}
          act={t(texts, 'conversationList.deleteIt')}
          goes={t(texts, 'conversationList.withAllOfItsQuestions', { title: leaving.title })}
          stays={t(texts, 'conversationList.theAnswersAndReportsThat')}
          done={t(texts, 'conversationList.theConversationIsDeleted')}
          remove={() => send(chats.deleteChat, { chatId: leaving.id })}
          touches={[chats.listChats.name]}
          onDeleted={() => onDeleted(leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </nav>
  )
}

const LoadingList = () => (
  <Stack gap="sm" aria-busy>
    <output className="visually-hidden">{t(texts, 'conversationList.loading')}</output>
    {[80, 65, 90, 55].map((width) => (
      <Skeleton key={width} height={32} width={`${width}%`} />
    ))}
  </Stack>
)
