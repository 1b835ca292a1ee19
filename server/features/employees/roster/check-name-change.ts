import { messages } from '../../../../contract/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { membershipOfPerson } from '../../organizations/members/find-membership.ts'
import { nameRefusal } from '../invitations/invitation-result.ts'
import { betterName, findNameConflict } from '../names/match-invited-name.ts'
import type { EmployeeRow } from './employee.ts'
import { hasStarted } from './submission-joins.ts'

type Given = {
  id?: string | undefined
  email: string
  name?: string | undefined
  replaceName?: boolean | undefined
}

/**
 * The name for a record, whose row must be locked. If its person has begun to answer or has joined, what they wrote would
 * become another person's under another name, so that one is refused, and a poorer spelling or a placeholder leaves the
 * name as it is: the next spelling is compared with it. A record given by its id may be renamed, unless its address
 * changes too.
 * @throws Failure BUSINESS_LOGIC_ERROR if the name is somebody else's and `replaceName` is not set
 */
export const nameOfSamePerson = async (
  context: MemberContext,
  before: EmployeeRow,
  { id, email, name = before.name, replaceName = false }: Given,
): Promise<string> => {
  if (name === before.name || (id !== undefined && email === before.email)) return name
  const conflict = findNameConflict(before, { name, replaceName }, context.member)
  const kept = replaceName ? name : betterName({ email: before.email, known: before.name, offered: name })
  if ((conflict === null && kept === name) || !(await isInUse(context, before))) return name
  if (conflict === null) return kept
  // The new address is nobody's yet.
  const isMoved = email !== before.email
  throw nameRefusal(
    isMoved ? messages.recordBelongsTo(before.name) : conflict.error,
    'employeeData.replaceName',
  )
}

/** An owner may be in the list, and a member, without having joined as this employee. */
const isInUse = async (context: MemberContext, before: EmployeeRow): Promise<boolean> =>
  before.userId !== null ||
  (await hasStarted(context, before.id)) ||
  (await membershipOfPerson(context.tx, context.org.id, before)) !== undefined
