import { useMembership } from '../../core/membership.tsx'

/** Whether the reader sees everyone’s reports; an employee does only where the organization has opened them. */
export const useSeesAllReports = (): boolean => {
  const { organization, data } = useMembership()
  return organization.role !== 'employee' || data.settings.reportVisibility === 'organization'
}
