import { useQuery } from '@tanstack/react-query'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useIsShared } from '../../../core/organization/membership.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'

/**
 * Where colleagues read each other's reports, what the release of one changes in the company reports that they have: with
 * one more report open, what is left of the numbers may be of few. `isBrief`: nothing where nothing changes.
 */
export const ChangedCompanyReport = ({
  report: { employeeId, version },
  isBrief = false,
}: {
  report: Pick<StoredEmployeeReport, 'employeeId' | 'version'>
  isBrief?: boolean
}) => {
  const { say, language } = useReportWords()
  const isShared = useIsShared()
  const preview = useQuery({
    ...callQuery(release.getReleasePreview, { employeeId, version, language }),
    enabled: isShared !== false,
    // It is another answer once anything else was released.
    staleTime: 0,
  })
  if (isShared === false) return null
  const changes = preview.data?.companyReports ?? []
  if (isBrief && preview.data !== undefined && changes.length === 0) return null
  return (
    <div className="release-changes">
      <h3>{say('lookAt.company')}</h3>
      {preview.data === undefined ? (
        <p>{preview.isError ? say('lookAt.companyNotLoaded') : say('lookAt.looking')}</p>
      ) : (
        changes.length === 0 && <p>{say('lookAt.companyNothing')}</p>
      )}
      {changes.map(({ id, version, shown, withheld }) => (
        <p key={`${id} ${shown}`}>
          {[
            say(shown === 'whole' ? 'lookAt.companyWhole' : 'lookAt.companyLess', { version }),
            ...withheld,
          ].join(' ')}
        </p>
      ))}
      {changes.some(({ shown }) => shown === 'less') && (
        <>
          <p>{say('lookAt.companyWhy')}</p>
          <p>{say('lookAt.companyKnown')}</p>
        </>
      )}
    </div>
  )
}
