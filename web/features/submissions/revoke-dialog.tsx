import { people } from '../../../contract/people.ts'
import { useCommand } from '../../core/ask.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import type { PersonRow } from './person-rows.ts'

type Props = { row: PersonRow | undefined; onClose: () => void }

/** Asks before an invitation is made worthless; sending again makes a new one. */
export const RevokeDialog = ({ row, onClose }: Props) =>
  row === undefined ? null : <Revoke row={row} onClose={onClose} />

const Revoke = ({ row: { id, name }, onClose }: { row: PersonRow; onClose: () => void }) => {
  const revoke = useCommand(people.revokeInvitation)
  return (
    <AskFirst
      title={`Revoke the invitation of ${name}?`}
      act="Revoke invitation"
      isGrave
      command={revoke}
      input={{ employeeId: id }}
      done={`The invitation of ${name} is revoked.`}
      onClose={onClose}
    >
      The link stops working: {name} can no longer answer or join with it. They stay in the list, and “Send
      again” makes a new invitation.
    </AskFirst>
  )
}
