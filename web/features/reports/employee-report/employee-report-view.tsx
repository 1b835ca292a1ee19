import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { isPublished, type DelegatedRights } from '../../../../contract/calls/reports/release-report.ts'
import type { ReportCycle } from '../../../../contract/shapes/reports/report-cycle.ts'
import type { ReportTranslation } from '../../../../contract/shapes/reports/report-translation.ts'
import {
  reports,
  type ReportStatus,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { useCanReleaseReports } from '../../../core/organization/can-release.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { ReportMenu } from '../../../ui/report/document/report-menu.tsx'
import { DeleteItems } from '../../../ui/dialogs/delete-dialog.tsx'
import { useIsOnPhone } from '../../../ui/page/is-on-phone.ts'
import { DeletedVersionsDrawer } from '../../../ui/report/versions/deleted-versions.tsx'
import { ignoreDoubleClick } from '../../../ui/forms/ignore-double-click.ts'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { notifyDoneLocalized } from '../../../ui/report/language/localized-notifications.ts'
import { useReportDrawer } from '../../../ui/report/document/use-report-drawer.ts'
import { LocalizedReportPage } from '../../../ui/report/language/report-page.tsx'
import { PrintedState } from '../../../ui/report/release/printed-state.tsx'
import { RewordingNotice } from './rewording-notice.tsx'
import { DeleteReport, isDeletionDelegated } from '../versions/delete-report.tsx'
import { EmployeeReportDocument } from './employee-report-document.tsx'
import { ExportEmployeeReport } from '../versions/export-reports.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { ReadingOptions } from '../../../ui/report/language/reading-options.tsx'
import { TranslationNotice } from '../language/report-translation-notice.tsx'
import { localizeReport } from '../../../../contract/shapes/reports/translate-report.ts'
import { RegenerateOne, type RegenerationReason } from '../versions/regenerate-report.tsx'
import { ReportOrigin } from './report-origin.tsx'
import { ReportEditor } from '../editor/report-editor.tsx'
import { VersionPicker } from '../versions/version-picker.tsx'
import { ReviewSide } from '../review/review-side.tsx'
import { NoticeBelow, ReportRelease } from '../release/report-release.tsx'
import { parseOpenedScores, serializeOpenedScores } from '../grade/explanation-url-state.ts'
import './employee-report.css'

type FullProps = {
  report: StoredEmployeeReport
  /** Replaces the report's texts; undefined in English. */
  translation: ReportTranslation | undefined
  /** Notice that this is a cached copy, because the report could not be reloaded. */
  kept: ReactNode
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
  latestVersion: number
  versions: readonly number[]
  cycles: Readonly<Record<string, ReportCycle>> | undefined
  /** Whether it is about its reader. */
  isOwn: boolean
  leftToOthers: DelegatedRights
  /** Undefined for readers who do not decide. */
  standing: ReportStatus | undefined
  why: string | undefined
  /** Whether its reader goes through the reports that wait for a review. */
  isInQueue: boolean
  setView: (change: Record<string, string | undefined>) => void
}

/** A person's report with its actions. */
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
    isInQueue,
    setView,
  } = props
  const shown = useMemo(() => localizeReport(report, translation), [report, translation])
  const mayGenerate = useCanReleaseReports()
  const mayDelete = useMay('report:delete')
  const [isDeleting, setDeleting] = useState(false)
  const deleted = useReportDrawer('deleted')
  const generation = useCommand(reports.generateEmployeeReport)
  const notifyNotDone = useNotifyCommandFailure()
  const name = report.gradingOverview.employeeName
  const isLatest = report.version === latestVersion
  const latest = useQuery({
    ...callQuery(reports.getReport, { employeeId: report.employeeId }),
    enabled: mayGenerate && !isLatest,
  })
  const isLatestEdited = (isLatest ? report.origin : latest.data?.report.origin) === 'edited'
  const [asking, setAsking] = useState<RegenerationReason>()
  const generate = () => {
    setAsking(undefined)
    generation.mutate(
      { employee: { id: report.employeeId } },
      {
        onSuccess: (answer) => {
          notifyDoneLocalized(reading, say('remake.done', { version: answer.report.version }))
          setView({ version: undefined })
        },
        onError: (error) => notifyNotDone(say('remake.failed'), error),
      },
    )
  }
  const client = useQueryClient()
  const mayReadAnswers = useMay('submission:view')
  // Readers who may not read answers are not shown whether they have changed.
  const answers = useMutation({
    // The cached answers may be older than the shown version, or than the latest answer.
    mutationFn: () =>
      client.fetchQuery({
        ...callQuery(reports.getReportAnswers, { employeeId: report.employeeId }),
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
  const isOnPhone = useIsOnPhone()
  const isGenerating = generation.isPending || answers.isPending
  // The notice above the report says why: there is nothing to generate one from.
  const isNotGenerated = (!isLatest && latest.data === undefined) || standing?.isReopened === true
  const toVersion = (version: string | null) =>
    setView({ version: version === String(latestVersion) ? undefined : (version ?? undefined) })
  return (
    <div className="employee-report">
      <LocalizedReportPage
        version={versions.length > 1 ? report.version : undefined}
        title={name}
        intro={<ReportOrigin report={shown.report} isOwn={isOwn} />}
        action={
          mayGenerate &&
          !isEditing &&
          !isOnPhone && (
            <Button
              variant="default"
              leftSection={<RefreshCw size={16} aria-hidden />}
              loading={isGenerating}
              disabled={isNotGenerated}
              onClick={ignoreDoubleClick(generateOrAsk)}
            >
              {say('page.generateAgain')}
            </Button>
          )
        }
        quietActions={
          !isEditing && (
            <>
              <ExportEmployeeReport report={report} />
              <ReportMenu
                labels={{
                  name: say('page.more'),
                  ask: say('page.ask'),
                  print: say('page.printName'),
                  edit: say('page.edit'),
                }}
                about={{ person: report.employeeId, version: String(report.version) }}
                onEdit={mayGenerate && isLatest ? () => setEditing(true) : undefined}
                generate={
                  mayGenerate && isOnPhone
                    ? {
                        label: say('page.generateAgain'),
                        isDisabled: isGenerating || isNotGenerated,
                        onClick: generateOrAsk,
                      }
                    : undefined
                }
              >
                {mayDelete && (
                  <DeleteItems
                    act={say('page.delete')}
                    onDelete={() => setDeleting(true)}
                    insteadOfDeleting={
                      isDeletionDelegated(report.state, leftToOthers)
                        ? reading.piece('release.leftToOthers')
                        : undefined
                    }
                    deleted={{
                      act: reading.piece('deletedVersions.title'),
                      onOpen: deleted.open,
                    }}
                  />
                )}
              </ReportMenu>
            </>
          )
        }
      >
        {kept}
        <PrintedState
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
                  isOut: isPublished(report.state),
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
        <RegenerateOne
          name={name}
          reason={asking}
          onClose={() => setAsking(undefined)}
          onConfirm={generate}
        />
        {isEditing ? (
          <ReportEditor report={report} latestVersion={latestVersion} onClose={() => setEditing(false)} />
        ) : (
          <>
            <ReadingOptions>
              {versions.length > 1 && (
                <VersionPicker
                  version={report.version}
                  versions={versions}
                  cycles={cycles}
                  onPick={toVersion}
                />
              )}
            </ReadingOptions>
            <RewordingNotice report={report} />
            <ReportRelease
              report={report}
              isOwn={isOwn}
              leftToOthers={leftToOthers}
              latestVersion={latestVersion}
              standing={standing}
              isInQueue={isInQueue}
            />
            {translation && <TranslationNotice translation={translation} shown={shown} />}
            <div className={isInQueue && mayGenerate ? 'reviewing' : undefined}>
              {isInQueue && mayGenerate && (
                <ReviewSide report={shown.report} versions={versions} standing={standing} />
              )}
              <EmployeeReportDocument
                shown={shown}
                versions={versions}
                isOwn={isOwn}
                opened={parseOpenedScores(why)}
                onOpen={(opened) => setView({ why: serializeOpenedScores(opened) })}
              />
            </div>
            <NoticeBelow report={report} isOwn={isOwn} />
          </>
        )}
      </LocalizedReportPage>
    </div>
  )
}
