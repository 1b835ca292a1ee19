import { Alert, Button, Group, List, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { limits } from '../../../contract/fields.ts'
import { questionnaires } from '../../../contract/questionnaires.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { useFocusBack } from '../../ui/focus.ts'
import { notifyDone } from '../../ui/notify.ts'
import { messageOf } from './mail-message.ts'
import type { PersonRow } from './person-rows.ts'

type Props = { row: PersonRow | undefined; onClose: () => void }

/** Asks before submitted answers are opened for changes again, and says what stays and what does not count meanwhile. */
export const ReopenDialog = ({ row, onClose }: Props) =>
  row === undefined ? null : <Reopen row={row} onClose={onClose} />

const Reopen = ({ row: { id, name, email }, onClose }: { row: PersonRow; onClose: () => void }) => {
  useFocusBack()
  const [reason, setReason] = useState('')
  const reopen = useCommand(questionnaires.reopenSubmission)
  const confirm = () =>
    reopen.mutate(
      { employeeId: id, ...(reason.trim() === '' ? {} : { reason }) },
      {
        onSuccess: ({ emailSent, notice }) => {
          notifyDone(`The answers of ${name} are open for changes. ${notice ?? `${messageOf(emailSent)}.`}`)
          onClose()
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Open the answers of ${name} for changes again?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <List spacing="xs">
          <List.Item>
            <b>Is told by mail:</b> {name} ({email}), with a way back to their answers.
          </List.Item>
          <List.Item>
            <b>Stays:</b> what they submitted, here under “Earlier answers”, and every report that was made
            from it.
          </List.Item>
          <List.Item>
            <b>Does not count until they submit anew:</b> they are left out of the submission rate and of new
            reports.
          </List.Item>
        </List>
        <Textarea
          label="Why?"
          description={`${name} reads it in the mail and above the questions. You can leave it out.`}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={limits.reopenReasonMax}
          rows={3}
          data-autofocus
        />
        {reopen.isError && (
          <Alert color="red" role="alert">
            {failureText(reopen.error)} <Text span>Nothing was opened.</Text>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={confirm} loading={reopen.isPending}>
            Open for changes
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
