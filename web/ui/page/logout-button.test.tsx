import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { LogoutButton } from './logout-button.tsx'

/** What a sign-out leads to is there before it is needed. */

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = async () => {
  const { router, unmount } = renderScreen(<LogoutButton />)
  await screen.findByRole('button')
  const fetched = vi.spyOn(router, 'preloadRoute')
  return { fetched, unmount }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const connect = () => fireEvent(window, new Event('online'))

it('is fetched once the page stands, and once', async () => {
  const { fetched } = await shown()
  expect(fetched).not.toHaveBeenCalled()
  await pass(3_100)
  expect(fetched).toHaveBeenCalledTimes(1)
  connect()
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('waits for a connection, and for nothing once the page has gone', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { fetched, unmount } = await shown()
  await pass(10_000)
  expect(fetched).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  connect()
  expect(fetched).toHaveBeenCalledTimes(1)
  unmount()

  isOnline.mockReturnValue(false)
  const gone = await shown()
  await pass(10_000)
  gone.unmount()
  isOnline.mockReturnValue(true)
  connect()
  expect(gone.fetched).not.toHaveBeenCalled()
})
