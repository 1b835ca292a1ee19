import { and, eq } from 'drizzle-orm'
import { employees } from '../people/tables.ts'
import { submissions } from './tables.ts'

/** How submissions are joined to employees: each has at most one. */
export const submissionOfEmployee = and(
  eq(submissions.orgId, employees.orgId),
  eq(submissions.employeeId, employees.id),
)

export const completedSubmissionOfEmployee = and(submissionOfEmployee, eq(submissions.status, 'completed'))
