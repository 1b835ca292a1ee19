import { people } from '../../../../contract/calls/employees/employees.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = { row: PersonRow | undefined; onClose: () => void }

/** Asks before an invitation is made worthless; sending again makes a new one. */
export const RevokeDialog = ({ row, onClose }: Props) =>
  row === undefined ? null : <Revoke row={row} onClose={onClose} />

const Revoke = ({ row: { id, name }, onClose }: { row: PersonRow; onClose: () => void }) => {
  const revoke = useCommand(people.revokeInvitation)
  return (
    <ConfirmDialog
      title={t(texts, 'revokeDialog.title', { name })}
      act={t(texts, 'revokeDialog.revoke')}
      isGrave
      command={revoke}
      input={{ employeeId: id }}
      done={t(texts, 'revokeDialog.revoked', { name })}
      onClose={onClose}
    >
      {t(texts, 'revokeDialog.linkStopsWorking', { name })}
    </ConfirmDialog>
  )
}
