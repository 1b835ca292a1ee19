import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import { peopleCount } from '../../core/words.ts'
import { FailedList } from '../../ui/failed-list.tsx'
import { MailWords } from './mail-words.tsx'
import { isLate, type PersonRow } from './person-rows.ts'
import { useReminding } from './reminding.ts'

type Props = {
  /** Whom it is about; undefined while it is closed. */
  rows: readonly PersonRow[] | undefined
  orgId: string
  onClose: () => void
}

/** Asks before it sends again to everyone of these who has not answered; then says truly how far it is. */
export const RemindDialog = ({ rows, orgId, onClose }: Props) => (
  <Modal opened={rows !== undefined} onClose={onClose} title="Remind people" closeOnClickOutside={false}>
    {rows !== undefined && <Reminder rows={rows} orgId={orgId} onClose={onClose} />}
  </Modal>
)

const Reminder = ({
  rows,
  orgId,
  onClose,
}: {
  rows: readonly PersonRow[]
  orgId: string
  onClose: () => void
}) => {
  const { progress, run, stop } = useReminding(orgId)
  const late = rows.filter(isLate)
  const others = rows.length - late.length
  const { state, sent, total, failures, isMailed } = progress
  if (state === 'asking') {
    return (
      <Stack>
        <Text>
          {late.length === 0
            ? 'None of them can be reminded: they have answered, were never invited, or their invitation is revoked.'
            : `The invitation is sent again to ${peopleCount(late.length)} who ${late.length === 1 ? 'has' : 'have'} not answered.`}
        </Text>
        {late.length > 0 && others > 0 && (
          <Text c="dimmed">
            {peopleCount(others)} {others === 1 ? 'is' : 'are'} left out: answered, never invited or revoked.
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {late.length > 0 && (
            <Button data-autofocus onClick={() => void run(late)}>
              Send again to {peopleCount(late.length)}
            </Button>
          )}
        </Group>
      </Stack>
    )
  }
  const handled = sent + failures.length
  const left = total - handled
  return (
    <Stack>
      <Text fw={600} component="output">
        {state === 'running'
          ? `${handled.toLocaleString()} of ${peopleCount(total)} handled`
          : `${peopleCount(sent)} reminded, ${failures.length.toLocaleString()} failed`}
      </Text>
      {state === 'running' ? (
        <Progress value={(handled / total) * 100} aria-label="People handled" transitionDuration={150} />
      ) : (
        sent > 0 && <MailWords isSent={isMailed} />
      )}
      {state === 'finished' && left > 0 && (
        <Alert color="yellow">Stopped before {peopleCount(left)} came to their turn.</Alert>
      )}
      {state === 'finished' && <FailedList rows={failures} fileName="reminders-failed.csv" />}
      <Group justify="flex-end" gap="xs">
        {state === 'running' ? (
          <>
            <Text size="sm" c="dimmed" me="auto">
              Closing this stops it.
            </Text>
            <Button variant="default" onClick={stop}>
              Stop
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Done</Button>
        )}
      </Group>
    </Stack>
  )
}
