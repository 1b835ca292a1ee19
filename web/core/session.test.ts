import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { onBroadcast } from './broadcast.ts'
import { selectedOrganization, selectOrganization } from './organization.ts'
import {
  beginSession,
  clearAuth,
  renameUser,
  restoreSession,
  sessionEnding,
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

describe('what is restored at load', () => {
  it('is a whole session with a token', () => {
    localStorage.setItem('muster.token', 't1')
    localStorage.setItem('muster.session', stored())
    expect(restoreSession()?.user).toEqual(user)
  })
  test.each([
    ['a session without a token', null, stored()],
    ['a session that is not JSON', 't1', '{oops'],
    ['a session without its user', 't1', stored({ user: undefined })],
    ['a session that has expired', 't1', stored({ expiresAt: new Date(Date.now() - 1).toISOString() })],
  ])('%s is cleared', (_, token, session) => {
    if (token !== null) localStorage.setItem('muster.token', token)
    localStorage.setItem('muster.session', session)
    expect(restoreSession()).toBeNull()
    expect(localStorage.getItem('muster.session')).toBeNull()
  })
  it('is nothing where there is a token alone', () => {
    localStorage.setItem('muster.token', 't1')
    expect(restoreSession()).toBeNull()
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
  it('keeps a changed name', () => {
    const { result } = renderHook(() => useSession())
    act(() => renameUser({ ...user, displayName: 'Ada Lovelace' }))
    expect(result.current?.user.displayName).toBe('Ada Lovelace')
    expect(restoreSession()?.user.displayName).toBe('Ada Lovelace')
  })
})
