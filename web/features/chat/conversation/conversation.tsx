import { Button } from '@mantine/core'
import { useCallback, useRef, useState, type DragEvent } from 'react'
import { plainText } from '../../../../insights/text/plain-text.ts'
import { chatLimits, type ChatMessage, type Choice, type Citation } from '../../../../contract/calls/chat.ts'
import { messages as sentences } from '../../../../contract/http/failures.ts'
import { attachFiles } from '../composer/attachments.ts'
import { CitationPanel } from '../reply/citation-panel.tsx'
import { Composer } from '../composer/composer.tsx'
import { clearDraft, readDraft, writeDraft } from '../composer/drafts.ts'
import { MessageList } from './message-list.tsx'
import type { PersonMessage } from './message.tsx'
import { ModelNotice } from '../model-notice.tsx'
import type { PickedMention } from '../composer/mentions.ts'
import type { ReportContext } from '../report-context.tsx'
import { withoutCitationMarks } from '../reply/parse-reply.ts'
import { NewConversation } from './new-conversation.tsx'
import { helpQuestion } from './starter-questions.ts'
import { isConversationClosed, PendingQuestion } from './pending-question.tsx'
import { isUnderway, type Turn } from './pending-questions.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

export type Ask = (question: {
  text: string
  picked: readonly PickedMention[]
  files?: Turn['files']
  turnId?: string | null
}) => void

type Props = {
  /** What is being written here is kept under it. */
  place: string
  said: readonly ChatMessage[]
  turn: Turn | undefined
  page: ReportContext | null
  onAsk: Ask
  onStop: () => void
  onRetry: () => void
  onEdit: () => void
  onElsewhere: () => void
  onNew: () => void
}

/** What was asked and replied, and where the next question is written. */
export const Conversation = (props: Props) => {
  const { place, said, turn, page, onAsk, onStop, onRetry, onEdit, onElsewhere, onNew } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [opened, setOpened] = useState<Citation>()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isDropping, setDropping] = useState(false)
  const isAnswering = isUnderway(turn)
  const isEmpty = said.length === 0 && turn === undefined
  useStickToEnd({
    place,
    isAnswering,
    said: isEmpty ? '' : `${said.length} ${turn?.state ?? ''} ${turn?.reply.length ?? ''}`,
  })

  const open = useCallback((citation: Citation) => {
    setOpened(citation)
    setPanelOpen(true)
  }, [])
  const send = () => {
    const { text, picked, files, turnId } = readDraft(place)
    setRefused([])
    clearDraft(place)
    onAsk({ text: plainText(text), picked, files, turnId })
  }
  const ask = useCallback(
    (text: string) => {
      onAsk({ text, picked: [] })
      field.current?.focus()
    },
    [onAsk],
  )
  const choose = useCallback(
    ({ text }: PersonMessage, { label, mention }: Choice) => onAsk({ text, picked: [{ mention, label }] }),
    [onAsk],
  )
  const askAgain = useCallback(
    ({ text, mentions }: PersonMessage) =>
      onAsk({ text, picked: mentions.map((mention) => ({ mention, label: '' })) }),
    [onAsk],
  )
  const attach = async (files: readonly File[]) => {
    if (files.length === 0) return
    const result = await attachFiles(readDraft(place).files, files)
    writeDraft(place, { files: result.attached })
    setRefused(result.refused)
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: (event: DragEvent) => {
      const { relatedTarget } = event
      if (!(relatedTarget instanceof Node) || !event.currentTarget.contains(relatedTarget)) setDropping(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDropping(false)
      void attach([...event.dataTransfer.files])
    },
  }
  const isFull = said.length >= chatLimits.messagesPerChat
  return (
    <div className="conversation" data-dropping={isDropping} {...drop}>
      <div className="conversation__said">
        {isEmpty ? (
          <NewConversation onAsk={ask} />
        ) : (
          <>
            <MessageList
              key={place}
              said={said}
              isLastOpen={turn === undefined}
              onOpen={open}
              onChoose={choose}
              onAskAgain={askAgain}
              onAsk={ask}
            />
            {turn !== undefined && (
              <PendingQuestion
                turn={turn}
                onRetry={onRetry}
                onEdit={() => {
                  onEdit()
                  field.current?.focus()
                }}
                onElsewhere={
                  isConversationClosed(turn.error) && turn.chatId !== null ? onElsewhere : undefined
                }
              />
            )}
          </>
        )}
      </div>
      <div className="conversation__composer">
        {isFull ? (
          <div className="conversation__full">
            <p>{sentences.chatFull}</p>
            <Button onClick={onNew}>{t(texts, 'conversation.newConversation')}</Button>
          </div>
        ) : (
          <Composer
            draftKey={place}
            field={field}
            page={page}
            isAnswering={isAnswering}
            refusedFiles={refused}
            onFiles={(files) => void attach(files)}
            onSend={send}
            onHelp={isEmpty ? undefined : () => ask(helpQuestion)}
            onStop={() => {
              onStop()
              field.current?.focus()
            }}
          />
        )}
        <ModelNotice hasBegun={!isEmpty} />
      </div>
      {isDropping && (
        <p className="conversation__drop" aria-hidden>
          {t(texts, 'conversation.dropFilesToAttachThem')}
        </p>
      )}
      <Announcement turn={turn} said={said} />
      <CitationPanel citation={opened} isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} />
    </div>
  )
}

/** Tells a screen reader that a reply is being looked up, and reads it once it is whole: not piece by piece. */
const Announcement = ({ turn, said }: { turn: Turn | undefined; said: readonly ChatMessage[] }) => {
  const [since] = useState(Date.now)
  const last = said.at(-1)
  const isNew = last?.by === 'muster' && Date.parse(last.at) > since
  const text = isUnderway(turn)
    ? `${turn?.looking || t(texts, 'conversation.lookingItUp')}.`
    : turn === undefined && isNew
      ? t(texts, 'conversation.reply', { text: withoutCitationMarks(last.text) })
      : ''
  return <output className="visually-hidden">{text}</output>
}
