import { v7 as newId } from 'uuid'
import type { Tx } from '../../../core/database/database.ts'
import { lockMembers } from '../../organizations/members/locked-members.ts'
import type { ErasedPerson } from './redact-person.ts'
import { chatErasures } from '../../../schema/chat.ts'

/**
 * Takes somebody who is erased out of everybody's conversations: whatever names them is not shown from now on, and is
 * overwritten soon (`takeOutOfChats`), bit by bit, since there may be very much of it. Questions that are being answered
 * meanwhile are not stored.
 */
export const eraseInChats = async (
  tx: Tx,
  { orgId, id: employeeId, name, email }: ErasedPerson & { orgId: string },
): Promise<void> => {
  await lockMembers(tx, orgId)
  await tx
    .insert(chatErasures)
    .values({ orgId, id: newId(), employeeId, name, email, doneUpTo: '', isDone: false })
}
