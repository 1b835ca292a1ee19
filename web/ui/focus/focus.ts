import { useEffect, useRef, useState, type RefObject } from 'react'

/** A ref for the first field of a step: it takes the focus when it appears. */
export const useFocusOnOpen = <T extends HTMLElement>(): RefObject<T | null> => {
  const field = useRef<T>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}

/** A menu item disappears with its menu; the button that opened the menu stays. */
const lasting = (element: Element | null): HTMLElement | null => {
  const menu = element?.closest('[role="menu"]')
  const stays = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : element
  return stays instanceof HTMLElement ? stays : null
}

/**
 * When the calling dialog is gone, returns the focus to the element that had it before; if that is gone too, as with
 * a page that was still loading, to `otherwise` or the page's content. If something else has taken the focus by then,
 * it keeps it.
 */
export const useRestoreFocus = (otherwise = 'main'): void => {
  const [opener] = useState(() => lasting(document.activeElement))
  useEffect(
    () => () => {
      const page = document
      // The dialog first tries to return the focus itself.
      setTimeout(() => {
        if (page.activeElement !== page.body && page.activeElement !== null) return
        // A dialog opened by a URL had no opener.
        const hasOpener = opener?.isConnected === true && opener !== page.body
        const target = hasOpener ? opener : (page.querySelector(otherwise) ?? page.querySelector('main'))
        if (target instanceof HTMLElement) target.focus()
      }, 20)
    },
    [opener, otherwise],
  )
}

/** Milliseconds after a dialog has closed by which it has tried to return the focus. */
const afterFocusReturn = 60

/** An element on the page, by selector or by a function that finds it later. */
export type FocusPlace = string | (() => Element | null)

/** After a dialog has closed, focuses the first of these that exists, else the page's title. */
export const focusLater = (...places: readonly FocusPlace[]): void => {
  setTimeout(() => {
    const found = [...places, 'main h1']
      .map((place) => (typeof place === 'string' ? document.querySelector(place) : place()))
      .find((element) => element instanceof HTMLElement)
    found?.focus()
  }, afterFocusReturn)
}

/** Focuses the page's title after a dialog has closed. */
export const focusTitle = (): void => focusLater()
