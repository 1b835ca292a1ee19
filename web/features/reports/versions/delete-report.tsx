import { useQuery } from '@tanstack/react-query'
import { limits } from '../../../../contract/shapes/limits.ts'
import {
  isPublished,
  release,
  type DelegatedRights,
  type ReleaseState,
  type ReportStep,
} from '../../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { send } from '../../../core/api/call.ts'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx'
import { useRestoreVersion } from '../../../ui/report/versions/restore-version.ts'
import { useReportLocale } from '../../../ui/report/language/report-language.tsx'
import { withMailNotice } from '../../../ui/report/release/release-dialogs.tsx'
import type { PersonRow } from '../dashboard/report-rows.ts'
import { useReportWords, type ReportWords } from '../language/employee-report-texts.tsx'

/** The version of a person's report to delete. */
export type Deletion = {
  employeeId: string
  reportId: string
  name: string
  version: number
  isEdited: boolean
  /** Whether its subject can read it. */
  isOut: boolean
  /** Whether the reader is its subject. */
  isOwn: boolean
  /** The latest version after this one is deleted; null if none is left, undefined if unknown. */
  next: number | null | undefined
}

/**
 * Whether somebody else has to delete the reader's own report. If only releasing is left to others, this applies once
 * it is released, since deleting withdraws it.
 */
export const isDeletionDelegated = (state: ReleaseState, leftToOthers: DelegatedRights): boolean =>
  leftToOthers?.some((right) => right === 'report:delete' || isPublished(state)) === true

/** The latest report of a person in a list, which does not include earlier versions. */
export const latestReportDeletion = ({ employeeId, name, report }: PersonRow): Deletion | undefined =>
  report === null
    ? undefined
    : {
        employeeId,
        reportId: report.reportId,
        name,
        version: report.version,
        isEdited: report.origin === 'edited',
        isOut: isPublished(report.state),
        isOwn: report.isOwn,
        next: report.version === 1 ? null : undefined,
      }

const remainingVersionText = ({ name, isOwn, next }: Deletion, { say, named }: ReportWords): string => {
  if (next === undefined) return say('deletion.staysEarlier')
  if (next !== null) return say('deletion.staysOther', { next })
  return isOwn ? say('deletion.staysNoneOwn') : say('deletion.staysNone', { name: named(name) })
}

type Props = { deletion: Deletion | undefined; onClose: () => void; onDeleted?: () => void }

/**
 * Asks before a version of a report is deleted, and says what is deleted and what stays, in the language of the page.
 */
export const DeleteReport = ({ deletion, ...rest }: Props) =>
  deletion === undefined ? null : <Ask deletion={deletion} {...rest} />

const Ask = ({ deletion, onClose, onDeleted }: Props & { deletion: Deletion }) => {
  const words = useReportWords()
  const reading = useReportLocale()
  const { say } = words
  const bringBack = useRestoreVersion()
  const { employeeId, reportId, version, isEdited, isOut: wasOut, isOwn } = deletion
  const name = words.named(deletion.name)
  return (
    <DeleteDialog
      title={say('deletion.title', { version, name })}
      act={say('page.delete')}
      goes={
        <>
          {[
            say(isEdited ? 'deletion.goesEdited' : 'deletion.goes', { version }),
            wasOut && (isOwn ? say('deletion.isOutOwn') : say('deletion.isOut', { name })),
            say('deletion.gone', { days: limits.removedReportDays }),
          ]
            .filter(Boolean)
            .join(' ')}
          <Told of={deletion} />
        </>
      }
      stays={remainingVersionText(deletion, words)}
      done={(answer) =>
        withMailNotice(say('deletion.done', { version, name }), deletion.name, answer, reading)
      }
      remove={() => send(reports.deleteReport, { employeeId, reportId })}
      undo={{ id: reportId, act: () => void bringBack({ id: reportId, version }) }}
      touches={reports.deleteReport.touches ?? []}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  )
}

/** Whether older versions than this one are released; `steps` of all versions, newest first. */
const isOlderOut = (steps: readonly ReportStep[], version: number): boolean => {
  const lastMoves = new Map<number, ReportStep['kind']>()
  for (const { version: of, kind } of steps) {
    if (of < version && moves.has(kind) && !lastMoves.has(of)) lastMoves.set(of, kind)
  }
  return [...lastMoves.values()].includes('released')
}
/** The steps that release or withdraw a version. */
const moves: ReadonlySet<ReportStep['kind']> = new Set(['released', 'withdrawn', 'deleted', 'restored'])

/**
 * The released versions before it, which are withdrawn too; the person's objection, which is deleted with it; and
 * that they are notified, even if they could read it only before.
 */
const Told = ({ of: { employeeId, version, name, isOut: isReleased, isOwn } }: { of: Deletion }) => {
  const { say, fill, named, day } = useReportWords()
  const asked = useQuery(callQuery(release.getReportSteps, { employeeId, limit: limits.pageMax }))
  if (asked.isPending) return <p>{say('deletion.looking', { name: named(name) })}</p>
  const every = asked.data?.steps ?? []
  const steps = every.filter((step) => step.version === version)
  const contest = steps.find(({ kind }) => kind === 'contested')
  const wasReleased = !isReleased && steps.some(({ kind }) => kind === 'released')
  return (
    <>
      {isReleased && isOlderOut(every, version) && (
        <p>{isOwn ? say('deletion.olderOutOwn') : say('deletion.olderOut', { name: named(name) })}</p>
      )}
      {wasReleased && !isOwn && <p>{say('deletion.wasReleased', { name: named(name) })}</p>}
      {contest !== undefined && (
        <p>
          {fill(
            isOwn ? 'deletion.contestedOwn' : 'deletion.contested',
            { text: <q dir="auto">{contest.text}</q> },
            { name: named(name), day: day(contest.at, 'long') },
          )}
        </p>
      )}
    </>
  )
}
