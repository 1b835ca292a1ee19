import { accounts } from '../../contract/accounts.ts'
import { send } from './call.ts'
import { clearAuth } from './session.ts'

/** Signs out here at once, and tells the server, which ends the session if it can be reached. */
export const signOut = async (): Promise<void> => {
  const told = send(accounts.signOut, {}, { keepalive: true })
  clearAuth('signed-out')
  await told.catch(() => undefined)
}
