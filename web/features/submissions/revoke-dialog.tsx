import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { people } from '../../../contract/people.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { notifyDone } from '../../ui/notify.ts'
import type { PersonRow } from './person-rows.ts'

type Props = { row: PersonRow | undefined; onClose: () => void }

/** Asks before an invitation is made worthless; sending again makes a new one. */
export const RevokeDialog = ({ row, onClose }: Props) => (
  <Modal
    opened={row !== undefined}
    onClose={onClose}
    title={row === undefined ? '' : `Revoke the invitation of ${row.name}?`}
  >
    {row !== undefined && <Question row={row} onClose={onClose} />}
  </Modal>
)

const Question = ({ row: { id, name }, onClose }: { row: PersonRow; onClose: () => void }) => {
  const revoke = useCommand(people.revokeInvitation)
  const confirm = () =>
    revoke.mutate(
      { employeeId: id },
      {
        onSuccess: () => {
          notifyDone(`The invitation of ${name} is revoked.`)
          onClose()
        },
      },
    )
  return (
    <Stack>
      <Text>
        The link stops working: {name} can no longer answer or join with it. They stay in the list, and “Send
        again” makes a new invitation.
      </Text>
      {revoke.isError && (
        <Alert color="red" role="alert">
          {failureText(revoke.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={confirm} loading={revoke.isPending}>
          Revoke invitation
        </Button>
      </Group>
    </Stack>
  )
}
