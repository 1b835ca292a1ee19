import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { removals } from '../../../contract/removals.ts'
import { useCommand } from '../../core/ask.ts'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'
import { linkIdOf } from './person-drawer.tsx'
import type { PersonRow } from './person-rows.ts'

/** How long undoing is offered in the corner, in milliseconds; afterwards it is among the removed people. */
const undoMs = 15_000
/** Milliseconds after a dialog has closed, by when it has tried to give the focus back. */
const afterFocusReturn = 60

/** Brings somebody back and says so; `onBack` shows them in the list. */
export const useBringBack = (onBack: () => void) => {
  const restore = useCommand(removals.restoreEmployee)
  const bringBack = ({ id, name }: { id: string; name: string }) =>
    restore.mutate(
      { employeeId: id },
      {
        onSuccess: ({ employee }) => {
          onBack()
          notifyDone(
            employee.status === 'active'
              ? `${name} is back with everything.`
              : `${name} is back with everything. To answer, they need a new invitation.`,
          )
        },
        onError: (error) => notifyFailed(`${name} was not brought back`, error),
      },
    )
  return { bringBack, bringing: restore.isPending ? restore.variables.employeeId : undefined }
}

/** The person behind whom somebody stood, or else before whom: where the focus goes when they are gone. */
const neighbourOf = (rows: readonly PersonRow[], id: string): string | undefined => {
  const place = rows.findIndex((row) => row.id === id)
  return place === -1 ? undefined : (rows[place + 1] ?? rows[place - 1])?.id
}

const focusAfter = (neighbour: string | undefined): void => {
  setTimeout(() => {
    const link = neighbour === undefined ? null : document.getElementById(linkIdOf(neighbour))
    const next = link ?? document.querySelector('main h1')
    if (next instanceof HTMLElement) next.focus()
  }, afterFocusReturn)
}

/** Removing somebody: who is asked about, where the focus goes on, and the way back. */
export const useRemoval = (rows: readonly PersonRow[], onBack: () => void) => {
  const [asked, setAsked] = useState<{ row: PersonRow; neighbour: string | undefined }>()
  const { bringBack } = useBringBack(onBack)
  const removed = (row: PersonRow, staysMember: boolean) => {
    const notice = `removed-${row.id}`
    notifications.show({
      id: notice,
      color: 'pine',
      withBorder: true,
      autoClose: undoMs,
      closeButtonProps: { 'aria-label': 'Close' },
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">
            {row.name} was removed.
            {staysMember && ' They are still a member: that is ended in the settings, under Members.'}
          </Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              notifications.hide(notice)
              bringBack(row)
            }}
          >
            Undo
          </Button>
        </Group>
      ),
    })
    focusAfter(asked?.neighbour)
  }
  return {
    removing: asked?.row,
    ask: (row: PersonRow) => setAsked({ row, neighbour: neighbourOf(rows, row.id) }),
    close: () => setAsked(undefined),
    removed,
  }
}
