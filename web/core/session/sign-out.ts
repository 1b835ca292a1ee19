import { accounts } from '../../../contract/calls/accounts.ts'
import { isConnectionFailure } from '../api/call-error.ts'
import { send } from '../api/call.ts'
import { leaveSession } from './pending-sign-outs.ts'
import { clearAuth, storedToken } from './session.ts'
import { clearSentDrafts } from '../drafts/clear-sent-drafts.ts'

/** Signs out here at once, and tells the server, which ends the session: now, or once it can be reached. */
export const signOut = async (): Promise<void> => {
  const token = storedToken()
  const told = send(accounts.signOut, {}, { keepalive: true })
  clearAuth('signed-out')
  void clearSentDrafts()
  try {
    await told
  } catch (error) {
    if (token !== null && isConnectionFailure(error)) leaveSession(token)
  }
}
