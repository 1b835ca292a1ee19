import type { readRefusal } from '../../../client/core/fault.ts'
import type { Identity } from '../../../client/core/request.ts'
import { organizationName } from '../organization/selected-organization.ts'
import { clearAuth, storedToken } from './session.ts'

/**
 * What this browser does on a 401 or 403 of Muster to an authenticated call: it signs out if the refused token is still the
 * stored one; an old request must not end a newer session.
 * @returns whether the answer refused the token
 */
export const signOutOnRefusal = (
  { status, code, isFromBetween }: Pick<ReturnType<typeof readRefusal>, 'status' | 'code' | 'isFromBetween'>,
  { token, organizationId }: Identity,
): boolean => {
  // A proxy or web filter knows nothing of the token, so its 403 must not end the session.
  if (isFromBetween || (status !== 401 && status !== 403) || token === null) return false
  if (storedToken() !== token) return true
  // The server sends this 403 only to callers who are not members (docs/api-and-webhooks.md).
  const isNoMember = status === 403 && code === 'UNAUTHENTICATED'
  if (isNoMember && organizationId !== null) clearAuth('not-a-member', organizationName(organizationId))
  else clearAuth('refused')
  return true
}
