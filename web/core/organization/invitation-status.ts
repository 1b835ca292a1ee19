import { useQuery } from '@tanstack/react-query'
import { people, type InvitationStatus } from '../../../contract/calls/employees/employees.ts'
import { callQuery } from '../api/queries.ts'
import type { CallError } from '../api/call-error.ts'

/** An invitation's status: undefined while loading, or null with the reason if it could not be loaded. */
export type KnownInvitation =
  | { status: undefined }
  | { status: InvitationStatus }
  | { status: null; why: CallError }

/**
 * The status of an invitation by its plain code; null on failure (specification point 7).
 * @param hasBeenAsked whether a parent component has queried it already: then a failed query is not retried on mount
 */
export const useInvitationStatus = (code: string, { hasBeenAsked = false } = {}): KnownInvitation => {
  const { data, error } = useQuery({
    ...callQuery(people.getInvitationStatus, { code }),
    retryOnMount: !hasBeenAsked,
  })
  if (data !== undefined) return { status: data.status }
  return error === null ? { status: undefined } : { status: null, why: error }
}
