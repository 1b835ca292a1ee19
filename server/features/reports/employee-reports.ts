import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../contract/failures.ts'
import { reports as calls } from '../../../contract/reports.ts'
import { buildEmployeeReport } from '../../../insights/employee-report.ts'
import type { EmployeeReport } from '../../../insights/report-types.ts'
import { audit } from '../../core/audit.ts'
import { notFound, orFail, refused } from '../../core/failures.ts'
import { serveMember, type MemberContext } from '../../core/serve.ts'
import { employees } from '../people/tables.ts'
import { submissions } from '../questionnaires/tables.ts'
import { readerOf, requireVisible } from './reader.ts'
import { reports } from './tables.ts'
import { requireLatest } from './require-latest.ts'
import { requireOnlyTextsEdited } from './texts.ts'
import { employeeReportOf } from './visible-to.ts'

/** Each person's reports are made and edited here (specification points 5 and 7; decisions §2 and §5). */

type Maker = Pick<MemberContext, 'tx' | 'now' | 'org' | 'user'>
type Row = typeof reports.$inferSelect
type Employee = Pick<typeof employees.$inferSelect, 'id' | 'name' | 'role' | 'department'>
type Base = { content: EmployeeReport; submissionRevision: number }

export const generateEmployeeReport = serveMember(
  calls.generateEmployeeReport,
  async ({ employee }, context) => {
    requireVisible(await readerOf(context), employee.id)
    return { report: employeeReportOf(await generateFor(employee.id, context)) }
  },
)

export const saveReport = serveMember(
  calls.saveReport,
  async ({ employeeId, reportData, basedOn }, context) => {
    if ((await readerOf(context)).sees === 'own') throw refused(messages.reportEditors)
    const employee = await lockEmployee(employeeId, context)
    const latest = await latestOf(employeeId, context)
    if (basedOn !== undefined) requireLatest(basedOn, latest?.version)
    const { content, submissionRevision } = latest ?? (await made(employee, context))
    requireOnlyTextsEdited(content, reportData, 'reportData')
    const row = await store(employeeId, 'edited', { content: reportData, submissionRevision }, context)
    return { report: employeeReportOf(row) }
  },
)

/**
 * Makes and stores the next report of a person from their stored answers.
 * @throws Failure NOT_FOUND 'Employee not found: {id}', or BUSINESS_LOGIC_ERROR without a submission (point 5).
 */
export const generateFor = async (employeeId: string, context: Maker): Promise<Row> => {
  const employee = await lockEmployee(employeeId, context)
  const base = await made(employee, context)
  return store(employeeId, 'generated', base, context)
}

/** Versions of one person are made one after the other. */
const lockEmployee = async (employeeId: string, { tx, org }: Maker): Promise<Employee> => {
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

const made = async (employee: Employee, { tx, org }: Maker): Promise<Base> => {
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
  const submission = orFail(row, refused(messages.noSubmission(employee.name)))
  return {
    content: buildEmployeeReport({
      employee,
      rawAnswers: submission.rawAnswers,
      submittedAt: submission.submittedAt?.toISOString() ?? null,
    }),
    submissionRevision: submission.revision,
  }
}

const latestOf = async (employeeId: string, { tx, org }: Maker): Promise<Row | undefined> => {
  const [row] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.orgId, org.id), eq(reports.employeeId, employeeId), isNull(reports.removedAt)))
    .orderBy(desc(reports.version))
    .limit(1)
  return row
}

const store = async (
  employeeId: string,
  origin: Row['origin'],
  { content, submissionRevision }: Base,
  { tx, now, org, user }: Maker,
): Promise<Row> => {
  // The number of a deleted version is never given again.
  const [newest] = await tx
    .select({ version: sql<number>`coalesce(max(${reports.version}), 0)` })
    .from(reports)
    .where(and(eq(reports.orgId, org.id), eq(reports.employeeId, employeeId)))
  const version = (newest?.version ?? 0) + 1
  const row = {
    orgId: org.id,
    id: newId(),
    employeeId,
    version,
    origin,
    generatedAt: now,
    generatedBy: user.id,
    submissionRevision,
    content,
  }
  await tx.insert(reports).values(row)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: `report.${origin}`, entity: 'report', entityId: row.id, details: { employeeId, version } },
  )
  const { gradingOverview: grading, coverage } = content
  const { scoreInputsAnswered } = coverage
  return { ...row, grading, scoreInputsAnswered, removedAt: null, removedBy: null }
}
