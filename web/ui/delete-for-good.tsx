import { ActionIcon, Alert, Button, Group, List, Menu, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { refresh } from '../core/ask.ts'
import { failureText, type CallError } from '../core/call-error.ts'
import { useFocusBack } from './focus.ts'
import { notifyDone } from './notify.ts'

/** A menu behind an ellipsis whose one act is rare and takes something away. `name`: of what the actions are. */
export const DeleteMenu = ({ name, act, onDelete }: { name: string; act: string; onDelete: () => void }) => (
  <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name}>
        <Ellipsis size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
        {act}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

/** Milliseconds after a dialog has closed, by when it has tried to give the focus back. */
const afterFocusReturn = 60

const focusTitle = (): void => {
  setTimeout(() => {
    const title = document.querySelector('main h1')
    if (title instanceof HTMLElement) title.focus()
  }, afterFocusReturn)
}

type Props = {
  title: string
  act: string
  goes: ReactNode
  stays: ReactNode
  /** What the corner says once it is done. */
  done: string
  remove: () => Promise<unknown>
  /** The calls whose answers are other ones then. */
  touches: readonly string[]
  /** Leaves what is deleted, before anything asks for it again. */
  onDeleted?: (() => void) | undefined
  onClose: () => void
}

/** Asks before something is deleted, and says what goes and what stays. */
export const DeleteForGood = (props: Props) => {
  const { title, act, goes, stays, done, touches, onDeleted, onClose } = props
  useFocusBack()
  const client = useQueryClient()
  const remove = useMutation<unknown, CallError>({
    mutationFn: props.remove,
    onSuccess: async () => {
      notifyDone(done)
      onDeleted?.()
      onClose()
      focusTitle()
      await refresh(client, touches)
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <List spacing="xs">
          <List.Item>
            <b>Goes:</b> {goes}
          </List.Item>
          <List.Item>
            <b>Stays:</b> {stays}
          </List.Item>
        </List>
        {remove.isError && (
          <Alert color="red" role="alert">
            {failureText(remove.error)} <Text span>Nothing was deleted.</Text>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={() => remove.mutate()} loading={remove.isPending}>
            {act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
