import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { people } from '../../../contract/people.ts'
import { runs, type Run } from '../../../contract/runs.ts'
import { ask, refresh } from '../../core/ask.ts'

/** How often a running run is asked for, in milliseconds. */
const pollMs = 1000

/** The latest run that invited people; running ones first. */
const latestInvitationRun = (list: readonly Run[]): Run | undefined => {
  const own = list.filter(({ kind }) => kind === 'invitations')
  return (
    own.find(({ state }) => state === 'running') ??
    own.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0]
  )
}

type Options = {
  /** The run of the address. */
  shown: string | undefined
  /** A run was found that is still running: it can be left and found again. */
  onFound: (id: string) => void
  /** The shown run has ended, and the lists that it changed are there. */
  onFinished: () => void
  isEnabled: boolean
}

/** The run that the page shows, its progress as stored, and the latest one to look at again. */
export const useInvitationRun = ({ shown, onFound, onFinished, isEnabled }: Options) => {
  const client = useQueryClient()
  const list = useQuery({ ...ask(runs.getRuns, {}), enabled: isEnabled })
  const latest = latestInvitationRun(list.data?.runs ?? [])
  const running = latest?.state === 'running' ? latest.id : undefined
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (shown === undefined && running !== undefined) found(running)
  }, [shown, running])
  const asked = useQuery({
    ...ask(runs.getRun, { id: shown ?? '' }),
    enabled: isEnabled && shown !== undefined,
    refetchInterval: ({ state }) => (state.data?.run.state === 'finished' ? false : pollMs),
  })
  const state = asked.data?.run.state
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    if (state !== 'finished') return
    const names = [people.getEmployees.name, people.listInvitations.name, runs.getRuns.name]
    void refresh(client, names).then(() => finished())
  }, [state, client])
  return { latest, asked }
}
