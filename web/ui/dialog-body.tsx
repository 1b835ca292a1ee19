import './dialog-body.css'
import { Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useHeightTold } from './height-told.ts'

type Props = {
  /** The buttons that end the dialog. */
  actions: ReactNode
  /** Where it is a form: what its button sends. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * Whether an element is scrolled and holds nothing that takes the focus: it takes the focus itself then, so that keys
 * scroll it.
 */
const useScrolledByKeys = () => {
  const element = useRef<HTMLDivElement>(null)
  const [isScrolledByKeys, setScrolledByKeys] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new ResizeObserver(() => {
      const isScrolled = current.scrollHeight > current.clientHeight
      setScrolledByKeys(
        isScrolled && current.querySelector('a[href], button, input, select, textarea') === null,
      )
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { ref: element, tabIndex: isScrolledByKeys ? 0 : undefined }
}

/**
 * What a dialog holds, and the buttons that end it: they stay in sight below it, as the title does above, where there is
 * more in it than fits the screen. On a page they follow it.
 */
export const DialogBody = ({ actions, onSubmit, children }: Props) => {
  const scrolledByKeys = useScrolledByKeys()
  const foot = useHeightTold('--muster-dialog-foot')
  const parts = (
    <>
      <Stack className="dialog-body__middle" {...scrolledByKeys}>
        {children}
      </Stack>
      <Group ref={foot} justify="flex-end" gap="xs" className="dialog-body__actions">
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
