import { Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../contract/failures.ts'
import { release } from '../../../contract/release.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { soonestMs } from '../../core/kept-fresh.ts'
import { ReleaseChip } from '../../ui/release-chip.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { StepList } from '../../ui/step-list.tsx'
import '../../ui/release-bar.css'

const meaning = {
  released: 'Read it in your own time. Then say that you have, or that you see it differently.',
  acknowledged: 'You have acknowledged this version. You can still say that you see it differently.',
  contested: 'You see it differently. What you wrote stays beside the report.',
} as const

/** What the person whom a report is about can answer to it, and what was decided and written about it. */
export const OwnAnswer = ({ report }: { report: StoredEmployeeReport }) => {
  const [act, setAct] = useState<'acknowledged' | 'contested'>()
  const { employeeId, version, state } = report
  const steps = useQuery({
    ...ask(release.getReportSteps, { employeeId, version }),
    refetchInterval: soonestMs,
  })
  if (state !== 'released' && state !== 'acknowledged' && state !== 'contested') return null
  return (
    <Paper component="section" withBorder className="release-bar screen-only" aria-label="Your answer">
      <div className="release-bar__state">
        <ReleaseChip state={state} />
        <Text size="sm">{meaning[state]}</Text>
      </div>
      {steps.isError && (
        <Text size="sm" c="dimmed">
          Who decided could not be loaded. {failureText(steps.error)}
        </Text>
      )}
      {steps.data !== undefined && <StepList steps={steps.data.steps} />}
      <Group gap="xs">
        {state !== 'acknowledged' && (
          <Button
            variant={state === 'released' ? 'filled' : 'default'}
            leftSection={<CheckCheck size={16} aria-hidden />}
            onClick={() => setAct('acknowledged')}
          >
            Acknowledge
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<MessageSquareWarning size={16} aria-hidden />}
          onClick={() => setAct('contested')}
        >
          {state === 'contested' ? 'Write more' : 'I see it differently'}
        </Button>
      </Group>
      {act !== undefined && <Answer report={report} answer={act} onClose={() => setAct(undefined)} />}
    </Paper>
  )
}

type AnswerProps = {
  report: StoredEmployeeReport
  answer: 'acknowledged' | 'contested'
  onClose: () => void
}

const Answer = ({ report: { employeeId, version }, answer, onClose }: AnswerProps) => {
  const command = useCommand(release.answerReport)
  const isContest = answer === 'contested'
  return (
    <StepDialog
      title={isContest ? 'I see it differently' : 'Acknowledge this report?'}
      act={isContest ? 'Send' : 'Acknowledge'}
      field={{
        label: isContest ? 'What do you see differently, and why?' : 'Do you want to add something?',
        description: isContest
          ? 'Owners and admins read it beside the report, with your name. Who released it is told by mail.'
          : 'You can leave it out. Owners and admins read it beside the report.',
        missing: isContest ? messages.stepCommentMissing : undefined,
      }}
      command={command}
      inputOf={(comment) => ({ employeeId, version, answer, ...(comment === '' ? {} : { comment }) })}
      done={() =>
        isContest ? 'What you wrote stands beside your report now.' : 'You have acknowledged your report.'
      }
      onClose={onClose}
    >
      {isContest
        ? 'The report stays as it is until somebody has looked into it; what you write stays with it, whatever becomes of it.'
        : 'It says that you have read it, not that you agree. You can still say later that you see it differently.'}
    </StepDialog>
  )
}
