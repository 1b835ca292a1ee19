import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileText, MessageSquareWarning, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReportStatus, StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import '../../../ui/report/release/report-status.css'

type Props = {
  report: StoredEmployeeReport
  latestVersion: number
  standing: ReportStatus
  /** Whether it is about its reader. */
  isOwn: boolean
  /** Whether another person has to respond then. */
  isLeftToOthers: boolean
}

/**
 * What deciders have to know besides the shown version: an objection to another version without a response, which
 * version is released, and whether the answers have changed. Nothing if there is nothing to say.
 */
export const ReportStatusNotice = ({ report, latestVersion, standing, isOwn, isLeftToOthers }: Props) => {
  const { say, named } = useReportWords()
  const { employeeId, version, gradingOverview } = report
  const { unansweredVersion, releasedVersion, isReopened, isStale } = standing
  const name = named(gradingOverview.employeeName)
  const toVersion = (other: number, words: string) => (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link to={paths.report} params={{ employeeId }} search={{ version: String(other) }} {...props} />
      )}
    >
      {words}
    </Anchor>
  )
  const lines: ReactNode[] = []
  if (unansweredVersion !== null && unansweredVersion !== version) {
    lines.push(
      <li key="unanswered" className="standing__waits">
        <MessageSquareWarning size={16} aria-hidden />
        <span>
          {isOwn
            ? say('standing.unansweredOwn', { version: unansweredVersion })
            : say('standing.unanswered', { name, version: unansweredVersion })}{' '}
          {toVersion(
            unansweredVersion,
            say(isLeftToOthers ? 'standing.toOut' : 'standing.toRespond', { version: unansweredVersion }),
          )}
        </span>
      </li>,
    )
  }
  if (releasedVersion !== null && releasedVersion !== version) {
    lines.push(
      <li key="out">
        <FileText size={16} aria-hidden />
        <span>
          {say('standing.isOut', { version: releasedVersion })}{' '}
          {toVersion(releasedVersion, say('standing.toOut', { version: releasedVersion }))}
        </span>
      </li>,
    )
  }
  if (isReopened || isStale) {
    lines.push(
      <li key="answers">
        <PencilLine size={16} aria-hidden />
        {isReopened
          ? isOwn
            ? say('standing.reopenedOwn')
            : say('standing.reopened', { name })
          : say('standing.stale', { version: latestVersion })}
      </li>,
    )
  }
  if (lines.length === 0) return null
  return (
    <ul className="standing screen-only" aria-label={say('standing.name')}>
      {lines}
    </ul>
  )
}
