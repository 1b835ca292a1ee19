import { Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Eye, History, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  isPublished,
  release,
  type ReleaseState,
  type ReportStep,
} from '../../../../contract/calls/reports/release-report.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { pollingOnOpen } from '../../../core/api/polling.ts'
import { localizedFailureText } from '../language/localized-states.tsx'
import { useReportLocale } from '../language/report-language.tsx'
import { ReleaseChip } from './release-chip.tsx'
import { ReleaseDialog, RespondDialog, ReviewDialog, WithdrawDialog } from './release-dialogs.tsx'
import type { DecidedReport } from './release-texts.ts'
import { ReleaseMeaning, useReaderAccess } from './reader-access.tsx'
import { useReportDrawer } from '../document/use-report-drawer.ts'
import { NextButton } from './queue-line.tsx'
import { useReviewKeys, type ReviewQueue } from './review-queue.ts'
import { TransitionsDrawer } from './transition-list.tsx'
import { DecisionHistory } from './decision-history.tsx'
import './release-bar.css'

/** The kinds of steps that explain each state. */
const explaining: Record<ReleaseState, readonly ReportStep['kind'][]> = {
  draft: ['edited'],
  reviewed: ['reviewed', 'edited'],
  released: ['released', 'reviewed'],
  acknowledged: ['acknowledged', 'answered', 'contested'],
  contested: ['answered', 'contested'],
  withdrawn: ['withdrawn'],
}
const explainingMax = 3

type Act = 'review' | 'release' | 'withdraw' | 'respond'

type BarProps = {
  report: DecidedReport
  /** What a reviewer of this version has to look at. */
  lookAt: ReactNode
  /** What else the release changes, for readers of other reports. */
  changes?: ReactNode
  /**
   * Whether it is about the reader; then their response section below shows who decided and wrote what, once it is
   * released.
   */
  isOwn?: boolean
  /** Whether somebody else has to decide then. */
  isLeftToOthers?: boolean
  /** The reports that wait for the reader; undefined while not known, and where there is no such list. */
  queue?: ReviewQueue | undefined
  /** Whether the reader goes through that list. */
  isInQueue?: boolean
}

/** The state of a version, who decided it, and what can be decided next; for owners and admins. */
export const ReleaseBar = ({
  report,
  lookAt,
  changes,
  isOwn = false,
  isLeftToOthers = false,
  queue,
  isInQueue = false,
}: BarProps) => {
  const [act, setAct] = useState<Act>()
  const history = useReportDrawer('history')
  const reading = useReportLocale()
  const { piece, named } = reading
  const isPersons = report.of === 'person'
  const access = useReaderAccess(report)
  const steps = useQuery({
    ...callQuery(
      release.getReportSteps,
      isPersons ? { employeeId: report.employeeId, version: report.version } : { reportId: report.reportId },
    ),
    ...pollingOnOpen,
  })
  const told = (steps.data?.steps ?? [])
    .filter(({ kind }) => explaining[report.state].includes(kind))
    .slice(0, explainingMax)
  const isToldBelow = isOwn && isPublished(report.state)
  const close = () => setAct(undefined)
  const dialog = { report, onClose: close }
  const next = isInQueue || isPublished(report.state) ? queue : undefined
  const decision = isLeftToOthers ? undefined : firstAct[report.state]
  useReviewKeys({
    n: isInQueue && queue?.hasOther === true ? queue.openNext : undefined,
    r: isInQueue && decision !== undefined ? () => setAct(decision) : undefined,
  })
  const onReleased = isInQueue && queue?.hasOther === true ? queue.openNext : undefined
  return (
    <Paper
      component="section"
      withBorder
      className="release-bar release-bar--decider screen-only"
      aria-label={piece('release.title')}
    >
      <div className="release-bar__state">
        <ReleaseChip state={report.state} />
        <Text size="sm">
          <ReleaseMeaning report={report} access={access} isOwn={isOwn} />
          {isLeftToOthers && ` ${piece('release.leftToOthers')}`}
        </Text>
      </div>
      <Group gap="xs" className="release-bar__acts">
        {!isLeftToOthers && <Acts report={report} isAnswered={told[0]?.kind === 'answered'} onAct={setAct} />}
        {next?.hasOther === true && (
          <NextButton queue={next} isMain={isPublished(report.state) && report.state !== 'contested'} />
        )}
        <Button
          variant="subtle"
          className="release-bar__history"
          leftSection={<History size={16} aria-hidden />}
          onClick={history.open}
        >
          {piece('release.history')}
        </Button>
      </Group>
      {isToldBelow ? null : steps.isError ? (
        <Text size="sm" c="dimmed" className="release-bar__decided">
          {piece('release.notLoaded')} {localizedFailureText(steps.error, reading)}
        </Text>
      ) : (
        <DecisionHistory key={report.state} state={report.state} steps={told} reader="decider" />
      )}
      {act === 'review' && (
        <ReviewDialog
          {...dialog}
          access={access}
          lookAt={lookAt}
          isInQueue={onReleased !== undefined}
          onReleased={onReleased}
        />
      )}
      {act === 'release' && (
        <ReleaseDialog {...dialog} access={access} changes={changes} onReleased={onReleased} />
      )}
      {act === 'withdraw' && <WithdrawDialog {...dialog} />}
      {act === 'respond' && report.of === 'person' && (
        <RespondDialog {...dialog} report={report} steps={told} access={access} />
      )}
      {history.isOpen && (
        <TransitionsDrawer
          of={isPersons ? { employeeId: report.employeeId } : { reportId: report.reportId }}
          title={
            isPersons ? piece('history.ofPerson', { name: named(report.name) }) : piece('history.ofCompany')
          }
          onClose={history.close}
        />
      )}
    </Paper>
  )
}

/** What is decided first in a state; undefined where nothing has to be. */
const firstAct: Partial<Record<ReleaseState, Act>> = {
  draft: 'review',
  reviewed: 'release',
  withdrawn: 'review',
  contested: 'respond',
}

/** Whether a version waits for a decision: that is then the only main action of its page. */
export const isDecisionPending = (state: ReleaseState): boolean =>
  state !== 'released' && state !== 'acknowledged'

type ActsProps = { report: DecidedReport; isAnswered: boolean; onAct: (act: Act) => void }

/** The available transitions in this state, the usual one first. */
const Acts = ({ report: { state }, isAnswered, onAct }: ActsProps) => {
  const { piece } = useReportLocale()
  const withdraw = (
    <Button variant="default" onClick={() => onAct('withdraw')}>
      {piece('release.withdraw')}
    </Button>
  )
  if (state === 'released' || state === 'acknowledged') return withdraw
  if (state === 'contested') {
    return (
      <>
        <Button variant={isAnswered ? 'default' : 'filled'} onClick={() => onAct('respond')}>
          {isAnswered ? piece('release.respondAgain') : piece('release.respond')}
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
      {state === 'draft' ? piece('release.review') : piece('release.reviewAgain')}
    </Button>
  )
  if (state !== 'reviewed') return review
  return (
    <>
      <Button leftSection={<Send size={16} aria-hidden />} onClick={() => onAct('release')}>
        {piece('release.release')}
      </Button>
      {review}
    </>
  )
}
