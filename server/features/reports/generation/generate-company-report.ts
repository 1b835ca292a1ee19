import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../../contract/http/failures.ts'
import { reports as calls } from '../../../../contract/calls/reports/reports.ts'
import { seesPay } from '../../../../contract/rights/pay-visibility.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { Failure, orFail, ruleViolation } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { lockedHolder } from '../../organizations/members/locked-members.ts'
import { recordReportGeneration } from '../../organizations/record-report-generation.ts'
import { organizations } from '../../../schema/organizations.ts'
import { employees } from '../../../schema/employees.ts'
import { completedSubmissionOfEmployee } from '../../employees/roster/submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import { regenerateWarning } from './regenerate-warning.ts'
import { buildReport, type BuiltReport, type PersonAnswers } from './build-company-report.ts'
import { loadReader } from '../view/report-visibility.ts'
import { requireLatest } from './require-latest-version.ts'
import { companyReportInputs, companyReports } from '../../../schema/reports.ts'
import { transitionReport } from '../release/transition.ts'
import { requireOnlyTextsEdited } from './editable-texts.ts'
import { viewCompanyReports } from '../view/report-view.ts'

/**
 * Generates and edits company reports. Every version is built from stored answers, and kept until it is deleted
 * (docs/reports.md; specification: validation 5, calls 7, limits 9).
 */

type Row = Omit<typeof companyReports.$inferSelect, 'answered' | 'employees' | 'removedAt' | 'removedBy'>

export const generateCompanyReport = serveMember(
  calls.generateCompanyReport,
  async ({ asksFirst = false }, context) => {
    const { tx, now, org } = context
    const before = await newestVersion(context)
    const { companyName, name } = await lockOrganization(context)
    const people = await peopleWithAnswers(context)
    if (people.every(({ answers }) => answers === null)) throw ruleViolation(messages.noCompletedSubmissions)
    const organizationName = companyName || name
    const latest = asksFirst ? await latestOf(context) : undefined
    const held = latest && (await regenerateWarning(latest, { organizationName, people }, context))
    // The caller could not have known about a version that was made while this call waited for the lock.
    const isKnown = latest && (held === 'edited' || latest.version <= before)
    if (held && isKnown) return { report: await serializeForCaller(latest, context), held }
    const { report: content, inputs } = await buildReport(
      { organizationName, lastUpdated: now.toISOString() },
      people,
    )
    const meanwhile = await sameDraftSince(before, { organizationName, content, inputs }, context)
    const row = meanwhile ?? (await store({ content, origin: 'generated', redactedAt: null }, context))
    if (meanwhile === undefined) {
      await tx
        .insert(companyReportInputs)
        .values({ orgId: org.id, reportId: row.id, organizationName, ...inputs })
      await recordReportGeneration({ tx, now, orgId: org.id })
    }
    return { report: await serializeForCaller(row, context) }
  },
)

const serializeForCaller = async (row: Row, context: MemberContext) => {
  const [report] = await viewCompanyReports(await loadReader(context), [row], context)
  return orFail(report, reportNotFound())
}

export const saveCompanyReport = serveMember(
  calls.saveCompanyReport,
  async ({ report: { id, ...edited }, reason }, context) => {
    await lockOrganization(context)
    const latest = await latestOf(context)
    if (id !== undefined && id !== latest?.id) {
      requireLatest(await versionOf(id, context), latest?.version)
    }
    const { content, redactedAt } = orFail(latest, reportNotFound())
    // A caller who is not shown suggested pay sends none, and changes none.
    const whole = seesPay(context.member) ? edited : withPayOf(content, edited)
    requireOnlyTextsEdited(content, whole, 'report')
    const row = await store({ content: whole, origin: 'edited', redactedAt }, context)
    await transitionReport(context, { ...row, of: 'company' }, { kind: 'edited', text: reason })
    return { reportId: row.id }
  },
)

/** An edited report with the suggested pay of the version that it is based on. */
const withPayOf = <Edited extends Row['content']>(stored: Row['content'], edited: Edited): Edited => ({
  ...edited,
  organizationalImpactSummary: edited.organizationalImpactSummary.map((group, index) => ({
    ...group,
    employees: group.employees.map((entry, place) => {
      const pay = stored.organizationalImpactSummary[index]?.employees[place]?.suggestedPay
      const { suggestedPay: _, ...others } = entry
      return pay === undefined ? others : { ...others, suggestedPay: pay }
    }),
  })),
})

const latestOf = async ({ tx, org }: MemberContext) => {
  const [row] = await tx
    .select()
    .from(companyReports)
    .where(and(eq(companyReports.orgId, org.id), isNull(companyReports.removedAt)))
    .orderBy(desc(companyReports.version))
    .limit(1)
  return row
}

type Made = { organizationName: string; content: Row['content']; inputs: BuiltReport['inputs'] }

/**
 * The draft that somebody else made from the same answers while this call waited for the lock. Undefined where there
 * is none; then the next version is stored, even if nothing has changed since the previous one.
 */
const sameDraftSince = async (
  version: number,
  { organizationName, content, inputs }: Made,
  { tx, org }: MemberContext,
): Promise<Row | undefined> => {
  const [found] = await tx
    .select({ row: companyReports })
    .from(companyReports)
    .innerJoin(
      companyReportInputs,
      and(
        eq(companyReportInputs.orgId, companyReports.orgId),
        eq(companyReportInputs.reportId, companyReports.id),
      ),
    )
    .where(
      and(
        eq(companyReports.orgId, org.id),
        gt(companyReports.version, version),
        eq(companyReports.origin, 'generated'),
        eq(companyReports.state, 'draft'),
        isNull(companyReports.removedAt),
        eq(companyReportInputs.organizationName, organizationName),
        sql`${companyReportInputs.people} = ${JSON.stringify(inputs.people)}::jsonb`,
      ),
    )
    .orderBy(desc(companyReports.version))
    .limit(1)
  return found?.row.content.engineVersion === content.engineVersion ? found.row : undefined
}

/** The number of a version, deleted or not. @throws Failure NOT_FOUND */
const versionOf = async (id: string, { tx, org }: MemberContext): Promise<number> => {
  const [row] = await tx
    .select({ version: companyReports.version })
    .from(companyReports)
    .where(and(eq(companyReports.orgId, org.id), eq(companyReports.id, id)))
  return orFail(row, reportNotFound()).version
}

const reportNotFound = () => new Failure('NOT_FOUND', messages.reportNotFound)

/** The number of the newest version, deleted or not; 0 where there is none. */
const newestVersion = async ({ tx, org }: MemberContext): Promise<number> => {
  const [newest] = await tx
    .select({ version: sql<number>`coalesce(max(${companyReports.version}), 0)` })
    .from(companyReports)
    .where(eq(companyReports.orgId, org.id))
  return newest?.version ?? 0
}

/** Makes versions of one organization sequential, and checks that the caller may still make them. */
const lockOrganization = async (context: MemberContext) => {
  const { tx, org } = context
  await lockedHolder(context, 'report:generate')
  const [row] = await tx
    .select({ name: organizations.name, companyName: organizations.companyName })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  return orFail(row, reportNotFound())
}

/** Everybody with their completed answers, read in one statement and so at one moment. */
const peopleWithAnswers = async ({ tx, org }: MemberContext): Promise<PersonAnswers[]> => {
  // PostgreSQL has no statistics on rows that were stored a moment ago: it would expect a few, choose a nested loop,
  // and exceed the statement timeout from some thousands of people on.
  await tx.execute(sql`set local enable_nestloop = off`)
  const rows = await tx
    .select({
      id: employees.id,
      name: employees.name,
      email: employees.email,
      role: employees.role,
      department: employees.department,
      status: employees.status,
      answers: sql<string | null>`${submissions.rawAnswers}::text`,
      submittedAt: submissions.submittedAt,
      revision: submissions.revision,
    })
    .from(employees)
    .leftJoin(submissions, completedSubmissionOfEmployee)
    .where(eq(employees.orgId, org.id))
  return rows.map(({ submittedAt, answers, ...employee }) => ({
    ...employee,
    answers: submittedAt && answers,
    submittedAt: submittedAt?.toISOString() ?? null,
  }))
}

const store = async (
  made: Pick<Row, 'content' | 'origin' | 'redactedAt'>,
  context: MemberContext,
): Promise<Row> => {
  const { tx, now, org, user } = context
  const version = (await newestVersion(context)) + 1
  const row = {
    ...made,
    orgId: org.id,
    id: newId(),
    version,
    state: 'draft' as const,
    createdAt: now,
    createdBy: user.id,
  }
  await tx.insert(companyReports).values(row)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: `companyReport.${made.origin}`,
      entity: 'companyReport',
      entityId: row.id,
      details: { version },
    },
  )
  return row
}
