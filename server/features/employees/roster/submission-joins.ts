import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { employees } from '../../../schema/employees.ts'
import { submissions } from '../../../schema/submissions.ts'

/** How submissions are joined to employees: each has at most one. */
export const submissionOfEmployee = and(
  eq(submissions.orgId, employees.orgId),
  eq(submissions.employeeId, employees.id),
)

export const completedSubmissionOfEmployee = and(submissionOfEmployee, eq(submissions.status, 'completed'))

/** Whether an employee has begun to answer, submitted or not. */
export const hasStarted = async (
  { tx, org }: { tx: Tx; org: { id: string } },
  employeeId: string,
): Promise<boolean> => {
  const [row] = await tx
    .select({ status: submissions.status })
    .from(submissions)
    .where(and(eq(submissions.orgId, org.id), eq(submissions.employeeId, employeeId)))
  return row !== undefined
}
