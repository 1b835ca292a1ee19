import { ActionIcon, Alert, Button, Textarea } from '@mantine/core'
import { ArrowUp, AtSign, CircleHelp, Paperclip, Square } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { plainText } from '../../../../insights/text/plain-text.ts'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { chatLimits } from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { acceptedFiles } from './attachments.ts'
import { ComposerChips } from './composer-chips.tsx'
import { useDraft, writeDraft } from './drafts.ts'
import { MentionList } from './mention-list.tsx'
import { filterMentioned } from './mentions.ts'
import { useIgnoreLateTaps } from './ignore-late-taps.ts'
import { useMentions } from './use-mentions.ts'
import type { ReportContext } from '../report-context.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Props = {
  draftKey: string
  field: RefObject<HTMLTextAreaElement | null>
  page: ReportContext | null
  isAnswering: boolean
  refusedFiles: readonly string[]
  onFiles: (files: readonly File[]) => void
  onSend: () => void
  onStop: () => void
  /** Asks what can be asked; undefined where the page shows that anyway. */
  onHelp: (() => void) | undefined
}

/** From this length on the composer shows how many characters are allowed. */
const countFrom = chatLimits.messageMax - 500

/** The composer of a question: text, mentions, files, and the page that it is about. */
export const Composer = (props: Props) => {
  const { draftKey, field, page, isAnswering, refusedFiles, onFiles, onSend, onStop, onHelp } = props
  const draft = useDraft(draftKey)
  const [problem, setProblem] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const write = (text: string, picked = draft.picked) => {
    setProblem(undefined)
    writeDraft(draftKey, { text, picked: filterMentioned(text, picked) })
  }
  const mentioning = useMentions({
    field,
    text: draft.text,
    onPicked: (text, candidate) =>
      write(text, [...draft.picked, { mention: candidate.mention, label: candidate.label }]),
  })
  const send = () => {
    if (isAnswering) return
    const text = plainText(draft.text)
    const wrong =
      text === ''
        ? messages.chatMessageEmpty
        : text.length > chatLimits.messageMax
          ? messages.chatMessageTooLong
          : draft.picked.length > chatLimits.mentionsMax
            ? messages.chatTooManyMentions
            : undefined
    setProblem(wrong)
    if (wrong === undefined) onSend()
    else field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the choice of a character in some languages.
    if (event.nativeEvent.isComposing) return
    if (mentioning.onKey(event)) {
      event.preventDefault()
      return
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  const beginMention = () => {
    const position = field.current?.selectionStart ?? draft.text.length
    const before = draft.text.slice(0, position)
    const at = /[^\s(]$/u.test(before) ? ' @' : '@'
    write(before + at + draft.text.slice(position))
    const caret = position + at.length
    field.current?.focus()
    requestAnimationFrame(() => {
      field.current?.setSelectionRange(caret, caret)
      mentioning.typed(caret)
    })
  }
  const isMeantForStop = useIgnoreLateTaps(isAnswering)
  const isLong = draft.text.length > countFrom
  return (
    <form
      className="composer"
      aria-label={t(texts, 'composer.yourQuestion')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {refusedFiles.length > 0 && (
        <Alert color="red" role="alert" className="composer__alert">
          {refusedFiles.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Alert>
      )}
      <div className="composer__box">
        {mentioning.isOpen && (
          <MentionList
            id={mentioning.id}
            candidates={mentioning.found}
            active={mentioning.active}
            isLoading={mentioning.isLoading}
            onPick={mentioning.pick}
            onActive={mentioning.setActive}
          />
        )}
        <ComposerChips draftKey={draftKey} page={page} />
        <Textarea
          ref={field}
          aria-label={t(texts, 'composer.askAQuestion')}
          placeholder={t(texts, 'composer.askAboutPeopleGradesStrengths')}
          rows={2}
          variant="unstyled"
          enterKeyHint="send"
          classNames={{ input: 'composer__field' }}
          value={draft.text}
          error={problem}
          aria-describedby="composer-hint"
          {...mentioning.fieldProps}
          onChange={(event) => {
            write(event.currentTarget.value)
            mentioning.typed(event.currentTarget.selectionStart)
          }}
          onSelect={mentioning.follow}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <div className="composer__acts">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t(texts, 'composer.attachFiles')}
            onClick={() => chooser.current?.click()}
          >
            <Paperclip size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t(texts, 'composer.mentionAPersonOrDepartment')}
            onClick={beginMention}
          >
            <AtSign size={18} aria-hidden />
          </ActionIcon>
          {onHelp !== undefined && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(texts, 'composer.whatCanIAsk')}
              disabled={isAnswering}
              onClick={onHelp}
            >
              <CircleHelp size={18} aria-hidden />
            </ActionIcon>
          )}
          <span className="composer__hint" id="composer-hint">
            {t(texts, 'composer.enterSendsShiftEnterMakes')}
          </span>
          {isLong && (
            <span className="composer__count figures">
              {t(texts, 'composer.of', {
                length: englishNumber(draft.text.length),
                messageMax: englishNumber(chatLimits.messageMax),
              })}
            </span>
          )}
          {isAnswering ? (
            <Button
              key="stop"
              type="button"
              variant="default"
              leftSection={<Square size={14} aria-hidden />}
              onClick={onStop}
            >
              {t(texts, 'composer.stop')}
            </Button>
          ) : (
            <Button
              key="send"
              type="submit"
              leftSection={<ArrowUp size={16} aria-hidden />}
              onClick={(event) => {
                if (isMeantForStop(event)) event.preventDefault()
              }}
            >
              {t(texts, 'composer.send')}
            </Button>
          )}
        </div>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          aria-label={t(texts, 'composer.filesToAttach')}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            // Allows choosing the same file again.
            event.currentTarget.value = ''
            field.current?.focus()
          }}
        />
      </div>
      <output className="visually-hidden">{mentioning.said}</output>
    </form>
  )
}
