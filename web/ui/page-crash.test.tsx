import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render.tsx'
import { server } from '../testing/server.ts'
import { PageCrash } from './page-crash.tsx'

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
