import { removals, removedDays } from '../../../contract/removals.ts'
import { useCommand } from '../../core/ask.ts'
import { AskFirst, Points } from '../../ui/ask-first.tsx'
import type { PersonRow } from './person-rows.ts'

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
  answered: 'their details, their answers and their reports',
  started: 'their details and what they have begun to answer',
  reopened: 'their details, what they had submitted and what they change of it',
  waiting: 'their details and their invitation',
}

const Remove = ({ row, onClose, onRemoved }: Props & { row: PersonRow }) => {
  const { id, name, progress } = row
  const remove = useCommand(removals.deleteEmployee)
  return (
    <AskFirst
      title={`Remove ${name} from the list?`}
      act="Remove from the list"
      isGrave
      command={remove}
      input={{ employeeId: id }}
      onDone={({ staysMember }) => onRemoved(row, staysMember)}
      unchanged="Nobody was removed."
      onClose={onClose}
    >
      <Points
        of={[
          {
            what: 'Leaves every list and count at once',
            says: `${leaving[progress]}. New reports are made without them.`,
          },
          {
            what: 'Stops working at once',
            says: 'every link that was sent to them. What they have written and not submitted yet is refused. If they have joined as an employee, they leave the organization and see nothing of it any more; their conversations in the chat are deleted.',
          },
          {
            what: `Is kept for ${removedDays} days, where nobody else sees it`,
            says: 'all the rest. Until then they can be brought back, as the member that they were, here under “Removed people” or by inviting the same address again. Then it is erased for good, and their name and words leave company reports.',
          },
          {
            what: 'Stays',
            says: 'company reports that were made before, which name them until then, and the account that they sign in with. Admins and the owner stay members: that is ended in the settings, under Members.',
          },
        ]}
      />
    </AskFirst>
  )
}
