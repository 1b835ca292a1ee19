import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  type ApiScope,
  apiScopes,
  canGrantScope,
  canMakeKeys,
  restrictHolderToScopes,
  scopePermissions,
  scopesOf,
} from './api-scopes.ts'
import { call, type Call } from '../http/call.ts'
import { contract } from '../index.ts'
import { impliedPermissions, can, permissions, roles, type Holder, type Permission } from './permissions.ts'

const calls: readonly Call[] = Object.values(contract)
const byKey = calls.filter((call) => scopesOf(call).length > 0)
const isPermission = (may: string): may is Permission => permissions.some((permission) => permission === may)

test('a call without a scope does not compile', () => {
  const spec = {
    method: 'GET',
    database: 'query',
    summary: 'Reads nothing.',
    may: 'member',
    in: z.object({}),
    out: z.object({}),
  } as const
  expect(call('nothing', { ...spec, scope: 'never' }).scope).toBe('never')
  // @ts-expect-error scope is required
  call('nothing', spec)
  // @ts-expect-error there is no such scope
  call('nothing', { ...spec, scope: 'people:erase' })
})

test('no key may do what is decided by people, or is their own', () => {
  const never = calls.filter(({ scope }) => scope === 'never').map(({ name }) => name)
  for (const name of [
    'sendOTP',
    'verifyOTP',
    'signOut',
    'listSessions',
    'deleteAccount',
    'exportMyData',
    'chat',
    'createApiKey',
    'listApiKeys',
    'revokeApiKey',
    'changeMemberRole',
    'changeMemberPermissions',
    'transferOwnership',
    'removeMember',
    'restoreMember',
    'updateOrgData',
    'onboarding/complete',
    'createCheckoutSession',
    'createPortalSession',
    'deleteOrganization',
    'exportOrganization',
    'deleteEmployee',
    'eraseEmployee',
    'deleteReport',
    'restoreReport',
    'reviewReport',
    'releaseReport',
    'withdrawReport',
    'answerReport',
    'saveReport',
    'openCycle',
  ]) {
    expect(never, name).toContain(name)
  }
  // Whatever asks for no membership is of a person, or of nobody.
  expect(byKey.filter(({ may }) => may !== 'member' && !isPermission(may))).toEqual([])
})

test.each(apiScopes)('%s holds what its calls need, and nothing more', (scope) => {
  const opened = byKey.filter((call) => scopesOf(call).includes(scope))
  expect(opened).not.toEqual([])
  expect(new Set(scopePermissions[scope])).toEqual(new Set(opened.map(({ may }) => may).filter(isPermission)))
})

test('a scope that reads opens nothing that changes something', () => {
  const reading = byKey.filter((call) => scopesOf(call).some((scope) => scope.endsWith(':read')))
  expect(reading.filter(({ method }) => method !== 'GET')).toEqual([])
})

const holders = fc.record<Holder>({
  role: fc.constantFrom(...roles),
  permissions: fc.option(fc.subarray([...permissions]), { nil: null }),
})
const someScopes = fc.subarray([...apiScopes])

/** What makes an employee see every report, so that a key which reads reports sees as many. */
const seeing: ReadonlySet<string> = new Set(['report:generate', 'report:delete'])
const readsReports = (scopes: readonly ApiScope[]) =>
  scopes.some((scope) => scopePermissions[scope].includes('report:view'))

test('whatever its scopes, a key holds only what its maker holds and its scopes need, and is no owner', () => {
  fc.assert(
    fc.property(holders, someScopes, (maker, scopes) => {
      const holder = restrictHolderToScopes(maker, scopes)
      expect(holder.role).toBe(maker.role === 'owner' ? 'admin' : maker.role)
      const meant = permissions.filter(
        (permission) =>
          can(maker, permission) &&
          (scopes.some((scope) => scopePermissions[scope].includes(permission)) ||
            (seeing.has(permission) && maker.role === 'employee' && readsReports(scopes))),
      )
      const held = permissions.filter((permission) => can(holder, permission))
      expect(new Set(held)).toEqual(new Set([...meant, ...impliedPermissions(meant)]))
    }),
  )
})

test('who gives a scope holds all that it needs, and keys are made by holders of org:settings', () => {
  fc.assert(
    fc.property(holders, fc.constantFrom(...apiScopes), (maker, scope) => {
      const holder = restrictHolderToScopes(maker, [scope])
      expect(canGrantScope(maker, scope)).toBe(scopePermissions[scope].every((one) => can(holder, one)))
      expect(canMakeKeys({ ...maker, role: 'employee', permissions: ['org:settings'] })).toBe(true)
      expect(canMakeKeys({ ...maker, role: 'employee', permissions: null })).toBe(false)
      expect(canMakeKeys({ ...maker, role: 'admin', permissions: ['org:view'] })).toBe(false)
    }),
  )
  expect(canMakeKeys({ role: 'owner', permissions: null })).toBe(true)
  expect(canMakeKeys({ role: 'admin', permissions: null })).toBe(true)
})
