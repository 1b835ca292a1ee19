import { useSeesEveryReport } from '../../core/deciding.ts'
import { useMembership } from '../../core/membership.tsx'

/** Whether the reader sees everyone’s reports: by what they hold, or because the organization has opened them. */
export const useSeesAllReports = (): boolean => {
  const seesEvery = useSeesEveryReport()
  return useMembership().data.settings.reportVisibility === 'organization' || seesEvery
}
