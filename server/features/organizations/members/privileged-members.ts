import { inArray, isNotNull, or } from 'drizzle-orm'
import { memberships } from '../../../schema/organizations.ts'

/** The members who may hold more than an employee does by role: few rows, of which `can` decides the rest. */
export const isPossiblyPrivileged = or(
  inArray(memberships.role, ['owner', 'admin']),
  isNotNull(memberships.permissions),
)
