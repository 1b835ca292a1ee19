import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { companyReportInputs } from '../../../schema/reports.ts'

/**
 * Leaves of people who are erased only the ids in what company reports were made from. One report's is written at a time,
 * however many there are.
 */
export const eraseInReportInputs = async (
  tx: Tx,
  { orgId, ids }: { orgId: string; ids: readonly string[] },
): Promise<void> => {
  const isTheirs = sql`person->>0 in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
  const made = await tx
    .select({ reportId: companyReportInputs.reportId })
    .from(companyReportInputs)
    .where(eq(companyReportInputs.orgId, orgId))
    .orderBy(asc(companyReportInputs.reportId))
  for (const { reportId } of made) {
    await tx.execute(sql`
      update ${companyReportInputs} i set people = (
        select jsonb_agg(
          case when ${isTheirs} then jsonb_build_array(person->0, null, null, null, null, null, null) else person end
          order by place)
        from jsonb_array_elements(i.people) with ordinality as listed (person, place))
      where i.org_id = ${orgId} and i.report_id = ${reportId}
        and exists (select from jsonb_array_elements(i.people) person where ${isTheirs})`)
  }
}
