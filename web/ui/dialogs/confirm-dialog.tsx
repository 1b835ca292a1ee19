import { Alert, Button, List, Modal, Text } from '@mantine/core'
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayHaveBeenDone } from '../../core/api/call-error.ts'
import { useSubmitOnce } from '../forms/use-submit-once.ts'
import { DialogBody } from './dialog-body.tsx'
import { useRestoreFocus } from '../focus/focus.ts'
import { localizedFailureText, commandOutcomeText } from '../report/language/localized-states.tsx'
import { notifyDoneLocalized, useDialogLocale } from '../report/language/localized-notifications.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

type AskFirstProps<I, O> = {
  title: string
  act: string
  /** The action ends or removes something. */
  isGrave?: boolean
  command: UseMutationResult<O, Error, I>
  input: I
  /** The toast after success; it may depend on the answer. Omit it if the caller shows one. */
  done?: string | ((answer: O) => string)
  /** Runs with the answer, before the dialog closes. */
  onDone?: ((answer: O) => void) | undefined
  /** The consequence of a refusal: "Nobody was removed." */
  unchanged?: string
  /** A field in the dialog has the initial focus, else the cancel button does. Enter in the field submits. */
  hasField?: boolean
  /** Whether the fields are valid; if not, they show why and no request is sent. */
  holds?: () => boolean
  /** Something was typed into a field: a tap outside must not close the dialog. */
  isTyped?: boolean
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation, says what will change, and does it; in the language of the report that it is shown over. */
export const ConfirmDialog = <I, O>(props: AskFirstProps<I, O>) => {
  const { title, act, isGrave = false, command, input, done, onDone, unchanged, onClose, children } = props
  const reading = useReportLocale()
  const client = useQueryClient()
  const overPage = useDialogLocale()
  useRestoreFocus()
  const doOnce = useSubmitOnce(command)
  const left = command.isError ? commandOutcomeText(command.error, unchanged, reading) : undefined
  const close = () => {
    // After a failure with unknown outcome the user was asked to check, so show the current state.
    if (command.isError && mayHaveBeenDone(command.error)) void client.invalidateQueries()
    onClose()
  }
  const confirm = () => {
    if (props.holds?.() === false) return
    doOnce(input, (answer) => {
      if (done !== undefined) notifyDoneLocalized(reading, typeof done === 'string' ? done : done(answer))
      onDone?.(answer)
      onClose()
    })
  }
  return (
    <Modal opened onClose={close} closeOnClickOutside={!props.isTyped} title={title} {...overPage}>
      <DialogBody
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
        actions={
          <>
            <Button variant="default" onClick={close} data-autofocus={props.hasField ? undefined : true}>
              {reading.piece('dialog.cancel')}
            </Button>
            <Button type="submit" {...(isGrave && { color: 'red' })} loading={command.isPending}>
              {act}
            </Button>
          </>
        }
      >
        <Text component="div">{children}</Text>
        {command.isError && (
          <Alert color="red" role="alert">
            {localizedFailureText(command.error, reading)}
            {left !== undefined && (
              <>
                {' '}
                <Text span inherit>
                  {left}
                </Text>
              </>
            )}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}

type Point = {
  /** The outcome for something: "Goes", "Stays". */
  what: string
  says: ReactNode
}

/** A bullet list of what is removed, what stays and what stops. */
export const Points = ({ of: points }: { of: readonly Point[] }) => (
  <List spacing="xs">
    {points.map(({ what, says }) => (
      <List.Item key={what}>
        <b>{what}:</b> {says}
      </List.Item>
    ))}
  </List>
)
