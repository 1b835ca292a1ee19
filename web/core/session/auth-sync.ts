import { accounts } from '../../../contract/calls/accounts.ts'
import { onBroadcast } from '../browser/broadcast.ts'
import { send } from '../api/call.ts'
import { wasClearedAtLoad } from './session.ts'

/** The optional sync of the token to a same-origin URL from configuration (specification point 7). */

const tell = async (token: string | null): Promise<void> => {
  const { authSyncPath } = await send(accounts.getServerInfo, {})
  if (authSyncPath === null) return
  const address = new URL(authSyncPath, location.origin)
  if (address.origin !== location.origin) return
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    credentials: 'same-origin',
    redirect: 'error',
    keepalive: true,
  })
}

/**
 * Sends the token to that URL after sign-in, and null after sign-out or if the stored session was invalid, in that
 * order. A failed sync does not block the user. The returned function stops the sync.
 */
export const watchAuthSync = (): (() => void) => {
  let last: Promise<void> = Promise.resolve()
  const tellNext = (token: string | null) => {
    last = last.then(() => tell(token)).catch(() => undefined)
  }
  const stops = [
    onBroadcast('session-begun', ({ token }) => tellNext(token)),
    onBroadcast('auth-cleared', () => tellNext(null)),
  ]
  if (wasClearedAtLoad) tellNext(null)
  return () => {
    for (const stop of stops) stop()
  }
}
