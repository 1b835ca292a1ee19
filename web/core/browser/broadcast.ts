/** Events that parts of the page tell each other without knowing each other (specification point 4). */

/** The names under which `window` dispatches the events that other scripts of the page may hear, and dispatch themselves. */
export const domEvents = {
  authCleared: 'auth-cleared',
  organizationChanged: 'organization-changed',
  onboardingUpdated: 'onboarding-updated',
} as const

type Broadcasts = {
  'session-begun': { token: string }
  [domEvents.authCleared]: undefined
  /** This tab alone has signed out: the browser's session is another tab's affair. */
  'signed-out-locally': undefined
  [domEvents.organizationChanged]: { from: string | null; to: string | null }
  [domEvents.onboardingUpdated]: { orgId: string; onboardingCompleted: boolean }
  /** The server refused somebody what a member asked or wanted to change: their role may be another by now. */
  'member-refused': undefined
}

type Listeners = { [K in keyof Broadcasts]: Set<(detail: Broadcasts[K]) => void> }

const listeners: Listeners = {
  'session-begun': new Set(),
  [domEvents.authCleared]: new Set(),
  'signed-out-locally': new Set(),
  [domEvents.organizationChanged]: new Set(),
  [domEvents.onboardingUpdated]: new Set(),
  'member-refused': new Set(),
}

type DomEvent = (typeof domEvents)[keyof typeof domEvents]
const dispatched: ReadonlySet<string> = new Set(Object.values(domEvents))

/** Events of this module, so that it does not take its own for somebody else's. */
const own = new WeakSet<Event>()

/** Tells everyone in this tab who listens here. */
export const broadcastInTab = <K extends keyof Broadcasts>(name: K, detail: Broadcasts[K]): void => {
  for (const hear of listeners[name]) hear(detail)
}

/** Tells everyone in this tab who listens, on `window` too where the event has a name there. */
export const broadcast = <K extends keyof Broadcasts>(name: K, detail: Broadcasts[K]): void => {
  broadcastInTab(name, detail)
  if (!dispatched.has(name)) return
  const event = new CustomEvent(name, { detail })
  own.add(event)
  window.dispatchEvent(event)
}

/** Listens; the returned function stops listening. */
export const onBroadcast = <K extends keyof Broadcasts>(
  name: K,
  hear: (detail: Broadcasts[K]) => void,
): (() => void) => {
  listeners[name].add(hear)
  return () => void listeners[name].delete(hear)
}

/** Listens to an event that another script dispatches on `window`; `detail` may be anything. */
export const onExternalEvent = (name: DomEvent, hear: (detail: unknown) => void): (() => void) => {
  const onEvent = (event: Event) => {
    if (!own.has(event)) hear(event instanceof CustomEvent ? event.detail : undefined)
  }
  window.addEventListener(name, onEvent)
  return () => window.removeEventListener(name, onEvent)
}
