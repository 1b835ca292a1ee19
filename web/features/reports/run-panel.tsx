import { Button, Group, Paper, Progress, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Output } from '../../../contract/call.ts'
import type { runs } from '../../../contract/runs.ts'
import { failureText } from '../../core/call-error.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'

type Answer = Output<typeof runs.getRun>

const reports = (count: number): string => (count === 1 ? '1 report' : `${count.toLocaleString()} reports`)

/** The progress of a run, counted in stored reports, and at its end what was done and what failed, row by row. */
export const RunPanel = ({ asked, onClose }: { asked: UseQueryResult<Answer>; onClose: () => void }) => {
  if (asked.data !== undefined) return <Known answer={asked.data} onClose={onClose} />
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

const Known = ({ answer: { run, failures }, onClose }: { answer: Answer; onClose: () => void }) => {
  const isFinished = run.state === 'finished'
  const handled = Math.min(run.total, run.done + run.failed)
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-label="Generating reports">
      <Group justify="space-between" align="flex-start" mb={isFinished ? 0 : 'xs'}>
        <Text fw={600} component="output">
          {isFinished
            ? `${reports(run.done)} made, ${run.failed.toLocaleString()} failed`
            : `${handled.toLocaleString()} of ${reports(run.total)} handled`}
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
          aria-label="Reports handled"
          transitionDuration={150}
        />
      )}
      <Failures failures={failures.filter(({ success }) => !success)} />
    </Paper>
  )
}

const Failures = ({ failures }: { failures: Answer['failures'] }) => {
  if (failures.length === 0) return null
  return (
    <details className="run-failures" open={failures.length <= 5}>
      <summary>
        {failures.length === 1 ? 'What failed' : `What failed (${failures.length.toLocaleString()})`}
      </summary>
      <ul>
        {failures.map(({ label, error }) => (
          <li key={`${label} ${error}`}>
            <strong>{label}</strong>: {error ?? 'No reason was given.'}
          </li>
        ))}
      </ul>
    </details>
  )
}
