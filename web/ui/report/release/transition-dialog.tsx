import { Alert, Button, Modal, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { hasWords } from '../../../../insights/text/count-words.ts'
import { isBlankText, plainText } from '../../../../insights/text/plain-text.ts'
import type { Access, Call } from '../../../../contract/http/call.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { reportTouches } from '../../../../contract/calls/reports/release-report.ts'
import { invalidateCalls, useCommand } from '../../../core/api/queries.ts'
import { CallError, mayHaveBeenDone } from '../../../core/api/call-error.ts'
import { useSubmitOnce } from '../../forms/use-submit-once.ts'
import { useUnsavedText } from '../../../core/drafts/unsaved-input.ts'
import { DialogBody } from '../../dialogs/dialog-body.tsx'
import { focusTitle, useRestoreFocus } from '../../focus/focus.ts'
import { localizedFailureText, commandOutcomeText } from '../language/localized-states.tsx'
import { notifyDoneLocalized, useDialogLocale } from '../language/localized-notifications.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { useTextLength } from '../../forms/text-length.ts'

type Field = {
  /** The name under which unsent input is kept. */
  name: string
  label: string
  /** Who reads what is written here. */
  description: string
  /** The error if nothing was written; undefined if the field is optional. */
  missing: string | undefined
  /** The error if fewer words were written than a reason needs; undefined if any will do. */
  short?: string
}

/** A second step that the same button takes once the first is done. */
export type FollowingStep = {
  act: string
  take: (onDone: () => void) => void
  isPending: boolean
  error: CallError | null
  /** What is done and what is not, if only the first step was. */
  half: string
  /** The first step alone, by another button. */
  firstAlone: string
}

type StepDialogProps<I extends z.ZodType, O extends z.ZodType> = {
  title: string
  act: string
  /** Something is removed. */
  isGrave?: boolean
  /** There is more to look at than a sentence or two. */
  isLarge?: boolean
  field?: Field
  call: Call<Access, I, O>
  /** The call's input for the text, trimmed. */
  inputOf: (text: string) => z.input<I>
  done: (answer: z.output<O>) => string
  follow?: FollowingStep
  /** Whether the reader has seen what there is to look at, so that the field has the focus. */
  hasLooked?: boolean
  /** Runs when everything is done. */
  onDone?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** Whether the version no longer exists for this user, ... */
const isGone = (error: unknown): boolean => error instanceof CallError && error.kind === 'NOT_FOUND'
/** ... or is in a different state than the page shows. */
const isOther = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'BUSINESS_LOGIC_ERROR'

/** Why a text is not enough for its field; undefined where it is. */
const faultOf = (field: Field | undefined, text: string): string | undefined => {
  if (field?.missing === undefined) return undefined
  if (isBlankText(text)) return field.missing
  // A browser that cannot find words leaves that to the server.
  const isShort = 'Segmenter' in Intl && !hasWords(plainText(text), limits.reasonWords)
  return isShort ? field.short : undefined
}

/** A transition of a report made by a named person: states what it does, takes their words, and does it. */
export const TransitionDialog = <I extends z.ZodType, O extends z.ZodType>(props: StepDialogProps<I, O>) => {
  const { title, act, isGrave = false, isLarge = false, field, call, inputOf, done, follow } = props
  const client = useQueryClient()
  const reading = useReportLocale()
  const overPage = useDialogLocale()
  useRestoreFocus()
  const { value: text, write, sent } = useUnsavedText(field?.name ?? '', '')
  const command = useCommand(call, { onAnswer: sent })
  const take = useSubmitOnce(command)
  const [isTold, setTold] = useState(false)
  const [isHalf, setHalf] = useState(false)
  const written = useRef<HTMLTextAreaElement>(null)
  const lengthTold = useTextLength(limits.stepTextMax)
  const isTyped = !isBlankText(text)
  const error = follow?.error ?? command.error
  const hasGone = isGone(error)
  const fault = faultOf(field, text)
  const close = () => {
    // After a failure with unknown outcome the user was asked to check, so show the current state.
    if (hasGone || isOther(error) || (error !== null && mayHaveBeenDone(error)))
      void invalidateCalls(client, reportTouches)
    if (hasGone) focusTitle()
    props.onClose()
  }
  const end = () => {
    props.onClose()
    props.onDone?.()
  }
  const submit = (isFirstAlone: boolean) => {
    if (isHalf) {
      follow?.take(end)
      return
    }
    if (fault !== undefined) {
      setTold(true)
      // In a long dialog the field may be scrolled out of view.
      written.current?.focus()
      return
    }
    take(inputOf(plainText(text)), (answer) => {
      if (follow !== undefined && !isFirstAlone) {
        setHalf(true)
        follow.take(end)
        return
      }
      notifyDoneLocalized(reading, done(answer))
      if (follow === undefined) end()
      else props.onClose()
    })
  }
  const reason = field !== undefined && (
    <Textarea
      ref={written}
      label={field.label}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      readOnly={isHalf}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(false)
      }}
      {...lengthTold(text, { description: field.description, error: isTold ? fault : undefined })}
      required={field.missing !== undefined}
      rows={4}
      data-autofocus={isLarge && props.hasLooked !== true ? undefined : true}
    />
  )
  return (
    <Modal
      opened
      onClose={close}
      // A tap outside must not close the dialog while something is typed.
      closeOnClickOutside={!isTyped}
      title={title}
      size={isLarge ? 'xl' : 'lg'}
      {...overPage}
    >
      <DialogBody
        onSubmit={(event) => {
          event.preventDefault()
          submit(false)
        }}
        actions={
          <>
            <Button variant="default" onClick={close} data-autofocus={field === undefined ? true : undefined}>
              {reading.piece(hasGone ? 'dialog.close' : 'dialog.cancel')}
            </Button>
            {!hasGone && follow !== undefined && !isHalf && (
              <Button variant="default" onClick={() => submit(true)} disabled={command.isPending}>
                {follow.firstAlone}
              </Button>
            )}
            {!hasGone && (
              <Button
                type="submit"
                {...(isGrave && { color: 'red' })}
                loading={command.isPending || follow?.isPending === true}
              >
                {follow?.act ?? act}
              </Button>
            )}
          </>
        }
      >
        {props.hasLooked === true && reason}
        <Text component="div">{props.children}</Text>
        {props.hasLooked !== true && reason}
        {error !== null && (
          <Alert color="red" role="alert">
            {hasGone ? reading.piece('dialog.gone') : localizedFailureText(error, reading)}{' '}
            <Text span inherit>
              {isHalf
                ? [follow?.half, commandOutcomeText(error, undefined, reading)].filter(Boolean).join(' ')
                : commandOutcomeText(error, reading.piece('dialog.nothingChanged'), reading)}
            </Text>
            {hasGone && isTyped && ` ${reading.piece('dialog.goneText')}`}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
