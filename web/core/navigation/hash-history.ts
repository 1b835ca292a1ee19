import { createHashHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * Addresses behind the '#', where an entry that the address bar or a plain link made has a number too: one more than that
 * it came after. The router counts it as its first, and where leaving a page is refused goes back by the difference of the
 * numbers: to another page, so what was written there would be gone.
 */
export const createNumberedHistory = (): RouterHistory => {
  // Heard before the router's own, which reads the number.
  window.addEventListener(
    'popstate',
    () => {
      if (window.history.state !== null) return
      const key = Math.random().toString(36).slice(2)
      // The router takes a call of window.history.replaceState for a change of page that nothing may refuse.
      History.prototype.replaceState.call(
        window.history,
        { __TSR_index: history.location.state.__TSR_index + 1, __TSR_key: key, key },
        '',
      )
    },
    { capture: true },
  )
  const history = createHashHistory()
  return history
}
