import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'
import { organizationLock } from './organization-lock.ts'

/**
 * Lets the rest of a transaction see and write the rows of one organization: for the calls that find out only
 * in their midst which one it is (a new one, or that of an invite code). Whether the caller may is theirs to say.
 */
export const enterOrganization = async (tx: Tx, orgId: string): Promise<void> => {
  await tx.execute(
    sql`select set_config('app.org_id', ${orgId}, true), ${locking(organizationLock.shared, orgId)}`,
  )
}

/** Waits until nobody works in the organization any more, and keeps others out until the transaction ends. */
export const closeOrganization = async (tx: Tx, orgId: string): Promise<void> => {
  await tx.execute(sql`select ${locking(organizationLock.alone, orgId)}`)
}

const locking = (lock: (orgId: string) => string, orgId: string) => {
  const [before = '', after = ''] = lock('$').split('$')
  return sql`${sql.raw(before)}${orgId}::text${sql.raw(after)}`
}
