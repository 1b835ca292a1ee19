import { queryOptions } from '@tanstack/react-query'
import { people, type Invitation } from '../../../contract/calls/employees/employees.ts'
import { questionnaires, type Submission } from '../../../contract/calls/submissions.ts'
import { CallError } from '../../core/api/call-error.ts'
import { send } from '../../core/api/call.ts'
import { fetchAllPages, pageInput } from '../../core/api/fetch-all-pages.ts'

/** The lists that this page joins; each is only right when it is complete. */

/** The latest invitation of everyone who has one. */
export const allInvitationsQuery = (organizationId: string) =>
  queryOptions<Invitation[], CallError>({
    queryKey: [people.listInvitations.name, organizationId, 'every'],
    queryFn: ({ signal }) =>
      fetchAllPages(async (after) => {
        const answer = await send(people.listInvitations, pageInput(after), { signal, organizationId })
        return { rows: answer.invitations, next: answer.next }
      }),
  })

/** How far everybody has come, and where the live listener goes on from: what changed later it will tell. */
export type LiveList = {
  cursor: string | null
  /** Differs each time that the whole list is asked for; stays while single documents settle in. */
  edition: number
  byEmployee: ReadonlyMap<string, Submission>
}

let editions = 0

/** Asks for the cursor before the list, so that nothing can happen between the two. */
const cursorNow = async (organizationId: string, signal: AbortSignal): Promise<string | null> => {
  try {
    return (await send(questionnaires.submissionEvents, {}, { signal, organizationId })).cursor
  } catch (error) {
    // The list is worth having without live arrival.
    if (error instanceof CallError && error.kind === 'RATE_LIMITED') return null
    throw error
  }
}

/**
 * All submissions by employee id, without what was answered: that is most of their bytes, and shown of one person at a time.
 * They never grow stale by time: the live listener keeps them.
 */
export const liveSubmissionsQuery = (organizationId: string) =>
  queryOptions<LiveList, CallError>({
    queryKey: [questionnaires.getSubmissions.name, organizationId, 'live'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const cursor = await cursorNow(organizationId, signal)
      const rows = await fetchAllPages(async (after) => {
        const input = { ...pageInput(after), fields: 'state' as const }
        const answer = await send(questionnaires.getSubmissions, input, { signal, organizationId })
        return { rows: Object.values(answer.submissions), next: answer.next }
      })
      return { cursor, edition: ++editions, byEmployee: new Map(rows.map((row) => [row.employeeId, row])) }
    },
  })

/**
 * What one person submitted at that time; null where nothing of theirs is stored any more. Submitted answers stay as they are
 * until others are submitted, at another time.
 */
export const submissionQuery = (organizationId: string, employeeId: string, submittedAt: string | null) =>
  queryOptions<Submission | null, CallError>({
    queryKey: [questionnaires.getSubmissions.name, organizationId, { employeeId }, submittedAt],
    queryFn: async ({ signal }) => {
      const answer = await send(questionnaires.getSubmissions, { employeeId }, { signal, organizationId })
      return answer.submissions[employeeId] ?? null
    },
  })
