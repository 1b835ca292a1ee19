import { and, eq, sql, type SQL } from 'drizzle-orm'
import { entryOfChanged } from '../../core/audit.ts'
import { notFound } from '../../core/failures.ts'
import type { InviteeContext } from '../../core/serve.ts'
import { betterProfile, profileFromAnswers, type Profile } from './profile.ts'
import { employees } from './tables.ts'

type Context = Pick<InviteeContext, 'tx' | 'now' | 'org' | 'userId'>
type Answers = Readonly<Record<string, string>>
type Known = Profile & Pick<typeof employees.$inferSelect, 'status'>

/**
 * The employee's transition of specification point 4 as the parts of a WITH, `changed` and behind it `entered`, so
 * that it can travel with the statement that stores a completed submission: invited becomes active, and blank or
 * placeholder values of name, role and department are taken from the answers (by question id). Undefined where
 * nothing is to be changed. `changed` is empty where the employee is not what `known` says any more, or `condition`
 * is not met.
 */
export const profileChange = (
  { tx, now, org, userId }: Context,
  employeeId: string,
  answers: Answers,
  { name, role, department, status }: Known,
  condition?: SQL,
): SQL | undefined => {
  const better = betterProfile({ name, role, department }, profileFromAnswers(answers))
  const filled = Object.keys(better)
  if (status === 'active' && filled.length === 0) return undefined
  const change = tx
    .update(employees)
    .set({ ...better, status: 'active' })
    .where(
      and(
        employee(org.id, employeeId),
        eq(employees.name, name),
        eq(employees.role, role),
        eq(employees.department, department),
        eq(employees.status, status),
        condition,
      ),
    )
    .returning({ id: employees.id })
  const entry = entryOfChanged(
    { now, orgId: org.id, actorUserId: userId },
    {
      action: status === 'active' ? 'employee.updated' : 'employee.activated',
      entity: 'employee',
      entityId: employeeId,
      details: { changed: filled },
    },
  )
  return sql`changed as ${change}, entered as (${entry})`
}

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
  const [known] = await tx.select().from(employees).where(employee(org.id, employeeId)).for('update')
  if (!known) throw notFound('Employee', employeeId)
  const change = profileChange(context, employeeId, answers, known)
  if (change) await tx.execute(sql`with ${change} select`)
}

const employee = (orgId: string, id: string) => and(eq(employees.orgId, orgId), eq(employees.id, id))
