import { Alert, Button, Modal, Text, Textarea } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { limits } from '../../contract/fields.ts'
import { failureText } from '../core/call-error.ts'
import { DialogBody } from './dialog-body.tsx'
import { useFocusBack } from './focus.ts'
import { notifyDone } from './notify.ts'

type Field = {
  label: string
  /** Who reads what is written here. */
  description: string
  /** What is said where nothing was written; undefined where nothing need be. */
  missing: string | undefined
}

type StepDialogProps<I, O> = {
  title: string
  act: string
  /** Something is taken away. */
  isGrave?: boolean
  /** There is more to look at than a sentence or two. */
  isLarge?: boolean
  field?: Field
  command: UseMutationResult<O, Error, I>
  /** The input of the call with what was written, trimmed. */
  inputOf: (text: string) => I
  done: (answer: O) => string
  /** What it says besides, in another language than English. */
  words?: { cancel: string; nothingChanged: string }
  onClose: () => void
  children: ReactNode
}

/** A step that a named person takes with a report: says what it does, takes their words, and does it. */
export const StepDialog = <I, O>(props: StepDialogProps<I, O>) => {
  const { title, act, isGrave = false, isLarge = false, field, command, inputOf, done, onClose } = props
  const { cancel, nothingChanged } = props.words ?? {
    cancel: 'Cancel',
    nothingChanged: 'Nothing was changed.',
  }
  useFocusBack()
  const [text, setText] = useState('')
  const [isTold, setTold] = useState(false)
  const missing = isTold && text.trim() === '' ? field?.missing : undefined
  const submit = () => {
    if (field?.missing !== undefined && text.trim() === '') {
      setTold(true)
      return
    }
    command.mutate(inputOf(text.trim()), {
      onSuccess: (answer) => {
        notifyDone(done(answer))
        onClose()
      },
    })
  }
  return (
    <Modal opened onClose={onClose} title={title} size={isLarge ? 'xl' : 'lg'}>
      <DialogBody
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        actions={
          <>
            <Button
              variant="default"
              onClick={onClose}
              data-autofocus={field === undefined ? true : undefined}
            >
              {cancel}
            </Button>
            <Button type="submit" {...(isGrave && { color: 'red' })} loading={command.isPending}>
              {act}
            </Button>
          </>
        }
      >
        <Text component="div">{props.children}</Text>
        {field !== undefined && (
          <Textarea
            label={field.label}
            description={field.description}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={missing}
            required={field.missing !== undefined}
            maxLength={limits.stepTextMax}
            rows={4}
            data-autofocus={isLarge ? undefined : true}
          />
        )}
        {command.isError && (
          <Alert color="red" role="alert">
            {failureText(command.error)} <Text span>{nothingChanged}</Text>
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
