import { useSyncExternalStore } from 'react'
import { normalizeOnboarding } from '../../../contract/shapes/onboarding-flag.ts'
import { broadcast, domEvents, onBroadcast } from '../browser/broadcast.ts'
import { keys, local } from '../browser/storage.ts'

/** The flag remembered here, as it was written; null where there is none. */
export const readOnboardingFlag = (orgId: string): string | null => local.get(keys.onboarding(orgId))

/** Whether an organization is onboarded: the flag remembered here overrides what the server says. */
export const isOnboarded = (organization: { orgId: string; onboardingCompleted: boolean }): boolean => {
  const remembered = readOnboardingFlag(organization.orgId)
  return normalizeOnboarding(remembered ?? organization.onboardingCompleted)
}

/** Tells when a remembered flag may have changed, in this tab or in another one. */
const onFlag = (changed: () => void): (() => void) => {
  const silence = onBroadcast(domEvents.onboardingUpdated, changed)
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keys.onboarding(''))) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    silence()
    window.removeEventListener('storage', onStorage)
  }
}

/** Whether an organization is onboarded, kept up to date. */
export const useOnboarded = (organization: { orgId: string; onboardingCompleted: boolean }): boolean =>
  useSyncExternalStore(onFlag, () => isOnboarded(organization))

/** Remembers the flag of an organization and tells the page, whose organization list takes it over. */
export const storeOnboardingFlag = (orgId: string, flag: unknown): void => {
  const onboardingCompleted = normalizeOnboarding(flag)
  local.set(keys.onboarding(orgId), String(onboardingCompleted))
  broadcast(domEvents.onboardingUpdated, { orgId, onboardingCompleted })
}

/** Remembers that an organization is onboarded. */
export const storeOnboarded = (orgId: string): void => storeOnboardingFlag(orgId, true)
