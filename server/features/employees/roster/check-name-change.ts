import { and, eq } from 'drizzle-orm'
import type { MemberContext } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { memberships } from '../../../schema/organizations.ts'
import { nameRefusal } from '../invitations/invitation-result.ts'
import { findNameConflict } from '../names/match-invited-name.ts'
import type { EmployeeRow } from './employee.ts'
import { hasStarted } from './submission-joins.ts'

type Given = {
  id?: string | undefined
  email: string
  name?: string | undefined
  replaceName?: boolean | undefined
}

/**
 * Refuses another person's name for a record, whose row must be locked, if its person has begun to answer or has joined:
 * what they wrote would become that person's. A record given by its id may be renamed, unless its address changes too.
 * @throws Failure BUSINESS_LOGIC_ERROR if the name is somebody else's and `replaceName` is not set
 */
export const requireNameOfSamePerson = async (
  context: MemberContext,
  before: EmployeeRow,
  { id, email, name, replaceName = false }: Given,
): Promise<void> => {
  if (name === undefined || (id !== undefined && email === before.email)) return
  const conflict = findNameConflict(before, { name, replaceName }, context.member)
  if (conflict === null || !(await isInUse(context, before))) return
  throw nameRefusal(conflict.error, 'employeeData.replaceName')
}

const isInUse = async (context: MemberContext, { id, email, userId }: EmployeeRow): Promise<boolean> =>
  userId !== null || (await hasStarted(context, id)) || (await isAddressOfMember(context, email))

/** An owner may be in the list without having been invited. */
const isAddressOfMember = async ({ tx, org }: MemberContext, email: string): Promise<boolean> => {
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.orgId, org.id), eq(memberships.status, 'active'), eq(users.email, email)))
  return member !== undefined
}
