import { useSeesEveryReport } from '../../core/organization/can-release.ts'
import { useMembership } from '../../core/organization/membership.tsx'

/** Whether the reader sees everyone’s reports: by what they hold, or because the organization has opened them. */
export const useSeesAllReports = (): boolean => {
  const seesEvery = useSeesEveryReport()
  return useMembership().data.settings.reportVisibility === 'organization' || seesEvery
}
