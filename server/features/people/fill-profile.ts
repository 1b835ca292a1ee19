import { and, eq } from 'drizzle-orm'
import { audit } from '../../core/audit.ts'
import { notFound, orFail } from '../../core/failures.ts'
import type { InviteeContext } from '../../core/serve.ts'
import { betterProfile, profileFromAnswers } from './profile.ts'
import { employees } from './tables.ts'

/**
 * The employee's transition of specification point 4, to be called in the transaction that stores a completed
 * submission: invited becomes active, and blank or placeholder values of name, role and department are taken
 * from the answers (by question id). Done again, it changes nothing.
 * @throws Failure NOT_FOUND 'Employee not found: {id}'
 */
export const fillProfileFromAnswers = async (
  { tx, now, org, userId }: Pick<InviteeContext, 'tx' | 'now' | 'org' | 'userId'>,
  employeeId: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> => {
  const who = and(eq(employees.orgId, org.id), eq(employees.id, employeeId))
  const [found] = await tx.select().from(employees).where(who).for('update')
  const employee = orFail(found, notFound('Employee', employeeId))
  const better = betterProfile(employee, profileFromAnswers(answers))
  const filled = Object.keys(better)
  if (employee.status === 'active' && filled.length === 0) return
  await tx
    .update(employees)
    .set({ ...better, status: 'active' })
    .where(who)
  await audit(
    { tx, now, orgId: org.id, actorUserId: userId },
    {
      action: employee.status === 'active' ? 'employee.updated' : 'employee.activated',
      entity: 'employee',
      entityId: employeeId,
      details: { changed: filled },
    },
  )
}
