import { and, eq } from 'drizzle-orm'
import { notFound, orFail } from '../../core/failures.ts'
import type { InviteeContext } from '../../core/serve.ts'
import { employees } from '../people/tables.ts'
import type { SubmissionRow } from './submission-shapes.ts'
import { submissionOfEmployee } from './of-employee.ts'
import { submissions } from './tables.ts'

export type OwnQuestionnaire = {
  employee: Pick<typeof employees.$inferSelect, 'email' | 'name' | 'role' | 'department' | 'status'>
  stored: SubmissionRow | null
}
type Owner = Pick<InviteeContext, 'tx' | 'org' | 'employeeId'>

/** Answers are given for oneself only. @throws Failure NOT_FOUND where the body names somebody else. */
export const requireOwn = (employeeId: string, context: Pick<InviteeContext, 'employeeId'>): void => {
  if (employeeId !== context.employeeId) throw notFound('Employee', employeeId)
}

/** The invitee and what they have answered so far. */
export const readOwn = async ({ tx, org, employeeId }: Owner): Promise<OwnQuestionnaire> => {
  const [row] = await tx
    .select({
      employee: {
        email: employees.email,
        name: employees.name,
        role: employees.role,
        department: employees.department,
        status: employees.status,
      },
      stored: submissions,
    })
    .from(employees)
    .leftJoin(submissions, submissionOfEmployee)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
  if (!row) throw notFound('Employee', employeeId)
  return row
}

/** The same submission, held against changes by others until the transaction ends. */
export const lockStored = async ({ tx, org, employeeId }: Owner): Promise<SubmissionRow> => {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.orgId, org.id), eq(submissions.employeeId, employeeId)))
    .for('update')
  return orFail(row, notFound('Employee', employeeId))
}
