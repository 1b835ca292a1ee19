import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { initialsOf } from './initials.ts'
import { type InvitationRow, invitationState } from '../invitations/invitation.ts'
import type { employees } from '../../../schema/employees.ts'

export type EmployeeRow = typeof employees.$inferSelect

/** An employee as answered (specification point 3). `inviteCode`: that of a pending invitation, to those who may see it. */
export const serializeEmployee = (row: EmployeeRow, inviteCode: string | null): Employee => ({
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

type Shown = Pick<
  InvitationRow,
  'id' | 'handedCodeHash' | 'isLatest' | 'revokedAt' | 'acceptedAt' | 'expiresAt'
>

/**
 * Whether the link of an employee's latest invitation is there to be handed over: it is pending, and nothing is begun
 * yet. From then on its person goes on where they began, or by the link in their mail.
 */
export const isCodeShareable = (invitation: Shown, hasBegun: boolean, now: Date): boolean =>
  invitation.handedCodeHash !== null && !hasBegun && invitationState(invitation, now) === 'pending'

/** The code of an employee's latest invitation, where it is there to be handed over and the reader may invite; else null. */
export const visibleCode = (
  { host, now, member }: Pick<RunContext, 'host' | 'now' | 'member'>,
  invitation: Shown | null,
  hasBegun: boolean,
): string | null =>
  invitation && can(member, 'employee:invite') && isCodeShareable(invitation, hasBegun, now)
    ? host.secrets.handedCode(invitation.id)
    : null
