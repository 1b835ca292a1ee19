import { chats as calls } from '../../../../contract/calls/chat.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { missingPermissionMessage } from '../../../core/auth/caller.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import type { Tx } from '../../../core/database/database.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import { lockedMember } from '../../organizations/members/locked-members.ts'

export type Asker = MemberIdentity & { tx: Tx; now: Date }

/**
 * The asker with their current rights. Until the transaction ends, the organization's members cannot change and
 * nobody can be erased. Everyone takes these locks in the same order: organization, count of questions, conversation.
 * @throws Failure 403 where they are no longer a member; BUSINESS_LOGIC_ERROR, saying who may, where they may no
 * longer ask
 */
export const lockedAsker = async (asker: Asker): Promise<Asker> => {
  const member = await lockedMember(asker)
  if (!can(member, calls.chat.may)) throw ruleViolation(missingPermissionMessage(calls.chat.may))
  return { ...asker, member }
}
