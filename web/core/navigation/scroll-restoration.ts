import type { AnyRouter } from '@tanstack/react-router'

/** How far down the page can be scrolled by now. */
const reach = (): number => document.documentElement.scrollHeight - window.innerHeight

/** Whoever does one of these wants to be where they are. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls there as soon as the page is long enough, unless its reader moves first. Answers how to give it up. */
const scrollOnceThere = (place: number): (() => void) => {
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
 * Brings whoever comes back to a page to where they left it also where its content comes later: the router scrolls as soon
 * as anything of the page is drawn, which may be less than a screen.
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
    giveUp = scrollOnceThere(place)
  })
}
