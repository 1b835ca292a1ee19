import { Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '../../../contract/fields.ts'
import { release, type ReportStep } from '../../../contract/release.ts'
import { ask } from '../../core/ask.ts'
import { keptCurrent } from '../../core/kept-fresh.ts'
import { AskedIn } from '../../ui/reading/asked-in.tsx'
import { ReportFold } from '../../ui/report-notice.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { useReportWords } from './language/report-words.tsx'

/** What became of versions of one's report that were released and are not there any more, and what was said about them. */

type Gone = {
  /** How the newest of them went. */
  last: ReportStep & { kind: 'withdrawn' | 'deleted' }
  /** How that one was released. */
  released: ReportStep
  /** Everything that is told of them, newest first. */
  steps: readonly ReportStep[]
  isAnotherOut: boolean
}

const isTakenBack = (step: ReportStep): step is Gone['last'] =>
  step.kind === 'withdrawn' || step.kind === 'deleted'

/** Of the steps of a person's report, newest first; undefined where whatever was released is still there. */
const goneIn = (steps: readonly ReportStep[]): Gone | undefined => {
  const lastMoves = new Map<number, ReportStep>()
  for (const step of steps) {
    if (step.kind !== 'released' && !isTakenBack(step)) continue
    if (!lastMoves.has(step.version)) lastMoves.set(step.version, step)
  }
  const moves = [...lastMoves.values()]
  const last = moves.find(isTakenBack)
  const released = steps.find(({ kind, version }) => kind === 'released' && version === last?.version)
  if (last === undefined || released === undefined) return undefined
  const goneVersions = new Set(moves.filter(isTakenBack).map(({ version }) => version))
  return {
    last,
    released,
    steps: steps.filter(({ version }) => goneVersions.has(version)),
    isAnotherOut: moves.some(({ kind }) => kind === 'released'),
  }
}

/** Says who took the newest of them back and when, what comes next, and what was said. */
const TakenBack = ({ gone }: { gone: Gone }) => {
  const { say, piece, named, day } = useReportWords()
  const { last, released, steps, isAnotherOut } = gone
  const { version, kind, by } = last
  return (
    <Paper component="section" withBorder p="lg" mb="md">
      <Title order={2} size="h3" mb="xs">
        {say(`takenBack.${kind}Title`, { version })}
      </Title>
      <Text maw="var(--muster-measure)">
        {say(`takenBack.${kind}Text`, {
          version,
          released: day(released.at, 'long'),
          name: by === null ? piece('steps.somebody') : named(by.name),
          day: day(last.at, 'long'),
          days: limits.removedReportDays,
        })}
      </Text>
      <Text maw="var(--muster-measure)" mt="xs">
        {say(isAnotherOut ? 'takenBack.anotherIsOut' : 'takenBack.next')}
      </Text>
      <Title order={3} size="h5" mt="lg" mb="sm">
        {say('takenBack.said')}
      </Title>
      <StepList steps={steps} hasVersion />
    </Paper>
  )
}

const useOwnSteps = (employeeId: string) =>
  useQuery({ ...ask(release.getReportSteps, { employeeId }), ...keptCurrent })

type OwnProps = {
  employeeId: string
  /** Stands there until it is known. */
  loading?: ReactNode
  /** Stands there where nothing was taken back. */
  otherwise?: ReactNode
}

/** The same for the person whom the report is about. */
export const OwnTakenBack = ({ employeeId, loading = null, otherwise = null }: OwnProps) => {
  const { say } = useReportWords()
  const steps = useOwnSteps(employeeId)
  return (
    <AskedIn of={steps} failed={say('own.notLoaded')} loading={loading}>
      {(answer) => {
        const gone = goneIn(answer.steps)
        return gone === undefined ? otherwise : <TakenBack gone={gone} />
      }}
    </AskedIn>
  )
}

/** Folded above a version of theirs that is out, which they may have come to from a mail about another. */
export const EarlierTakenBack = ({ employeeId }: { employeeId: string }) => {
  const { say } = useReportWords()
  const gone = goneIn(useOwnSteps(employeeId).data?.steps ?? [])
  if (gone === undefined) return null
  return (
    <div className="screen-only">
      <ReportFold title={say('takenBack.said')} icon={<History size={18} aria-hidden />}>
        <StepList steps={gone.steps} hasVersion />
      </ReportFold>
    </div>
  )
}
