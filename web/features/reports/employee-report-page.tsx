import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { reports, type StoredEmployeeReport } from '../../../contract/reports.ts'
import { ask } from '../../core/ask.ts'
import { CallError } from '../../core/call-error.ts'
import { soonestMs } from '../../core/kept-fresh.ts'
import { useViewState } from '../../core/view-state.ts'
import { paths } from '../../paths.ts'
import { KeptCopy } from '../../ui/kept-copy.tsx'
import { Page } from '../../ui/page.tsx'
import { Asked, Empty } from '../../ui/states.tsx'
import { whileWorded } from '../../ui/worded-by.tsx'
import { InReportWords, useReaderLanguage, useWordsOf } from './language/report-words.tsx'
import { InEnglish } from './language/in-english.tsx'
import { NoEmployeeReport } from './no-employee-report.tsx'
import { LoadingReport } from './report-versions.tsx'
import { FullReport } from './full-report.tsx'
import './employee-report.css'

const View = z.object({
  /** A version of the report; the latest where there is none. */
  version: z.coerce.number().int().min(1).optional().catch(undefined),
  /** The sums of the grade that stand open (`openedBy`). */
  why: z.string().optional().catch(undefined),
})

/** One person’s report. */
export default function EmployeeReportPage({ employeeId }: { employeeId: string }) {
  const [view, setView] = useViewState(View)
  // What is being edited stays on screen when a newer version comes: what was typed would be gone with it.
  const [editing, setEditing] = useState<{ report: StoredEmployeeReport; version: number | undefined }>()
  const edited =
    editing?.report.employeeId === employeeId && editing.version === view.version ? editing.report : undefined
  const language = useReaderLanguage()
  const words = useWordsOf(language)
  const answer = useQuery({
    ...ask(reports.getReport, {
      employeeId,
      ...(language !== undefined && language !== 'en' && { language }),
      ...(view.version === undefined ? {} : { version: view.version }),
    }),
    enabled: language !== undefined,
    // Whoever it is about may answer, and who decides may release another version.
    refetchInterval: ({ state }) => whileWorded(state.data?.report.prose) || soonestMs,
  })
  const error = edited === undefined ? answer.error : null
  if (error instanceof CallError && error.kind === 'NOT_FOUND')
    return <NoEmployeeReport employeeId={employeeId} />
  if (error instanceof CallError && error.kind === 'BUSINESS_LOGIC_ERROR') {
    return (
      <Page title="Report">
        <Empty
          title={error.message}
          action={
            <Anchor renderRoot={(props) => <Link to={paths.reports} {...props} />}>Go to your report</Anchor>
          }
        />
      </Page>
    )
  }
  if (answer.data === undefined || words === undefined) {
    return (
      <Page title="Report">
        <Asked of={answer} failed="The report could not be loaded" loading={<LoadingReport />}>
          {() => null}
        </Asked>
      </Page>
    )
  }
  const report = edited ?? answer.data.report
  return (
    <InReportWords words={words}>
      <FullReport
        key={report.id}
        report={report}
        // Where the words of a language could not be fetched, none of it is shown: half a page in each is worse.
        translation={
          answer.data.translation?.language === words.language ? answer.data.translation : undefined
        }
        kept={
          <InEnglish>
            <KeptCopy what="This report" of={answer} />
          </InEnglish>
        }
        isEditing={edited !== undefined}
        setEditing={(isEditing) => setEditing(isEditing ? { report, version: view.version } : undefined)}
        latestVersion={answer.data.latestVersion}
        versions={answer.data.versions}
        cycles={answer.data.cycles}
        isOwn={answer.data.isOwn}
        why={view.why}
        setView={setView}
      />
    </InReportWords>
  )
}
