import { Button, Group, Paper, Progress, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Output } from '../../../contract/http/call.ts'
import type { Run, runs } from '../../../contract/calls/batch-jobs.ts'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FailedList } from './failed-list.tsx'
import type { FailedRow } from './failed-rows.ts'
import { focusTitle } from '../focus/focus.ts'
import { localizedFailureText, quoteServerText } from '../report/language/localized-states.tsx'
import { notifyFailedLocalized } from '../report/language/localized-notifications.ts'
import { useReportLocale } from '../report/language/report-language.tsx'
import { RelativeTime } from '../feedback/relative-time.tsx'
import { downloadRunResults } from './batch-job-results.ts'
import './batch-job-panel.css'

type Answer = Output<typeof runs.getRun>

/** The texts of one kind of run. */
export type RunWords = {
  /** What is being done, e.g. "Inviting people". */
  name: string
  /** "12 people": the number of items handled. */
  countOf: (count: number) => string
  /** The label of the progress bar, e.g. "People handled". */
  handled: string
  /** "12 people invited, 1 failed": how it ended. */
  ended: (run: Run) => string
  /** The text about rows that were excluded from the run. */
  leftOut?: string
  /** The text about rows that succeeded with a notice. */
  noticed?: string
  /** The reason shown for a failed row without a known reason. */
  noReason: string
  /** The file name of the list of failures, without date and extension. */
  fileName: string
  /** Downloads the result of every row, if that is more than a label and an outcome. */
  takeResults?: (run: Run) => Promise<void>
}

type RunPanelProps = {
  asked: UseQueryResult<Answer>
  words: RunWords
  /** Rows rejected before the run was started. */
  leftOut?: readonly FailedRow[]
  onClose: () => void
}

/** The progress of a run, counted in stored rows, and at its end what succeeded and failed, row by row. */
export const RunPanel = ({ asked, ...rest }: RunPanelProps) => {
  const reading = useReportLocale()
  const { piece } = reading
  if (asked.data !== undefined) return <Known answer={asked.data} {...rest} />
  if (asked.error === null) return null
  return (
    <Paper withBorder p="md" mb="lg" role="alert">
      <Group justify="space-between">
        <Text>{piece('run.notLoaded', { error: localizedFailureText(asked.error, reading) })}</Text>
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => void asked.refetch()}>
            {piece('asked.again')}
          </Button>
          <Button variant="default" size="xs" onClick={rest.onClose}>
            {piece('dialog.close')}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}

type KnownProps = Omit<RunPanelProps, 'asked'> & { answer: Answer }

const Known = ({ answer: { run, failures, notices = [] }, words, leftOut = [], onClose }: KnownProps) => {
  const reading = useReportLocale()
  const { piece, fillPiece, count, locale } = reading
  const isFinished = run.state === 'finished'
  const panel = useRef<HTMLElement>(null)
  // The button that started the run is disabled now and may have lost the focus, so the panel takes it.
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.matches(':disabled')) panel.current?.focus()
  }, [])
  const close = () => {
    onClose()
    focusTitle()
  }
  const handled = Math.min(run.total, run.done + run.failed)
  const failed = failures
    .filter(({ success }) => !success)
    .map(({ label, error }) => ({
      label,
      error: error === null ? words.noReason : quoteServerText(error, reading),
    }))
  const take = () => {
    const fileName = `${words.fileName}-all-${run.startedAt.slice(0, 10)}.csv`
    const taken = words.takeResults?.(run) ?? downloadRunResults(run, leftOut, fileName, reading)
    taken.catch((error: unknown) => notifyFailedLocalized(reading, piece('run.resultsFailed'), error))
  }
  return (
    <Paper
      withBorder
      p="md"
      mb="lg"
      component="section"
      aria-label={words.name}
      ref={panel}
      tabIndex={-1}
      className="run-panel"
    >
      <Group justify="space-between" align="flex-start" mb={isFinished ? 0 : 'xs'}>
        <Text fw={600} component="output">
          {isFinished
            ? words.ended(run)
            : piece('run.handled', {
                handled: count(handled),
                total: words.countOf(run.total),
              })}
        </Text>
        {isFinished ? (
          <Group gap="xs">
            {run.total > 0 && (
              <Button
                variant="default"
                size="xs"
                leftSection={<Download size={14} aria-hidden />}
                onClick={take}
              >
                {piece('run.results')}
              </Button>
            )}
            <Button variant="default" size="xs" onClick={close}>
              {piece('dialog.close')}
            </Button>
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            {fillPiece('run.started', { at: <RelativeTime at={run.startedAt} locale={locale} /> })}
          </Text>
        )}
      </Group>
      {!isFinished && (
        <Progress
          value={run.total === 0 ? 0 : (handled / run.total) * 100}
          aria-label={words.handled}
          transitionDuration={150}
        />
      )}
      <FailedList rows={failed} fileName={`${words.fileName}-${run.startedAt.slice(0, 10)}.csv`} />
      <FailedList
        rows={leftOut}
        title={words.leftOut ?? piece('run.leftOut')}
        download={piece('run.downloadLeftOut')}
        fileName={`${words.fileName}-left-out-${run.startedAt.slice(0, 10)}.csv`}
      />
      <FailedList
        rows={notices.flatMap(({ label, notice }) =>
          notice === undefined ? [] : { label, error: quoteServerText(notice, reading) },
        )}
        title={words.noticed ?? piece('run.known')}
        download={piece('run.downloadRows')}
        fileName={`${words.fileName}-notices-${run.startedAt.slice(0, 10)}.csv`}
      />
    </Paper>
  )
}

type LastRunProps = {
  /** The latest run; nothing is shown while it is still running. */
  run: Run | undefined
  /** "12 invited, 1 failed": the outcome in short. */
  ended: (run: Run) => string
  onShow: (id: string) => void
}

/** A quiet line that reopens the panel of the latest run. */
export const LastRun = ({ run, ended, onShow }: LastRunProps) => {
  const { fillPiece, locale } = useReportLocale()
  return (
    run?.state === 'finished' && (
      <Button variant="subtle" size="compact-sm" className="last-run" onClick={() => onShow(run.id)}>
        {/* The label is laid out as a row of boxes, without spaces between them. */}
        <span>
          {fillPiece(
            'run.last',
            { at: <RelativeTime at={run.startedAt} locale={locale} /> },
            { run: ended(run) },
          )}
        </span>
      </Button>
    )
  )
}
