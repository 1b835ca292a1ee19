import { useQuery } from '@tanstack/react-query'
import { keptFresh } from '../../core/api/polling.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { OwnActions } from '../../ui/report/action-plan/own-actions.tsx'
import { AskedIn, LoadingIn } from '../../ui/report/language/localized-states.tsx'
import { KeptCopyIn } from '../../ui/report/language/localized-cached-copy.tsx'
import { PageIn } from '../../ui/report/language/report-page.tsx'
import { useReaderLanguage } from '../../ui/report/language/reader-language.ts'
import { Dashboard } from './dashboard/dashboard.tsx'
import { everyReport } from './dashboard/fetch-all-reports.ts'
import { InReportWords, useReportWords, useWordsOf } from './language/employee-report-texts.tsx'
import { useOwnQuestionnaire } from './own-report/use-own-questionnaire.ts'
import { OwnReports } from './own-report/own-reports.tsx'
import { useSeesAllReports } from './can-see-all-reports.ts'

/** The reports dashboard: everyone's, or for an employee who may see no others, their own. */
export default function ReportsPage() {
  return useSeesAllReports() ? <Dashboard /> : <OwnDashboard />
}

/** In the language that its reader reads reports in, as the report itself is. */
const OwnDashboard = () => {
  const words = useWordsOf(useReaderLanguage())
  // Nobody sees English first who reads another language.
  if (words === undefined) return <LoadingIn />
  return (
    <InReportWords words={words}>
      <OwnList />
    </InReportWords>
  )
}

const OwnList = () => {
  const { say } = useReportWords()
  const { orgId } = useMembership().organization
  const summaries = useQuery({ ...everyReport(orgId), refetchInterval: keptFresh })
  const own = useOwnQuestionnaire()
  return (
    <PageIn title={say('ownReports.title')} intro={say('ownReports.intro')}>
      <KeptCopyIn of={summaries} />
      <AskedIn of={summaries} failed={say('ownReports.notLoaded')} loading={<LoadingIn />}>
        {(list) => <OwnReports summaries={list} own={own} />}
      </AskedIn>
      <OwnActions />
    </PageIn>
  )
}
