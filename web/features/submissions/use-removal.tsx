import { useState } from 'react'
import { removals } from '../../../contract/removals.ts'
import { useCommand } from '../../core/ask.ts'
import { focusLater, focusTitle, type FocusPlace } from '../../ui/focus.ts'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'
import { notifyWithUndo } from '../../ui/notify-undo.tsx'
import { linkIdOf } from './person-drawer.tsx'
import type { PersonRow } from './person-rows.ts'
import { say } from './say.ts'

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
              ? say('useRemoval.back', { name })
              : say('useRemoval.backWithoutInvitation', { name }),
          )
        },
        onError: (error) => notifyFailed(say('useRemoval.notBroughtBack', { name }), error),
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
    const { id, name } = row
    notifyWithUndo(
      id,
      staysMember ? say('useRemoval.removedStaysMember', { name }) : say('useRemoval.removed', { name }),
      () => bringBack(row),
    )
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
