import { MessageCircle } from 'lucide-react'
import { Page } from '../../ui/page.tsx'
import { Empty } from '../../ui/states.tsx'

/** The chat, until it is there. */
export default function ChatPage() {
  return (
    <Page title="Chat" width="reading">
      <Empty title="Chat is not here yet" icon={<MessageCircle size={24} />}>
        You will be able to ask about your reports and answers in your own words here, and every reply will
        show the answers that it rests on. Until then, Reports and the Company wiki hold the same facts.
      </Empty>
    </Page>
  )
}
