import { useQuery } from '@tanstack/react-query'
import { keptFresh } from '../../core/kept-fresh.ts'
import { useMembership } from '../../core/membership.tsx'
import { OwnActions } from '../../ui/own-actions.tsx'
import { AskedIn, LoadingIn } from '../../ui/reading/asked-in.tsx'
import { KeptCopyIn } from '../../ui/reading/kept-copy-in.tsx'
import { PageIn } from '../../ui/reading/page-in.tsx'
import { useReaderLanguage } from '../../ui/reading/reader-language.ts'
import { Dashboard } from './dashboard.tsx'
import { everyReport } from './every-report.ts'
import { InReportWords, useReportWords, useWordsOf } from './language/report-words.tsx'
import { useOwnQuestionnaire } from './own-questionnaire.ts'
import { OwnReports } from './own-reports.tsx'
import { useSeesAllReports } from './report-visibility.ts'

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
