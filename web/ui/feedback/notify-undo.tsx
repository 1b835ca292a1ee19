import { Button, Group, Text } from '@mantine/core'
import { notifications, type NotificationData } from '@mantine/notifications'
import { say } from '../t.ts'

/** How long undoing is offered in the corner, in milliseconds. */
const undoMs = 15_000

/** The language that is told in, with how the buttons are called. */
type Told = Pick<NotificationData, 'lang' | 'dir' | 'closeButtonProps'> & { act: string }
const inEnglish: Told = {
  act: say('notifyUndo.undo'),
  closeButtonProps: { 'aria-label': say('notifyUndo.close') },
}

/** What was last said in the corner of each thing that something was done to. */
const said = new Map<string, string>()

/** Takes the way to undo something out of the corner: it was undone elsewhere, or cannot be undone any more. */
export const dismissUndoToast = (id: string): void => {
  const notice = said.get(id)
  if (notice === undefined) return
  said.delete(id)
  notifications.hide(notice)
}

/** Says in the corner that something was done, with the way to undo it. `id`: of what it was done to. */
export const notifyWithUndo = (
  id: string,
  message: string,
  undo: () => void,
  { act, ...told }: Told = inEnglish,
): void => {
  dismissUndoToast(id)
  // Under a name of its own each time: else it keeps the time that the former had left, and is not heard again.
  const notice = notifications.show({
    color: 'pine',
    withBorder: true,
    autoClose: undoMs,
    ...told,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="xs"
          variant="default"
          flex="none"
          onClick={() => {
            // It can be pressed once more while it goes.
            if (said.get(id) !== notice) return
            dismissUndoToast(id)
            undo()
          }}
        >
          {act}
        </Button>
      </Group>
    ),
  })
  said.set(id, notice)
}
