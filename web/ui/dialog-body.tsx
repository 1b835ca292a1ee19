import './dialog-body.css'
import { Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'

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

/** Tells the page how high the buttons of a dialog are, which stand in two rows on a narrow phone. */
const useFootHeight = () => {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = foot
    if (current === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--muster-dialog-foot', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--muster-dialog-foot')
    }
  }, [])
  return foot
}

/**
 * What a dialog holds, and the buttons that end it: they stay in sight below it, as the title does above, where there is
 * more in it than fits the screen. On a page they follow it.
 */
export const DialogBody = ({ actions, onSubmit, children }: Props) => {
  const scrolledByKeys = useScrolledByKeys()
  const foot = useFootHeight()
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
