import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { local, tab } from '../core/browser/storage.ts'
import { clearAuth } from '../core/session/session.ts'
import { runTestCleanup } from './test-cleanup.ts'
import { server } from './fake-server.ts'
import { endTimers } from './clear-timers.ts'

/** What every component test stands on: the calls answered by msw, and what happy-dom lacks for Mantine. */

// How long a slow, busy machine may take; a test that passes never waits for it.
configure({ asyncUtilTimeout: 20_000 })

// A query that waits would print the page at each of its tries; a failing test is run again with a limit of its own.
process.env['DEBUG_PRINT_LIMIT'] ??= '0'

// A stack for each element that is made is a fifth of rendering, and only React's own warnings print it.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
)

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', StillObserver)
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
})
window.HTMLElement.prototype.scrollIntoView = () => {}
// Fields that grow with their text wait for fonts.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { load: async () => [] }),
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  await runTestCleanup()
  cleanup()
  notifications.cleanQueue()
  notifications.clean()
  server.resetHandlers()
  clearAuth('signed-out')
  // With what they hold in memory where a test refused the browser's storage.
  local.clear()
  tab.clear()
})
afterAll(async () => {
  // A page that was left may still be loading a part of itself, which fails once the environment is gone.
  await vi.dynamicImportSettled()
  server.close()
  endTimers()
})
