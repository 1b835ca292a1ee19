/**
 * A button is disabled while its action runs, and a disabled button loses the focus, and with it the screen reader's
 * position. It gets the focus back when it is enabled again, unless the focus has moved elsewhere.
 */
export const keepFocusOnDisabled = (): void => {
  let last: EventTarget | null = null
  let waiting: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    last = target
  })
  document.addEventListener('focusout', ({ target }) => {
    // Only some browsers fire focusout when a button is disabled; it does not mean that the user moved.
    if (target instanceof Element && !target.matches(':disabled')) last = null
  })
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue
      if (target.hasAttribute('data-loading')) {
        if (target === last) waiting = target
      } else if (target === waiting) {
        waiting = null
        if (document.activeElement === document.body) target.focus({ preventScroll: true })
      }
    }
  })
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-loading'] })
}
