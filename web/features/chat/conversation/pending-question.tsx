import { Button } from '@mantine/core'
import { CallError, failureText, isConnectionFailure } from '../../../core/api/call-error.ts'
import { BillingLink } from '../../../ui/feedback/billing-link.tsx'
import { QuestionBubble } from './message.tsx'
import { ReplyText } from '../reply/reply-text.tsx'
import type { Turn } from './pending-questions.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Props = {
  turn: Turn
  onRetry: () => void
  onEdit: () => void
  /** Asks it in a conversation of its own; undefined where that is no way out. */
  onElsewhere: (() => void) | undefined
}

const nothing = () => {}

/** The question that is being answered, or that was not, with what is safe and what can be done. */
export const PendingQuestion = ({ turn, onRetry, onEdit, onElsewhere }: Props) => {
  const { text, picked, files, at, looking, reply, state, error } = turn
  const message = {
    text,
    at,
    mentions: picked.map(({ mention }) => mention),
    attachments: files.map(({ name, type, bytes }) => ({ name, type, bytes })),
  }
  const isStopped = state === 'stopped'
  return (
    <>
      <QuestionBubble message={message} />
      <article
        className="said said--muster"
        aria-label={t(texts, 'turnShown.reply')}
        aria-busy={state === 'asking' || state === 'answering'}
      >
        {reply !== '' && <ReplyText text={reply} citations={[]} onOpen={nothing} />}
        {state === 'asking' && (
          <p className="said__working">
            <span className="said__dots" aria-hidden>
              <span />
              <span />
              <span />
            </span>
            {looking === '' ? t(texts, 'turnShown.lookingItUp') : looking}…
          </p>
        )}
        {(isStopped || state === 'failed') && (
          <div className="said__trouble" role={isStopped ? undefined : 'alert'}>
            <p className="said__happened">{isStopped ? t(texts, 'turnShown.stopped') : failureText(error)}</p>
            <p className="said__safe">{isStopped ? afterStop : safetyText(error)}</p>
            <BillingLink error={error} />
            <div className="said__ways">
              {onElsewhere === undefined ? (
                <Button size="xs" onClick={onRetry}>
                  {isStopped ? t(texts, 'turnShown.showTheReply') : t(texts, 'turnShown.tryAgain')}
                </Button>
              ) : (
                <Button size="xs" onClick={onElsewhere}>
                  {t(texts, 'turnShown.askItInANew')}
                </Button>
              )}
              <Button size="xs" variant="default" onClick={onEdit}>
                {t(texts, 'turnShown.changeTheQuestion')}
              </Button>
            </div>
          </div>
        )}
      </article>
    </>
  )
}

const afterStop = t(texts, 'turnShown.theQuestionMayHaveBeen')

/** Whether it is known that nothing was stored. */
const safetyText = (error: unknown): string => {
  const isUnknown = isConnectionFailure(error) || (error instanceof CallError && error.status >= 500)
  return isUnknown
    ? t(texts, 'turnShown.ifYourQuestionWasAnswered')
    : t(texts, 'turnShown.yourQuestionWasNotAnswered')
}

/** Whether a question has no way in the conversation that it was asked in: it is full, or gone. */
export const isConversationClosed = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'NOT_FOUND' || error.kind === 'BUSINESS_LOGIC_ERROR')
