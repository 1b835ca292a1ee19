import { afterEach, expect, test, vi } from 'vitest'
import {
  failureKindFor,
  isMusterBody,
  isSuccessBody,
  parseJsonOrUndefined,
  queryPairs,
  readFailure,
  requiredCredentials,
  retryAfterMs,
} from './wire.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [null, null],
  ['soon', null],
  ['30', 30_000],
  ['86400', 86_400_000],
  ['-5', 0],
  ['Mon, 02 Mar 2026 09:00:30 GMT', 30_000],
  ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
  // Said by a machine whose clock is three hours ahead, or to one whose clock is behind.
  ['Mon, 02 Mar 2026 12:00:30 GMT', 300_000],
])('Retry-After: %s asks for a wait of %s ms', (header, ms) => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00.000Z') })
  expect(retryAfterMs(header)).toBe(ms)
})

test('a call identifies itself with no more than it needs', () => {
  const code = { inviteCode: 'ABCD' }
  expect(requiredCredentials('public', {})).toBe('nothing')
  expect(requiredCredentials('invitee', code)).toBe('nothing')
  for (const none of [undefined, null, 'inviteCode', {}, { inviteCode: '' }]) {
    expect(requiredCredentials('invitee', none)).toBe('member')
  }
  expect(requiredCredentials('signed-in', code)).toBe('session')
  expect(requiredCredentials('member', code)).toBe('member')
  expect(requiredCredentials('org:view', code)).toBe('member')
})

test('a query holds what is given, as text', () => {
  const input = { limit: 20, after: undefined, search: '', cycle: null, all: false }
  expect(queryPairs(input)).toEqual([
    ['limit', '20'],
    ['search', ''],
    ['all', 'false'],
  ])
  for (const none of [undefined, null, 'text', {}]) expect(queryPairs(none)).toEqual([])
})

test('what is no JSON is undefined', () => {
  expect(parseJsonOrUndefined('{"success":true}')).toEqual({ success: true })
  expect(parseJsonOrUndefined('<html>')).toBeUndefined()
})

test('a body is of Muster where it says whether the call was done', () => {
  expect([{ success: true }, { success: false }, {}, 'on', null].map(isMusterBody)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([{ success: true }, { success: false }, {}, null].map(isSuccessBody)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('of a failure all is read that can be read, and nothing of what is not from Muster', () => {
  const whole = {
    error: 'Name is required',
    code: 'VALIDATION_ERROR',
    details: [{ path: 'name', message: 'Name is required' }],
    requestId: 'r1',
  }
  expect(readFailure({ success: false, ...whole })).toEqual(whole)
  expect(readFailure(whole)).toEqual({})
  expect(readFailure('<html>')).toEqual({})
  expect(
    readFailure({ success: false, error: '', code: 1, details: [{ path: 1 }], requestId: 'r1' }),
  ).toEqual({
    requestId: 'r1',
  })
  expect(readFailure({ success: false, error: 'No', details: 'none', requestId: 2 })).toEqual({ error: 'No' })
})

test.each([
  ['NOT_FOUND', 500, 'NOT_FOUND'],
  ['RATE_LIMITED', 503, 'RATE_LIMITED'],
  ['toString', 404, 'INTERNAL'],
  [undefined, 501, 'INTERNAL'],
  [undefined, 502, 'UNAVAILABLE'],
  [undefined, 503, 'UNAVAILABLE'],
  ['SOMETHING', 504, 'UNAVAILABLE'],
  [undefined, 505, 'INTERNAL'],
  [undefined, 200, 'INTERNAL'],
])('a failure of code %s and status %s is %s', (code, status, kind) => {
  expect(failureKindFor(code, status)).toBe(kind)
})
