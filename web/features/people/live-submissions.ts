import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires, StoredSubmission, type Submission } from '../../../contract/calls/submissions.ts'
import { invalidateCalls } from '../../core/api/queries.ts'
import { listen, type LiveState, type LiveTiming } from '../../core/api/event-stream.ts'
import { liveSubmissionsQuery, type LiveList } from './people-queries.ts'

/** The listener uses the stored field names (specification point 3). */
const submissionOf = (stored: StoredSubmission): Submission => ({
  employeeId: stored.employee_id,
  answers: stored.answers,
  rawAnswers: stored.raw_answers,
  submittedAt: stored.submitted_at,
  startedAt: stored.started_at,
  status: stored.status,
  submissionType: stored.submission_type,
  inviteCode: stored.invite_code,
  reopenedAt: stored.reopened_at,
  language: stored.language,
})

const settle = (
  client: QueryClient,
  orgId: string,
  documents: Submission[],
  cursor: string,
): Submission[] => {
  const { queryKey } = liveSubmissionsQuery(orgId)
  const known = client.getQueryData<LiveList>(queryKey)
  if (known === undefined) return []
  const byEmployee = new Map(known.byEmployee)
  const completed = documents.filter(
    ({ employeeId, status }) => status === 'completed' && byEmployee.get(employeeId)?.status !== 'completed',
  )
  for (const document of documents) byEmployee.set(document.employeeId, document)
  client.setQueryData<LiveList>(queryKey, { ...known, cursor, byEmployee })
  return completed
}

/** How long arrivals are batched before the other lists that they affect are refetched, in milliseconds. */
const gatherMs = 2_000

/** Names, states and invitations change with a submission too: refetches them, batched. */
const refresher = (client: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    clearTimeout(timer)
    timer = undefined
    void invalidateCalls(client, [
      people.getEmployees.name,
      people.listInvitations.name,
      questionnaires.getSubmissionVersions.name,
    ])
  }
  return {
    soon: () => {
      timer ??= setTimeout(now, gatherMs)
    },
    now,
    /** Flushes a pending refetch at once, so that none is lost. */
    end: () => {
      if (timer !== undefined) now()
    },
  }
}

type Options = {
  orgId: string
  /**
   * The edition of the list to keep up to date, once it is loaded. Each edition has the cursor to continue from: a
   * list that was read while documents were being merged in may be older than they are.
   */
  edition: number | undefined
  /** Receives new completed submissions as they arrive. */
  onAnswered: (submissions: readonly Submission[]) => void
  timing?: LiveTiming | undefined
}

/**
 * Keeps the list of submissions up to date while the page is visible. A hidden tab closes its connection (a browser
 * allows few to one server) and continues from its cursor when it is visible again.
 */
export const useLiveSubmissions = ({ orgId, edition, onAnswered, timing }: Options): LiveState => {
  const client = useQueryClient()
  const isVisible = useDocumentVisibility() === 'visible'
  const [state, setState] = useState<LiveState>('connecting')
  const answered = useEffectEvent(onAnswered)
  useEffect(() => {
    if (edition === undefined || !isVisible) return undefined
    const { queryKey } = liveSubmissionsQuery(orgId)
    const others = refresher(client)
    const stop = listen({
      call: questionnaires.submissionEvents,
      document: StoredSubmission,
      event: 'submission',
      organizationId: orgId,
      after: client.getQueryData<LiveList>(queryKey)?.cursor ?? null,
      onState: setState,
      onChange: (documents, cursor) => {
        const completed = settle(client, orgId, documents.map(submissionOf), cursor)
        others.soon()
        if (completed.length > 0) answered(completed)
      },
      onReset: () => {
        void client.invalidateQueries({ queryKey })
        // Somebody may have been removed, so update their row at once.
        others.now()
      },
      ...(timing === undefined ? {} : { timing }),
    })
    return () => {
      stop()
      others.end()
    }
  }, [client, orgId, edition, isVisible, timing])
  return state
}
