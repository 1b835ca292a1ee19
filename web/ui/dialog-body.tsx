import './dialog-body.css'
import { Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'

type Props = {
  /** The buttons that end the dialog. */
  actions: ReactNode
  /** Where it is a form: what its button sends. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * What a dialog holds, and the buttons that end it: they stay in sight below it, as the title does above, where there is
 * more in it than fits the screen. On a page they follow it.
 */
export const DialogBody = ({ actions, onSubmit, children }: Props) => {
  const parts = (
    <>
      <Stack className="dialog-body__middle">{children}</Stack>
      <Group justify="flex-end" gap="xs" className="dialog-body__actions">
        {actions}
      </Group>
    </>
  )
  if (onSubmit === undefined) return <div className="dialog-body">{parts}</div>
  return (
    <form className="dialog-body" onSubmit={onSubmit} noValidate>
      {parts}
    </form>
  )
}
