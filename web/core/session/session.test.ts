import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { broadcast, onBroadcast } from '../browser/broadcast.ts'
import { watchCache } from '../api/query-client.ts'
import { selectedOrganization, selectOrganization } from '../organization/selected-organization.ts'
import {
  beginSession,
  clearAuth,
  renameUser,
  sessionEnding,
  storedSession,
  useSession,
  watchSession,
} from './session.ts'

const user = { uid: 'u1', email: 'ada@northwind.example', displayName: 'Ada' }
const day = 86_400_000
const stored = (change: object = {}) =>
  JSON.stringify({ id: 's1', expiresAt: new Date(Date.now() + day).toISOString(), user, ...change })

const begin = () =>
  beginSession({
    token: 't1',
    session: { id: 's1', expiresAt: new Date(Date.now() + day).toISOString() },
    user,
  })

/** What a page that is opened now makes of what is stored. */
const restored = async () => {
  vi.resetModules()
  const fresh = await import('./session.ts')
  const { result } = renderHook(() => fresh.useSession())
  return { session: result.current, wasCleared: fresh.wasClearedAtLoad }
}

describe('what is restored at load', () => {
  it('is a whole session with a token', async () => {
    localStorage.setItem('muster.token', 't1')
    localStorage.setItem('muster.session', stored())
    const { session, wasCleared } = await restored()
    expect(session?.user).toEqual(user)
    expect(wasCleared).toBe(false)
    expect(localStorage.getItem('muster.token')).toBe('t1')
  })
  test.each([
    ['a session without a token', null, stored()],
    ['a session that is not JSON', 't1', '{oops'],
    ['a session without its user', 't1', stored({ user: undefined })],
    ['a session that has expired', 't1', stored({ expiresAt: new Date(Date.now() - 1).toISOString() })],
  ])('%s is cleared, and its token with it', async (_, token, session) => {
    if (token !== null) localStorage.setItem('muster.token', token)
    localStorage.setItem('muster.session', session)
    expect(await restored()).toEqual({ session: null, wasCleared: true })
    expect(localStorage.getItem('muster.session')).toBeNull()
    expect(localStorage.getItem('muster.token')).toBeNull()
  })
  it('is nothing where there is a token alone, which another tab may be storing a session for', async () => {
    localStorage.setItem('muster.token', 't1')
    expect(await restored()).toEqual({ session: null, wasCleared: false })
    expect(localStorage.getItem('muster.token')).toBe('t1')
  })
})

const elsewhere = (change: StorageEventInit) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)))

describe('a running tab', () => {
  beforeEach(() => {
    begin()
    return watchSession()
  })

  test.each([
    ['the token is gone', { key: 'muster.token', oldValue: 't1', newValue: null }],
    ['the token is another', { key: 'muster.token', oldValue: 't1', newValue: 't2' }],
    ['the session is gone', { key: 'muster.session', oldValue: 'x', newValue: null }],
    ['the session is another', { key: 'muster.session', newValue: stored({ id: 's2' }) }],
    ['the session is malformed', { key: 'muster.session', newValue: '{' }],
    ['everything is gone', { key: null }],
  ])('is signed out where in another tab %s', (_, change) => {
    const { result } = renderHook(() => useSession())
    expect(result.current?.id).toBe('s1')
    localStorage.setItem('muster.token', 'of the other tab')
    elsewhere(change)
    expect(result.current).toBeNull()
    expect(sessionEnding()).toBe('elsewhere')
    expect(localStorage.getItem('muster.token')).toBe('of the other tab')
  })
  test.each([
    ['the token is gone', () => localStorage.removeItem('muster.token'), { key: 'muster.token' }],
    [
      'the session is malformed',
      () => localStorage.setItem('muster.session', '{'),
      { key: 'muster.session' },
    ],
  ])('clears what does not hold any more where in another tab %s, and tells the page', (_, act, { key }) => {
    const oldValue = localStorage.getItem(key)
    act()
    const heard = vi.fn<() => void>()
    const silence = onBroadcast('auth-cleared', heard)
    elsewhere({ key, oldValue, newValue: localStorage.getItem(key) })
    silence()
    expect(localStorage.getItem('muster.token')).toBeNull()
    expect(localStorage.getItem('muster.session')).toBeNull()
    expect(heard).toHaveBeenCalledOnce()
    expect(sessionEnding()).toBe('elsewhere')
  })
  it('leaves another tab’s session alone, and forgets what it has cached of its own', () => {
    const client = new QueryClient()
    const stop = watchCache(client)
    client.setQueryData(['getUserOrganizations', null, {}], 'of the one before')
    const heard = vi.fn<() => void>()
    const silence = onBroadcast('auth-cleared', heard)
    const theirs = stored({ id: 's2' })
    selectOrganization('of the one before')
    localStorage.setItem('muster.organization', 'of the other tab')
    localStorage.setItem('muster.token', 't2')
    localStorage.setItem('muster.session', theirs)
    elsewhere({ key: 'muster.token', oldValue: 't1', newValue: 't2' })
    elsewhere({ key: 'muster.session', newValue: theirs })
    silence()
    stop()
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(storedSession()?.id).toBe('s2')
    expect(selectedOrganization()).toBeNull()
    expect(sessionStorage.getItem('muster.organization')).toBeNull()
    expect(localStorage.getItem('muster.organization')).toBe('of the other tab')
    expect(heard).not.toHaveBeenCalled()
  })
  it('stays signed in where another tab changes the name, or something else', () => {
    const { result } = renderHook(() => useSession())
    elsewhere({ key: 'muster.session', newValue: stored({ user: { ...user, displayName: 'A. L.' } }) })
    elsewhere({ key: 'theme', newValue: 'dark' })
    expect(result.current?.id).toBe('s1')
  })
  it('is signed out by clearing, which forgets everything and tells the page', () => {
    const { result } = renderHook(() => useSession())
    selectOrganization('org-1')
    sessionStorage.setItem('something', 'of this tab')
    const heard = vi.fn<() => void>()
    const silence = onBroadcast('auth-cleared', heard)
    act(() => clearAuth('refused'))
    silence()
    expect(result.current).toBeNull()
    expect(heard).toHaveBeenCalledOnce()
    expect(selectedOrganization()).toBeNull()
    expect(sessionStorage.length).toBe(0)
    for (const key of ['token', 'session', 'organization']) {
      expect(localStorage.getItem(`muster.${key}`)).toBeNull()
    }
  })
  it('is signed out by the event that authentication was cleared, which leaves what is stored', () => {
    const { result } = renderHook(() => useSession())
    act(() => broadcast('auth-cleared', undefined))
    expect(result.current).toBeNull()
    expect(sessionEnding()).toBe('refused')
    expect(localStorage.getItem('muster.token')).toBe('t1')
  })
  it('keeps a changed name', () => {
    const { result } = renderHook(() => useSession())
    act(() => renameUser({ ...user, displayName: 'Ada Lovelace' }))
    expect(result.current?.user.displayName).toBe('Ada Lovelace')
    expect(storedSession()?.user.displayName).toBe('Ada Lovelace')
  })
})
