import { createContext, useContext, type ReactNode } from 'react'
import { limits } from '../../../contract/shapes/limits.ts'
import { isOpenToMembers } from '../../../contract/shapes/reports/is-open-report.ts'
import type { Organization, OrganizationOfUser } from '../../../contract/calls/organizations.ts'
import { can, type Permission } from '../../../contract/rights/permissions.ts'

/** What the guards know about the signed-in user when a guarded screen is shown. */
export type Membership = {
  /** The selected organization, with the person's role in it. */
  organization: OrganizationOfUser
  /** All their organizations, most recently joined first. */
  organizations: readonly OrganizationOfUser[]
  /** The organization's data; defaults if it could not be loaded (specification point 8, fallbacks). */
  data: Organization
  /** Set if `data` are those defaults: retries loading the real data. */
  standIn?: { retry: () => void }
}

const MembershipContext = createContext<Membership | null>(null)

/** Gives guarded screens their membership. */
export const MembershipProvider = ({ value, children }: { value: Membership; children: ReactNode }) => (
  <MembershipContext value={value}>{children}</MembershipContext>
)

/** The membership of a guarded screen. */
export const useMembership = (): Membership => {
  const membership = useContext(MembershipContext)
  if (membership === null) throw new Error('This screen is shown outside the organization guard.')
  return membership
}

/** Whether the signed-in user has a permission in the selected organization. */
export const useMay = (permission: Permission): boolean => can(useMembership().organization, permission)

/**
 * Whether employees see everybody's released reports; null if the setting could not be loaded, or the user may not
 * view it.
 */
export const useIsShared = (): boolean | null => {
  const settings = useKnownSettings()
  return settings === null ? null : settings.reportVisibility === 'organization'
}

/** The same for the report of somebody who submitted at `submittedAt`. */
export const useIsOpenToMembers = (submittedAt: string | null): boolean | null => {
  const settings = useKnownSettings()
  return settings === null ? null : isOpenToMembers(settings, submittedAt)
}

const useKnownSettings = (): Organization['settings'] | null => {
  const { organization, data, standIn } = useMembership()
  return standIn !== undefined || !can(organization, 'org:view') ? null : data.settings
}

/**
 * The fallback for an organization whose data is missing: named 'Your Company', not onboarded. Missing dates are read
 * as the current time (specification point 3); nullable ones stay null.
 */
export const fallbackOrganization = (orgId: string, now = new Date().toISOString()): Organization => ({
  orgId,
  name: 'Your Company',
  companyName: 'Your Company',
  onboardingCompleted: false,
  ownerId: orgId,
  createdAt: now,
  updatedAt: now,
  settings: {
    reportVisibility: 'own',
    reportsOpenSince: null,
    location: null,
    groupThreshold: limits.groupThresholdMin,
    invitationLanguage: null,
  },
  subscription: {
    status: 'not_required',
    plan: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    trialEnd: null,
    cancelAtPeriodEnd: false,
  },
  usage: { employees: 0, submissions: 0, lastReportGeneration: null },
  onboarding: { completedAt: null, lastUpdated: now },
  onboardingData: {},
})
