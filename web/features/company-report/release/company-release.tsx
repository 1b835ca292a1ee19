import { useQuery } from '@tanstack/react-query'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { useIsShared, useMembership } from '../../../core/organization/membership.tsx'
import { ImportOrigin } from '../../../ui/report/document/import-origin.tsx'
import { ReleaseBar } from '../../../ui/report/release/release-bar.tsx'
import { ReportNotice, type NoticeFact } from '../../../ui/report/document/report-notice.tsx'
import { TransitionList } from '../../../ui/report/release/transition-list.tsx'
import { CompanyReviewChecklist } from './company-review-checklist.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { CompanyReportStatusNotice, type ChangesSinceVersion } from './company-report-status.tsx'

type Props = {
  report: StoredCompanyReport
  /** Undefined for readers who do not decide, and if it could not be loaded. */
  since: ChangesSinceVersion | undefined
}

/** The release status of a company report. */
export const CompanyRelease = ({ report, since }: Props) => {
  const mayDecide = useCanReleaseReports()
  return (
    <>
      {mayDecide && (
        <ReleaseBar
          report={{ of: 'company', reportId: report.id, version: report.version, state: report.state }}
          lookAt={<CompanyReviewChecklist report={report} since={since} />}
        />
      )}
      {since && <CompanyReportStatusNotice since={since} />}
      <ImportOrigin at={report.createdAt} />
    </>
  )
}

/** Who sees a company report, and why; below it. */
export const CompanyNotice = ({ report: { id, isAnonymous } }: { report: StoredCompanyReport }) => {
  const { say, named } = useWiki()
  const mayDecide = useCanReleaseReports()
  // For deciders the bar above shows the steps.
  const steps = useQuery({ ...callQuery(release.getReportSteps, { reportId: id }), enabled: !mayDecide }).data
    ?.steps
  const { organization } = useMembership()
  const told = { organization: named(organization.companyName) }
  const isShared = useIsShared()
  const facts: NoticeFact[] = [
    {
      name: say('notice.who'),
      text:
        isShared === null
          ? say('notice.whoUnknown', told)
          : isShared
            ? say('notice.whoShared', told)
            : [say('notice.whoNot', told), ...(isAnonymous ? [say('notice.youSo')] : [])].join(' '),
    },
    {
      name: say('notice.why'),
      text: say('notice.whyText', told),
    },
    {
      name: say('notice.howLong'),
      text: say('notice.howLongText', told),
    },
    {
      name: say('notice.rests'),
      text: say('notice.restsText'),
    },
    {
      name: say('notice.contest'),
      text: say('notice.contestText'),
    },
  ]
  if (steps !== undefined && steps.length > 0) {
    facts.push({ name: say('notice.decided'), text: <TransitionList steps={steps} /> })
  }
  return <ReportNotice title={say('notice.title')} facts={facts} />
}
