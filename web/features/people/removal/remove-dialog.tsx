import { removals, removedDays } from '../../../../contract/calls/employees/removals.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { ConfirmDialog, Points } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { say } from '../t.ts'

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
  answered: say('removeDialog.leavingAnswered'),
  started: say('removeDialog.leavingStarted'),
  reopened: say('removeDialog.leavingReopened'),
  waiting: say('removeDialog.leavingWaiting'),
}

const Remove = ({ row, onClose, onRemoved }: Props & { row: PersonRow }) => {
  const { id, name, progress } = row
  const remove = useCommand(removals.deleteEmployee)
  return (
    <ConfirmDialog
      title={say('removeDialog.title', { name })}
      act={say('removeDialog.remove')}
      isGrave
      command={remove}
      input={{ employeeId: id }}
      onDone={({ staysMember }) => onRemoved(row, staysMember)}
      unchanged={say('removeDialog.nobodyWasRemoved')}
      onClose={onClose}
    >
      <Points
        of={[
          {
            what: say('removeDialog.leaves'),
            says: leaving[progress],
          },
          {
            what: say('removeDialog.stops'),
            says: say('removeDialog.whatStops'),
          },
          {
            what: say('removeDialog.kept', { days: removedDays }),
            says: say('removeDialog.whatIsKept'),
          },
          {
            what: say('removeDialog.stays'),
            says: say('removeDialog.whatStays'),
          },
        ]}
      />
    </ConfirmDialog>
  )
}
