import type { Database } from './core/database.ts'
import type { Identify } from './core/identity.ts'
import { identifyByKey } from './features/api-keys/identify.ts'
import { identifyBySession } from './features/organizations/identify.ts'
import { identifyInvitees } from './features/people/identify.ts'

/** The look-ups that `serve` makes before a call, given by the features that know the tables. */
export const identify = ({ database }: { database: Database }): Identify => ({
  ...identifyBySession(database.db),
  ...identifyByKey(database.db),
  ...identifyInvitees(database.db),
})
