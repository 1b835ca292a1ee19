import type { OrganizationOfUser } from '../../contract/organizations.ts'
import { can } from '../../contract/rights.ts'
import { useMembership } from './membership.tsx'

/** Whether somebody makes, reviews and releases reports: an owner or admin who holds that right. No list gives it to employees. */
export const mayDecide = (organization: OrganizationOfUser): boolean =>
  organization.role !== 'employee' && can(organization, 'report:generate')

/** The same of the person who is signed in, where they are. */
export const useMayDecide = (): boolean => mayDecide(useMembership().organization)
