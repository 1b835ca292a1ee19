import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { readInBatches } from '../../../core/database/batches.ts'
import { redactNamedTexts } from './erase-in-edited-reports.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import type { ErasedPerson } from './erased-person.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'

type Kept = (typeof removedEmployees.$inferSelect)['kept']
type Rows = Kept[string]

const atOnce = 20

/**
 * Erases people from the kept data of other removed employees, by the same rules as in the tables, so that restoring
 * those employees brings back nothing of the erased.
 */
export const eraseInRemovedEmployees = async (
  tx: Tx,
  { orgId, people }: { orgId: string; people: readonly ErasedPerson[] },
): Promise<void> => {
  const isNaming = createNameDetector(people)
  const others = readInBatches<{ id: string; name: string; kept: Kept }>(atOnce, (last) =>
    tx
      .select({ id: removedEmployees.id, name: removedEmployees.name, kept: removedEmployees.kept })
      .from(removedEmployees)
      .where(and(eq(removedEmployees.orgId, orgId), gt(removedEmployees.id, last?.id ?? '')))
      .orderBy(asc(removedEmployees.id))
      .limit(atOnce),
  )
  for await (const rows of others) {
    for (const { id, name, kept } of rows) {
      const without = withoutErasedPerson(kept, name, isNaming)
      if (JSON.stringify(without) === JSON.stringify(kept)) continue
      await tx
        .update(removedEmployees)
        .set({ kept: sql`${JSON.stringify(without)}::text::jsonb` })
        .where(and(eq(removedEmployees.orgId, orgId), eq(removedEmployees.id, id)))
    }
  }
}

const withoutErasedPerson = (kept: Kept, name: string, isNaming: (text: string) => boolean): Kept => ({
  ...kept,
  ...changed(kept, 'report_steps', (row) => cleared(row, 'text', isNaming)),
  ...changed(kept, 'submission_versions', (row) => cleared(row, 'reason', isNaming)),
  ...changed(kept, 'reports', (row, all) => {
    if (row['origin'] === 'generated') return row
    const generated = all.find(({ version }) => version === row['generated_version'])?.['content']
    return { ...row, content: redactNamedTexts({ content: row['content'], generated, name }, isNaming) }
  }),
})

const changed = (kept: Kept, table: string, change: (row: Rows[number], all: Rows) => Rows[number]): Kept => {
  const rows = kept[table]
  return rows === undefined ? {} : { [table]: rows.map((row) => change(row, rows)) }
}

const cleared = (row: Rows[number], column: string, isNaming: (text: string) => boolean): Rows[number] => {
  const text = row[column]
  return typeof text === 'string' && isNaming(text) ? { ...row, [column]: null } : row
}
