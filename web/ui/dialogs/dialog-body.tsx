import './dialog-body.css'
import { Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useHeightVariable } from '../page/use-height-variable.ts'

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
const useScrolledByKeys = (element: RefObject<HTMLElement | null>): { tabIndex: 0 | undefined } => {
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
  }, [element])
  return { tabIndex: isScrolledByKeys ? 0 : undefined }
}

/** Brings into sight what an element says has failed, once it says so. */
const useAlertsInSight = (element: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new MutationObserver(() => {
      const alerts = new Set(current.querySelectorAll('[role="alert"]'))
      for (const alert of alerts) if (!seen.has(alert)) alert.scrollIntoView({ block: 'nearest' })
      seen = alerts
    })
    let seen = new Set(current.querySelectorAll('[role="alert"]'))
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [element])

/**
 * What a dialog holds, and the buttons that end it: they stay in sight below it, as the title does above, where there is
 * more in it than fits the screen. On a page they follow it.
 */
export const DialogBody = ({ actions, onSubmit, children }: Props) => {
  const middle = useRef<HTMLDivElement>(null)
  const scrolledByKeys = useScrolledByKeys(middle)
  useAlertsInSight(middle)
  const foot = useHeightVariable('--muster-dialog-foot')
  const parts = (
    <>
      <Stack ref={middle} className="dialog-body__middle" {...scrolledByKeys}>
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
