import { people } from '../../../contract/people.ts'
import { useCommand } from '../../core/ask.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import type { PersonRow } from './person-rows.ts'
import { say } from './say.ts'

type Props = { row: PersonRow | undefined; onClose: () => void }

/** Asks before an invitation is made worthless; sending again makes a new one. */
export const RevokeDialog = ({ row, onClose }: Props) =>
  row === undefined ? null : <Revoke row={row} onClose={onClose} />

const Revoke = ({ row: { id, name }, onClose }: { row: PersonRow; onClose: () => void }) => {
  const revoke = useCommand(people.revokeInvitation)
  return (
    <AskFirst
      title={say('revokeDialog.title', { name })}
      act={say('revokeDialog.revoke')}
      isGrave
      command={revoke}
      input={{ employeeId: id }}
      done={say('revokeDialog.revoked', { name })}
      onClose={onClose}
    >
      {say('revokeDialog.linkStopsWorking', { name })}
    </AskFirst>
  )
}
