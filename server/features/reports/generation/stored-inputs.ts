import { and, desc, eq, sql } from 'drizzle-orm'
import type { MemberContext } from '../../../core/http/serve.ts'
import { submissions, submissionVersions } from '../../../schema/submissions.ts'
import type { PersonInput } from '../../../schema/reports.ts'
import type { PersonAnswers } from './build-company-report.ts'
import { companyReportInputs, companyReports } from '../../../schema/reports.ts'

/** What company reports were made from, read again. */

type Context = Pick<MemberContext, 'tx' | 'org'>
type Stored = Pick<typeof companyReports.$inferSelect, 'version' | 'origin'> & {
  content: { overview: { lastUpdated: string } }
}

/** Of an edited version it is the generated one whose numbers it has. */
export type StoredInputs = typeof companyReportInputs.$inferSelect & { version: number; madeAt: Date }

/** The inputs of the version that a report's numbers were made in; undefined where they are not kept. */
export const readStoredInputs = async (
  { version, origin, content }: Stored,
  { tx, org }: Context,
): Promise<StoredInputs | undefined> => {
  const [found] = await tx
    .select({
      inputs: companyReportInputs,
      version: companyReports.version,
      madeAt: companyReports.createdAt,
    })
    .from(companyReportInputs)
    .innerJoin(
      companyReports,
      and(
        eq(companyReports.orgId, companyReportInputs.orgId),
        eq(companyReports.id, companyReportInputs.reportId),
      ),
    )
    .where(
      and(
        eq(companyReportInputs.orgId, org.id),
        origin === 'generated'
          ? eq(companyReports.version, version)
          : // No edit changes when it was made, which is the moment that its first version was stored at.
            eq(companyReports.createdAt, new Date(content.overview.lastUpdated)),
      ),
    )
    .orderBy(desc(companyReports.version))
    .limit(1)
  return found && { ...found.inputs, version: found.version, madeAt: found.madeAt }
}

type Found = { id: string; answers: string | null; submittedAt: string | null }

/**
 * The answers that inputs name as they are stored now, by employee id, of all or of some; not there where they were taken
 * away.
 */
export const readInputAnswers = async (
  reportId: string,
  { tx, org }: Context,
  some?: readonly string[],
): Promise<ReadonlyMap<string, { answers: string; submittedAt: string | null }>> => {
  // Of what lies in a list PostgreSQL has no statistics: it would compare everybody with everybody.
  await tx.execute(sql`set local enable_nestloop = off`)
  const rows = await tx.execute<Found>(sql`
    select person->>0 as id, coalesce(s.raw_answers, v.raw_answers)::text as answers,
      to_char(coalesce(s.submitted_at, v.submitted_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt"
    from ${companyReportInputs} i
    cross join lateral jsonb_array_elements(i.people) person
    left join ${submissions} s on s.org_id = ${org.id} and s.employee_id = person->>0
      and s.revision = (person->>4)::integer and s.status = 'completed'
    left join ${submissionVersions} v on v.org_id = ${org.id} and v.employee_id = person->>0
      and v.revision = (person->>4)::integer
    where i.org_id = ${org.id} and i.report_id = ${reportId} and person->>4 is not null
      ${some === undefined ? sql`` : sql`and person->>0 in ${some}`}`)
  const found = new Map<string, { answers: string; submittedAt: string | null }>()
  for (const { id, answers, submittedAt } of rows)
    if (answers !== null) found.set(id, { answers, submittedAt })
  return found
}

/** Somebody of the inputs as a report is made from them; undefined where they were erased or their answers are gone. */
export const personFromInput = (
  [id, name, role, department, revision]: PersonInput,
  found: Awaited<ReturnType<typeof readInputAnswers>>,
): PersonAnswers | undefined => {
  const there = found.get(id)
  if (name === null || (revision !== null && !there)) return undefined
  return {
    id,
    name,
    role: role ?? '',
    department: department ?? '',
    // No report says anything of these two.
    email: '',
    status: 'active',
    answers: there?.answers ?? null,
    submittedAt: there?.submittedAt ?? null,
    revision,
  }
}
