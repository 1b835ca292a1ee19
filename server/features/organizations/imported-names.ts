import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAnyOf } from '../../core/database/any-of-condition.ts'
import type { Tx } from '../../core/database/database.ts'
import { users } from '../../schema/accounts.ts'
import { importedIds, importedNames, organizationImports } from '../../schema/data-transfer.ts'

/** Marks the name of a person who acted on the server that the organization was imported from, and not here. */
const marked = (name: string): string => `${name} (imported)`

/**
 * The name of the user in a column, in a query that joins `users`: of the account here, else the marked name from the
 * server that the organization was imported from.
 */
export const nameOrImported = (column: PgColumn, orgId: string): SQL<string | null> => sql<string | null>`
  coalesce(${users.displayName}, (select n.name || ' (imported)' from ${importedNames} n where n.org_id = ${orgId} and n.id = ${column}))`

/** The imported names of these ids; accounts are marked, API keys and webhooks keep their names. */
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

/** The import of an organization; undefined if it was not imported. */
export const findImport = async (
  tx: Tx,
  orgId: string,
): Promise<typeof organizationImports.$inferSelect | undefined> => {
  const [found] = await tx.select().from(organizationImports).where(eq(organizationImports.orgId, orgId))
  return found
}

/**
 * Maps ids to those that the hashes of imported reports were computed from; an id that was not imported stays itself.
 */
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
