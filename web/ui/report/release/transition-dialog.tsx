import { Alert, Button, Modal, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { isBlankText, plainText } from '../../../../insights/text/plain-text.ts'
import type { Access, Call } from '../../../../contract/http/call.ts'
import { limits } from '../../../../contract/shapes/fields.ts'
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
  /** What is typed is kept under this name until it is sent. */
  name: string
  label: string
  /** Who reads what is written here. */
  description: string
  /** What is said where nothing was written; undefined where nothing need be. */
  missing: string | undefined
}

type StepDialogProps<I extends z.ZodType, O extends z.ZodType> = {
  title: string
  act: string
  /** Something is taken away. */
  isGrave?: boolean
  /** There is more to look at than a sentence or two. */
  isLarge?: boolean
  field?: Field
  call: Call<Access, I, O>
  /** The input of the call with what was written, trimmed. */
  inputOf: (text: string) => z.input<I>
  done: (answer: z.output<O>) => string
  onClose: () => void
  children: ReactNode
}

/** Whether a failure says that the version is not there any more, for whoever asks, ... */
const isGone = (error: unknown): boolean => error instanceof CallError && error.kind === 'NOT_FOUND'
/** ... or is in another state than the page shows. */
const isOther = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'BUSINESS_LOGIC_ERROR'

/** A step that a named person takes with a report: says what it does, takes their words, and does it. */
export const TransitionDialog = <I extends z.ZodType, O extends z.ZodType>(props: StepDialogProps<I, O>) => {
  const { title, act, isGrave = false, isLarge = false, field, call, inputOf, done } = props
  const client = useQueryClient()
  const reading = useReportLocale()
  const overPage = useDialogLocale()
  useRestoreFocus()
  const { value: text, write, sent } = useUnsavedText(field?.name ?? '', '')
  const command = useCommand(call, { onAnswer: sent })
  const take = useSubmitOnce(command)
  const [isTold, setTold] = useState(false)
  const written = useRef<HTMLTextAreaElement>(null)
  const lengthTold = useTextLength(limits.stepTextMax)
  const isTyped = !isBlankText(text)
  const hasGone = isGone(command.error)
  const missing = isTold && isBlankText(text) ? field?.missing : undefined
  const close = () => {
    // Whoever was told to look whether it was done sees how it is.
    if (hasGone || isOther(command.error) || (command.isError && mayHaveBeenDone(command.error)))
      void invalidateCalls(client, reportTouches)
    if (hasGone) focusTitle()
    props.onClose()
  }
  const submit = () => {
    if (field?.missing !== undefined && isBlankText(text)) {
      setTold(true)
      // In a dialog with a lot to look at the field can stand below what is seen of it.
      written.current?.focus()
      return
    }
    take(inputOf(plainText(text)), (answer) => {
      notifyDoneLocalized(reading, done(answer))
      props.onClose()
    })
  }
  return (
    <Modal
      opened
      onClose={close}
      // A tap beside it is no wish to go away from what is being written.
      closeOnClickOutside={!isTyped}
      title={title}
      size={isLarge ? 'xl' : 'lg'}
      {...overPage}
    >
      <DialogBody
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        actions={
          <>
            <Button variant="default" onClick={close} data-autofocus={field === undefined ? true : undefined}>
              {reading.piece(hasGone ? 'dialog.close' : 'dialog.cancel')}
            </Button>
            {!hasGone && (
              <Button type="submit" {...(isGrave && { color: 'red' })} loading={command.isPending}>
                {act}
              </Button>
            )}
          </>
        }
      >
        <Text component="div">{props.children}</Text>
        {field !== undefined && (
          <Textarea
            ref={written}
            label={field.label}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            {...lengthTold(text, { description: field.description, error: missing })}
            required={field.missing !== undefined}
            rows={4}
            data-autofocus={isLarge ? undefined : true}
          />
        )}
        {command.isError && (
          <Alert color="red" role="alert">
            {hasGone ? reading.piece('dialog.gone') : localizedFailureText(command.error, reading)}{' '}
            <Text span inherit>
              {commandOutcomeText(command.error, reading.piece('dialog.nothingChanged'), reading)}
            </Text>
            {hasGone && isTyped && ` ${reading.piece('dialog.goneText')}`}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
