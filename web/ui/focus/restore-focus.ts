/**
 * A button that works is disabled meanwhile, and a disabled button loses the focus, with it what a screen reader stands
 * on. It gets the focus back once it is done, unless the focus has gone elsewhere.
 */
export const keepFocusOnDisabled = (): void => {
  let last: EventTarget | null = null
  let waiting: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    last = target
  })
  document.addEventListener('focusout', ({ target }) => {
    // Some browsers tell of the focus that a disabled button loses, some do not: the reader has not moved it.
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
