import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * Lets the rest of a transaction see and write the rows of one organization: for the calls that find out only
 * in their midst which one it is (a new one, or that of an invite code). Whether the caller may is theirs to say.
 */
export const enterOrganization = async (tx: Tx, orgId: string): Promise<void> => {
  await tx.execute(sql`select set_config('app.org_id', ${orgId}, true)`)
}
