import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '../core/call-error.ts'
import { useFocusBack } from './focus.ts'
import { notifyDone } from './notify.ts'

type AskFirstProps<I, O> = {
  title: string
  act: string
  /** Something ends or is taken away. */
  isGrave?: boolean
  command: UseMutationResult<O, Error, I>
  input: I
  /** What the corner says once it is done; it may depend on what was answered. */
  done: string | ((answer: O) => string)
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done, says what it changes, and does it. */
export const AskFirst = <I, O>(props: AskFirstProps<I, O>) => {
  const { title, act, isGrave = false, command, input, done, onClose, children } = props
  useFocusBack()
  const confirm = () =>
    command.mutate(input, {
      onSuccess: (answer) => {
        notifyDone(typeof done === 'string' ? done : done(answer))
        onClose()
      },
    })
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Text component="div">{children}</Text>
        {command.isError && (
          <Alert color="red" role="alert">
            {failureText(command.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button {...(isGrave && { color: 'red' })} onClick={confirm} loading={command.isPending}>
            {act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
