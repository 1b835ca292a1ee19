import { expect, test } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { signInForTest } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { send } from '../api/call.ts'
import { deviceKey } from './device-key.ts'
import { clearAuth } from './session.ts'

test('a browser makes its key once and keeps it, also after signing out', () => {
  const made = deviceKey()
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  signInForTest()
  clearAuth('signed-out')
  expect(deviceKey()).toBe(made)
  localStorage.setItem('muster.device', 'not a key')
  expect(deviceKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceKey()).not.toBe(made)
})

test('signing in and answering by a link say which browser asks; nothing else does', async () => {
  const heard: Record<string, string | null> = {}
  const hear = ({ request }: { request: Request }) => {
    heard[new URL(request.url).pathname] = request.headers.get('device-key')
  }
  serveCall(accounts.sendOTP, (asked) => {
    hear(asked)
    return {}
  })
  serveCall(accounts.signOut, (asked) => {
    hear(asked)
    return {}
  })
  serveCall(questionnaires.getMySubmission, (asked) => {
    hear(asked)
    const draft = { employeeId: 'e-1', status: 'not_started' as const, rawAnswers: {}, revision: 0 }
    return { draft: { ...draft, savedAt: null, submittedAt: null, reopened: null } }
  })
  signInForTest()
  await send(questionnaires.getMySubmission, { inviteCode: 'ABCDEFGH12345678' })
  await send(accounts.sendOTP, { email: 'ada@northwind.example' })
  await send(accounts.signOut, {})
  expect(heard).toEqual({
    '/api/getMySubmission': deviceKey(),
    '/api/sendOTP': deviceKey(),
    '/api/signOut': null,
  })
})
