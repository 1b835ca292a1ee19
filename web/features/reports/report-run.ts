import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reports } from '../../../contract/reports.ts'
import { runs, type Run } from '../../../contract/runs.ts'
import { ask, refresh } from '../../core/ask.ts'

/** How often a running run is asked for, in milliseconds. */
const pollMs = 1000

/** The latest run that made reports; running ones first. */
export const latestReportRun = (list: readonly Run[]): Run | undefined => {
  const own = list.filter(({ kind }) => kind === 'employee-reports')
  return (
    own.find(({ state }) => state === 'running') ??
    own.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0]
  )
}

/**
 * The run that the page shows: the one in its address, else one that is still running (it can be left and
 * found again). When it ends, the lists that it changed are asked for again.
 */
export const useReportRun = (
  shown: string | undefined,
  onFound: (id: string) => void,
  isEnabled: boolean,
) => {
  const client = useQueryClient()
  const list = useQuery({ ...ask(runs.getRuns, {}), enabled: isEnabled })
  const latest = latestReportRun(list.data?.runs ?? [])
  const running = latest?.state === 'running' ? latest.id : undefined
  useEffect(() => {
    if (shown === undefined && running !== undefined) onFound(running)
  }, [shown, running, onFound])
  const asked = useQuery({
    ...ask(runs.getRun, { id: shown ?? '' }),
    enabled: isEnabled && shown !== undefined,
    refetchInterval: ({ state }) => (state.data?.run.state === 'finished' ? false : pollMs),
  })
  const state = asked.data?.run.state
  useEffect(() => {
    if (state === 'finished') {
      void refresh(client, [
        reports.listReports.name,
        reports.getReports.name,
        reports.getReport.name,
        runs.getRuns.name,
      ])
    }
  }, [state, client])
  return { latest, asked }
}
