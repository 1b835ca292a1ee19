import { Button, Group, Paper, Progress, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { messages } from '../../../contract/failures.ts'
import type { Output } from '../../../contract/call.ts'
import type { runs } from '../../../contract/runs.ts'
import { failureText } from '../../core/call-error.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { FailedList } from './failed-list.tsx'
import { leftOutWords, type FailedRow } from './failed-rows.ts'

type Answer = Output<typeof runs.getRun>

const countOf = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString()} people`)

type Props = {
  asked: UseQueryResult<Answer>
  /** The lines that were not sent; known only to who has started the run on this page. */
  leftOut: readonly FailedRow[]
  onClose: () => void
}

/** The progress of a run, counted in stored rows, and at its end what was done and what failed, row by row. */
export const RunPanel = ({ asked, leftOut, onClose }: Props) => {
  if (asked.data !== undefined) return <Known answer={asked.data} leftOut={leftOut} onClose={onClose} />
  if (asked.error === null) return null
  return (
    <Paper withBorder p="md" mb="lg" role="alert">
      <Group justify="space-between">
        <Text>The progress could not be loaded: {failureText(asked.error)}</Text>
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => void asked.refetch()}>
            Try again
          </Button>
          <Button variant="default" size="xs" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}

type KnownProps = Pick<Props, 'leftOut' | 'onClose'> & { answer: Answer }

const Known = ({ answer: { run, failures }, leftOut, onClose }: KnownProps) => {
  const isFinished = run.state === 'finished'
  const handled = Math.min(run.total, run.done + run.failed)
  const failed = failures
    .filter(({ success }) => !success)
    .map(({ label, error }) => ({ label, error: error ?? messages.invitationFailed }))
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-label="Inviting people">
      <Group justify="space-between" align="flex-start" mb={isFinished ? 0 : 'xs'}>
        <Text fw={600} component="output">
          {isFinished
            ? `${countOf(run.done)} invited, ${run.failed.toLocaleString()} failed${leftOutWords(leftOut.length)}`
            : `${handled.toLocaleString()} of ${countOf(run.total)} handled`}
        </Text>
        {isFinished ? (
          <Button variant="default" size="xs" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            Started <RelativeTime at={run.startedAt} />. You can leave this page; it goes on.
          </Text>
        )}
      </Group>
      {!isFinished && (
        <Progress
          value={run.total === 0 ? 0 : (handled / run.total) * 100}
          aria-label="People handled"
          transitionDuration={150}
        />
      )}
      <FailedList
        rows={[...failed, ...leftOut]}
        fileName={`invitations-failed-${run.startedAt.slice(0, 10)}.csv`}
      />
    </Paper>
  )
}
