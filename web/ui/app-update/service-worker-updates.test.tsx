import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ServiceWorkerUpdates from './service-worker-updates.tsx'

/** How rarely a page that is looked at again asks for a newer version. */
const pauseMs = 30 * 60_000
const hourMs = 3_600_000

const update = vi.fn<() => Promise<undefined>>(async () => undefined)
/** As much of a browser's workers as the page uses. */
const workers = Object.assign(new EventTarget(), {
  register: async () => Object.assign(new EventTarget(), { waiting: null, active: null, update }),
  ready: new Promise(() => {}),
})

beforeEach(() => {
  vi.useFakeTimers()
  update.mockClear()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = async () => {
  render(<ServiceWorkerUpdates />)
  await vi.advanceTimersByTimeAsync(0)
}
const look = () => document.dispatchEvent(new Event('visibilitychange'))
const putClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs)

test('a page that is looked at again asks for a newer version once in half an hour', async () => {
  await open()
  putClock(pauseMs - 1)
  look()
  expect(update).not.toHaveBeenCalled()
  putClock(1)
  look()
  look()
  expect(update).toHaveBeenCalledTimes(1)
})

test('a page that was opened while the clock was ahead asks once it is right', async () => {
  putClock(3 * hourMs)
  await open()
  putClock(-3 * hourMs)
  look()
  expect(update).toHaveBeenCalledTimes(1)
})

test('a page that asked last while the clock was ahead asks again once it is right', async () => {
  await open()
  putClock(3 * hourMs)
  look()
  putClock(-3 * hourMs)
  look()
  look()
  expect(update).toHaveBeenCalledTimes(2)
})
