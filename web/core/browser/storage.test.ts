import { afterEach, expect, test, vi } from 'vitest'
import { deviceKey } from '../session/device-key.ts'
import { beginSession, clearAuth, isOwnToken, storedSession, storedToken } from '../session/session.ts'
import { keys, local, tab } from './storage.ts'

const [localArea, sessionArea] = [localStorage, sessionStorage]

const fullOf = (area: Storage): Storage => ({
  getItem: (key) => area.getItem(key),
  setItem() {
    throw new DOMException('Full', 'QuotaExceededError')
  },
  removeItem: (key) => area.removeItem(key),
  clear: () => area.clear(),
  key: (index) => area.key(index),
  length: area.length,
})

/** The storage is full: it still gives what it holds, and takes nothing more. */
const fill = () => {
  vi.stubGlobal('localStorage', fullOf(localArea))
  vi.stubGlobal('sessionStorage', fullOf(sessionArea))
}

const begin = (id: string) =>
  beginSession({
    token: `token-${id}`,
    session: { id, expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
    user: { uid: 'u1', email: 'ada@northwind.example', displayName: 'Ada' },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  local.clear()
  tab.clear()
})

test.each([
  ['local', local],
  ['session', tab],
])('what a full %s storage does not take is there until the page is closed', (_, kept) => {
  kept.set(keys.theme, 'light')
  fill()
  kept.set(keys.theme, 'dark')
  expect(kept.get(keys.theme)).toBe('dark')
  kept.remove(keys.theme)
  expect(kept.get(keys.theme)).toBeNull()
  kept.set(keys.theme, 'dark')
  kept.clear()
  expect(kept.get(keys.theme)).toBeNull()
})

test('what is taken at last is in the storage alone', () => {
  fill()
  local.set(keys.theme, 'dark')
  vi.unstubAllGlobals()
  local.set(keys.theme, 'light')
  expect(local.get(keys.theme)).toBe('light')
  localStorage.removeItem(keys.theme)
  expect(local.get(keys.theme)).toBeNull()
})

test('what another tab stores or removes holds, also where the page had been refused', () => {
  fill()
  local.set(keys.theme, 'dark')
  localArea.setItem(keys.theme, 'light')
  expect(local.get(keys.theme)).toBe('light')
  local.set(keys.theme, 'dark')
  localArea.removeItem(keys.theme)
  expect(local.get(keys.theme)).toBeNull()
})

test('in a browser that refuses all storage a page works by itself', () => {
  vi.stubGlobal('localStorage', undefined)
  local.set(keys.theme, 'dark')
  expect(local.get(keys.theme)).toBe('dark')
  local.remove(keys.theme)
  expect(local.get(keys.theme)).toBeNull()
})

test('where storage is full, somebody can sign in and out, and the browser has one key', () => {
  begin('before')
  fill()
  begin('s1')
  expect([storedToken(), storedSession()?.id, isOwnToken()]).toEqual(['token-s1', 's1', true])
  expect(deviceKey()).toBe(deviceKey())
  clearAuth('signed-out')
  expect([storedToken(), storedSession()]).toEqual([null, null])
})
