/** Events that parts of the page tell each other without knowing each other (specification point 4). */
type Broadcasts = {
  'session-begun': { token: string }
  'auth-cleared': undefined
  /** This tab alone has signed out: the browser's session is another tab's affair. */
  'signed-out-locally': undefined
  'organization-changed': { from: string | null; to: string | null }
  'onboarding-completed': { orgId: string }
  /** The server refused somebody what a member asked or wanted to change: their role may be another by now. */
  'member-refused': undefined
}

type Listeners = { [K in keyof Broadcasts]: Set<(detail: Broadcasts[K]) => void> }

const listeners: Listeners = {
  'session-begun': new Set(),
  'auth-cleared': new Set(),
  'signed-out-locally': new Set(),
  'organization-changed': new Set(),
  'onboarding-completed': new Set(),
  'member-refused': new Set(),
}

/** Tells everyone in this tab who listens. */
export const broadcast = <K extends keyof Broadcasts>(name: K, detail: Broadcasts[K]): void => {
  for (const hear of listeners[name]) hear(detail)
}

/** Listens; the returned function stops listening. */
export const onBroadcast = <K extends keyof Broadcasts>(
  name: K,
  hear: (detail: Broadcasts[K]) => void,
): (() => void) => {
  listeners[name].add(hear)
  return () => void listeners[name].delete(hear)
}
