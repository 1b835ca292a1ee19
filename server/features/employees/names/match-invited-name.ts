import { messages } from '../../../../contract/http/failures.ts'
import type { Invite } from '../../../../contract/calls/employees/employees.ts'
import { can, type Holder } from '../../../../contract/rights/permissions.ts'
import {
  fullerName,
  isAddressMadeOfName,
  isDerivedFromAddress,
  isMailboxName,
  isSameName,
} from '../../../../contract/shapes/same-name.ts'
import { isPlaceholder } from '../roster/employee-profile.ts'

/** Which name somebody has after an invitation to their address came with another one. */

type Names = { email: string; known: string; offered: string }

/** Whether a name is what a mailbox is called, as Jmueller is of jmueller@: it may be made from the address alone. */
const isMailbox = (name: string, email: string): boolean =>
  isMailboxName(name, email) || (!name.includes(' ') && isDerivedFromAddress(name, email))

/**
 * Whether the offered name is that of another person than the one whose address it is. A placeholder and the
 * name of their mailbox say nothing against anybody.
 */
const isNameOfAnother = ({ email, known, offered }: Names): boolean => {
  if (isPlaceholder('name', known) || isPlaceholder('name', offered)) return false
  if (isMailboxOf(known, offered, email) || isMailboxOf(offered, known, email)) return false
  return !isSameName(known, offered)
}

/** Whether one name is that of a mailbox, which can be the mailbox of somebody with the other name. */
const isMailboxOf = (one: string, other: string, email: string): boolean =>
  isMailboxName(one, email) || (isMailbox(one, email) && isAddressMadeOfName(other, email))

export type NameConflict = { name: string; error: string }

/** Why an invitation with this name is refused at an address that belongs to somebody else; null where it is not. */
export const findNameConflict = (
  { email, name: known }: { email: string; name: string },
  { name: offered, replaceName = false }: Pick<Invite, 'name' | 'replaceName'>,
  member: Holder,
): NameConflict | null => {
  if (!isNameOfAnother({ email, known, offered })) return null
  if (!can(member, 'employee:edit')) return { name: known, error: messages.addressBelongsToUnchanged(known) }
  return replaceName ? null : { name: known, error: messages.addressBelongsTo(known) }
}

/** The name to keep where both are one person's: a known name does not give way to a poorer one. */
export const betterName = ({ email, known, offered }: Names): string => {
  if (isPlaceholder('name', offered)) return known
  if (isPlaceholder('name', known) || isMailboxName(known, email)) return offered
  if (isMailbox(offered, email) && !isMailbox(known, email)) return known
  if (isMailbox(known, email) && !isSameName(known, offered)) return offered
  return fullerName(known, offered)
}
