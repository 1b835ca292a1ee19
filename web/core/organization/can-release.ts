import type { OrganizationOfUser } from '../../../contract/calls/organizations.ts'
import { canDecide, seesEveryReport } from '../../../contract/rights/permissions.ts'
import { useMembership } from './membership.tsx'

/** Whether somebody makes, reviews and releases reports. */
export const canReleaseReports = (organization: OrganizationOfUser): boolean => canDecide(organization)

/** The same of the person who is signed in, where they are. */
export const useCanReleaseReports = (): boolean => canReleaseReports(useMembership().organization)

/** Whether the person who is signed in sees every report, drafts included, and the whole action plan. */
export const useSeesEveryReport = (): boolean => seesEveryReport(useMembership().organization)
