import { useQuery } from '@tanstack/react-query'
import { people, type InvitationStatus } from '../../../contract/calls/employees/employees.ts'
import { callQuery } from '../api/queries.ts'
import type { CallError } from '../api/call-error.ts'

/** What is known of an invitation: nothing yet, its status, or null where it could not be had, and then why. */
export type KnownInvitation =
  | { status: undefined }
  | { status: InvitationStatus }
  | { status: null; why: CallError }

/**
 * The status of an invitation by its plain code; null on failure (specification point 7).
 * @param hasBeenAsked whether what stands around has asked for it already: what failed then is not asked twice
 */
export const useInvitationStatus = (code: string, { hasBeenAsked = false } = {}): KnownInvitation => {
  const { data, error } = useQuery({
    ...callQuery(people.getInvitationStatus, { code }),
    retryOnMount: !hasBeenAsked,
  })
  if (data !== undefined) return { status: data.status }
  return error === null ? { status: undefined } : { status: null, why: error }
}
