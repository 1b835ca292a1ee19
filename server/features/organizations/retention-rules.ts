import { asc, eq } from 'drizzle-orm'
import type { RetentionRule } from '../../../contract/calls/retention.ts'
import type { Tx } from '../../core/database/database.ts'
import { retentionRules } from '../../schema/retention.ts'

type Row = typeof retentionRules.$inferSelect

/** The stored rules of an organization, by kind. */
export const readRuleRows = (tx: Tx, orgId: string): Promise<Row[]> =>
  tx.select().from(retentionRules).where(eq(retentionRules.orgId, orgId)).orderBy(asc(retentionRules.kind))

/** The rules of an organization; what has none is kept. */
export const readRules = async (tx: Tx, orgId: string): Promise<RetentionRule[]> =>
  (await readRuleRows(tx, orgId)).map(({ kind, years, changedAt, beginsAt }) => ({
    kind,
    years,
    changedAt: changedAt.toISOString(),
    firstRemovalAt: beginsAt.toISOString(),
  }))
