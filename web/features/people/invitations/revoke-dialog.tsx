import { people } from '../../../../contract/calls/employees/employees.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { say } from '../t.ts'

type Props = { row: PersonRow | undefined; onClose: () => void }

/** Asks before an invitation is made worthless; sending again makes a new one. */
export const RevokeDialog = ({ row, onClose }: Props) =>
  row === undefined ? null : <Revoke row={row} onClose={onClose} />

const Revoke = ({ row: { id, name }, onClose }: { row: PersonRow; onClose: () => void }) => {
  const revoke = useCommand(people.revokeInvitation)
  return (
    <ConfirmDialog
      title={say('revokeDialog.title', { name })}
      act={say('revokeDialog.revoke')}
      isGrave
      command={revoke}
      input={{ employeeId: id }}
      done={say('revokeDialog.revoked', { name })}
      onClose={onClose}
    >
      {say('revokeDialog.linkStopsWorking', { name })}
    </ConfirmDialog>
  )
}
