import { useSeesEveryReport } from '../../core/deciding.ts'
import { useMay, useMembership } from '../../core/membership.tsx'

/**
 * Whether the reader sees everyone’s reports: by what they hold, or because the organization has opened them. Without the
 * list of people, which says who they are, nobody else’s are listed.
 */
export const useSeesAllReports = (): boolean => {
  const seesEvery = useSeesEveryReport()
  const isShared = useMembership().data.settings.reportVisibility === 'organization'
  return useMay('employee:view') && (isShared || seesEvery)
}
