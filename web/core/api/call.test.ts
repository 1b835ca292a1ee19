import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { buildRequest } from '../../../client/core/request.ts'
import { accounts } from '../../../contract/calls/accounts.ts'
import { billing } from '../../../contract/calls/billing.ts'
import type { Call } from '../../../contract/http/call.ts'
import { failureStatus, type FailureKind } from '../../../contract/http/failure-kinds.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { sampleOrganization, signInForTest } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { onBroadcast } from '../browser/broadcast.ts'
import { CallError, failureText, failureTextOr, isConnectionFailure, mayHaveBeenDone } from './call-error.ts'
import { browserConnection, callAddress, send, type SendOptions } from './call.ts'
import {
  selectedOrganization,
  selectOrganization,
  reconcileOrganization,
} from '../organization/selected-organization.ts'
import { lastLeftOrganization, sessionEnding } from '../session/session.ts'

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  try {
    await promise
  } catch (error) {
    if (error instanceof CallError) return error
    throw error
  }
  throw new Error('The call succeeded.')
}

const headersOf = (call: Call, input: unknown, options: SendOptions = {}) =>
  buildRequest(browserConnection, call, input, options)[1].headers

describe('how a call identifies itself', () => {
  beforeEach(() => {
    signInForTest()
    selectOrganization('org-1')
  })
  test('public: with nothing but what knows the device again, where something is asked for', () => {
    const { 'device-key': key, ...rest } = headersOf(accounts.sendOTP, { email: 'a@b.c' })
    expect(rest).toEqual({ 'content-type': 'application/json' })
    expect(key).toBe(localStorage.getItem('muster.device'))
    expect(headersOf(accounts.getServerInfo, {})).toEqual({})
  })
  test('signed-in: with the token', () => {
    expect(headersOf(organizations.getUserOrganizations, {})).toEqual({ authorization: 'Bearer token-1' })
  })
  test('a permission: with token and organization', () => {
    expect(headersOf(people.getEmployees, {})).toEqual({
      authorization: 'Bearer token-1',
      'organization-id': 'org-1',
    })
  })
  test('a permission, for another organization', () => {
    const headers = headersOf(people.getEmployees, {}, { organizationId: 'org-2' })
    expect(headers['organization-id']).toBe('org-2')
  })
  test('an invitee with a code: with nothing', () => {
    expect(headersOf(questionnaires.getMySubmission, { inviteCode: 'C' })['authorization']).toBeUndefined()
  })
  test('an invitee without a code: as a member', () => {
    expect(headersOf(questionnaires.getMySubmission, {})['organization-id']).toBe('org-1')
  })
})

describe('what is sent and what comes back', () => {
  beforeEach(() => {
    signInForTest()
    selectOrganization('org-1')
  })
  it('puts the input of a GET into the query, without what is not given', () => {
    const [address] = buildRequest(browserConnection, people.getEmployees, { limit: 5, after: undefined })
    expect(address).toBe('/api/getEmployees?limit=5')
  })
  it('takes the base address from the page', () => {
    const meta = document.createElement('meta')
    meta.name = 'muster-api'
    meta.content = 'https://api.example/'
    document.head.append(meta)
    expect(callAddress('sendOTP')).toBe('https://api.example/api/sendOTP')
    meta.remove()
  })
  it('answers with the parsed output', async () => {
    serveCall(people.getEmployees, { employees: [], next: null })
    expect(await send(people.getEmployees, {})).toEqual({ employees: [], next: null })
  })
  it('lets an abort be an abort', async () => {
    serveCall(people.getEmployees, { employees: [], next: null })
    const abort = new AbortController()
    abort.abort()
    await expect(send(people.getEmployees, {}, { signal: abort.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    )
  })
})

describe('the call failures of specification point 8', () => {
  beforeEach(() => {
    signInForTest()
    selectOrganization('org-1')
  })

  test.each([401, 403])('%i for an authenticated call signs out', async (status) => {
    serveFailure(people.getEmployees, failureResponse('UNAUTHENTICATED', 'You are not a member', { status }))
    let told = 0
    const silence = onBroadcast('auth-cleared', () => (told += 1))
    sessionStorage.setItem('something', 'of this tab')
    const failure = await failureOf(send(people.getEmployees, {}))
    silence()
    expect(failure.message).toBe('Authentication failed. Please log in again.')
    expect(failure.kind).toBe('UNAUTHENTICATED')
    expect(told).toBe(1)
    expect(selectedOrganization()).toBeNull()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
  test('403 of the server tells that the membership has ended, and in what', async () => {
    reconcileOrganization([sampleOrganization()])
    serveFailure(
      people.getEmployees,
      failureResponse('UNAUTHENTICATED', 'You are not a member', { status: 403 }),
    )
    const asked = send(people.getEmployees, {})
    selectOrganization('org-2')
    await failureOf(asked)
    expect([sessionEnding(), lastLeftOrganization()]).toEqual(['not-a-member', 'Northwind Traders'])
  })
  test('401 says nothing of a membership', async () => {
    serveFailure(people.getEmployees, failureResponse('UNAUTHENTICATED', 'Authentication required'))
    await failureOf(send(people.getEmployees, {}))
    expect([sessionEnding(), lastLeftOrganization()]).toEqual(['refused', undefined])
  })
  test.each([
    ['401', HttpResponse.html('<h1>Proxy sign-in</h1>', { status: 401 })],
    ['403', HttpResponse.html('<h1>Blocked</h1>', { status: 403 })],
    ['403', HttpResponse.json({ error: 'Blocked by policy' }, { status: 403 })],
  ])('%s of something between ends no session', async (_, response) => {
    serveFailure(people.getEmployees, () => response)
    const failure = await failureOf(send(people.getEmployees, {}))
    expect(failureText(failure)).toMatch(
      /^The reply came from something between this device and Muster, such as a network’s login page or a proxy\./,
    )
    expect(isConnectionFailure(failure)).toBe(true)
    expect([localStorage.getItem('muster.token'), selectedOrganization()]).toEqual(['token-1', 'org-1'])
  })
  test('401 for a token that is not the stored one any more leaves the newer session alone', async () => {
    serveCall(people.getEmployees, () => {
      localStorage.setItem('muster.token', 'a newer one')
      throw failureResponse('UNAUTHENTICATED', 'Authentication required')
    })
    await failureOf(send(people.getEmployees, {}))
    expect(localStorage.getItem('muster.token')).toBe('a newer one')
  })
  test('401 for a public call keeps the server’s words and the session', async () => {
    serveFailure(accounts.verifyOTP, failureResponse('UNAUTHENTICATED', 'That code is not right'))
    const failure = await failureOf(send(accounts.verifyOTP, { email: 'a@b.c', otp: '123456' }))
    expect(failure.message).toBe('That code is not right')
    expect(localStorage.getItem('muster.token')).toBe('token-1')
  })
  test('without a token', async () => {
    localStorage.removeItem('muster.token')
    const failure = await failureOf(send(organizations.getUserOrganizations, {}))
    expect(failure.message).toBe('Authentication token not found. Please log in again.')
  })
  test.each([
    ['one’s own account', () => send(accounts.getProfile, {}), 'User not authenticated'],
    ['an organization', () => send(people.getEmployees, {}), 'No authenticated user'],
    ['billing', () => send(billing.createPortalSession, {}), 'User authentication required'],
  ])('never in the name of somebody whom another tab has signed in: %s', async (_, sendIt, text) => {
    const theirs = { uid: 'u2', email: 'eve@northwind.example', displayName: 'Eve' }
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    localStorage.setItem('muster.token', 'token-of-eve')
    localStorage.setItem('muster.session', JSON.stringify({ id: 'of eve', expiresAt, user: theirs }))
    // No answer is given to any of them: one that was sent would fail in another way.
    expect(await failureOf(sendIt())).toMatchObject({ message: text, kind: 'UNAUTHENTICATED', status: 401 })
    expect(localStorage.getItem('muster.token')).toBe('token-of-eve')
  })
  test('nor while another tab has stored its token and not yet its session', async () => {
    localStorage.setItem('muster.token', 'token-of-eve')
    const failure = await failureOf(send(people.getEmployees, {}))
    expect(failure).toMatchObject({ message: 'No authenticated user', status: 401 })
  })
  test('without a selected organization', async () => {
    selectOrganization(null)
    const reading = await failureOf(send(people.getEmployees, {}))
    expect(reading.message).toBe('Organization data is still loading. Please wait a moment and try again.')
    const making = await failureOf(send(reports.generateCompanyReport, {}))
    expect(making.message).toBe('Organization ID is required to generate company wiki')
  })
  test.each(Object.keys(failureStatus).filter((kind) => kind !== 'UNAUTHENTICATED'))(
    '%s keeps the server’s words, kind and status',
    async (name) => {
      const kind = Object.keys(failureStatus).find((one): one is FailureKind => one === name)
      if (kind === undefined) throw new Error(name)
      serveFailure(people.getEmployees, failureResponse(kind, 'The server’s words'))
      const failure = await failureOf(send(people.getEmployees, {}))
      expect(failure).toMatchObject({
        message: 'The server’s words',
        kind,
        status: failureStatus[kind],
        requestId: 'request-1',
        isServerText: true,
      })
    },
  )
  test('details name the field; Retry-After is kept', async () => {
    serveFailure(
      people.getEmployees,
      failureResponse('RATE_LIMITED', 'Too many', {
        headers: { 'retry-after': '7' },
        details: [{ path: 'email', message: 'Email is required' }],
      }),
    )
    const failure = await failureOf(send(people.getEmployees, {}))
    expect(failure.retryAfterMs).toBe(7000)
    expect(failure.detailOf('email')).toBe('Email is required')
    expect(failure.detailOf('name')).toBeUndefined()
  })
  test.each([
    ['no words', () => HttpResponse.json({ success: false }, { status: 418 }), 'HTTP 418'],
    ['no JSON', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 }), 'HTTP 502'],
    ['no success flag', () => HttpResponse.json({ employees: [], next: null }), 'Request failed'],
    ['an unreadable success', () => new HttpResponse('hello'), 'Unknown error'],
    ['an answer of another shape', () => HttpResponse.json({ success: true, employees: 3 }), 'Unknown error'],
  ])('%s', async (_, response, message) => {
    serveFailure(people.getEmployees, response)
    const failure = await failureOf(send(people.getEmployees, {}))
    expect(failure.message).toBe(message)
    expect(failure.isServerText).toBe(false)
  })
  test.each([
    [
      'The reply came from something between this device and Muster, such as a network’s login page or a proxy.',
      () => HttpResponse.html('<h1>Welcome aboard</h1>'),
    ],
    ['a proxy that takes no large body', () => HttpResponse.html('<h1>Too large</h1>', { status: 413 })],
    [
      'other software',
      () => HttpResponse.json({ error: 'Blocked by policy', code: 'BUSINESS_LOGIC_ERROR' }, { status: 409 }),
    ],
  ])('%s that answers in the place of Muster is told as what it is', async (_, response) => {
    serveFailure(people.getEmployees, response)
    const failure = await failureOf(send(people.getEmployees, {}))
    expect(isConnectionFailure(failure)).toBe(true)
    expect(failure.isServerText).toBe(false)
    expect(failureText(failure)).toMatch(
      /^The reply came from something between this device and Muster, such as a network’s login page or a proxy\./,
    )
    expect(failureTextOr(failure, 'Not done')).toMatch(
      /^Not done\. The reply came from something between this device and Muster, such as a network’s login page or a proxy\./,
    )
  })
  test('an answer of Muster’s own that cannot be read is not taken for another’s', async () => {
    serveFailure(people.getEmployees, () => HttpResponse.json({ success: true, employees: 3 }))
    const failure = await failureOf(send(people.getEmployees, {}))
    expect(isConnectionFailure(failure)).toBe(false)
    expect(failureText(failure)).toBe('Unknown error')
  })
  test.each([
    ['a refusal', () => failureResponse('BUSINESS_LOGIC_ERROR', 'Only owners may'), false],
    [
      'a failure that says itself what was kept',
      () => failureResponse('INTERNAL', 'Nothing was changed'),
      false,
    ],
    ['no answer', () => HttpResponse.error(), true],
    ['an answer of a proxy that waited no longer', () => new HttpResponse('', { status: 504 }), true],
    ['a proxy’s refusal', () => HttpResponse.html('<h1>Blocked</h1>', { status: 403 }), true],
    ['a success that cannot be read', () => HttpResponse.json({ success: true, employees: 3 }), true],
  ])('whether it may be done all the same: %s', async (_, response, isPossible) => {
    serveFailure(people.getEmployees, response)
    expect(mayHaveBeenDone(await failureOf(send(people.getEmployees, {})))).toBe(isPossible)
  })
  test('an answer that breaks off is no answer', async () => {
    const cut = () =>
      new HttpResponse(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":true,')),
          pull: (controller) => controller.error(new TypeError('terminated')),
        }),
        { headers: { 'content-type': 'application/json' } },
      )
    serveFailure(people.getEmployees, cut)
    expect(await failureOf(send(people.getEmployees, {}))).toMatchObject({ kind: 'NETWORK', status: 0 })
  })
  test('no answer at all says what is safe', async () => {
    serveFailure(people.getEmployees, () => HttpResponse.error())
    const read = await failureOf(send(people.getEmployees, {}))
    expect(read).toMatchObject({ kind: 'NETWORK', status: 0 })
    expect(read.message).toContain('Saved data is safe, and nothing was lost here.')
    serveFailure(accounts.sendOTP, () => HttpResponse.error())
    const write = await failureOf(send(accounts.sendOTP, { email: 'a@b.c' }))
    expect(write.message).toContain('What you entered is still here')
  })
})
