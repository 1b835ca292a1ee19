import '../../ui/report/document/report-typography.css'
import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { History, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { chats } from '../../../contract/calls/chat.ts'
import { callQuery } from '../../core/api/queries.ts'
import { useMay, useMembership } from '../../core/organization/membership.tsx'
import { useViewState } from '../../core/navigation/url-state.ts'
import { focusLater } from '../../ui/focus/focus.ts'
import { Page } from '../../ui/page/page.tsx'
import { ChatView } from './chat-url-state.ts'
import { useRemoveConversation } from './conversation/conversation-messages.ts'
import { ConversationList } from './conversation/conversation-list.tsx'
import {
  StoredConversation,
  TabConversation,
  useNewTabConversation,
} from './conversation/stored-conversation.tsx'
import { parsePageContext } from './report-context.tsx'
import './chat.css'
import './composer/composer.css'
import './reply/citations.css'
import './conversation/conversation.css'
import './conversation/starter-questions.css'
import './conversation/message.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/chat.json' with { type: 'json' }

/** The chat: for holders of chat:history with their earlier conversations, for others with one that lives in the tab. */
export default function ChatPage() {
  return useMay('chat:history') ? <WithHistory /> : <WithoutHistory />
}

const usePageShown = () => {
  const [view, setView] = useViewState(ChatView)
  const context = useMemo(() => parsePageContext(view), [view])
  const page =
    context === null
      ? null
      : { context, onRemove: () => setView({ person: undefined, version: undefined, report: undefined }) }
  return { view, setView, page }
}

/** Quiet, since asking is the main thing to do; it goes with what it ends, so the focus goes on to the next question. */
const NewButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    variant="default"
    leftSection={<Plus size={16} aria-hidden />}
    onClick={() => {
      onClick()
      focusLater('.composer__field')
    }}
  >
    {t(texts, 'chatPage.newConversation')}
  </Button>
)

const WithHistory = () => {
  const { organization } = useMembership()
  const { view, setView, page } = usePageShown()
  const [isListOpen, list] = useDisclosure(false)
  const forget = useRemoveConversation()
  const conversations = useQuery(callQuery(chats.listChats, {}, organization.orgId))
  const begin = () => setView({ c: undefined }, { push: true })
  const listProps = {
    of: conversations,
    current: view.c,
    onDeleted: (chatId: string) => {
      if (chatId === view.c) setView({ c: undefined })
      forget(chatId)
    },
  }
  return (
    <div className="chat">
      <Page
        title={t(texts, 'chatPage.chat')}
        quietActions={
          <>
            <Button
              variant="default"
              className="chat__list-button"
              leftSection={<History size={16} aria-hidden />}
              onClick={list.open}
            >
              {t(texts, 'chatPage.conversations')}
            </Button>
            {view.c !== undefined && <NewButton onClick={begin} />}
          </>
        }
      >
        <div className="chat__columns">
          <aside className="chat__rail" aria-label={t(texts, 'chatPage.earlierConversations')}>
            <ConversationList {...listProps} />
          </aside>
          <StoredConversation
            chatId={view.c ?? null}
            page={page}
            onOpen={(c) => setView({ c })}
            onNew={begin}
          />
        </div>
      </Page>
      <Drawer opened={isListOpen} onClose={list.close} title={t(texts, 'chatPage.conversations')} size={320}>
        <ConversationList {...listProps} onOpen={list.close} />
      </Drawer>
    </div>
  )
}

const WithoutHistory = () => {
  const { page } = usePageShown()
  const { hasBegun, begin } = useNewTabConversation()
  return (
    <div className="chat chat--single">
      <Page
        title={t(texts, 'chatPage.chat')}
        width="reading"
        intro={t(texts, 'chatPage.yourRoleKeepsNoEarlier')}
        quietActions={hasBegun && <NewButton onClick={begin} />}
      >
        <TabConversation page={page} onNew={begin} />
      </Page>
    </div>
  )
}
