import { ActionIcon, Menu } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { refresh } from '../core/ask.ts'
import type { CallError } from '../core/call-error.ts'
import { AskFirst, Points } from './ask-first.tsx'
import { focusTitle } from './focus.ts'

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

type Props = {
  title: string
  act: string
  /** What nobody sees any more, and for how long it is kept, where it is. */
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

/** Asks before something is deleted, and says what goes and what stays; the focus goes on to the page's title. */
export const AskToDelete = ({ goes, stays, touches, onDeleted, ...props }: Props) => {
  const client = useQueryClient()
  const remove = useMutation<unknown, CallError>({ mutationFn: props.remove })
  return (
    <AskFirst
      title={props.title}
      act={props.act}
      isGrave
      command={remove}
      input={undefined}
      done={props.done}
      onDone={() => {
        onDeleted?.()
        focusTitle()
        void refresh(client, touches)
      }}
      unchanged="Nothing was deleted."
      onClose={props.onClose}
    >
      <Points
        of={[
          { what: 'Goes', says: goes },
          { what: 'Stays', says: stays },
        ]}
      />
    </AskFirst>
  )
}
