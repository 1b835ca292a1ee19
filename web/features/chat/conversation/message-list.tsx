import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ChatMessage, Choice, Citation } from '../../../../contract/calls/chat.ts'
import { QuestionBubble, Reply, type PersonMessage } from './message.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Props = {
  said: readonly ChatMessage[]
  /** Whether the last reply is the end of the conversation so far. */
  isLastOpen: boolean
  onOpen: (citation: Citation) => void
  onChoose: (question: PersonMessage, choice: Choice) => void
  onAskAgain: (question: PersonMessage) => void
  onAsk: (text: string) => void
}

/** So many messages are shown at once; of a long conversation the latest. */
const step = 40

/** What has been said, the latest at the end; earlier messages come on request. */
export const MessageList = ({ said, isLastOpen, onOpen, onChoose, onAskAgain, onAsk }: Props) => {
  const [more, setMore] = useState(0)
  const first = Math.max(0, said.length - step - more)
  return (
    <>
      {first > 0 && (
        <Button
          variant="default"
          size="xs"
          className="conversation__earlier"
          onClick={() => setMore(more + step)}
        >
          {t(texts, 'messageList.showEarlierMessages', { first })}
        </Button>
      )}
      {said.slice(first).map((message, index) => {
        if (message.by === 'person') return <QuestionBubble key={message.id} message={message} />
        const before = said[first + index - 1]
        return (
          <Reply
            key={message.id}
            message={message}
            question={before?.by === 'person' ? before : undefined}
            isLast={isLastOpen && first + index === said.length - 1}
            onOpen={onOpen}
            onChoose={onChoose}
            onAskAgain={onAskAgain}
            onAsk={onAsk}
          />
        )
      })}
    </>
  )
}
