import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { say } from './say.ts'

/** How long undoing is offered in the corner, in milliseconds. */
const undoMs = 15_000

/** Says in the corner that something was done, with the way to undo it. `id`: of what it was done to. */
export const notifyWithUndo = (id: string, message: string, undo: () => void): void => {
  const notice = `undo-${id}`
  notifications.show({
    id: notice,
    color: 'pine',
    withBorder: true,
    autoClose: undoMs,
    closeButtonProps: { 'aria-label': say('notifyUndo.close') },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            notifications.hide(notice)
            undo()
          }}
        >
          {say('notifyUndo.undo')}
        </Button>
      </Group>
    ),
  })
}
