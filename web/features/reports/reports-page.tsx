import { useQuery } from '@tanstack/react-query'
import { keptFresh } from '../../core/kept-fresh.ts'
import { useMembership } from '../../core/membership.tsx'
import { KeptCopy } from '../../ui/kept-copy.tsx'
import { OwnActions } from '../../ui/own-actions.tsx'
import { Page } from '../../ui/page.tsx'
import { Asked } from '../../ui/states.tsx'
import { Dashboard } from './dashboard.tsx'
import { everyReport } from './every-report.ts'
import { useOwnQuestionnaire } from './own-questionnaire.ts'
import { OwnReports } from './own-reports.tsx'
import { useSeesAllReports } from './report-visibility.ts'
import { say } from './say.ts'

/** The reports dashboard: everyone's, or for an employee who may see no others, their own. */
export default function ReportsPage() {
  return useSeesAllReports() ? <Dashboard /> : <OwnDashboard />
}

const OwnDashboard = () => {
  const { orgId } = useMembership().organization
  const summaries = useQuery({ ...everyReport(orgId), refetchInterval: keptFresh })
  const own = useOwnQuestionnaire()
  return (
    <Page title={say('reportsPage.reports')} intro={say('reportsPage.yourOwnReportOnceIt')}>
      <KeptCopy what={say('reportsPage.yourReport')} of={summaries} />
      <Asked of={summaries} failed={say('reportsPage.yourReportCouldNotBe')}>
        {(list) => <OwnReports summaries={list} own={own} />}
      </Asked>
      <OwnActions />
    </Page>
  )
}
