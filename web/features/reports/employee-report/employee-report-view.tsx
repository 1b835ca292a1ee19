import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Printer, RefreshCw } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { isOut, type LeftToOthers } from '../../../../contract/calls/reports/release-report.ts'
import type { ReportCycle } from '../../../../contract/shapes/reports/report-cycle.ts'
import type { ReportTranslation } from '../../../../contract/shapes/reports/report-translation.ts'
import {
  reports,
  type ReportStanding,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { useMayDecide } from '../../../core/organization/can-release.ts'
import { ask, useCommand } from '../../../core/api/queries.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { AskAbout } from '../../../ui/report/document/ask-chat-link.tsx'
import { DeleteMenu } from '../../../ui/dialogs/delete-dialog.tsx'
import { DeletedVersionsDrawer } from '../../../ui/report/versions/deleted-versions.tsx'
import { atFirstClick } from '../../../ui/forms/ignore-double-click.ts'
import { useNotifyNotDone } from '../../../ui/feedback/notify-failure.ts'
import { notifyDoneIn } from '../../../ui/report/language/localized-notifications.ts'
import { useReportDrawer } from '../../../ui/report/document/use-report-drawer.ts'
import { ReportPageIn } from '../../../ui/report/language/report-page.tsx'
import { waitsToBeDecided } from '../../../ui/report/release/release-bar.tsx'
import { StateOnPaper } from '../../../ui/report/release/printed-state.tsx'
import { WordedBy } from './rewording-notice.tsx'
import { DeleteReport, isDeletingLeft } from '../versions/delete-report.tsx'
import { EmployeeReportDocument } from './employee-report-document.tsx'
import { ExportEmployeeReport } from '../versions/export-reports.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { ReadingChoices } from '../../../ui/report/language/reading-options.tsx'
import { ShownAs } from '../language/report-translation-notice.tsx'
import { shownIn } from '../../../../contract/shapes/reports/translate-report.ts'
import { RemakeOne, type RemakeReason } from '../versions/regenerate-report.tsx'
import { Origin } from './report-origin.tsx'
import { ReportEditor } from '../editor/report-editor.tsx'
import { VersionPicker } from '../versions/version-picker.tsx'
import { ReportRelease } from '../release/report-release.tsx'
import { openedBy, whyOf } from '../grade/explanation-url-state.ts'
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
  leftToOthers: LeftToOthers
  /** Not there for readers who do not decide. */
  standing: ReportStanding | undefined
  why: string | undefined
  setView: (change: Record<string, string | undefined>) => void
}

/** A person’s report with what can be done about it. */
export const FullReport = (props: FullProps) => {
  const reading = useReportWords()
  const { say } = reading
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
    leftToOthers,
    standing,
    why,
    setView,
  } = props
  const shown = useMemo(() => shownIn(report, translation), [report, translation])
  const mayGenerate = useMayDecide()
  const mayDelete = useMay('report:delete')
  const [isDeleting, setDeleting] = useState(false)
  const deleted = useReportDrawer('deleted')
  const generation = useCommand(reports.generateEmployeeReport)
  const notifyNotDone = useNotifyNotDone()
  const name = report.gradingOverview.employeeName
  const isLatest = report.version === latestVersion
  // Their answer to their own report is the one main action of its page, as a decision is.
  const waitsForReader = waitsToBeDecided(report.state) || (isOwn && report.state === 'released')
  const latest = useQuery({
    ...ask(reports.getReport, { employeeId: report.employeeId }),
    enabled: mayGenerate && !isLatest,
  })
  const isLatestEdited = (isLatest ? report.origin : latest.data?.report.origin) === 'edited'
  const [asking, setAsking] = useState<RemakeReason>()
  const generate = () => {
    setAsking(undefined)
    generation.mutate(
      { employee: { id: report.employeeId } },
      {
        onSuccess: (answer) => {
          notifyDoneIn(reading, say('remake.done', { version: answer.report.version }))
          setView({ version: undefined })
        },
        onError: (error) => notifyNotDone(say('remake.failed'), error),
      },
    )
  }
  const client = useQueryClient()
  const mayReadAnswers = useMay('submission:view')
  // Who may not read answers is not told whether they have changed.
  const answers = useMutation({
    // What is kept may be of before the version that is shown, or of before somebody answered.
    mutationFn: () =>
      client.fetchQuery({
        ...ask(reports.getReportAnswers, { employeeId: report.employeeId }),
        staleTime: 0,
      }),
    onSuccess: ({ isCurrent }) => (isCurrent ? setAsking('current') : generate()),
    onError: generate,
  })
  const generateOrAsk = () => {
    if (isLatestEdited) setAsking('edited')
    else if (mayReadAnswers) answers.mutate()
    else generate()
  }
  const toVersion = (version: string | null) =>
    setView({ version: version === String(latestVersion) ? undefined : (version ?? undefined) })
  return (
    <div className="employee-report">
      <ReportPageIn
        version={versions.length > 1 ? report.version : undefined}
        title={name}
        intro={<Origin report={shown.report} isOwn={isOwn} />}
        action={
          mayGenerate &&
          !isEditing && (
            <Button
              variant={waitsForReader ? 'default' : 'filled'}
              leftSection={<RefreshCw size={16} aria-hidden />}
              loading={generation.isPending || answers.isPending}
              // What stands above the report says why: there is nothing to make one from.
              disabled={(!isLatest && latest.data === undefined) || standing?.isReopened === true}
              onClick={atFirstClick(generateOrAsk)}
            >
              {say('page.generateAgain')}
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
                  leftSection={<Pencil size={16} aria-hidden />}
                  onClick={() => setEditing(true)}
                >
                  {say('page.edit')}
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
                <DeleteMenu
                  name={say('page.more')}
                  act={say('page.delete')}
                  onDelete={() => setDeleting(true)}
                  insteadOfDeleting={
                    isDeletingLeft(report.state, leftToOthers)
                      ? reading.piece('release.leftToOthers')
                      : undefined
                  }
                  deleted={{
                    act: reading.piece('deletedVersions.title'),
                    onOpen: deleted.open,
                  }}
                />
              )}
            </>
          )
        }
      >
        {kept}
        <StateOnPaper
          report={{
            of: 'person',
            employeeId: report.employeeId,
            version: report.version,
            state: report.state,
            name,
          }}
        />
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
                  isOwn,
                  next: versions.find((version) => version !== report.version) ?? null,
                }
              : undefined
          }
          onClose={() => setDeleting(false)}
          onDeleted={() => setView({ version: undefined })}
        />
        {mayDelete && deleted.isOpen && (
          <DeletedVersionsDrawer of={{ employeeId: report.employeeId }} onClose={deleted.close} />
        )}
        <RemakeOne name={name} reason={asking} onClose={() => setAsking(undefined)} onConfirm={generate} />
        {isEditing ? (
          <ReportEditor report={report} latestVersion={latestVersion} onClose={() => setEditing(false)} />
        ) : (
          <>
            <ReadingChoices>
              {versions.length > 1 && (
                <VersionPicker
                  version={report.version}
                  versions={versions}
                  cycles={cycles}
                  onPick={toVersion}
                />
              )}
            </ReadingChoices>
            <WordedBy report={report} />
            <ReportRelease
              report={report}
              isOwn={isOwn}
              leftToOthers={leftToOthers}
              latestVersion={latestVersion}
              standing={standing}
            />
            {translation && <ShownAs translation={translation} shown={shown} />}
            <EmployeeReportDocument
              shown={shown}
              isOwn={isOwn}
              opened={openedBy(why)}
              onOpen={(opened) => setView({ why: whyOf(opened) })}
            />
          </>
        )}
      </ReportPageIn>
    </div>
  )
}
