import { useState } from 'react'
import { removals } from '../../../contract/removals.ts'
import { useCommand } from '../../core/ask.ts'
import { focusLater, focusTitle, type FocusPlace } from '../../ui/focus.ts'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'
import { notifyWithUndo } from '../../ui/notify-undo.tsx'
import { linkIdOf } from './person-drawer.tsx'
import type { PersonRow } from './person-rows.ts'

const linkOf = (id: string) => () => document.getElementById(linkIdOf(id))

/**
 * Brings somebody back and says so; `onBack` shows them in the list. What was pressed goes away with it, so the focus
 * goes to what `focusOn` says, or else to them.
 */
export const useBringBack = (onBack: () => void) => {
  const restore = useCommand(removals.restoreEmployee)
  const bringBack = (
    { id, name }: { id: string; name: string },
    focusOn: readonly FocusPlace[] = [linkOf(id)],
  ) =>
    restore.mutate(
      { employeeId: id },
      {
        onSuccess: ({ employee }) => {
          onBack()
          focusLater(...focusOn)
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

/** Removing somebody: who is asked about, where the focus goes on, and the way back. */
export const useRemoval = (rows: readonly PersonRow[], onBack: () => void) => {
  const [asked, setAsked] = useState<{ row: PersonRow; neighbour: string | undefined }>()
  const { bringBack } = useBringBack(onBack)
  const removed = (row: PersonRow, staysMember: boolean) => {
    const stays = staysMember ? ' They are still a member: that is ended in the settings, under Members.' : ''
    notifyWithUndo(row.id, `${row.name} was removed.${stays}`, () => bringBack(row))
    if (asked?.neighbour === undefined) focusTitle()
    else focusLater(linkOf(asked.neighbour))
  }
  return {
    removing: asked?.row,
    ask: (row: PersonRow) => setAsked({ row, neighbour: neighbourOf(rows, row.id) }),
    close: () => setAsked(undefined),
    removed,
  }
}
