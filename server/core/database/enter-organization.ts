import { sql } from 'drizzle-orm'
import type { Db, Tx } from './database.ts'
import { organizationLock } from './organization-lock.ts'
import { asSystem } from './transaction.ts'

const [beforeId = '', afterId = ''] = organizationLock.shared('$').split('$')

/**
 * Lets the rest of a transaction see and write the rows of one organization: for the calls that find out only while they
 * run which one it is (a new one, or that of an invite code). Whether the caller may is theirs to say.
 */
export const enterOrganization = async (tx: Tx, orgId: string): Promise<void> => {
  await tx.execute(
    sql`select set_config('app.org_id', ${orgId}, true), ${sql.raw(beforeId)}${orgId}::text${sql.raw(afterId)}`,
  )
}

/**
 * Work of the server itself in one organization, which cannot be deleted until it ends. The organization may be gone
 * already.
 */
export const asSystemInOrganization = <Result>(
  db: Db,
  orgId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  asSystem(db, async (tx) => {
    await enterOrganization(tx, orgId)
    return work(tx)
  })
