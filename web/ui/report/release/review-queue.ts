import { useEffect, useRef } from 'react'

/** The reports that wait for the reader, of which one is on screen. */
export type ReviewQueue = {
  /** How many wait in all. */
  waiting: number
  /** Whether another one than that on screen waits. */
  hasOther: boolean
  isOpening: boolean
  openNext: () => void
}

/** Where a key belongs to what has the focus. */
const ownKeys =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]'

const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(ownKeys) !== null) ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Until the page is loaded again. */
let areKeysOn = true
export const areReviewKeysOn = (): boolean => areKeysOn
export const turnReviewKeys = (isOn: boolean): void => {
  areKeysOn = isOn
}

/** Single keys that act on the page, unless something is typed, a dialog is open, or they were turned off. */
export const useReviewKeys = (acts: Readonly<Record<string, (() => void) | undefined>>): void => {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const act = latest.current[event.key.toLowerCase()]
      if (act === undefined || isTaken(event) || !areReviewKeysOn()) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
