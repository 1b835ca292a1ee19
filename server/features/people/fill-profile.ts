import { and, eq } from 'drizzle-orm'
import { changeAudited } from '../../core/audit.ts'
import { notFound } from '../../core/failures.ts'
import type { InviteeContext } from '../../core/serve.ts'
import { betterProfile, profileFromAnswers, type Profile } from './profile.ts'
import { employees } from './tables.ts'

type Known = Profile & Pick<typeof employees.$inferSelect, 'status'>

/**
 * The employee's transition of specification point 4, to be called in the transaction that stores a completed
 * submission: invited becomes active, and blank or placeholder values of name, role and department are taken
 * from the answers (by question id). Done again, it changes nothing. `known` is the employee as the caller has
 * read them: nobody waits for a lock where that still stands.
 * @throws Failure NOT_FOUND 'Employee not found: {id}'
 */
export const fillProfileFromAnswers = async (
  { tx, now, org, userId }: Pick<InviteeContext, 'tx' | 'now' | 'org' | 'userId'>,
  employeeId: string,
  answers: Readonly<Record<string, string>>,
  known?: Known,
): Promise<void> => {
  const who = and(eq(employees.orgId, org.id), eq(employees.id, employeeId))
  const offered = profileFromAnswers(answers)
  /** False where the employee is not what they were known as any more. */
  const fill = async ({ name, role, department, status }: Known): Promise<boolean> => {
    const better = betterProfile({ name, role, department }, offered)
    const filled = Object.keys(better)
    if (status === 'active' && filled.length === 0) return true
    return changeAudited(
      { tx, now, orgId: org.id, actorUserId: userId },
      tx
        .update(employees)
        .set({ ...better, status: 'active' })
        .where(
          and(
            who,
            eq(employees.name, name),
            eq(employees.role, role),
            eq(employees.department, department),
            eq(employees.status, status),
          ),
        )
        .returning({ id: employees.id }),
      {
        action: status === 'active' ? 'employee.updated' : 'employee.activated',
        entity: 'employee',
        entityId: employeeId,
        details: { changed: filled },
      },
    )
  }
  if (known && (await fill(known))) return
  const [locked] = await tx.select().from(employees).where(who).for('update')
  if (!locked) throw notFound('Employee', employeeId)
  await fill(locked)
}
