import type { Database } from './core/database/database.ts'
import type { Identify } from './core/auth/identity.ts'
import { identifyByKey } from './features/api-keys/authenticate-api-key.ts'
import { identifyBySession } from './features/organizations/authenticate-session.ts'
import { identifyInvitees } from './features/employees/invitations/authenticate-invitee.ts'

/** The look-ups that `serve` makes before a call, given by the features that know the tables. */
export const identify = ({ database }: { database: Database }): Identify => ({
  ...identifyBySession(database.db),
  ...identifyByKey(database.db),
  ...identifyInvitees(database.db),
})
