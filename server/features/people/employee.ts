import type { Employee } from '../../../contract/people.ts'
import { can } from '../../../contract/rights.ts'
import type { RunContext } from '../runs/run-handler.ts'
import { initialsOf } from './initials.ts'
import { type InvitationRow, stateOf } from './invitation.ts'
import type { employees } from './tables.ts'

export type EmployeeRow = typeof employees.$inferSelect

/** An employee as answered (specification point 3). `inviteCode`: that of a pending invitation, to those who may see it. */
export const employeeAnswer = (row: EmployeeRow, inviteCode: string | null): Employee => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  department: row.department,
  status: row.status,
  joinedAt: row.joinedAt.toISOString(),
  inviteCode,
  initials: initialsOf({ given: row.givenInitials, name: row.name, email: row.email }),
})

/** The code of an employee's latest invitation, where it is pending and the reader may invite; else null. */
export const visibleCode = (
  { host, now, member }: Pick<RunContext, 'host' | 'now' | 'member'>,
  invitation: Pick<InvitationRow, 'id' | 'isLatest' | 'revokedAt' | 'acceptedAt' | 'expiresAt'> | null,
): string | null =>
  invitation && can(member, 'employee:invite') && stateOf(invitation, now) === 'pending'
    ? host.secrets.inviteCode(invitation.id)
    : null
