import { useSyncExternalStore } from 'react'
import { broadcast, onBroadcast } from './broadcast.ts'
import { keys, local } from './storage.ts'

const yes = new Set(['true', '1', 'yes', 'y', 'on', 'complete', 'completed', 'done', 'finished'])

/**
 * Whether a stored flag means "completed" (specification point 4): true, the words for yes and any
 * non-zero number; false is everything else. A number written as text counts as that number.
 */
export const normalizeOnboarding = (flag: unknown): boolean => {
  if (typeof flag === 'boolean') return flag
  if (typeof flag === 'number') return !Number.isNaN(flag) && flag !== 0
  if (typeof flag !== 'string') return false
  const word = flag.trim().toLowerCase()
  return yes.has(word) || (word !== '' && normalizeOnboarding(Number(word)))
}

/** Whether an organization is onboarded: the flag remembered here overrides what the server says. */
export const isOnboarded = (organization: { orgId: string; onboardingCompleted: boolean }): boolean => {
  const remembered = local.get(keys.onboarding(organization.orgId))
  return normalizeOnboarding(remembered ?? organization.onboardingCompleted)
}

/** Tells when a remembered flag may have changed, in this tab or in another one. */
const onFlag = (changed: () => void): (() => void) => {
  const silence = onBroadcast('onboarding-completed', changed)
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

/** Remembers that an organization is onboarded and tells the page, whose organization list marks it complete. */
export const rememberOnboarded = (orgId: string): void => {
  local.set(keys.onboarding(orgId), 'true')
  broadcast('onboarding-completed', { orgId })
}
