import { Anchor, Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, History, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { limits } from '../../contract/fields.ts'
import { people } from '../../contract/people.ts'
import { release, type ReleaseState, type ReportStep } from '../../contract/release.ts'
import { ask } from '../core/ask.ts'
import { keptCurrent } from '../core/kept-fresh.ts'
import { paths } from '../paths.ts'
import { failureIn } from './reading/asked-in.tsx'
import { useReading } from './reading/reading.tsx'
import { ReleaseChip } from './release-chip.tsx'
import { ReleaseDialog, RespondDialog, ReviewDialog, WithdrawDialog } from './release-dialogs.tsx'
import { meaningOf, type DecidedReport } from './release-words.ts'
import { useReportDrawer } from './report-drawer.ts'
import { StepsDrawer } from './step-list.tsx'
import { Decided } from './decided.tsx'
import './release-bar.css'

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

type Act = 'review' | 'release' | 'withdraw' | 'respond'

/** The longest search that the list of people takes. */
const searchMax = 100

/** What a released version means whose person is no member, with the way to invite them. */
const ReleasedOutside = ({ employeeId, name }: { employeeId: string; name: string }) => {
  const { piece, fillPiece, named } = useReading()
  const told = { name: named(name) }
  const invite = (
    <Anchor
      inherit
      renderRoot={(props) => <Link to={paths.submissions} search={{ person: employeeId }} {...props} />}
    >
      {piece('release.inviteOutside', told)}
    </Anchor>
  )
  return fillPiece('release.releasedOutside', { invite }, told)
}

/** Whether the person whom a released version is about is known to be no member. */
const useIsOutside = (report: DecidedReport): boolean => {
  const isAsked = report.of === 'person' && report.state === 'released'
  const { data } = useQuery({
    ...ask(people.getEmployees, {
      limit: limits.pageMax,
      search: isAsked ? report.name.slice(0, searchMax) : '',
    }),
    enabled: isAsked,
  })
  return isAsked && data?.employees.find(({ id }) => id === report.employeeId)?.isMember === false
}

type BarProps = {
  report: DecidedReport
  /** What somebody has to look at who reviews this version. */
  lookAt: ReactNode
}

/** How it stands with a version, who decided so, and what can be decided next; for owners and admins. */
export const ReleaseBar = ({ report, lookAt }: BarProps) => {
  const [act, setAct] = useState<Act>()
  const history = useReportDrawer('history')
  const reading = useReading()
  const { piece, named } = reading
  const isPersons = report.of === 'person'
  const isOutside = useIsOutside(report)
  const steps = useQuery({
    ...ask(
      release.getReportSteps,
      isPersons ? { employeeId: report.employeeId, version: report.version } : { reportId: report.reportId },
    ),
    ...keptCurrent,
  })
  const told = (steps.data?.steps ?? [])
    .filter(({ kind }) => explaining[report.state].includes(kind))
    .slice(0, explainingMax)
  const close = () => setAct(undefined)
  const dialog = { report, onClose: close }
  return (
    <Paper
      component="section"
      withBorder
      className="release-bar screen-only"
      aria-label={piece('release.title')}
    >
      <div className="release-bar__state">
        <ReleaseChip state={report.state} />
        <Text size="sm">
          {isPersons && isOutside ? (
            <ReleasedOutside employeeId={report.employeeId} name={report.name} />
          ) : (
            meaningOf(report, reading)
          )}
        </Text>
      </div>
      <Group gap="xs" className="release-bar__acts">
        <Acts report={report} isAnswered={told[0]?.kind === 'answered'} onAct={setAct} />
        <Button variant="subtle" leftSection={<History size={16} aria-hidden />} onClick={history.open}>
          {piece('release.history')}
        </Button>
      </Group>
      {steps.isError ? (
        <Text size="sm" c="dimmed" className="release-bar__decided">
          {piece('release.notLoaded')} {failureIn(steps.error, reading)}
        </Text>
      ) : (
        <Decided key={report.state} state={report.state} steps={told} reader="decider" />
      )}
      {act === 'review' && <ReviewDialog {...dialog} lookAt={lookAt} />}
      {act === 'release' && <ReleaseDialog {...dialog} />}
      {act === 'withdraw' && <WithdrawDialog {...dialog} />}
      {act === 'respond' && report.of === 'person' && (
        <RespondDialog {...dialog} report={report} steps={told} />
      )}
      {history.isOpen && (
        <StepsDrawer
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

/** Whether a version waits for somebody to decide: that is the one main action of its page then, and no other. */
export const waitsToBeDecided = (state: ReleaseState): boolean =>
  state !== 'released' && state !== 'acknowledged'

type ActsProps = { report: DecidedReport; isAnswered: boolean; onAct: (act: Act) => void }

/** What can be done next in this state, the usual first. */
const Acts = ({ report: { state }, isAnswered, onAct }: ActsProps) => {
  const { piece } = useReading()
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
