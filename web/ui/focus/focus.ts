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

/** Milliseconds in which a page that is still loading is expected to be drawn. */
const redrawLimit = 10_000

const isFocusLost = (page: Document): boolean =>
  page.activeElement === page.body || page.activeElement === null

/** Focuses an element, and if the page draws it again while it loads, the element that `find` gives then. */
const focusThroughRedraw = (element: HTMLElement, find: () => Element | null): void => {
  const page = document
  element.focus()
  const stop = () => {
    observer.disconnect()
    clearTimeout(limit)
    page.removeEventListener('focusin', stop)
  }
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    const replacement = find()
    if (isFocusLost(page) && replacement instanceof HTMLElement) replacement.focus()
  })
  const limit = setTimeout(stop, redrawLimit)
  observer.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('focusin', stop)
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
        const find = () => page.querySelector(otherwise) ?? page.querySelector('main')
        // The dialog may have returned the focus to an opener that is drawn again a moment later.
        const isReturned = opener !== null && opener === page.activeElement && opener !== page.body
        if (!isReturned && !isFocusLost(page)) return
        // A dialog opened by a URL had no opener.
        const hasOpener = opener?.isConnected === true && opener !== page.body
        const target = hasOpener ? opener : find()
        if (target instanceof HTMLElement) focusThroughRedraw(target, find)
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
