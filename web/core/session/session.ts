import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { SignInResult, SignedInUser } from '../../../contract/calls/accounts.ts'
import { broadcast, broadcastInTab, onBroadcast } from '../browser/broadcast.ts'
import { clearTabSelection, selectOrganization } from '../organization/selected-organization.ts'
import { keys, local, tab } from '../browser/storage.ts'

/** Who is signed in, by the rules of specification point 4. */

const Session = z.object({
  id: z.string(),
  expiresAt: z.iso.datetime(),
  user: z.object({ uid: z.string(), email: z.string(), displayName: z.string() }),
})
export type Session = z.infer<typeof Session>

/**
 * Why nobody is signed in any more: by choice, with the account, by a refused token, by a membership that has ended, or by
 * another tab.
 */
export type SessionEnding = 'signed-out' | 'deleted' | 'refused' | 'not-a-member' | 'elsewhere'

/** `token`: what was stored with the session. `left`: what the organization is called whose membership has ended. */
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

/** What is stored, if it holds: with a token, well formed and not expired. */
export const storedSession = (now: number = Date.now()): Session | null => {
  const stored = local.get(keys.session)
  const session = stored === null ? null : parse(stored)
  const holds = session !== null && local.get(keys.token) !== null && Date.parse(session.expiresAt) > now
  return holds ? session : null
}

/** Clears a stored session that does not hold, and its token with it. @returns whether there was one */
const clearUnheld = (): boolean => {
  if (local.get(keys.session) === null || storedSession() !== null) return false
  local.remove(keys.session)
  local.remove(keys.token)
  return true
}

/** Whether this page found a session stored that did not hold: it was cleared before anybody could hear of it. */
export const wasClearedAtLoad: boolean = clearUnheld()

/** The token that calls carry; null where there is none. */
export const storedToken = (): string | null => local.get(keys.token)

let state: State = { session: storedSession(), token: storedToken(), ending: null }
const listeners = new Set<() => void>()

const become = (next: State) => {
  state = next
  for (const listener of listeners) listener()
}

/**
 * Whether the person whom this tab shows is the one whose token is stored. Another tab may have signed somebody else
 * in a moment ago: what this tab still has to send must not go out in their name.
 */
export const isOwnToken = (): boolean => {
  const stored = local.get(keys.session)
  const isSameSession = state.session !== null && stored !== null && parse(stored)?.id === state.session.id
  // Another tab stores its token a moment before its session.
  return isSameSession && storedToken() === state.token
}

/** Starts the session that the server has just given. */
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

/** Keeps a changed name of the signed-in user. */
export const renameUser = (user: SignedInUser): void => {
  if (state.session === null) return
  const renamed: Session = { ...state.session, user }
  local.set(keys.session, JSON.stringify(renamed))
  become({ ...state, session: renamed, ending: null })
}

/** Keeps the name that the server says the signed-in user has by now; another device may have changed it. */
export const updateName = ({ uid, email, displayName }: SignedInUser): void => {
  const known = state.session?.user
  if (known?.uid === uid && known.displayName !== displayName) renameUser({ uid, email, displayName })
}

/** Forgets what is stored of the session: token, selected organization, whoever is to be invited and this tab's storage. */
const clearStored = (): void => {
  local.remove(keys.token)
  local.remove(keys.session)
  local.remove(keys.toInvite)
  local.remove(keys.readIn)
  selectOrganization(null)
  tab.clear()
}

/** Forgets the session and what is stored of it, and tells the page. */
export const clearAuth = (ending: SessionEnding, left?: string): void => {
  clearStored()
  become({ session: null, token: null, ending, left })
  broadcast('auth-cleared', undefined)
}

/** Ends the session in this tab alone; what another tab has stored stays as it is. */
const signOutLocally = (ending: SessionEnding) => {
  if (state.session === null) return
  become({ session: null, token: null, ending })
  clearTabSelection()
  broadcast('signed-out-locally', undefined)
}

/** The same where another script of the page has said so; what another tab has stored of somebody else stays. */
export const clearOwnAuth = (): void => {
  if (isOwnToken()) clearStored()
  broadcastInTab('auth-cleared', undefined)
}

/** Whether another tab's change means that this tab's session is no longer the browser's. */
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

/** Watches for a change of token or session in another tab and for the auth-cleared event. */
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

/** The session, kept up to date; null where nobody is signed in. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, () => state.session)

/** Why the last session of this tab ended; null where there was none. */
export const sessionEnding = (): SessionEnding | null => state.ending

/** What the organization is called whose membership had ended when the last session did; undefined where nobody knows. */
export const lastLeftOrganization = (): string | undefined => state.left
