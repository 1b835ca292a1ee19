import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { lockMembers } from '../../organizations/members/locked-members.ts'
import { eraseInDisclosedSums } from './erase-in-disclosed-sums.ts'
import { eraseInReportInputs } from './erase-in-report-inputs.ts'
import { companyReports } from '../../../schema/reports.ts'
import { eraseInReportHistory } from './erase-in-report-history.ts'
import type { ErasedPerson } from './erased-person.ts'
import { redactPeopleFromReport } from './redact-person.ts'

/**
 * Takes people who are erased out of every version of an organization's company report, deleted ones too. One version
 * is read at a time, however many there are and however large; one that is being edited is waited for.
 */
export const eraseInCompanyReports = async (
  tx: Tx,
  { orgId, people, now }: { orgId: string; people: readonly ErasedPerson[]; now: Date },
): Promise<void> => {
  await lockMembers(tx, orgId)
  await eraseInReportHistory(tx, { orgId, people })
  const ids = people.map(({ id }) => id)
  await eraseInReportInputs(tx, { orgId, ids })
  await eraseInDisclosedSums(tx, { orgId, ids })
  const versions = await tx
    .select({ id: companyReports.id })
    .from(companyReports)
    // Of one that was deleted long ago only the number is left.
    .where(and(eq(companyReports.orgId, orgId), sql`${companyReports.content} ? 'gradingBreakdown'`))
    .orderBy(asc(companyReports.version))
  for (const { id } of versions) {
    const which = and(eq(companyReports.orgId, orgId), eq(companyReports.id, id))
    const [row] = await tx
      .select({ content: companyReports.content, origin: companyReports.origin })
      .from(companyReports)
      .where(which)
    if (!row) continue
    const content = redactPeopleFromReport(row.content, people, { isEdited: row.origin !== 'generated' })
    if (content === row.content) continue
    await tx
      .update(companyReports)
      .set({ content: sql`${JSON.stringify(content)}::text::jsonb`, redactedAt: now })
      .where(which)
  }
}
