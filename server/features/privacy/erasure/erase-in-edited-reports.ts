import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { readInBatches } from '../../../core/database/batches.ts'
import { employees } from '../../../schema/employees.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { reports } from '../../../schema/reports.ts'
import { mapTexts, collectTexts } from '../../reports/generation/editable-texts.ts'
import type { ErasedPerson } from './erased-person.ts'

/** Taking people who are erased out of what others wrote in reports of other persons. */

const atOnce = 20

/** A version of a person's report, and the generated one whose texts it changes; null where that is not kept. */
type Edited = { content: unknown; generated: unknown; name: string }

/**
 * The same report without the texts that people wrote and that name somebody who is erased; the same value where none
 * does. What its own person is called (`name`) names nobody else.
 */
export const redactNamedTexts = (
  { content, generated, name }: Edited,
  isNaming: (text: string) => boolean,
): unknown => {
  const made = collectTexts(generated)
  let isSame = true
  const without = mapTexts(content, (text, path) => {
    if (made.get(path) === text || !isNaming(name === '' ? text : text.replaceAll(name, ''))) return text
    isSame = false
    return messages.namedSomebodyErased
  })
  return isSame ? content : without
}

/** Takes people who are erased out of the edited versions of everybody's report in their organization, a few at a time. */
export const eraseInEditedReports = async (
  tx: Tx,
  { orgId, people }: { orgId: string; people: readonly ErasedPerson[] },
): Promise<void> => {
  const isNaming = createNameDetector(people)
  const versions = readInBatches<Edited & { id: string }>(atOnce, (last) =>
    tx
      .select({
        id: reports.id,
        content: reports.content,
        generated: sql<unknown>`(
          select made.content from ${reports} made
          where made.org_id = ${reports.orgId} and made.employee_id = ${reports.employeeId}
            and made.version = ${reports.generatedVersion})`,
        name: employees.name,
      })
      .from(reports)
      .innerJoin(employees, and(eq(employees.orgId, reports.orgId), eq(employees.id, reports.employeeId)))
      .where(and(eq(reports.orgId, orgId), ne(reports.origin, 'generated'), gt(reports.id, last?.id ?? '')))
      .orderBy(asc(reports.id))
      .limit(atOnce),
  )
  for await (const rows of versions) {
    for (const { id, ...edited } of rows) {
      const content = redactNamedTexts(edited, isNaming)
      if (content === edited.content) continue
      await tx
        .update(reports)
        .set({ content: sql`${JSON.stringify(content)}::text::jsonb` })
        .where(and(eq(reports.orgId, orgId), eq(reports.id, id)))
    }
  }
}
