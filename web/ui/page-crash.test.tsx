import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render.tsx'
import { server } from '../testing/server.ts'
import { PageCrash } from './page-crash.tsx'

beforeEach(() =>
  server.use(
    http.get('*/api/health', () => HttpResponse.json({})),
    http.get('*/index.html', () => HttpResponse.html('')),
  ),
)

test.each([
  'Unable to preload CSS for /assets/row-table.css',
  'Failed to fetch dynamically imported module: http://localhost/assets/reports-page.js',
  'Importing a module script failed.',
])('of a part that did not arrive it is said that the server is away: %s', async (message) => {
  renderScreen(<PageCrash error={new TypeError(message)} />)
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy()
  expect(screen.getByText(/Muster cannot be reached at the moment/)).toBeTruthy()
  expect(screen.queryByText(message)).toBeNull()
})

test('of a page that broke its own words are shown', async () => {
  renderScreen(<PageCrash error={new Error('No such thing')} />)
  expect(await screen.findByText('This page could not be shown')).toBeTruthy()
  expect(screen.getByText('No such thing')).toBeTruthy()
})

afterEach(() => document.head.replaceChildren())

test.each([
  ['another build by now', '/assets/index-new.js', 'A new version is ready'],
  ['the same build still', '/assets/index-old.js', 'This page could not be loaded'],
])('of a part that is gone where the server has %s', async (_, script, title) => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>'
  server.use(http.get('*/index.html', () => HttpResponse.html(`<script src="${script}"></script>`)))
  renderScreen(<PageCrash error={new TypeError('Importing a module script failed.')} />)
  expect(await screen.findByText(title)).toBeTruthy()
})

test('is loaded again by itself once the server, which was away, is there', async () => {
  let isThere = false
  server.use(http.get('*/api/health', () => (isThere ? HttpResponse.json({}) : HttpResponse.error())))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  renderScreen(<PageCrash error={new TypeError('Importing a module script failed.')} />)
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy()
  isThere = true
  await waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 10_000 })
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
