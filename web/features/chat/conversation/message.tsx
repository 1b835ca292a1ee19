import { Button } from '@mantine/core'
import { AtSign } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ChatMessage, Choice, Citation, Mention } from '../../../../contract/calls/chat.ts'
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { sizeText } from '../composer/attachments.ts'
import { ReplyAuthorLine } from './reply-author.tsx'
import { Chip } from '../composer/chip.tsx'
import { Sources } from '../reply/citations.tsx'
import { FileIcon } from '../composer/composer-chips.tsx'
import { replyForClipboard, listItems } from '../reply/parse-reply.ts'
import { ReplyText } from '../reply/reply-text.tsx'
import { usePeople } from '../use-people.ts'
import { Suggestions } from './suggestions.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

export type PersonMessage = Extract<ChatMessage, { by: 'person' }>
export type ReplyMessage = Extract<ChatMessage, { by: 'muster' }>

type QuestionProps = {
  message: Pick<PersonMessage, 'text' | 'mentions' | 'attachments' | 'at'>
  /** What has become of it, where it is not answered. */
  state?: ReactNode
}

/** What the person asked. */
export const QuestionBubble = memo(({ message, state }: QuestionProps) => {
  const { text, mentions, attachments, at } = message
  return (
    <article className="said said--own" aria-label={t(texts, 'message.yourQuestion')}>
      <div className="said__bubble" dir="auto">
        {text}
      </div>
      <QuestionChips text={text} mentions={mentions} attachments={attachments} />
      <p className="said__when">
        <RelativeTime at={at} />
        {state}
      </p>
    </article>
  )
})
QuestionBubble.displayName = 'QuestionBubble'

type ChipsProps = Pick<PersonMessage, 'text' | 'mentions' | 'attachments'>

/** What went with a question and is not to be read in its text. */
const QuestionChips = ({ text, mentions, attachments }: ChipsProps) => {
  const people = usePeople(mentions.some(({ kind }) => kind === 'person'))
  const nameOf = (mention: Mention): string | undefined => {
    if (mention.kind === 'department') return mention.department
    if (mention.kind === 'company-report') return t(texts, 'message.companyReport')
    return people.data?.find(({ id }) => id === mention.employeeId)?.name
  }
  const names = mentions
    .flatMap((mention) => nameOf(mention) ?? [])
    .filter((name) => !text.includes(`@${name}`))
  if (names.length === 0 && attachments.length === 0) return null
  return (
    <ul className="chips chips--end" aria-label={t(texts, 'message.wentWithTheQuestion')}>
      {names.map((name, index) => (
        <Chip key={`${name} ${index}`} icon={<AtSign size={14} aria-hidden />} label={name} />
      ))}
      {attachments.map(({ name, type, bytes }, index) => (
        <Chip key={`${name} ${index}`} icon={<FileIcon type={type} />} label={name} more={sizeText(bytes)} />
      ))}
    </ul>
  )
}

type ReplyProps = {
  message: ReplyMessage
  /** The question that it answers. */
  question: PersonMessage | undefined
  isLast: boolean
  onOpen: (citation: Citation) => void
  onChoose: (question: PersonMessage, choice: Choice) => void
  onAskAgain: (question: PersonMessage) => void
  onAsk: (text: string) => void
}

/** What Muster replied, with what it rests on and what can be asked next. */
export const Reply = memo((props: ReplyProps) => {
  const { message, question, isLast, onOpen, onChoose, onAskAgain, onAsk } = props
  const { text, author, citations, choices, suggestions, at, isWithheld } = message
  const listed = listItems(text)
  const below = suggestions.filter((one) => !listed.has(one))
  return (
    <article className="said said--muster" aria-label={t(texts, 'message.reply')} data-withheld={isWithheld}>
      <ReplyText
        text={text}
        citations={citations}
        onOpen={onOpen}
        questions={new Set(suggestions)}
        onAsk={onAsk}
      />
      {choices.length > 0 && question !== undefined && (
        <ul className="said__choices" aria-label={t(texts, 'message.whichOneDoYouMean')}>
          {choices.map((choice) => (
            <li key={JSON.stringify(choice.mention)}>
              <Button variant="default" size="xs" onClick={() => onChoose(question, choice)}>
                {choice.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {citations.length > 0 && <Sources citations={citations} onOpen={onOpen} />}
      {!isWithheld && <ReplyAuthorLine author={author} />}
      <div className="said__foot">
        <span className="said__when">
          <RelativeTime at={at} />
        </span>
        {isWithheld
          ? question !== undefined && (
              <Button variant="subtle" size="compact-sm" onClick={() => onAskAgain(question)}>
                {t(texts, 'message.askAgain')}
              </Button>
            )
          : text !== '' && (
              <CopyButton
                value={replyForClipboard(text, citations)}
                label={t(texts, 'message.copy')}
                name={t(texts, 'message.copyThisReply')}
                size="xs"
                variant="subtle"
              />
            )}
      </div>
      {isLast && below.length > 0 && <Suggestions texts={below} onAsk={onAsk} />}
    </article>
  )
})
Reply.displayName = t(texts, 'message.reply')
