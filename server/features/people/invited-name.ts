import { messages } from '../../../contract/failures.ts'
import type { Invite } from '../../../contract/people.ts'
import { can, type Holder } from '../../../contract/rights.ts'
import {
  fitsAddress,
  fullerName,
  isMadeFromAddress,
  isMailboxName,
  isSameName,
} from '../../../contract/same-name.ts'
import { isUnknown } from './profile.ts'

/** Which name somebody has after an invitation to their address came with another one. */

type Names = { email: string; known: string; offered: string }

/**
 * Whether the offered name is that of another person than the one whose address it is. A placeholder and a name made from
 * the address say nothing against anybody.
 */
const isNameOfAnother = ({ email, known, offered }: Names): boolean => {
  if (isUnknown('name', known) || isUnknown('name', offered)) return false
  if (isMailboxName(known, email) || isMadeFromAddress(offered, email)) return false
  if (isMadeFromAddress(known, email) && fitsAddress(offered, email)) return false
  return !isSameName(known, offered)
}

export type NameConflict = { name: string; error: string }

/** Why an invitation with this name is refused at an address that belongs to somebody else; null where it is not. */
export const nameConflictOf = (
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
  if (isUnknown('name', offered)) return known
  if (isUnknown('name', known) || isMailboxName(known, email)) return offered
  if (isMadeFromAddress(offered, email) && !isMadeFromAddress(known, email)) return known
  if (isMadeFromAddress(known, email) && !isSameName(known, offered)) return offered
  return fullerName(known, offered)
}
