import type { OrganizationSettings } from '../../calls/organizations.ts'

type Settled = Pick<OrganizationSettings, 'reportVisibility' | 'reportsOpenSince'>

/**
 * Whether every member may read a report once it is released (docs/disclosure.md), by when its answers were submitted (ISO 8601;
 * null where it is not known): people answer knowing who reads, so answers of before stay with fewer (docs/decisions/0065).
 */
export const isOpenToMembers = (
  { reportVisibility, reportsOpenSince }: Settled,
  submittedAt: string | null,
): boolean => {
  if (reportVisibility !== 'organization') return false
  if (reportsOpenSince === null) return true
  return submittedAt !== null && Date.parse(submittedAt) >= Date.parse(reportsOpenSince)
}
