import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Printer, RefreshCw } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { isOut } from '../../../contract/release.ts'
import type { ReportCycle } from '../../../contract/report-cycle.ts'
import type { ReportTranslation } from '../../../contract/report-translation.ts'
import { reports, type StoredEmployeeReport } from '../../../contract/reports.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { useMay } from '../../core/membership.tsx'
import { AskAbout } from '../../ui/ask-about.tsx'
import { DeleteMenu } from '../../ui/ask-to-delete.tsx'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { WordedBy } from '../../ui/worded-by.tsx'
import { DeleteReport } from './delete-report.tsx'
import { EmployeeReportDocument } from './employee-report.tsx'
import { ExportEmployeeReport } from './export-reports.tsx'
import { useReportWords } from './language/report-words.tsx'
import { InEnglish } from './language/in-english.tsx'
import { LanguageChoice } from './language/language-choice.tsx'
import { ShownAs } from './language/shown-as.tsx'
import { shownIn } from './language/translated.ts'
import { RemakeOne } from './remake.tsx'
import { Origin } from './origin.tsx'
import { ReportEditor } from './report-editor.tsx'
import { VersionPicker } from './report-versions.tsx'
import { ReportRelease } from './report-release.tsx'
import { openedBy, whyOf } from './why-view.ts'
import './employee-report.css'

type FullProps = {
  report: StoredEmployeeReport
  /** What is shown instead of its texts; not there in English. */
  translation: ReportTranslation | undefined
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

/** A person’s report with what can be done about it. */
export const FullReport = (props: FullProps) => {
  const { say } = useReportWords()
  const {
    report,
    translation,
    kept,
    isEditing,
    setEditing,
    latestVersion,
    versions,
    cycles,
    isOwn,
    why,
    setView,
  } = props
  const shown = useMemo(() => shownIn(report, translation), [report, translation])
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
        intro={<Origin report={shown.report} isOwn={isOwn} />}
        action={
          mayGenerate &&
          !isEditing && (
            <Button
              lang="en"
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
              <AskAbout
                about={{ person: report.employeeId, version: String(report.version) }}
                label={say('page.ask')}
              />
              {mayGenerate && isLatest && (
                <Button
                  variant="default"
                  lang="en"
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
                aria-label={say('page.printName')}
              >
                {say('page.print')}
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
          <InEnglish>
            <ReportEditor report={report} latestVersion={latestVersion} onClose={() => setEditing(false)} />
          </InEnglish>
        ) : (
          <>
            <LanguageChoice />
            {versions.length > 1 && (
              <VersionPicker
                version={report.version}
                versions={versions}
                cycles={cycles}
                onPick={toVersion}
              />
            )}
            <InEnglish>
              <WordedBy report={report} />
            </InEnglish>
            <ReportRelease report={report} isOwn={isOwn} />
            {translation && <ShownAs translation={translation} shown={shown} />}
            <EmployeeReportDocument
              shown={shown}
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
