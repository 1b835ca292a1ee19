import { useState } from 'react'
import { removals } from '../../../../contract/calls/employees/removals.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { focusLater, focusTitle, type FocusPlace } from '../../../ui/focus/focus.ts'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { dismissUndoToast, notifyWithUndo } from '../../../ui/feedback/notify-undo.tsx'
import { personLinkId } from '../person/person-drawer.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

export type Restoring = {
  /** Restores a person; moves the focus to `focusOn`, by default the person. */
  bringBack: (person: { id: string; name: string }, focusOn?: readonly FocusPlace[]) => Promise<void>
  /** The ids of people who are being restored. */
  coming: ReadonlySet<string>
}

const linkOf = (id: string) => () => document.getElementById(personLinkId(id))

const nobody: ReadonlySet<string> = new Set()

/** Restores a person and confirms it, even if the pressed button is gone by then; `admit` makes the list show them. */
export const useRestoreEmployee = (admit: (ids: readonly string[]) => void): Restoring => {
  const { mutateAsync } = useCommand(removals.restoreEmployee)
  const notifyNotDone = useNotifyCommandFailure()
  const [coming, setComing] = useState(nobody)
  const bringBack: Restoring['bringBack'] = async ({ id, name }, focusOn = [linkOf(id)]) => {
    const pressed = document.activeElement
    dismissUndoToast(id)
    admit([id])
    setComing((before) => new Set([...before, id]))
    try {
      const { employee } = await mutateAsync({ employeeId: id })
      // The pressed button disappears; if the user has moved elsewhere by now, the focus stays there.
      const { activeElement } = document
      if (activeElement === pressed || activeElement === document.body) focusLater(...focusOn)
      notifyDone(
        employee.status === 'active'
          ? t(texts, 'useRemoval.back', { name })
          : t(texts, 'useRemoval.backWithoutInvitation', { name }),
      )
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      notifyNotDone(t(texts, 'useRemoval.notBroughtBack', { name }), error)
    } finally {
      setComing((before) => new Set([...before].filter((other) => other !== id)))
    }
  }
  return { bringBack, coming }
}

/** The person after somebody in the list, or else the one before: they get the focus after a removal. */
const neighbourOf = (rows: readonly PersonRow[], id: string): string | undefined => {
  const place = rows.findIndex((row) => row.id === id)
  return place === -1 ? undefined : (rows[place + 1] ?? rows[place - 1])?.id
}

/** Removing a person: the confirmation, the focus afterwards, and Undo. */
export const useRemoval = (rows: readonly PersonRow[], bringBack: Restoring['bringBack']) => {
  const [asked, setAsked] = useState<{ row: PersonRow; neighbour: string | undefined }>()
  const removed = (row: PersonRow, staysMember: boolean) => {
    const { id, name } = row
    notifyWithUndo(
      id,
      staysMember
        ? t(texts, 'useRemoval.removedStaysMember', { name })
        : t(texts, 'useRemoval.removed', { name }),
      () => void bringBack(row),
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
