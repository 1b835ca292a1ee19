import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { runs, type Run } from '../../../contract/calls/batch-jobs.ts'
import { callQuery, invalidateCalls } from './queries.ts'

/** How often a running run is asked for, in milliseconds. */
const pollMs = 1000
/** How often it is looked whether somebody else has started one. */
const lookEveryMs = 20_000

/** The latest run of a kind; running ones first. */
const latestOf = (kind: Run['kind'], list: readonly Run[]): Run | undefined => {
  const own = list.filter((run) => run.kind === kind)
  return (
    own.find(({ state }) => state === 'running') ??
    own.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0]
  )
}

type Options = {
  kind: Run['kind']
  /** The run of the address. */
  shown: string | undefined
  /** A run was found that is still running: it can be left and found again. */
  onFound: (id: string) => void
  /** The names of the calls whose answers the run changes; they are asked again when it has ended. */
  touches: readonly string[]
  /** The shown run has ended, and what it changed is there. */
  onFinished?: () => void
  isEnabled: boolean
}

/** The run that a page shows, its progress as stored, and the latest one to look at again. */
export const useRun = ({ kind, shown, onFound, touches, onFinished, isEnabled }: Options) => {
  const client = useQueryClient()
  const list = useQuery({
    ...callQuery(runs.getRuns, {}),
    enabled: isEnabled,
    refetchInterval: shown === undefined ? lookEveryMs : false,
  })
  const latest = latestOf(kind, list.data?.runs ?? [])
  const running = latest?.state === 'running' ? latest.id : undefined
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (shown === undefined && running !== undefined) found(running)
  }, [shown, running])
  const asked = useQuery({
    ...callQuery(runs.getRun, { id: shown ?? '' }),
    enabled: isEnabled && shown !== undefined,
    refetchInterval: ({ state }) => (state.data?.run.state === 'finished' ? false : pollMs),
  })
  const state = asked.data?.run.state
  const finished = useEffectEvent(() => {
    void invalidateCalls(client, [...touches, runs.getRuns.name]).then(() => onFinished?.())
  })
  useEffect(() => {
    if (state === 'finished') finished()
  }, [state])
  return { latest, asked }
}

/** Whether a run of a kind is going, until what it changed is there: for a page that shows what it makes, and not the run. */
export const useIsRunGoing = (kind: Run['kind'], touches: readonly string[]): boolean => {
  const [run, setRun] = useState<string>()
  useRun({ kind, shown: run, onFound: setRun, touches, onFinished: () => setRun(undefined), isEnabled: true })
  return run !== undefined
}
