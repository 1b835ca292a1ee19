import { Alert, Button, Modal, Paper, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '../../../contract/failures.ts'
import { reports } from '../../../contract/reports.ts'
import { refresh, useCommand } from '../../core/ask.ts'
import { CallError, failureText, isConnectionFailure } from '../../core/call-error.ts'
import { failureTexts } from '../../core/failure-texts.ts'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { SubscriptionMend } from '../../ui/subscription-mend.tsx'

/** What is said where the server has no better sentence (specification point 8). */
export const generationFailed = 'Failed to generate company report via API.'

/** The sentence for a failed generation: the server's own where it has one. */
export const generationFailureText = (error: unknown): string => {
  if (isConnectionFailure(error)) return failureText(error)
  const text = failureText(error)
  const saysNothing =
    text === failureTexts.unknown || text === failureTexts.requestFailed || /^HTTP \d+$/.test(text)
  return saysNothing ? generationFailed : text
}

/** Whether a generation was refused because nobody has answered yet. */
export const isWithoutAnswers = (error: unknown): boolean =>
  error instanceof CallError && error.message === messages.noCompletedSubmissions

/** Makes the next company report; `onDone` hears of its id. */
export const useGenerate = (onDone: () => void) => {
  const client = useQueryClient()
  const command = useCommand(reports.generateCompanyReport)
  return {
    ...command,
    start: () =>
      command.mutate(
        {},
        {
          onSuccess: ({ report }) => {
            void refresh(client, ['getCompanyReport'])
            notifyDone(
              `Version ${report.version} is made from the answers of ${report.coverage.answered.toLocaleString()} ${report.coverage.answered === 1 ? 'person' : 'people'}.`,
            )
            onDone()
          },
        },
      ),
  }
}

type Generation = ReturnType<typeof useGenerate>

/** The main action: makes the first report, or the next one. */
export const GenerateButton = ({ generation, isFirst }: { generation: Generation; isFirst: boolean }) => (
  <Button
    onClick={generation.start}
    loading={generation.isPending}
    leftSection={isFirst ? <Sparkles size={16} aria-hidden /> : <RefreshCw size={16} aria-hidden />}
  >
    {isFirst ? 'Generate report' : 'Generate again'}
  </Button>
)

type AskProps = { isOpen: boolean; onClose: () => void; onConfirm: () => void }

/** The question before a report is made for somebody who came here to make one. */
export const AskToGenerate = ({ isOpen, onClose, onConfirm }: AskProps) => (
  <Modal opened={isOpen} onClose={onClose} title="Generate the company report?">
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm} data-autofocus>
            Generate report
          </Button>
        </>
      }
    >
      <Text>
        It is made from all answers that are in by now. Every earlier report stays, as a version of its own.
      </Text>
    </DialogBody>
  </Modal>
)

/** How long it has taken so far; there is one step, so no share of it is claimed. */
const Elapsed = () => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span aria-hidden>{seconds > 1 && ` ${seconds} seconds so far.`}</span>
}

/** What a generation is doing, or why it failed. */
export const GenerationState = ({ generation }: { generation: Generation }) => {
  if (generation.isPending) {
    return (
      <Paper component="output" withBorder className="wiki-note">
        <Text size="sm" component="span">
          Making the report from all stored answers. The report on this page stays until the new one is there.
          <Elapsed />
        </Text>
      </Paper>
    )
  }
  if (generation.error === null || isWithoutAnswers(generation.error)) return null
  const isStopped = generation.error.kind === 'SUBSCRIPTION_REQUIRED'
  return (
    <Alert color="red" variant="light" mb="lg" role="alert" title={generationFailureText(generation.error)}>
      <Text size="sm">No report was made or changed.{!isStopped && ' You can try again.'}</Text>
      <SubscriptionMend error={generation.error} />
    </Alert>
  )
}
