import { z } from 'zod'
import { domEvents, onExternalEvent } from '../browser/broadcast.ts'
import { storeOnboardingFlag, readOnboardingFlag } from '../organization/remembered-onboarding.ts'
import {
  readStoredSelection,
  selectedOrganization,
  selectOrganization,
} from '../organization/selected-organization.ts'
import { clearOwnAuth } from './session.ts'

/** What another script of the page dispatches on `window` has the effect that the product's own event has. */

const OrganizationChange = z.object({ to: z.string().nullable() })
const OnboardingUpdate = z.object({ orgId: z.string(), onboardingCompleted: z.unknown() }).partial()

/** Without a detail, what is stored by now is selected. */
const changeOrganization = (detail: unknown): void => {
  const told = OrganizationChange.safeParse(detail).data
  selectOrganization(told === undefined ? readStoredSelection() : told.to)
}

/** Without an organization it is the selected one; without a flag the stored one, else "completed". */
const updateOnboarding = (detail: unknown): void => {
  const told = OnboardingUpdate.safeParse(detail).data
  const orgId = told?.orgId ?? selectedOrganization()
  if (orgId === null) return
  storeOnboardingFlag(orgId, told?.onboardingCompleted ?? readOnboardingFlag(orgId) ?? true)
}

/** Honours those events; the returned function stops that. */
export const watchExternalEvents = (): (() => void) => {
  const stops = [
    onExternalEvent(domEvents.authCleared, clearOwnAuth),
    onExternalEvent(domEvents.organizationChanged, changeOrganization),
    onExternalEvent(domEvents.onboardingUpdated, updateOnboarding),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
