import { Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Eye, History, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { release, type ReleaseState, type ReportStep } from '../../contract/release.ts'
import { ask } from '../core/ask.ts'
import { failureText } from '../core/call-error.ts'
import { soonestMs } from '../core/kept-fresh.ts'
import { ReleaseChip } from './release-chip.tsx'
import { ReleaseDialog, RespondDialog, ReviewDialog, WithdrawDialog } from './release-dialogs.tsx'
import type { DecidedReport } from './release-words.ts'
import { StepList, StepsDrawer } from './step-list.tsx'
import './release-bar.css'

/** What the state means for those who read. */
const meanings = (report: DecidedReport): Record<ReleaseState, string> => {
  const who = report.of === 'person' ? report.name : 'Nobody else'
  return {
    draft: `Only owners and admins see this version. ${who} finds ${report.of === 'person' ? 'nothing of it' : 'it'} before somebody has reviewed and released it.`,
    reviewed: 'Somebody has looked at it. It is not released yet: only owners and admins see it.',
    released:
      report.of === 'person'
        ? `${who} can read this version, and has not answered yet.`
        : 'Every member finds this version, with as much of it as the settings show them.',
    acknowledged: `${who} has read this version and acknowledged it.`,
    contested: `${who} sees it differently. The version stays out, and what was written stays with it.`,
    withdrawn: 'It was withdrawn: only owners and admins see it.',
  }
}

/** The kinds of steps that a state is explained by. */
const explaining: Record<ReleaseState, readonly ReportStep['kind'][]> = {
  draft: ['edited'],
  reviewed: ['reviewed', 'edited'],
  released: ['released', 'reviewed'],
  acknowledged: ['acknowledged', 'answered', 'contested'],
  contested: ['answered', 'contested'],
  withdrawn: ['withdrawn'],
}
const explainingMax = 3

type Act = 'review' | 'release' | 'withdraw' | 'respond' | 'history'

type BarProps = {
  report: DecidedReport
  /** What somebody has to look at who reviews this version. */
  lookAt: ReactNode
}

/** How it stands with a version, who decided so, and what can be decided next; for owners and admins. */
export const ReleaseBar = ({ report, lookAt }: BarProps) => {
  const [act, setAct] = useState<Act>()
  const isPersons = report.of === 'person'
  const steps = useQuery({
    ...ask(
      release.getReportSteps,
      isPersons ? { employeeId: report.employeeId, version: report.version } : { reportId: report.reportId },
    ),
    refetchInterval: soonestMs,
  })
  const told = (steps.data?.steps ?? [])
    .filter(({ kind }) => explaining[report.state].includes(kind))
    .slice(0, explainingMax)
  const close = () => setAct(undefined)
  const dialog = { report, onClose: close }
  return (
    <Paper component="section" withBorder className="release-bar screen-only" aria-label="Release">
      <div className="release-bar__state">
        <ReleaseChip state={report.state} />
        <Text size="sm">{meanings(report)[report.state]}</Text>
      </div>
      {steps.isError ? (
        <Text size="sm" c="dimmed">
          Who decided could not be loaded. {failureText(steps.error)}
        </Text>
      ) : (
        told.length > 0 && <StepList steps={told} />
      )}
      <Group gap="xs" className="release-bar__acts">
        <Acts report={report} isAnswered={told[0]?.kind === 'answered'} onAct={setAct} />
        <Button
          variant="subtle"
          leftSection={<History size={16} aria-hidden />}
          onClick={() => setAct('history')}
        >
          History
        </Button>
      </Group>
      {act === 'review' && <ReviewDialog {...dialog} lookAt={lookAt} />}
      {act === 'release' && <ReleaseDialog {...dialog} />}
      {act === 'withdraw' && <WithdrawDialog {...dialog} />}
      {act === 'respond' && report.of === 'person' && (
        <RespondDialog {...dialog} report={report} steps={told} />
      )}
      {act === 'history' && (
        <StepsDrawer
          of={isPersons ? { employeeId: report.employeeId } : { reportId: report.reportId }}
          name={isPersons ? `the report of ${report.name}` : 'this company report'}
          onClose={close}
        />
      )}
    </Paper>
  )
}

type ActsProps = { report: DecidedReport; isAnswered: boolean; onAct: (act: Act) => void }

/** What can be done next in this state, the usual first. */
const Acts = ({ report: { state }, isAnswered, onAct }: ActsProps) => {
  const withdraw = (
    <Button variant="default" onClick={() => onAct('withdraw')}>
      Withdraw
    </Button>
  )
  if (state === 'released' || state === 'acknowledged') return withdraw
  if (state === 'contested') {
    return (
      <>
        <Button variant={isAnswered ? 'default' : 'filled'} onClick={() => onAct('respond')}>
          {isAnswered ? 'Respond again' : 'Respond'}
        </Button>
        {withdraw}
      </>
    )
  }
  const review = (
    <Button
      variant={state === 'reviewed' ? 'default' : 'filled'}
      leftSection={<Eye size={16} aria-hidden />}
      onClick={() => onAct('review')}
    >
      {state === 'draft' ? 'Review' : 'Review again'}
    </Button>
  )
  if (state !== 'reviewed') return review
  return (
    <>
      <Button leftSection={<Send size={16} aria-hidden />} onClick={() => onAct('release')}>
        Release
      </Button>
      {review}
    </>
  )
}
