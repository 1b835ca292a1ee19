import { Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '../../../../contract/shapes/limits.ts'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { pollingOnOpen } from '../../../core/api/polling.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { LocalizedQueryState } from '../../../ui/report/language/localized-states.tsx'
import { ReportFold } from '../../../ui/report/document/report-notice.tsx'
import { TransitionList } from '../../../ui/report/release/transition-list.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { UnsavedResponses } from './unsaved-response.tsx'

/**
 * What happened to versions of one's report that were released and are no longer available,
 * and the comments about them.
 */

type GoneVersion = {
  /** The last change to it. */
  last: ReportStep & { kind: 'withdrawn' | 'deleted' | 'restored' }
  /** Its release. */
  released: ReportStep
}

type Gone = {
  /** The version with the latest change. */
  newest: GoneVersion
  /** Of the others, those that will be erased soon. */
  deleted: readonly GoneVersion[]
  /** All visible steps of these versions, newest first. */
  steps: readonly ReportStep[]
  isAnotherOut: boolean
}

const isGoneBy = (step: ReportStep): step is GoneVersion['last'] =>
  step.kind === 'withdrawn' || step.kind === 'deleted' || step.kind === 'restored'

/** From the steps of a person's report, newest first; undefined if every released version is still available. */
const findWithdrawn = (steps: readonly ReportStep[]): Gone | undefined => {
  const lastMoves = new Map<number, ReportStep>()
  for (const step of steps) {
    if (step.kind !== 'released' && !isGoneBy(step)) continue
    if (!lastMoves.has(step.version)) lastMoves.set(step.version, step)
  }
  const moves = [...lastMoves.values()]
  const [newest, ...others] = moves.filter(isGoneBy).flatMap((last) => {
    const released = steps.find(({ kind, version }) => kind === 'released' && version === last.version)
    return released === undefined ? [] : [{ last, released }]
  })
  if (newest === undefined) return undefined
  const goneVersions = new Set([newest, ...others].map(({ last }) => last.version))
  return {
    newest,
    deleted: others.filter(({ last }) => last.kind === 'deleted'),
    steps: steps.filter(({ version }) => goneVersions.has(version)),
    isAnotherOut: moves.some(({ kind }) => kind === 'released'),
  }
}

type VersionProps = {
  of: GoneVersion
  /** Whether the page is about it. */
  isFirst?: boolean
}

/** Says what happened to a version, who did it and when. */
const Version = ({ of: { last, released }, isFirst = false }: VersionProps) => {
  const { say, piece, named, day } = useReportWords()
  const { version, kind, by } = last
  return (
    <>
      <Title order={isFirst ? 2 : 3} size={isFirst ? 'h3' : 'h5'} mt={isFirst ? 0 : 'lg'} mb="xs">
        {say(`takenBack.${kind}Title`, { version })}
      </Title>
      <Text maw="var(--muster-measure)">
        {say(`takenBack.${kind}Text`, {
          released: day(released.at, 'long'),
          name: by === null ? piece('steps.somebody') : named(by.name),
          day: day(last.at, 'long'),
          days: limits.removedReportDays,
        })}
      </Text>
    </>
  )
}

/** Says what happened to these versions, what comes next, and the comments. */
const TakenBack = ({ gone, employeeId }: { gone: Gone; employeeId: string }) => {
  const { newest, deleted, steps, isAnotherOut } = gone
  const { say } = useReportWords()
  const next = newest.last.kind === 'restored' ? 'nextRestored' : 'next'
  const whenNext = useMailEnabled() ? next : (`${next}Unmailed` as const)
  return (
    <Paper component="section" withBorder p="lg" mb="md">
      <Version of={newest} isFirst />
      <Text maw="var(--muster-measure)" mt="xs">
        {say(`takenBack.${isAnotherOut ? 'anotherIsOut' : whenNext}`)}
      </Text>
      <UnsavedResponses employeeId={employeeId} />
      {deleted.map((version) => (
        <Version key={version.last.id} of={version} />
      ))}
      <Title order={3} size="h5" mt="lg" mb="sm">
        {say('takenBack.said')}
      </Title>
      <TransitionList steps={steps} hasVersion />
    </Paper>
  )
}

const useOwnSteps = (employeeId: string) =>
  useQuery({ ...callQuery(release.getReportSteps, { employeeId }), ...pollingOnOpen })

type OwnProps = {
  employeeId: string
  /** Shown while loading. */
  loading?: ReactNode
  /** Shown if nothing was withdrawn. */
  otherwise?: ReactNode
}

/** The same for the subject of the report. */
export const WithdrawnOwnReport = ({ employeeId, loading = null, otherwise = null }: OwnProps) => {
  const { say } = useReportWords()
  const steps = useOwnSteps(employeeId)
  return (
    <LocalizedQueryState of={steps} failed={say('own.notLoaded')} loading={loading}>
      {(answer) => {
        const gone = findWithdrawn(answer.steps)
        return gone === undefined ? otherwise : <TakenBack gone={gone} employeeId={employeeId} />
      }}
    </LocalizedQueryState>
  )
}

/** Folded above a released version of theirs, which they may have reached from a mail about another one. */
export const EarlierWithdrawnVersions = ({ employeeId }: { employeeId: string }) => {
  const { say } = useReportWords()
  const gone = findWithdrawn(useOwnSteps(employeeId).data?.steps ?? [])
  if (gone === undefined) return null
  return (
    <div className="screen-only">
      <ReportFold title={say('takenBack.said')} icon={<History size={18} aria-hidden />}>
        {[gone.newest, ...gone.deleted]
          .filter(({ last }) => last.kind !== 'withdrawn')
          .map((version) => (
            <Version key={version.last.id} of={version} />
          ))}
        <TransitionList steps={gone.steps} hasVersion />
      </ReportFold>
    </div>
  )
}
