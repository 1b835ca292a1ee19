import { Menu } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { History, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { invalidateCalls } from '../../core/api/queries.ts'
import type { CallError } from '../../core/api/call-error.ts'
import { ConfirmDialog, Points } from './confirm-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { focusTitle } from '../focus/focus.ts'
import { notifyWithUndoLocalized } from '../report/language/localized-notifications.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

type ItemProps = {
  act: string
  onDelete: () => void
  /** Why its reader deletes nothing here, in the place of the action. */
  insteadOfDeleting?: string | undefined
  /** The way to what was deleted and is kept, where it can be brought back. */
  deleted?: { act: string; onOpen: () => void }
}

/** A menu behind an ellipsis for what is rare and takes something away. `name`: of what the actions are. */
export const DeleteMenu = ({ name, ...items }: ItemProps & { name: string }) => (
  <MoreMenu name={name}>
    <DeleteItems {...items} />
  </MoreMenu>
)

/** The items of a menu that delete something, and lead to what was deleted. */
export const DeleteItems = ({ act, onDelete, insteadOfDeleting, deleted }: ItemProps) => (
  <>
    {deleted !== undefined && (
      <Menu.Item leftSection={<History size={16} aria-hidden />} onClick={deleted.onOpen}>
        {deleted.act}
      </Menu.Item>
    )}
    {insteadOfDeleting === undefined ? (
      <Menu.Item color="red" c="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
        {act}
      </Menu.Item>
    ) : (
      // Told where the arrow keys come by; an item that is disabled for the browser is passed over.
      <Menu.Item maw="18rem" c="dimmed" aria-disabled closeMenuOnClick={false}>
        {insteadOfDeleting}
      </Menu.Item>
    )}
  </>
)

type Props<O> = {
  title: string
  act: string
  /** What nobody sees any more, and for how long it is kept, where it is. */
  goes: ReactNode
  stays: ReactNode
  /** What the corner says once it is done; it may depend on what was answered. */
  done: string | ((answer: O) => string)
  remove: () => Promise<O>
  /** Brings back what was deleted, which the corner then offers. `id`: of what it is. */
  undo?: { id: string; act: () => void }
  /** The calls whose answers are other ones then. */
  touches: readonly string[]
  /** Leaves what is deleted, before anything asks for it again. */
  onDeleted?: (() => void) | undefined
  onClose: () => void
}

/** Asks before something is deleted, and says what goes and what stays; the focus goes on to the page's title. */
export const DeleteDialog = <O,>({ goes, stays, touches, onDeleted, undo, done, ...props }: Props<O>) => {
  const client = useQueryClient()
  const reading = useReportLocale()
  const { piece } = reading
  const remove = useMutation<O, CallError>({ mutationFn: props.remove })
  return (
    <ConfirmDialog
      title={props.title}
      act={props.act}
      isGrave
      command={remove}
      input={undefined}
      {...(undo === undefined && { done })}
      onDone={(answer) => {
        if (undo !== undefined) {
          const said = typeof done === 'string' ? done : done(answer)
          notifyWithUndoLocalized(reading, undo.id, said, () => {
            undo.act()
            focusTitle()
          })
        }
        onDeleted?.()
        focusTitle()
        void invalidateCalls(client, touches)
      }}
      unchanged={piece('dialog.nothingDeleted')}
      onClose={props.onClose}
    >
      <Points
        of={[
          { what: piece('dialog.goes'), says: goes },
          { what: piece('dialog.stays'), says: stays },
        ]}
      />
    </ConfirmDialog>
  )
}
