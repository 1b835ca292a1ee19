import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { removals, removedDays } from '../../../contract/removals.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { useFocusBack } from '../../ui/focus.ts'
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
  waiting: 'their details and their invitation',
}

const Remove = ({ row, onClose, onRemoved }: Props & { row: PersonRow }) => {
  useFocusBack()
  const { id, name, progress } = row
  const remove = useCommand(removals.deleteEmployee)
  const confirm = () =>
    remove.mutate(
      { employeeId: id },
      {
        onSuccess: ({ staysMember }) => {
          onClose()
          onRemoved(row, staysMember)
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Remove ${name} from the list?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <List spacing="xs">
          <List.Item>
            <b>Leaves every list and count at once:</b> {leaving[progress]}. New reports are made without
            them.
          </List.Item>
          <List.Item>
            <b>Stops working at once:</b> every link that was sent to them. What they have written and not
            submitted yet is refused. If they have joined as an employee, they leave the organization and see
            nothing of it any more; their conversations in the chat are deleted.
          </List.Item>
          <List.Item>
            <b>Is kept for {removedDays} days, where nobody else sees it:</b> all the rest. Until then they
            can be brought back, as the member that they were, here under “Removed people” or by inviting the
            same address again. Then it is erased for good, and their name and words leave company reports.
          </List.Item>
          <List.Item>
            <b>Stays:</b> company reports that were made before, which name them until then, and the account
            that they sign in with. Admins and the owner stay members: that is ended in the settings, under
            Members.
          </List.Item>
        </List>
        {remove.isError && (
          <Alert color="red" role="alert">
            {failureText(remove.error)} <Text span>Nobody was removed.</Text>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={confirm} loading={remove.isPending}>
            Remove from the list
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
