import { Anchor } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { pollingOnOpen } from '../../../core/api/polling.ts'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { LocalizedQueryState, quoteServerText } from '../../../ui/report/language/localized-states.tsx'
import { LocalizedCachedCopy } from '../../../ui/report/language/localized-cached-copy.tsx'
import { useReaderLanguage } from '../../../ui/report/language/reader-language.ts'
import { LocalizedPage } from '../../../ui/report/language/report-page.tsx'
import { Empty } from '../../../ui/feedback/query-states.tsx'
import { rewordingPollInterval } from './rewording-notice.tsx'
import { InReportWords, useReportWords, useWordsOf } from '../language/employee-report-texts.tsx'
import { NoEmployeeReport } from './no-employee-report.tsx'
import { LoadingReport } from '../versions/version-picker.tsx'
import { FullReport } from './employee-report-view.tsx'
import './employee-report.css'

const View = z.object({
  /** A version of the report; by default the latest. */
  version: z.coerce.number().int().min(1).optional().catch(undefined),
  /** The open calculations of the grade (`parseOpenedScores`). */
  why: z.string().optional().catch(undefined),
  /** Set while its reader goes through the reports that wait for a review. */
  queue: z.literal('review').optional().catch(undefined),
})

type Question = UseQueryResult<z.output<typeof reports.getReport.out>, CallError>

/** One person's report, in its reader's language for reports. */
export default function EmployeeReportPage({ employeeId }: { employeeId: string }) {
  const [view, setView] = useViewState(View)
  const language = useReaderLanguage()
  const words = useWordsOf(language)
  // Requested while the texts of the language load.
  const answer = useQuery({
    ...callQuery(reports.getReport, {
      employeeId,
      ...(language !== undefined && language !== 'en' && { language }),
      ...(view.version === undefined ? {} : { version: view.version }),
    }),
    enabled: language !== undefined,
    // The report's person may respond, and a decider may release another version.
    ...pollingOnOpen,
    refetchInterval: ({ state }) =>
      rewordingPollInterval(state.data?.report.prose) || pollingOnOpen.refetchInterval,
  })
  // Avoids a flash of English for readers of other languages.
  if (words === undefined) return <LoadingPage />
  return (
    <InReportWords words={words}>
      <Answered employeeId={employeeId} answer={answer} view={view} setView={setView} />
    </InReportWords>
  )
}

const LoadingPage = () => (
  <LocalizedPage title={useReportWords().say('none.report')}>
    <LoadingReport />
  </LocalizedPage>
)

type AnsweredProps = {
  employeeId: string
  answer: Question
  view: z.output<typeof View>
  setView: (change: Record<string, string | undefined>) => void
}

/** The report, or why there is none. */
const Answered = ({ employeeId, answer, view, setView }: AnsweredProps) => {
  const words = useReportWords()
  const { say } = words
  // The edited version stays on screen when a newer one arrives: otherwise the input would be lost.
  const [editing, setEditing] = useState<{ report: StoredEmployeeReport; version: number | undefined }>()
  const edited =
    editing?.report.employeeId === employeeId && editing.version === view.version ? editing.report : undefined
  const error = edited === undefined ? answer.error : null
  if (error instanceof CallError && error.kind === 'NOT_FOUND')
    return <NoEmployeeReport employeeId={employeeId} />
  if (error instanceof CallError && error.kind === 'BUSINESS_LOGIC_ERROR') {
    return (
      <LocalizedPage title={say('none.report')}>
        <Empty
          title={quoteServerText(error.message, words)}
          action={
            <Anchor renderRoot={(props) => <Link to={paths.reports} {...props} />}>
              {say('none.ownReport')}
            </Anchor>
          }
        />
      </LocalizedPage>
    )
  }
  if (answer.data === undefined) {
    return (
      <LocalizedPage title={say('none.report')}>
        <LocalizedQueryState of={answer} failed={say('none.notLoaded')} loading={<LoadingReport />}>
          {() => null}
        </LocalizedQueryState>
      </LocalizedPage>
    )
  }
  const report = edited ?? answer.data.report
  return (
    <FullReport
      key={report.id}
      report={report}
      // If the texts of a language could not be fetched, no translation is shown: a page half
      // in each language is worse.
      translation={answer.data.translation?.language === words.language ? answer.data.translation : undefined}
      kept={<LocalizedCachedCopy of={answer} />}
      isEditing={edited !== undefined}
      setEditing={(isEditing) => setEditing(isEditing ? { report, version: view.version } : undefined)}
      latestVersion={answer.data.latestVersion}
      versions={answer.data.versions}
      cycles={answer.data.cycles}
      isOwn={answer.data.isOwn}
      leftToOthers={answer.data.leftToOthers}
      standing={answer.data.standing}
      why={view.why}
      isInQueue={view.queue !== undefined}
      setView={setView}
    />
  )
}
