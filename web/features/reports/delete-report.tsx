import { limits } from '../../../contract/fields.ts'
import { reports } from '../../../contract/reports.ts'
import { send } from '../../core/call.ts'
import { AskToDelete } from '../../ui/ask-to-delete.tsx'

/** A version of a person's report that is asked about. */
export type Deletion = {
  employeeId: string
  reportId: string
  name: string
  version: number
  isEdited: boolean
  /** Whether its person can read it. */
  isOut: boolean
  /** The version that is the latest once this one is gone; null where none is left, undefined where that is not known. */
  next: number | null | undefined
}

const whatStays = ({ name, next }: Deletion): string => {
  const always = 'the answers, from which a report can be generated again, and every company report.'
  if (next === undefined) return `earlier versions, of which the latest is shown then, ${always}`
  if (next === null) return `${always} It is the only version: ${name} has no report then.`
  return `the other versions, of which ${next} is the latest then, ${always}`
}

type Props = { deletion: Deletion | undefined; onClose: () => void; onDeleted?: () => void }

/** Asks before a version of a report is deleted, and says what goes and what stays. */
export const DeleteReport = ({ deletion, ...rest }: Props) =>
  deletion === undefined ? null : <Ask deletion={deletion} {...rest} />

const Ask = ({ deletion, onClose, onDeleted }: Props & { deletion: Deletion }) => {
  const { employeeId, reportId, name, version, isEdited, isOut } = deletion
  return (
    <AskToDelete
      title={`Delete version ${version} of the report of ${name}?`}
      act="Delete this report"
      goes={
        <>
          version {version}
          {isEdited && ', with the texts that somebody edited in it'}.{' '}
          {isOut && `It is released: ${name} can read it until then. `}Nobody sees it any more, and after{' '}
          {limits.removedReportDays} days it is erased for good.
        </>
      }
      stays={whatStays(deletion)}
      done={`Version ${version} of the report of ${name} is deleted.`}
      remove={() => send(reports.deleteReport, { employeeId, reportId })}
      touches={reports.deleteReport.touches ?? []}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  )
}
