import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { organizations } from '../../../contract/calls/organizations.ts'
import { sampleOrganization, signInForTest } from '../../testing/render.tsx'
import { callQuery } from '../api/queries.ts'
import { domEvents } from '../browser/broadcast.ts'
import { watchExternalEvents } from './window-events.ts'
import { isOnboarded, storeOnboarded } from '../organization/remembered-onboarding.ts'
import { selectedOrganization, selectOrganization } from '../organization/selected-organization.ts'
import { watchCache } from '../api/query-client.ts'
import { clearAuth, sessionEnding, storedSession, storedToken, useSession, watchSession } from './session.ts'

/** What another script on the page hears. */
const heard = (name: string) => {
  const details: unknown[] = []
  const hear = (event: Event) => details.push(event instanceof CustomEvent ? event.detail : undefined)
  window.addEventListener(name, hear)
  return { details, stop: () => window.removeEventListener(name, hear) }
}
const dispatch = (name: string, detail?: unknown) =>
  act(() => void window.dispatchEvent(new CustomEvent(name, { detail })))

describe('what the product dispatches on window', () => {
  test.each([
    [domEvents.authCleared, () => clearAuth('refused'), null],
    [domEvents.organizationChanged, () => selectOrganization('org-2'), { from: 'org-1', to: 'org-2' }],
    [
      domEvents.onboardingUpdated,
      () => storeOnboarded('org-1'),
      { orgId: 'org-1', onboardingCompleted: true },
    ],
  ])('%s', (name, act, detail) => {
    signInForTest()
    selectOrganization('org-1')
    const { details, stop } = heard(name)
    act()
    stop()
    expect(details).toEqual([detail])
  })
})

describe('what another script dispatches on window', () => {
  let client = new QueryClient()
  beforeEach(() => {
    client = new QueryClient()
    signInForTest()
    selectOrganization('org-1')
    const stops = [watchCache(client), watchSession(), watchExternalEvents()]
    return () => {
      for (const stop of stops) stop()
    }
  })

  it.each([new CustomEvent('auth-cleared'), new Event('auth-cleared')])('signs out locally', (event) => {
    const { result } = renderHook(() => useSession())
    const forgetting = vi.spyOn(client, 'clear')
    act(() => void window.dispatchEvent(event))
    expect(result.current).toBeNull()
    expect(sessionEnding()).toBe('refused')
    expect(forgetting).toHaveBeenCalled()
    expect(storedToken()).toBeNull()
    expect(storedSession()).toBeNull()
    expect(selectedOrganization()).toBeNull()
  })

  it('signs out locally alone where another tab has signed somebody else in', () => {
    const { result } = renderHook(() => useSession())
    localStorage.setItem('muster.token', 'theirs')
    dispatch('auth-cleared')
    expect(result.current).toBeNull()
    expect(storedToken()).toBe('theirs')
  })

  it('selects an organization, and drops what is cached of the one before', () => {
    client.setQueryData(['getEmployees', 'org-1', {}], 'of the one before')
    dispatch('organization-changed', { to: 'org-2' })
    expect(selectedOrganization()).toBe('org-2')
    expect(client.getQueryData(['getEmployees', 'org-1', {}])).toBeUndefined()
  })

  it.each([undefined, 7, { to: 7 }])('selects what is stored where it says nothing: %s', (detail) => {
    sessionStorage.setItem('muster.organization', 'org-3')
    dispatch('organization-changed', detail)
    expect(selectedOrganization()).toBe('org-3')
  })

  const ofAll = callQuery(organizations.getUserOrganizations, {}).queryKey

  it.each([
    ['yes', true],
    [undefined, true],
    [1, true],
    ['pending', false],
    [0, false],
  ])('takes an onboarding update of %s for %s, in the list too', (onboardingCompleted, meaning) => {
    const before = sampleOrganization('owner', { onboardingCompleted: !meaning })
    client.setQueryData(ofAll, { organizations: [before] })
    dispatch('onboarding-updated', { orgId: 'org-1', onboardingCompleted })
    expect(isOnboarded(before)).toBe(meaning)
    expect(client.getQueryData(ofAll)?.organizations[0]?.onboardingCompleted).toBe(meaning)
  })

  it('takes an update without a detail for one of the selected organization, by the flag that is stored', () => {
    const before = sampleOrganization('owner', { onboardingCompleted: true })
    client.setQueryData(ofAll, { organizations: [before] })
    localStorage.setItem('muster.onboarding.org-1', 'unfinished')
    dispatch('onboarding-updated')
    expect(client.getQueryData(ofAll)?.organizations[0]?.onboardingCompleted).toBe(false)
  })
})
