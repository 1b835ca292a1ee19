import { useEffect, useRef, useState, type RefObject } from 'react'

/** A ref for the field that a step opens with: it takes the focus when it appears. */
export const useFocusOnOpen = <T extends HTMLElement>(): RefObject<T | null> => {
  const field = useRef<T>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}

/** An item of a menu goes away with its menu; the button that opened it stays. */
const lasting = (element: Element | null): Element | null => {
  const menu = element?.closest('[role="menu"]')
  return menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : element
}

/**
 * Gives the focus back, once the calling dialog is gone, to what had it before; to the page's content where that has
 * gone as well. Whatever else has taken the focus meanwhile keeps it.
 */
export const useFocusBack = (): void => {
  const [opener] = useState(() => lasting(document.activeElement))
  useEffect(
    () => () => {
      // The dialog gives the focus back by itself first, where it can.
      setTimeout(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return
        const target = opener?.isConnected ? opener : document.querySelector('main')
        if (target instanceof HTMLElement) target.focus()
      }, 20)
    },
    [opener],
  )
}
