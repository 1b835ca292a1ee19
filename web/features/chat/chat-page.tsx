import { Page } from '../../ui/page.tsx'

/** Placeholder. */
export default function ChatPage() {
  return <Page title="Chat" />
}
