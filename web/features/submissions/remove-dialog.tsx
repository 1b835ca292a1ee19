import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { removals, removedDays } from '../../../contract/removals.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { useFocusBack } from '../../ui/focus.ts'
import type { PersonRow } from './person-rows.ts'

type Props = {
  row: PersonRow | undefined
  onClose: () => void
  /** They have left the list. */
  onRemoved: (row: PersonRow) => void
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
        onSuccess: () => {
          onClose()
          onRemoved(row)
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
            submitted yet is refused.
          </List.Item>
          <List.Item>
            <b>Is kept for {removedDays} days, where nobody sees it:</b> all of it. Until then they can be
            brought back, here under “Removed people” or by inviting the same address again. Then it is erased
            for good.
          </List.Item>
          <List.Item>
            <b>Stays:</b> company reports that were made before, which name them, and their account, if they
            have joined with one. Members are removed in the settings.
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
