import { Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { limits } from '../../../../contract/shapes/limits.ts'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { DecisionHistory } from '../../../ui/report/release/decision-history.tsx'
import { localizedFailureText } from '../../../ui/report/language/localized-states.tsx'
import { pollingOnOpen } from '../../../core/api/polling.ts'
import { ReleaseChip } from '../../../ui/report/release/release-chip.tsx'
import { TransitionDialog } from '../../../ui/report/release/transition-dialog.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { unsavedResponseName } from './unsaved-response.tsx'
import '../../../ui/report/release/release-bar.css'

/** The responses that a report's subject can give, with the decisions and comments about it. */
export const AcknowledgeOrContest = ({ report }: { report: StoredEmployeeReport }) => {
  const [act, setAct] = useState<'acknowledged' | 'contested'>()
  const reading = useReportWords()
  const { say } = reading
  const { employeeId, version, state } = report
  const steps = useQuery({
    ...callQuery(release.getReportSteps, { employeeId, version }),
    ...pollingOnOpen,
  })
  if (state !== 'released' && state !== 'acknowledged' && state !== 'contested') return null
  return (
    <Paper component="section" withBorder className="release-bar screen-only" aria-label={say('own.label')}>
      <div className="release-bar__state">
        <ReleaseChip state={state} />
        <Text size="sm">{say(`own.${state}`)}</Text>
      </div>
      <Group gap="xs" className="release-bar__acts">
        {state !== 'acknowledged' && (
          <Button
            variant={state === 'released' ? 'filled' : 'default'}
            leftSection={<CheckCheck size={16} aria-hidden />}
            onClick={() => setAct('acknowledged')}
          >
            {say('own.acknowledge')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<MessageSquareWarning size={16} aria-hidden />}
          onClick={() => setAct('contested')}
        >
          {say(state === 'contested' ? 'own.more' : 'own.differ')}
        </Button>
      </Group>
      {steps.isError && (
        <Text size="sm" c="dimmed" className="release-bar__decided">
          {say('own.notLoaded')} {localizedFailureText(steps.error, reading)}
        </Text>
      )}
      {steps.data !== undefined && (
        <DecisionHistory key={state} state={state} steps={steps.data.steps} reader="person" />
      )}
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
  const { say } = useReportWords()
  const isContest = answer === 'contested'
  const whyReaders = useMailEnabled() ? 'own.whyReaders' : 'own.whyReadersUnmailed'
  return (
    <TransitionDialog
      title={say(isContest ? 'own.differ' : 'own.acknowledgeTitle')}
      act={say(isContest ? 'own.send' : 'own.acknowledge')}
      field={{
        name: unsavedResponseName(employeeId, answer),
        label: say(isContest ? 'own.why' : 'own.add'),
        description: say(isContest ? whyReaders : 'own.addReaders'),
        missing: isContest ? say('own.missing') : undefined,
      }}
      call={release.answerReport}
      inputOf={(comment) => ({ employeeId, version, answer, ...(comment === '' ? {} : { comment }) })}
      done={() => say(isContest ? 'own.sent' : 'own.done')}
      onClose={onClose}
    >
      {say(isContest ? 'own.contestText' : 'own.acknowledgeText', { days: limits.removedReportDays })}
    </TransitionDialog>
  )
}
