import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { onBroadcast } from '../browser/broadcast.ts'
import { isOnboarded, storeOnboarded, useOnboarded } from './remembered-onboarding.ts'
import { keys, local } from '../browser/storage.ts'

describe('the flag remembered here', () => {
  test.each([
    [null, true, true],
    [null, false, false],
    ['true', false, true],
    ['pending', true, false],
  ])('remembered %s over the server’s %s gives %s', (remembered, onboardingCompleted, result) => {
    if (remembered !== null) local.set(keys.onboarding('org-1'), remembered)
    expect(isOnboarded({ orgId: 'org-1', onboardingCompleted })).toBe(result)
  })
  it('is kept for each organization by itself and told to the page', () => {
    const heard: string[] = []
    const silence = onBroadcast('onboarding-updated', ({ orgId }) => heard.push(orgId))
    storeOnboarded('org-1')
    silence()
    expect(heard).toEqual(['org-1'])
    expect(isOnboarded({ orgId: 'org-1', onboardingCompleted: false })).toBe(true)
    expect(isOnboarded({ orgId: 'org-2', onboardingCompleted: false })).toBe(false)
  })
  it('is heard by what is on screen, from this tab and from another', () => {
    const { result } = renderHook(() => useOnboarded({ orgId: 'org-1', onboardingCompleted: false }))
    expect(result.current).toBe(false)
    act(() => storeOnboarded('org-1'))
    expect(result.current).toBe(true)
    const elsewhere = (key: string | null, flag: string) => {
      local.set(keys.onboarding('org-1'), flag)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    }
    elsewhere(keys.onboarding('org-1'), 'unfinished')
    expect(result.current).toBe(false)
    elsewhere(null, 'done')
    expect(result.current).toBe(true)
  })
})
