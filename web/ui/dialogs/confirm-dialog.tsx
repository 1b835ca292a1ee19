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
  /** Something ends or is taken away. */
  isGrave?: boolean
  command: UseMutationResult<O, Error, I>
  input: I
  /** What the corner says once it is done; it may depend on what was answered. Nothing where the caller says it. */
  done?: string | ((answer: O) => string)
  /** Goes on with the answer, before the dialog is closed. */
  onDone?: ((answer: O) => void) | undefined
  /** What a refusal has left as it was: "Nobody was removed." */
  unchanged?: string
  /** A field of the question has the focus at first; else the way back has it. Enter in it sends what was written. */
  hasField?: boolean
  /** Whether its fields can be sent as they are; those that cannot say so then, and nothing is asked of the server. */
  holds?: () => boolean
  /** Something is written in a field: a tap beside is no wish to go away from it. */
  isTyped?: boolean
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done, says what it changes, and does it; in the language of the report that it stands over. */
export const ConfirmDialog = <I, O>(props: AskFirstProps<I, O>) => {
  const { title, act, isGrave = false, command, input, done, onDone, unchanged, onClose, children } = props
  const reading = useReportLocale()
  const client = useQueryClient()
  const overPage = useDialogLocale()
  useRestoreFocus()
  const doOnce = useSubmitOnce(command)
  const left = command.isError ? commandOutcomeText(command.error, unchanged, reading) : undefined
  const close = () => {
    // Whoever was told to look whether it was done sees how it is.
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
  /** What becomes of something: "Goes", "Stays". */
  what: string
  says: ReactNode
}

/** What goes, what stays and what stops, a point each. */
export const Points = ({ of: points }: { of: readonly Point[] }) => (
  <List spacing="xs">
    {points.map(({ what, says }) => (
      <List.Item key={what}>
        <b>{what}:</b> {says}
      </List.Item>
    ))}
  </List>
)
