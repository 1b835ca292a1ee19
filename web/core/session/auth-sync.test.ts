import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { signInForTest } from '../../testing/render.tsx'
import { serveCall, serveFailure, server } from '../../testing/fake-server.ts'
import { watchAuthSync } from './auth-sync.ts'
import { clearAuth } from './session.ts'

const info = { mail: 'smtp' as const, mailboxUrl: null, socialSignIn: null }
let told: { address: string; body: unknown; type: string | null }[]
let stop: () => void

beforeEach(() => {
  told = []
  server.use(
    http.post('*/session-sync', async ({ request }) => {
      told.push({
        address: request.url,
        body: await request.json(),
        type: request.headers.get('content-type'),
      })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  stop = watchAuthSync()
})
afterEach(() => stop())

describe('the address of the settings', () => {
  it('is told the token after signing in, and null after signing out, in that order', async () => {
    serveCall(accounts.getServerInfo, { ...info, authSyncPath: '/session-sync' })
    signInForTest()
    clearAuth('signed-out')
    const address = `${location.origin}/session-sync`
    await vi.waitFor(() =>
      expect(told).toEqual([
        { address, body: { token: 'token-1' }, type: 'application/json' },
        { address, body: { token: null }, type: 'application/json' },
      ]),
    )
  })

  it('is told null also where the server refused the token', async () => {
    serveCall(accounts.getServerInfo, { ...info, authSyncPath: '/session-sync' })
    clearAuth('refused')
    await vi.waitFor(() => expect(told.map(({ body }) => body)).toEqual([{ token: null }]))
  })

  it('is told null where what was stored did not hold when the page came', async () => {
    stop()
    localStorage.setItem('muster.token', 't1')
    localStorage.setItem('muster.session', '{"id":')
    vi.resetModules()
    const fresh = await import('./auth-sync.ts')
    serveCall(accounts.getServerInfo, { ...info, authSyncPath: '/session-sync' })
    stop = fresh.watchAuthSync()
    await vi.waitFor(() => expect(told.map(({ body }) => body)).toEqual([{ token: null }]))
  })

  it('is told the next thing after one that could not be told', async () => {
    let asked = 0
    serveCall(accounts.getServerInfo, () => {
      asked += 1
      if (asked === 1) throw HttpResponse.error()
      return { ...info, authSyncPath: '/session-sync' }
    })
    signInForTest()
    clearAuth('signed-out')
    await vi.waitFor(() => expect(told.map(({ body }) => body)).toEqual([{ token: null }]))
  })

  it.each(['https://evil.example/session-sync', '//evil.example/session-sync'])(
    'is never another origin, such as %s',
    async (authSyncPath) => {
      let asked = 0
      serveCall(accounts.getServerInfo, () => {
        asked += 1
        // The second time it is a good one, so that it is known that the first is over.
        return { ...info, authSyncPath: asked === 1 ? authSyncPath : '/session-sync' }
      })
      signInForTest()
      clearAuth('signed-out')
      await vi.waitFor(() => expect(told.map(({ body }) => body)).toEqual([{ token: null }]))
    },
  )
})

it('nobody is told where there is no such address', async () => {
  let asked = 0
  serveCall(accounts.getServerInfo, () => {
    asked += 1
    return { ...info, authSyncPath: null }
  })
  signInForTest()
  clearAuth('signed-out')
  await vi.waitFor(() => expect(asked).toBe(2))
  expect(told).toEqual([])
})

it('nobody is kept out where the server does not say', async () => {
  serveFailure(accounts.getServerInfo, new Response(null, { status: 500 }))
  signInForTest()
  expect(localStorage.getItem('muster.token')).toBe('token-1')
})
