import '../../ui/report-type.css'
import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { History, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { chats } from '../../../contract/chat.ts'
import { ask } from '../../core/ask.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { useViewState } from '../../core/view-state.ts'
import { focusLater } from '../../ui/focus.ts'
import { Page } from '../../ui/page.tsx'
import { ChatView } from './chat-view.ts'
import { useForgetConversation } from './conversation-messages.ts'
import { ConversationList } from './conversation-list.tsx'
import { KeptConversation, TabConversation, useNewInTab } from './conversations.tsx'
import { contextOf } from './page-shown.tsx'
import './chat.css'
import './composer.css'
import './citations.css'
import './conversation.css'
import './starters.css'
import './turn.css'
import { say } from './say.ts'

/** The chat: for holders of chat:history with their earlier conversations, for others with one that lives in the tab. */
export default function ChatPage() {
  return useMay('chat:history') ? <WithHistory /> : <WithoutHistory />
}

const usePageShown = () => {
  const [view, setView] = useViewState(ChatView)
  const context = useMemo(() => contextOf(view), [view])
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
    {say('chatPage.newConversation')}
  </Button>
)

const WithHistory = () => {
  const { organization } = useMembership()
  const { view, setView, page } = usePageShown()
  const [isListOpen, list] = useDisclosure(false)
  const forget = useForgetConversation()
  const conversations = useQuery(ask(chats.listChats, {}, organization.orgId))
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
        title={say('chatPage.chat')}
        quietActions={
          <>
            <Button
              variant="default"
              className="chat__list-button"
              leftSection={<History size={16} aria-hidden />}
              onClick={list.open}
            >
              {say('chatPage.conversations')}
            </Button>
            {view.c !== undefined && <NewButton onClick={begin} />}
          </>
        }
      >
        <div className="chat__columns">
          <aside className="chat__rail" aria-label={say('chatPage.earlierConversations')}>
            <ConversationList {...listProps} />
          </aside>
          <KeptConversation
            chatId={view.c ?? null}
            page={page}
            onOpen={(c) => setView({ c })}
            onNew={begin}
          />
        </div>
      </Page>
      <Drawer opened={isListOpen} onClose={list.close} title={say('chatPage.conversations')} size={320}>
        <ConversationList {...listProps} onOpen={list.close} />
      </Drawer>
    </div>
  )
}

const WithoutHistory = () => {
  const { page } = usePageShown()
  const { hasBegun, begin } = useNewInTab()
  return (
    <div className="chat chat--single">
      <Page
        title={say('chatPage.chat')}
        width="reading"
        intro={say('chatPage.yourRoleKeepsNoEarlier')}
        quietActions={hasBegun && <NewButton onClick={begin} />}
      >
        <TabConversation page={page} onNew={begin} />
      </Page>
    </div>
  )
}
