import type { AnyRouter } from '@tanstack/react-router'

/** How far down the page can currently be scrolled. */
const reach = (): number => document.documentElement.scrollHeight - window.innerHeight

/** The user has moved by themselves, so the page must not scroll them elsewhere. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `place` as soon as the page is long enough, unless the user moves first. Returns a function that cancels
 * it.
 */
const scrollWhenTallEnough = (place: number): (() => void) => {
  const giveUp = () => {
    observer.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, giveUp, { capture: true })
  }
  const observer = new ResizeObserver(() => {
    if (reach() < place) return
    giveUp()
    window.scrollTo({ top: place })
  })
  observer.observe(document.body)
  for (const move of ownMoves) window.addEventListener(move, giveUp, { capture: true, passive: true })
  return giveUp
}

/**
 * Restores the scroll position when the user returns to a page whose content loads late: the router scrolls as soon
 * as anything is rendered, which may be less than a screen.
 */
export const watchScrollRestoration = (router: Pick<AnyRouter, 'subscribe'>): void => {
  const places = new Map<string, number>()
  let giveUp: (() => void) | undefined
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    const key = fromLocation?.state.__TSR_key
    if (key !== undefined) places.set(key, window.scrollY)
    if (pathChanged) giveUp?.()
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = places.get(toLocation.state.__TSR_key ?? '')
    if (place === undefined || place <= reach()) return
    giveUp?.()
    giveUp = scrollWhenTallEnough(place)
  })
}
