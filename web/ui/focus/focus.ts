import { useEffect, useRef, useState, type RefObject } from 'react'

/** A ref for the field that a step opens with: it takes the focus when it appears. */
export const useFocusOnOpen = <T extends HTMLElement>(): RefObject<T | null> => {
  const field = useRef<T>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}

/** An item of a menu goes away with its menu; the button that opened it stays. */
const lasting = (element: Element | null): HTMLElement | null => {
  const menu = element?.closest('[role="menu"]')
  const stays = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : element
  return stays instanceof HTMLElement ? stays : null
}

/**
 * Gives the focus back, once the calling dialog is gone, to what had it before; where that has gone as well, as with a page
 * that was still loading, to `otherwise`, or to the page's content. Whatever else has taken the
 * focus meanwhile keeps it.
 */
export const useRestoreFocus = (otherwise = 'main'): void => {
  const [opener] = useState(() => lasting(document.activeElement))
  useEffect(
    () => () => {
      const page = document
      // The dialog gives the focus back by itself first, where it can.
      setTimeout(() => {
        if (page.activeElement !== page.body && page.activeElement !== null) return
        // A dialog that an address opened had no opener.
        const hasOpener = opener?.isConnected === true && opener !== page.body
        const target = hasOpener ? opener : (page.querySelector(otherwise) ?? page.querySelector('main'))
        if (target instanceof HTMLElement) target.focus()
      }, 20)
    },
    [opener, otherwise],
  )
}

/** Milliseconds after a dialog has closed, by when it has tried to give the focus back. */
const afterFocusReturn = 60

/** Something on the page, by a selector or by whatever finds it then. */
export type FocusPlace = string | (() => Element | null)

/** Puts the focus, once a dialog has closed, on the first of these that is there; on the page's title where none is. */
export const focusLater = (...places: readonly FocusPlace[]): void => {
  setTimeout(() => {
    const found = [...places, 'main h1']
      .map((place) => (typeof place === 'string' ? document.querySelector(place) : place()))
      .find((element) => element instanceof HTMLElement)
    found?.focus()
  }, afterFocusReturn)
}

/** Puts the focus on the page's title, once a dialog has closed. */
export const focusTitle = (): void => focusLater()
