import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Printer, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { isOut } from '../../../contract/release.ts'
import type { ReportCycle } from '../../../contract/report-cycle.ts'
import { reports, type StoredEmployeeReport } from '../../../contract/reports.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { CallError } from '../../core/call-error.ts'
import { soonestMs } from '../../core/kept-fresh.ts'
import { useMay } from '../../core/membership.tsx'
import { useViewState } from '../../core/view-state.ts'
import { paths } from '../../paths.ts'
import { AskAbout } from '../../ui/ask-about.tsx'
import { DeleteMenu } from '../../ui/ask-to-delete.tsx'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'
import { KeptCopy } from '../../ui/kept-copy.tsx'
import { Page } from '../../ui/page.tsx'
import { Asked, Empty } from '../../ui/states.tsx'
import { whileWorded, WordedBy } from '../../ui/worded-by.tsx'
import { DeleteReport } from './delete-report.tsx'
import { EmployeeReportDocument } from './employee-report.tsx'
import { ExportEmployeeReport } from './export-reports.tsx'
import { NoEmployeeReport } from './no-employee-report.tsx'
import { RemakeOne } from './remake.tsx'
import { Origin } from './origin.tsx'
import { ReportEditor } from './report-editor.tsx'
import { LoadingReport, VersionPicker } from './report-versions.tsx'
import { ReportRelease } from './report-release.tsx'
import { openedBy, whyOf } from './why-view.ts'
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
  const answer = useQuery({
    ...ask(reports.getReport, {
      employeeId,
      ...(view.version === undefined ? {} : { version: view.version }),
    }),
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
  if (answer.data === undefined) {
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
    <FullReport
      key={report.id}
      report={report}
      kept={<KeptCopy what="This report" of={answer} />}
      isEditing={edited !== undefined}
      setEditing={(isEditing) => setEditing(isEditing ? { report, version: view.version } : undefined)}
      latestVersion={answer.data.latestVersion}
      versions={answer.data.versions}
      cycles={answer.data.cycles}
      isOwn={answer.data.isOwn}
      why={view.why}
      setView={setView}
    />
  )
}

type FullProps = {
  report: StoredEmployeeReport
  /** Whether it is one from before, because it could not be had anew. */
  kept: ReactNode
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
  latestVersion: number
  versions: readonly number[]
  cycles: Readonly<Record<string, ReportCycle>> | undefined
  /** Whether it is about its reader. */
  isOwn: boolean
  why: string | undefined
  setView: (change: Record<string, string | undefined>) => void
}

const FullReport = (props: FullProps) => {
  const { report, kept, isEditing, setEditing, latestVersion, versions, cycles, isOwn, why, setView } = props
  const mayGenerate = useMayDecide()
  const mayDelete = useMay('report:delete')
  const [isDeleting, setDeleting] = useState(false)
  const generation = useCommand(reports.generateEmployeeReport)
  const name = report.gradingOverview.employeeName
  const isLatest = report.version === latestVersion
  const latest = useQuery({
    ...ask(reports.getReport, { employeeId: report.employeeId }),
    enabled: mayGenerate && !isLatest,
  })
  const isLatestEdited = (isLatest ? report.origin : latest.data?.report.origin) === 'edited'
  const [isAsking, setAsking] = useState(false)
  const generate = () => {
    setAsking(false)
    generation.mutate(
      { employee: { id: report.employeeId } },
      {
        onSuccess: (answer) => {
          notifyDone(`Version ${answer.report.version} is made from the stored answers.`)
          setView({ version: undefined })
        },
        onError: (error) => notifyFailed('No report was made', error),
      },
    )
  }
  const toVersion = (version: string | null) =>
    setView({ version: version === String(latestVersion) ? undefined : (version ?? undefined) })
  return (
    <div className="employee-report">
      <Page
        title={name}
        intro={<Origin report={report} isOwn={isOwn} />}
        action={
          mayGenerate &&
          !isEditing && (
            <Button
              leftSection={<RefreshCw size={16} aria-hidden />}
              loading={generation.isPending}
              disabled={!isLatest && latest.data === undefined}
              onClick={isLatestEdited ? () => setAsking(true) : generate}
            >
              Generate again
            </Button>
          )
        }
        quietActions={
          !isEditing && (
            <>
              <AskAbout about={{ person: report.employeeId, version: String(report.version) }} />
              {mayGenerate && isLatest && (
                <Button
                  variant="default"
                  leftSection={<Pencil size={16} aria-hidden />}
                  onClick={() => setEditing(true)}
                >
                  Edit texts
                </Button>
              )}
              <ExportEmployeeReport report={report} />
              <Button
                variant="default"
                leftSection={<Printer size={16} aria-hidden />}
                onClick={() => window.print()}
                aria-label="Print or save as PDF"
              >
                Print
              </Button>
              {mayDelete && (
                <DeleteMenu name="More actions" act="Delete this report" onDelete={() => setDeleting(true)} />
              )}
            </>
          )
        }
      >
        {kept}
        <DeleteReport
          deletion={
            isDeleting
              ? {
                  employeeId: report.employeeId,
                  reportId: report.id,
                  name,
                  version: report.version,
                  isEdited: report.origin === 'edited',
                  isOut: isOut(report.state),
                  next: versions.find((version) => version !== report.version) ?? null,
                }
              : undefined
          }
          onClose={() => setDeleting(false)}
          onDeleted={() => setView({ version: undefined })}
        />
        <RemakeOne name={isAsking ? name : undefined} onClose={() => setAsking(false)} onConfirm={generate} />
        {isEditing ? (
          <ReportEditor report={report} latestVersion={latestVersion} onClose={() => setEditing(false)} />
        ) : (
          <>
            {versions.length > 1 && (
              <VersionPicker
                version={report.version}
                versions={versions}
                cycles={cycles}
                onPick={toVersion}
              />
            )}
            <WordedBy report={report} />
            <ReportRelease report={report} isOwn={isOwn} />
            <EmployeeReportDocument
              report={report}
              isOwn={isOwn}
              opened={openedBy(why)}
              onOpen={(opened) => setView({ why: whyOf(opened) })}
            />
          </>
        )}
      </Page>
    </div>
  )
}
