import { and, eq, sql, type SQL } from 'drizzle-orm'
import { auditChangedStatement, auditEntryValues } from '../../../core/events/audit-entries.ts'
import { builder, runPrepared, prepareStatement } from '../../../core/database/prepared-queries.ts'
import { notFound } from '../../../core/http/failures.ts'
import type { InviteeContext } from '../../../core/http/serve.ts'
import { lockedSpellings } from '../../organizations/department-spelling.ts'
import { betterProfile, profileFromAnswers, type Profile } from './employee-profile.ts'
import { employees } from '../../../schema/employees.ts'

type Context = Pick<InviteeContext, 'tx' | 'now' | 'org' | 'userId'>
type Answers = Readonly<Record<string, string>>
type Known = Profile & Pick<typeof employees.$inferSelect, 'status'>

/**
 * An employee's change when they answer (specification point 4) as the parts of a WITH, `changed` and behind it `entered`, so
 * that it can travel with the statement that stores a completed submission; `profileChangeValues` gives its values.
 * `changed` is empty where the employee is not what was known any more, or `condition` is not met.
 */
export const profileChange = (condition?: SQL): SQL => {
  const change = builder
    .update(employees)
    .set({
      name: sql`${sql.placeholder('name')}`,
      role: sql`${sql.placeholder('role')}`,
      department: sql`${sql.placeholder('department')}`,
      status: 'active',
    })
    .where(
      and(
        eq(employees.orgId, sql.placeholder('entryOrgId')),
        eq(employees.id, sql.placeholder('entityId')),
        eq(employees.name, sql.placeholder('knownName')),
        eq(employees.role, sql.placeholder('knownRole')),
        eq(employees.department, sql.placeholder('knownDepartment')),
        eq(employees.status, sql.placeholder('knownStatus')),
        condition,
      ),
    )
    .returning({ id: employees.id })
  return sql`changed as ${change}, entered as (${auditChangedStatement})`
}

/**
 * What the transition makes of an employee: invited becomes active, and blank or placeholder values of name, role and
 * department are taken from the answers (by question id), a department as it is spelled already. Undefined where nothing
 * is to be changed.
 */
export const profileChangeValues = async (
  { tx, now, org, userId }: Context,
  employeeId: string,
  answers: Answers,
  { name, role, department, status }: Known,
): Promise<Record<string, unknown> | undefined> => {
  const better = betterProfile({ name, role, department }, profileFromAnswers(answers))
  if (better.department !== undefined) {
    better.department = (await lockedSpellings({ tx, org }, [better.department]))(better.department)
  }
  const filled = Object.keys(better)
  if (status === 'active' && filled.length === 0) return undefined
  const entry = auditEntryValues(
    { now, orgId: org.id, actorUserId: userId },
    {
      action: status === 'active' ? 'employee.updated' : 'employee.activated',
      entity: 'employee',
      entityId: employeeId,
      details: { changed: filled },
    },
  )
  const known = { knownName: name, knownRole: role, knownDepartment: department, knownStatus: status }
  return { name, role, department, ...better, ...known, ...entry }
}

const changeAlone = prepareStatement(sql`with ${profileChange()} select`)

/**
 * The same at once, in the transaction that stores the submission, holding the employee against changes by others.
 * Done again, it changes nothing.
 * @throws Failure NOT_FOUND 'Employee not found: {id}'
 */
export const fillProfileFromAnswers = async (
  context: Context,
  employeeId: string,
  answers: Answers,
): Promise<void> => {
  const { tx, org } = context
  const [known] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('update')
  if (!known) throw notFound('Employee', employeeId)
  const values = await profileChangeValues(context, employeeId, answers, known)
  if (values) await runPrepared(tx, changeAlone, values)
}
