import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchPendingSignOuts } from '../../core/session/pending-sign-outs.ts'
import { clearAuth } from '../../core/session/session.ts'
import { signOut } from '../../core/session/sign-out.ts'
import { renderScreen, signInForTest } from '../../testing/render.tsx'
import { server } from '../../testing/fake-server.ts'
import { SignedOutNotice } from './signed-out-notice.tsx'

let stop = () => {}
let heard: (string | null)[] = []
const away = () =>
  server.use(
    http.post('*/api/signOut', ({ request }) => {
      heard.push(request.headers.get('authorization'))
      return HttpResponse.error()
    }),
  )
const back = (status = 200) =>
  server.use(
    http.post('*/api/signOut', ({ request }) => {
      heard.push(request.headers.get('authorization'))
      return HttpResponse.json({ success: status === 200 }, { status })
    }),
  )
const kept = () => localStorage.getItem('muster.left-sessions')

beforeEach(() => {
  heard = []
  stop = watchPendingSignOuts()
})
afterEach(() => stop())

test('signing out with the server away says what is not done yet, and does it at the next connection', async () => {
  signInForTest()
  away()
  await signOut()
  renderScreen(<SignedOutNotice />, { as: null })
  expect(await screen.findByText('Signed out in this browser only')).toBeTruthy()
  expect(localStorage.getItem('muster.token')).toBeNull()
  expect(kept()).toBe('["token-1"]')
  back()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Your session has ended on the server, too.')).toBeTruthy()
  expect(heard).toEqual(['Bearer token-1', 'Bearer token-1'])
  expect(kept()).toBeNull()
})

test('what was left at an earlier visit is ended at the next one; a session that is not known any more is done with', async () => {
  stop()
  localStorage.setItem('muster.left-sessions', '["older"]')
  back(401)
  stop = watchPendingSignOuts()
  await waitFor(() => expect(kept()).toBeNull())
  expect(heard).toEqual(['Bearer older'])
})

test('a server that is still away keeps it waiting', async () => {
  signInForTest()
  away()
  await signOut()
  back(503)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(heard).toHaveLength(2))
  expect(kept()).toBe('["token-1"]')
})

test.each([
  [
    'The reply came from something between this device and Muster, such as a network’s login page or a proxy.',
    () => HttpResponse.html('<h1>Welcome aboard</h1>'),
  ],
  ['a proxy', () => new HttpResponse('Forbidden', { status: 403 })],
])('%s that answers in the place of the server keeps it waiting', async (_, response) => {
  signInForTest()
  away()
  await signOut()
  renderScreen(<SignedOutNotice />, { as: null })
  server.use(
    http.post('*/api/signOut', ({ request }) => {
      heard.push(request.headers.get('authorization'))
      return response()
    }),
  )
  // It is asked at every connection, and not once only.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(heard.length).toBeGreaterThan(4)
  })
  expect(screen.getByText('Signed out in this browser only')).toBeTruthy()
  expect(kept()).toBe('["token-1"]')
})

test('with the server there nothing is kept, and nothing is said', async () => {
  signInForTest()
  back()
  await signOut()
  renderScreen(
    <>
      <p>The page</p>
      <SignedOutNotice />
    </>,
    { as: null },
  )
  await screen.findByText('The page')
  expect(kept()).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['Northwind Traders', 'Northwind Traders', 'Northwind Traders', 'Northwind Traders'],
  [undefined, 'the organization that was open here', 'the organization', 'it'],
])('whose membership in %s has ended reads that it may be deleted', async (left, called, second, again) => {
  signInForTest()
  clearAuth('not-a-member', left)
  renderScreen(<SignedOutNotice />, { as: null })
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain(
    `You are no longer a member of ${called}. Either your membership was ended, or ${second} was deleted for everyone.`,
  )
  expect(textContent).toContain(`If ${again} still exists and you think this is a mistake, ask an owner`)
  expect(textContent).toContain('A deleted organization can’t be brought back.')
})
