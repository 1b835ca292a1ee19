import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { SignInResult, SignedInUser } from '../../../contract/calls/accounts.ts'
import { broadcast, broadcastInTab, onBroadcast } from '../browser/broadcast.ts'
import { clearTabSelection, selectOrganization } from '../organization/selected-organization.ts'
import { keys, local, tab } from '../browser/storage.ts'

/** The signed-in user: token and session are stored and cleared together (specification point 4). */

const Session = z.object({
  id: z.string(),
  expiresAt: z.iso.datetime(),
  user: z.object({ uid: z.string(), email: z.string(), displayName: z.string() }),
})
export type Session = z.infer<typeof Session>

/** Why the session ended: signed out, account deleted, token refused, membership ended, or by another tab. */
export type SessionEnding = 'signed-out' | 'deleted' | 'refused' | 'not-a-member' | 'elsewhere'

/** `token`: stored with the session. `left`: the name of the organization whose membership ended. */
type State = {
  session: Session | null
  token: string | null
  ending: SessionEnding | null
  left?: string | undefined
}

const parse = (stored: string): Session | null => {
  try {
    return Session.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

/** The stored session if it is valid: with a token, well formed and not expired. */
export const storedSession = (now: number = Date.now()): Session | null => {
  const stored = local.get(keys.session)
  const session = stored === null ? null : parse(stored)
  const holds = session !== null && local.get(keys.token) !== null && Date.parse(session.expiresAt) > now
  return holds ? session : null
}

/** Clears an invalid stored session and its token. @returns whether there was one */
const clearUnheld = (): boolean => {
  if (local.get(keys.session) === null || storedSession() !== null) return false
  local.remove(keys.session)
  local.remove(keys.token)
  return true
}

/** Whether this page found and cleared an invalid session at load, before anybody could subscribe. */
export const wasClearedAtLoad: boolean = clearUnheld()

/** The token that calls carry; null if there is none. */
export const storedToken = (): string | null => local.get(keys.token)

let state: State = { session: storedSession(), token: storedToken(), ending: null }
const listeners = new Set<() => void>()

const become = (next: State) => {
  state = next
  for (const listener of listeners) listener()
}

/**
 * Whether the stored token belongs to the user that this tab shows. Another tab may have just signed somebody else
 * in, and what this tab still has to send must not go out in their name.
 */
export const isOwnToken = (): boolean => {
  const stored = local.get(keys.session)
  const isSameSession = state.session !== null && stored !== null && parse(stored)?.id === state.session.id
  // Another tab stores its token a moment before its session.
  return isSameSession && storedToken() === state.token
}

/** Starts the session that the server has just created. */
export const beginSession = ({
  token,
  session,
  user,
}: Pick<SignInResult, 'token' | 'session' | 'user'>): void => {
  const begun: Session = { ...session, user }
  local.set(keys.token, token)
  local.set(keys.session, JSON.stringify(begun))
  become({ session: begun, token, ending: null })
  broadcast('session-begun', { token })
}

/** Stores a changed name of the signed-in user. */
export const renameUser = (user: SignedInUser): void => {
  if (state.session === null) return
  const renamed: Session = { ...state.session, user }
  local.set(keys.session, JSON.stringify(renamed))
  become({ ...state, session: renamed, ending: null })
}

/** Stores the user's current name from the server; another device may have changed it. */
export const updateName = ({ uid, email, displayName }: SignedInUser): void => {
  const known = state.session?.user
  if (known?.uid === uid && known.displayName !== displayName) renameUser({ uid, email, displayName })
}

/** Clears the stored session: token, selected organization, people to be invited and this tab's storage. */
const clearStored = (): void => {
  local.remove(keys.token)
  local.remove(keys.session)
  local.remove(keys.toInvite)
  local.remove(keys.readIn)
  selectOrganization(null)
  tab.clear()
}

/** Ends the session, clears its storage and notifies the page. */
export const clearAuth = (ending: SessionEnding, left?: string): void => {
  clearStored()
  become({ session: null, token: null, ending, left })
  broadcast('auth-cleared', undefined)
}

/** Ends the session in this tab only; what another tab has stored is not touched. */
const signOutLocally = (ending: SessionEnding) => {
  if (state.session === null) return
  become({ session: null, token: null, ending })
  clearTabSelection()
  broadcast('signed-out-locally', undefined)
}

/** The same, requested by another script of the page; another tab's session of a different user is not touched. */
export const clearOwnAuth = (): void => {
  if (isOwnToken()) clearStored()
  broadcastInTab('auth-cleared', undefined)
}

/** Whether another tab's change means that this tab's session has ended. */
const endsSession = (event: StorageEvent): boolean => {
  if (event.key === null) return true
  if (event.key === keys.token) return event.newValue !== event.oldValue
  if (event.key !== keys.session) return false
  const theirs = event.newValue === null ? null : parse(event.newValue)
  return theirs === null || theirs.id !== state.session?.id
}

const onStorage = (event: StorageEvent) => {
  if (endsSession(event)) {
    signOutLocally('elsewhere')
    if (clearUnheld()) broadcast('auth-cleared', undefined)
  } else if (event.key === keys.session && event.newValue !== null) {
    const renamed = parse(event.newValue)
    if (renamed !== null && state.session !== null) become({ ...state, session: renamed })
  }
}

/** Watches for changes of the token or session in another tab, and for the auth-cleared event. */
export const watchSession = (): (() => void) => {
  window.addEventListener('storage', onStorage)
  const silence = onBroadcast('auth-cleared', () => signOutLocally('refused'))
  return () => {
    window.removeEventListener('storage', onStorage)
    silence()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session, kept up to date; null if nobody is signed in. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, () => state.session)

/** Why the last session of this tab ended; null if there was none. */
export const sessionEnding = (): SessionEnding | null => state.ending

/** The name of the organization whose membership ended with the last session; undefined if unknown. */
export const lastLeftOrganization = (): string | undefined => state.left
