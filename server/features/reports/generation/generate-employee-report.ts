import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../../contract/http/failures.ts'
import { reports as calls } from '../../../../contract/calls/reports/reports.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { lockedMemberWithPermission } from '../../organizations/members/locked-members.ts'
import { employees } from '../../../schema/employees.ts'
import { submissions } from '../../../schema/submissions.ts'
import { enqueueRewording, pendingRewording, rewordingOfEdited } from '../rewording/request-rewording.ts'
import { readEditedTexts } from './edited-texts.ts'
import { collectReportInputs } from './report-inputs.ts'
import { reports } from '../../../schema/reports.ts'
import { requireLatest } from './require-latest-version.ts'
import { transitionReport } from '../release/transition.ts'
import { requireOnlyTextsEdited } from './editable-texts.ts'
import { serializeEmployeeReport } from '../view/report-view.ts'

/**
 * Generates and edits each person's reports. Every version is built from stored answers, and kept until it is deleted
 * (docs/reports.md; specification: validation 5, calls 7).
 */

type Maker = Pick<MemberContext, 'tx' | 'now' | 'host'> & { org: { id: string }; user: { id: string } }
type Row = typeof reports.$inferSelect
type Employee = Pick<typeof employees.$inferSelect, 'id' | 'name' | 'role' | 'department'>
type Base = Pick<Row, 'content' | 'submissionRevision' | 'inputs'>

export const generateEmployeeReport = serveMember(
  calls.generateEmployeeReport,
  async ({ employee }, context) => {
    const version = await newestVersion(employee.id, context)
    await lockedMemberWithPermission(context, calls.generateEmployeeReport.may)
    return { report: serializeEmployeeReport(await generateReportFor(employee.id, context, { version })) }
  },
)

export const saveReport = serveMember(
  calls.saveReport,
  async ({ employeeId, reportData, basedOn, reason }, context) => {
    // The lock prevents storing a text that may name somebody who is being erased at the same time.
    await lockedMemberWithPermission(context, calls.saveReport.may)
    const employee = await lockEmployee(employeeId, context)
    const latest = await latestVersion(employeeId, context)
    if (basedOn !== undefined) requireLatest(basedOn, latest?.version)
    const { content, ...madeFrom } = latest ?? (await generateBase(employee, context))
    requireOnlyTextsEdited(content, reportData, 'reportData')
    const row = await storeVersion(
      employeeId,
      { ...madeFrom, content: reportData, origin: 'edited', prose: rewordingOfEdited(latest) },
      context,
      latest,
    )
    await transitionReport(context, { ...row, of: 'person' }, { kind: 'edited', text: reason })
    const editedIn = await readEditedTexts([row], context)
    return { report: serializeEmployeeReport(row, editedIn(row)) }
  },
)

/**
 * Generates and stores the next report of a person from their stored answers; concurrent callers all get the same
 * draft. `since`: the newest version when the call arrived, or the batch run that asks.
 * @throws Failure NOT_FOUND 'Employee not found: {id}', or BUSINESS_LOGIC_ERROR where they have not submitted answers
 */
export const generateReportFor = async (
  employeeId: string,
  context: Maker,
  since: { version: number } | { runId: string },
): Promise<Row> => {
  const employee = await lockEmployee(employeeId, context)
  const base = await generateBase(employee, context)
  const latest = await latestVersion(employeeId, context)
  if (latest && isMadeSince(latest, since) && isSameDraft(latest, base)) return latest
  return storeVersion(
    employeeId,
    { ...base, origin: 'generated', prose: pendingRewording(context.host, context.now) },
    context,
  )
}

/** Ids are ordered by time: an id after the run's own was made after the run started. */
const isMadeSince = ({ version, id }: Row, since: { version: number } | { runId: string }): boolean =>
  'version' in since ? version > since.version : id > since.runId

/** Whether a version equals what would be generated now, and nobody has done anything with it. */
const isSameDraft = ({ origin, state, inputs, content }: Row, base: Base): boolean =>
  origin === 'generated' &&
  state === 'draft' &&
  content.engineVersion === base.content.engineVersion &&
  isDeepStrictEqual(inputs, base.inputs)

/** Makes versions of one person sequential. @throws Failure NOT_FOUND */
export const lockEmployee = async (
  employeeId: string,
  { tx, org }: Pick<Maker, 'tx' | 'org'>,
): Promise<Employee> => {
  const [row] = await tx
    .select({
      id: employees.id,
      name: employees.name,
      role: employees.role,
      department: employees.department,
    })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('no key update')
  return orFail(row, notFound('Employee', employeeId))
}

const generateBase = async (employee: Employee, { tx, org }: Maker): Promise<Base> => {
  const [row] = await tx
    .select({
      rawAnswers: submissions.rawAnswers,
      submittedAt: submissions.submittedAt,
      revision: submissions.revision,
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.orgId, org.id),
        eq(submissions.employeeId, employee.id),
        eq(submissions.status, 'completed'),
      ),
    )
  const { rawAnswers, revision, ...submission } = orFail(
    row,
    ruleViolation(messages.noSubmission(employee.name)),
  )
  const submittedAt = submission.submittedAt?.toISOString() ?? null
  return {
    content: buildEmployeeReport({ employee, rawAnswers, submittedAt }),
    submissionRevision: revision,
    inputs: collectReportInputs(employee, { rawAnswers, revision, submittedAt }),
  }
}

/** The newest version of a person's report that is not deleted. */
export const latestVersion = async (
  employeeId: string,
  { tx, org }: Pick<Maker, 'tx' | 'org'>,
): Promise<Row | undefined> => {
  const [row] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.orgId, org.id), eq(reports.employeeId, employeeId), isNull(reports.removedAt)))
    .orderBy(desc(reports.version))
    .limit(1)
  return row
}

/** The number of the newest version, deleted or not, since numbers are never reused; 0 where there is none. */
const newestVersion = async (employeeId: string, { tx, org }: Pick<Maker, 'tx' | 'org'>): Promise<number> => {
  const [newest] = await tx
    .select({ version: sql<number>`coalesce(max(${reports.version}), 0)` })
    .from(reports)
    .where(and(eq(reports.orgId, org.id), eq(reports.employeeId, employeeId)))
  return newest?.version ?? 0
}

/**
 * Stores the next version as a draft; `before`: the version whose texts it changes. Where a language model is
 * configured, a generated one is queued for rewording.
 */
export const storeVersion = async (
  employeeId: string,
  { content, submissionRevision, inputs, origin, prose }: Base & Pick<Row, 'origin' | 'prose'>,
  { tx, now, host, org, user }: Maker,
  before?: Row,
): Promise<Row> => {
  const version = (await newestVersion(employeeId, { tx, org })) + 1
  const row = {
    orgId: org.id,
    id: newId(),
    employeeId,
    version,
    origin,
    generatedAt: now,
    generatedBy: user.id,
    submissionRevision,
    generatedVersion: before?.origin === 'generated' ? before.version : (before?.generatedVersion ?? null),
    state: 'draft' as const,
    content,
    inputs,
    prose: prose && origin === 'written' ? { ...prose, version } : prose,
  }
  await tx.insert(reports).values(row)
  if (prose?.state === 'waiting') await enqueueRewording({ tx, host, orgId: org.id }, row.id)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: `report.${origin}`, entity: 'report', entityId: row.id, details: { employeeId, version } },
  )
  const { gradingOverview: grading, coverage } = content
  const { scoreInputsAnswered } = coverage
  return { ...row, grading, scoreInputsAnswered, removedAt: null, removedBy: null }
}
