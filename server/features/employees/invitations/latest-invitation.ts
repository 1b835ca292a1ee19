import { and, eq } from 'drizzle-orm'
import { employees, invitations } from '../../../schema/employees.ts'

/** How the newest invitation is joined to its employee: each has at most one. */
export const latestOfEmployee = and(
  eq(invitations.orgId, employees.orgId),
  eq(invitations.employeeId, employees.id),
  eq(invitations.isLatest, true),
)
