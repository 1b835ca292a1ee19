import { noticeFacts, noticeTitle } from '../../../contract/report-notice.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { useMembership } from '../../core/membership.tsx'
import { ReportNotice } from '../../ui/report-notice.tsx'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
}

/** Who sees a person's report, why, for how long, what it rests on, and how they add to it or contest it. */
export const Notice = ({ report, isOwn }: Props) => {
  const { organization, data } = useMembership()
  const organizationName = organization.companyName
  const isShared = data.settings.reportVisibility === 'organization'
  const person = report.gradingOverview.employeeName
  const told = { organizationName, person, isShared, isOwn }
  return (
    <ReportNotice
      title={noticeTitle(told)}
      facts={noticeFacts(told)}
      isOpen={isOwn && report.state === 'released'}
    />
  )
}
