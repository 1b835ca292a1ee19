import { Button, Group, Text } from '@mantine/core'
import { notifications, type NotificationData } from '@mantine/notifications'
import { say } from './say.ts'

/** How long undoing is offered in the corner, in milliseconds. */
const undoMs = 15_000

/** The language that is told in, with how the buttons are called. */
type Told = Pick<NotificationData, 'lang' | 'dir' | 'closeButtonProps'> & { act: string }
const inEnglish: Told = {
  act: say('notifyUndo.undo'),
  closeButtonProps: { 'aria-label': say('notifyUndo.close') },
}

/** Says in the corner that something was done, with the way to undo it. `id`: of what it was done to. */
export const notifyWithUndo = (
  id: string,
  message: string,
  undo: () => void,
  { act, ...told }: Told = inEnglish,
): void => {
  const notice = `undo-${id}`
  // The same may be done again before what was said of it the first time is gone.
  notifications.hide(notice)
  notifications.show({
    id: notice,
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
            notifications.hide(notice)
            undo()
          }}
        >
          {act}
        </Button>
      </Group>
    ),
  })
}
