import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { sampleOrganization } from '../../testing/render.tsx'
import { callQuery } from '../api/queries.ts'
import { onBroadcast } from '../browser/broadcast.ts'
import { storeOnboarded } from './remembered-onboarding.ts'
import { selectedOrganization, selectOrganization, reconcileOrganization } from './selected-organization.ts'
import { watchCache } from '../api/query-client.ts'

const older = { orgId: 'older', joinedAt: '2025-01-01T00:00:00.000Z', companyName: 'Older' }
const newer = { orgId: 'newer', joinedAt: '2026-01-01T00:00:00.000Z', companyName: 'Newer' }

const restored = async () => {
  vi.resetModules()
  const fresh = await import('./selected-organization.ts')
  return fresh.selectedOrganization()
}

describe('the selected organization', () => {
  it('is the most recently joined where none is selected', () => {
    reconcileOrganization([older, newer])
    expect(selectedOrganization()).toBe('newer')
  })
  it('stays where it is in the list', () => {
    selectOrganization('older')
    reconcileOrganization([newer, older])
    expect(selectedOrganization()).toBe('older')
  })
  it('is cleared where it is not in the list, and then not replaced by itself', () => {
    selectOrganization('gone')
    reconcileOrganization([newer, older])
    expect(selectedOrganization()).toBeNull()
    reconcileOrganization([newer, older])
    expect(selectedOrganization()).toBeNull()
    expect(localStorage.getItem('muster.organization')).toBeNull()
  })
  it('is cleared with no organizations; the first to come is selected', () => {
    selectOrganization('gone')
    reconcileOrganization([])
    expect(selectedOrganization()).toBeNull()
    reconcileOrganization([older])
    expect(selectedOrganization()).toBe('older')
  })
  it('is remembered for the next visit and for this tab, and a change is broadcast once', () => {
    const heard = vi.fn<(change: unknown) => void>()
    const silence = onBroadcast('organization-changed', heard)
    selectOrganization('older')
    selectOrganization('older')
    silence()
    expect(heard.mock.calls).toEqual([[{ from: null, to: 'older' }]])
    expect(localStorage.getItem('muster.organization')).toBe('older')
    expect(sessionStorage.getItem('muster.organization')).toBe('older')
  })
  it('is restored from this tab first, then from the last visit', async () => {
    expect(await restored()).toBeNull()
    localStorage.setItem('muster.organization', 'of another tab')
    expect(await restored()).toBe('of another tab')
    localStorage.setItem('muster.organization', 'chosen later in another tab')
    expect(await restored()).toBe('of another tab')
    sessionStorage.setItem('muster.organization', 'of this tab')
    expect(await restored()).toBe('of this tab')
  })
})

describe('the cache', () => {
  let client = new QueryClient()
  beforeEach(() => {
    client = new QueryClient()
    return watchCache(client)
  })

  const employees = { employees: [], next: null }
  const list = { organizations: [sampleOrganization('owner', { onboardingCompleted: false })] }

  it('keeps the answers of each organization apart', () => {
    selectOrganization('a')
    const ofA = callQuery(people.getEmployees, {}).queryKey
    expect(ofA).toEqual(['getEmployees', 'a', {}])
    expect(callQuery(people.getEmployees, {}, 'b').queryKey).toEqual(['getEmployees', 'b', {}])
    expect(callQuery(organizations.getUserOrganizations, {}).queryKey).toEqual([
      'getUserOrganizations',
      null,
      {},
    ])
  })
  it('drops what belongs to the organization that is left, and nothing else', () => {
    selectOrganization('a')
    const ofA = callQuery(people.getEmployees, {}).queryKey
    const ofAll = callQuery(organizations.getUserOrganizations, {}).queryKey
    client.setQueryData(ofA, employees)
    client.setQueryData(ofAll, list)
    selectOrganization('b')
    expect(client.getQueryData(ofA)).toBeUndefined()
    expect(client.getQueryData(ofAll)).toEqual(list)
  })
  it.each([
    ['chosen, created or joined one', 'muster.organization'],
    ['set one up', 'muster.onboarding.org-1'],
  ])('asks for the list again where another tab has %s, and stays with its own selection', (_, key) => {
    selectOrganization('a')
    const ofAll = callQuery(organizations.getUserOrganizations, {}).queryKey
    client.setQueryData(ofAll, list)
    const isStale = () => client.getQueryState(ofAll)?.isInvalidated
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(isStale()).toBe(false)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'b' }))
    expect(isStale()).toBe(true)
    expect(selectedOrganization()).toBe('a')
  })
  it('marks an organization complete in the list once its onboarding is', () => {
    const ofAll = callQuery(organizations.getUserOrganizations, {}).queryKey
    client.setQueryData(ofAll, list)
    storeOnboarded('org-1')
    expect(client.getQueryData(ofAll)?.organizations[0]?.onboardingCompleted).toBe(true)
  })
})
