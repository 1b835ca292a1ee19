import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keys, tab } from '../../core/browser/storage.ts'
import { renderScreen } from '../../testing/render.tsx'
import { server } from '../../testing/fake-server.ts'
import { PageCrash } from './page-crash.tsx'

/** Three seconds pass for the page, which looks again for the server; the test itself does not wait for them. */
const passUntilNextLook = () => vi.advanceTimersByTime(3_000)

const countIntervalsByHand = () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

// The server is away, but for the tests that say otherwise.
beforeEach(() => server.use(http.get('*/api/health', () => HttpResponse.error())))

test.each([
  'Unable to preload CSS for /assets/row-table.css',
  'Failed to fetch dynamically imported module: http://localhost/assets/reports-page.js',
  'Importing a module script failed.',
])('of a part that did not arrive it is said that the server is away: %s', async (message) => {
  renderScreen(<PageCrash error={new TypeError(message)} />)
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy()
  expect(screen.getByText(/Muster can’t be reached right now\./)).toBeTruthy()
  expect(screen.queryByText(message)).toBeNull()
})

test('of a page that broke its own words are shown', async () => {
  renderScreen(<PageCrash error={new Error('No such thing')} />)
  expect(await screen.findByText('This page could not be shown')).toBeTruthy()
  expect(screen.getByText('No such thing')).toBeTruthy()
})

afterEach(() => document.head.replaceChildren())

/** A page as the build writes it: the first script of the page fetches those that it lists. */
const pageOf = (script: string) => `<script data-lists='{"entry":["${script}"]}'></script>`

test.each([
  [
    'another build by now',
    '/assets/index-new.js',
    'A new version is ready',
    /^You opened this page in an older version/,
  ],
  [
    'the same build still',
    '/assets/index-old.js',
    'This page could not be loaded',
    /^Muster can’t be reached right now\./,
  ],
])('of a part that is gone where the server has %s', async (_, script, title, sentence) => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>'
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  server.use(
    http.get('*/api/health', () => HttpResponse.json({ success: true })),
    http.get('*/index.html', () => HttpResponse.html(pageOf(script))),
  )
  renderScreen(<PageCrash error={new TypeError('Importing a module script failed.')} />)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  reload.mockRestore()
})

test('the login page of a network is neither the server nor a new version of it', async () => {
  let looks = 0
  let isServer = false
  const login = () => HttpResponse.html('<h1>Welcome aboard</h1>')
  server.use(
    http.get('*/api/health', () => {
      looks += 1
      return isServer ? HttpResponse.json({ success: true }) : login()
    }),
    http.get('*/index.html', login),
  )
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>'
  countIntervalsByHand()
  renderScreen(<PageCrash error={new TypeError('Importing a module script failed.')} />)
  await vi.waitFor(() => expect(looks).toBe(1), { timeout: 20_000 })
  passUntilNextLook()
  await vi.waitFor(() => expect(looks).toBe(2), { timeout: 20_000 })
  expect(reload).not.toHaveBeenCalled()
  isServer = true
  passUntilNextLook()
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 20_000 })
  expect(screen.getByText('This page could not be loaded')).toBeTruthy()
  sessionStorage.clear()
  reload.mockRestore()
})

test('is loaded again by itself once the server, which was away, is there, and not again at once', async () => {
  let isThere = false
  server.use(
    http.get('*/api/health', () => (isThere ? HttpResponse.json({ success: true }) : HttpResponse.error())),
  )
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  document.head.innerHTML = '<script type="module" src="/assets/index-same.js"></script>'
  server.use(http.get('*/index.html', () => HttpResponse.html(pageOf('/assets/index-same.js'))))
  const crash = () => renderScreen(<PageCrash error={new TypeError('Importing a module script failed.')} />)
  countIntervalsByHand()
  const { unmount } = crash()
  await vi.waitFor(() => expect(screen.getByText('This page could not be loaded')).toBeTruthy(), {
    timeout: 20_000,
  })
  isThere = true
  passUntilNextLook()
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 20_000 })
  unmount()
  let looks = 0
  server.use(
    http.get('*/index.html', () => {
      looks += 1
      return HttpResponse.html(pageOf('/assets/index-same.js'))
    }),
  )
  crash()
  await vi.waitFor(() => expect(looks).toBe(1), { timeout: 20_000 })
  passUntilNextLook()
  // By the answer to the second look, whatever the first one led to has happened.
  await vi.waitFor(() => expect(looks).toBe(2), { timeout: 20_000 })
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockRestore()
})

test('is the main part of the page where there is no other', async () => {
  const { container, unmount } = renderScreen(<PageCrash error={new Error('No such thing')} />)
  await screen.findByText('This page could not be shown')
  expect(container.querySelectorAll('main, [role=main]')).toHaveLength(1)
  unmount()
  renderScreen(
    <main>
      <PageCrash error={new Error('No such thing')} />
    </main>,
  )
  await screen.findByText('This page could not be shown')
  expect(document.querySelectorAll('main, [role=main]')).toHaveLength(1)
})

test('a page that was loaded again while the clock was ahead is loaded again by itself', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-same.js"></script>'
  tab.set(keys.reloadedAt, String(Date.now() + 3 * 3_600_000))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  server.use(
    http.get('*/api/health', () => HttpResponse.json({ success: true })),
    http.get('*/index.html', () => HttpResponse.html(pageOf('/assets/index-same.js'))),
  )
  renderScreen(<PageCrash error={new TypeError('Importing a module script failed.')} />)
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(Number(tab.get(keys.reloadedAt))).toBeLessThanOrEqual(Date.now())
  tab.remove(keys.reloadedAt)
  reload.mockRestore()
})
