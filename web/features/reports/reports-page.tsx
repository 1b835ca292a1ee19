import { useQuery } from '@tanstack/react-query'
import { listPollingInterval } from '../../core/api/polling.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { OwnActions } from '../../ui/report/action-plan/own-actions.tsx'
import { LocalizedQueryState, LocalizedLoading } from '../../ui/report/language/localized-states.tsx'
import { LocalizedCachedCopy } from '../../ui/report/language/localized-cached-copy.tsx'
import { LocalizedPage } from '../../ui/report/language/report-page.tsx'
import { useReaderLanguage } from '../../ui/report/language/reader-language.ts'
import { Dashboard } from './dashboard/dashboard.tsx'
import { allReportsQuery } from './dashboard/fetch-all-reports.ts'
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
  if (words === undefined) return <LocalizedLoading />
  return (
    <InReportWords words={words}>
      <OwnList />
    </InReportWords>
  )
}

const OwnList = () => {
  const { say } = useReportWords()
  const { orgId } = useMembership().organization
  const summaries = useQuery({ ...allReportsQuery(orgId), refetchInterval: listPollingInterval })
  const own = useOwnQuestionnaire()
  return (
    <LocalizedPage title={say('ownReports.title')} intro={say('ownReports.intro')}>
      <LocalizedCachedCopy of={summaries} />
      <LocalizedQueryState of={summaries} failed={say('ownReports.notLoaded')} loading={<LocalizedLoading />}>
        {(list) => <OwnReports summaries={list} own={own} />}
      </LocalizedQueryState>
      <OwnActions />
    </LocalizedPage>
  )
}
