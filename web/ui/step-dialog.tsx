import { Alert, Button, Modal, Text, Textarea } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { limits } from '../../contract/fields.ts'
import { useOnce } from '../core/once.ts'
import { DialogBody } from './dialog-body.tsx'
import { useFocusBack } from './focus.ts'
import { failureIn } from './reading/asked-in.tsx'
import { notifyDoneIn, useOverPage } from './reading/over-page.ts'
import { useReading } from './reading/reading.tsx'

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
  onClose: () => void
  children: ReactNode
}

/** A step that a named person takes with a report: says what it does, takes their words, and does it. */
export const StepDialog = <I, O>(props: StepDialogProps<I, O>) => {
  const { title, act, isGrave = false, isLarge = false, field, command, inputOf, done, onClose } = props
  const reading = useReading()
  const overPage = useOverPage()
  useFocusBack()
  const take = useOnce(command)
  const [text, setText] = useState('')
  const [isTold, setTold] = useState(false)
  const written = useRef<HTMLTextAreaElement>(null)
  const missing = isTold && text.trim() === '' ? field?.missing : undefined
  const submit = () => {
    if (field?.missing !== undefined && text.trim() === '') {
      setTold(true)
      // In a dialog with a lot to look at the field can stand below what is seen of it.
      written.current?.focus()
      return
    }
    take(inputOf(text.trim()), (answer) => {
      notifyDoneIn(reading, done(answer))
      onClose()
    })
  }
  return (
    <Modal opened onClose={onClose} title={title} size={isLarge ? 'xl' : 'lg'} {...overPage}>
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
              {reading.piece('dialog.cancel')}
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
            ref={written}
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
            {failureIn(command.error, reading)} <Text span>{reading.piece('dialog.nothingChanged')}</Text>
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
