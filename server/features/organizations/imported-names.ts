import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAnyOf } from '../../core/database/any-of-condition.ts'
import type { Tx } from '../../core/database/database.ts'
import { users } from '../../schema/accounts.ts'
import { importedIds, importedNames, organizationImports } from '../../schema/data-transfer.ts'

/** How those are called who did something on the server that an organization comes from: nobody here did it. */
const marked = (name: string): string => `${name} (imported)`

/**
 * The name of whoever a column names, in a query that joins their account where they have one here; else as it was on the
 * server that the organization comes from, and marked so.
 */
export const nameOrImported = (column: PgColumn, orgId: string): SQL<string | null> => sql<string | null>`
  coalesce(${users.displayName}, (select n.name || ' (imported)' from ${importedNames} n where n.org_id = ${orgId} and n.id = ${column}))`

/** The names of some of those, marked; API keys and webhooks as they were called. */
export const readImportedNames = async (
  tx: Tx,
  orgId: string,
  ids: readonly string[],
): Promise<Map<string, { name: string; email: string }>> => {
  const rows = await tx
    .select()
    .from(importedNames)
    .where(and(eq(importedNames.orgId, orgId), isAnyOf(importedNames.id, ids)))
  return new Map(
    rows.map(({ id, kind, name, email }) => [
      id,
      { name: kind === 'account' ? marked(name) : name, email: email ?? '' },
    ]),
  )
}

/** Where an organization came from; undefined where it was not imported. */
export const findImport = async (
  tx: Tx,
  orgId: string,
): Promise<typeof organizationImports.$inferSelect | undefined> => {
  const [found] = await tx.select().from(organizationImports).where(eq(organizationImports.orgId, orgId))
  return found
}

/** The ids that hashes of imported reports were made from: of whoever was not imported, their own. */
export const readOriginalIds = async (
  tx: Tx,
  orgId: string,
  ids?: readonly string[],
): Promise<(id: string) => string> => {
  const rows = await tx
    .select({ id: importedIds.id, originalId: importedIds.originalId })
    .from(importedIds)
    .where(and(eq(importedIds.orgId, orgId), ids === undefined ? undefined : isAnyOf(importedIds.id, ids)))
  const originals = new Map(rows.map(({ id, originalId }) => [id, originalId]))
  return (id) => originals.get(id) ?? id
}

/** Takes out what the account of somebody was called who is erased: what they did was done by nobody who is known. */
export const eraseImportedName = async (
  tx: Tx,
  { orgId, email }: { orgId: string; email: string },
): Promise<void> => {
  await tx.delete(importedNames).where(and(eq(importedNames.orgId, orgId), eq(importedNames.email, email)))
}
