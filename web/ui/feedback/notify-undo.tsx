import { Button, Group, Text } from '@mantine/core'
import { notifications, type NotificationData } from '@mantine/notifications'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/** How long the toast offers Undo, in milliseconds. */
const undoMs = 15_000

/** The language of the toast, with the labels of its buttons. */
type Told = Pick<NotificationData, 'lang' | 'dir' | 'closeButtonProps'> & { act: string }
const inEnglish: Told = {
  act: t(texts, 'notifyUndo.undo'),
  closeButtonProps: { 'aria-label': t(texts, 'notifyUndo.close') },
}

/** The latest toast for each item that was changed. */
const said = new Map<string, string>()

/** Removes the Undo toast of an item: it was undone elsewhere, or cannot be undone any more. */
export const dismissUndoToast = (id: string): void => {
  const notice = said.get(id)
  if (notice === undefined) return
  said.delete(id)
  notifications.hide(notice)
}

/** Shows a toast that something was done, with an Undo button. `id`: the item that was changed. */
export const notifyWithUndo = (
  id: string,
  message: string,
  undo: () => void,
  { act, ...told }: Told = inEnglish,
): void => {
  dismissUndoToast(id)
  // A new id each time: otherwise the toast keeps the remaining time of the previous one and is not announced again.
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
            // It can be pressed again while it disappears.
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
