import { removals, removedDays } from '../../../../contract/calls/employees/removals.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { ConfirmDialog, Points } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  row: PersonRow | undefined
  onClose: () => void
  /** They have left the list; `staysMember`: and are a member all the same. */
  onRemoved: (row: PersonRow, staysMember: boolean) => void
}

/** Asks before somebody is removed, and says what goes and what stays. */
export const RemoveDialog = ({ row, onClose, onRemoved }: Props) =>
  row === undefined ? null : <Remove row={row} onClose={onClose} onRemoved={onRemoved} />

/** What goes out of the lists, by how far they have come. */
const leaving = {
  answered: t(texts, 'removeDialog.leavingAnswered'),
  started: t(texts, 'removeDialog.leavingStarted'),
  reopened: t(texts, 'removeDialog.leavingReopened'),
  waiting: t(texts, 'removeDialog.leavingWaiting'),
}

const Remove = ({ row, onClose, onRemoved }: Props & { row: PersonRow }) => {
  const { id, name, progress } = row
  const remove = useCommand(removals.deleteEmployee)
  return (
    <ConfirmDialog
      title={t(texts, 'removeDialog.title', { name })}
      act={t(texts, 'removeDialog.remove')}
      isGrave
      command={remove}
      input={{ employeeId: id }}
      onDone={({ staysMember }) => onRemoved(row, staysMember)}
      unchanged={t(texts, 'removeDialog.nobodyWasRemoved')}
      onClose={onClose}
    >
      <Points
        of={[
          {
            what: t(texts, 'removeDialog.leaves'),
            says: leaving[progress],
          },
          {
            what: t(texts, 'removeDialog.stops'),
            says: t(texts, 'removeDialog.whatStops'),
          },
          {
            what: t(texts, 'removeDialog.kept', { days: removedDays }),
            says: t(texts, 'removeDialog.whatIsKept'),
          },
          {
            what: t(texts, 'removeDialog.stays'),
            says: t(texts, 'removeDialog.whatStays'),
          },
        ]}
      />
    </ConfirmDialog>
  )
}
