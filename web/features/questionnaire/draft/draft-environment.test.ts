import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserDraftEnvironment } from './draft-environment.ts'
import type { DraftEnvironment } from './draft-store.ts'

/** How rarely a page that is looked at again asks the server. */
const pauseMs = 5_000
const hourMs = 3_600_000

const heard: Parameters<Parameters<DraftEnvironment['watch']>[0]>[0][] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const watch = () => {
  stop = browserDraftEnvironment('a draft').watch((what) => heard.push(what))
}
const look = () => window.dispatchEvent(new Event('focus'))
const putClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs)

test('a page that is looked at again asks once in 5 seconds', () => {
  watch()
  look()
  putClock(pauseMs - 1)
  look()
  expect(heard).toEqual([])
  putClock(1)
  look()
  look()
  expect(heard).toEqual(['look'])
})

test('a page that was opened while the clock was ahead asks once it is right', () => {
  putClock(3 * hourMs)
  watch()
  putClock(-3 * hourMs)
  look()
  expect(heard).toEqual(['look'])
})

test('a page that asked last while the clock was ahead asks again once it is right', () => {
  watch()
  putClock(3 * hourMs)
  look()
  putClock(-3 * hourMs)
  look()
  expect(heard).toEqual(['look', 'look'])
})

test('a clock that is put back by less than clocks differ makes it wait no longer than the pause', () => {
  watch()
  putClock(-pauseMs + 1)
  look()
  expect(heard).toEqual([])
  putClock(pauseMs)
  look()
  putClock(pauseMs)
  look()
  expect(heard).toEqual(['look'])
})

test('leaving and coming back to a connection are heard whatever the clock says', () => {
  watch()
  putClock(-3 * hourMs)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  vi.restoreAllMocks()
  expect(heard).toEqual(['leave', 'online'])
})
