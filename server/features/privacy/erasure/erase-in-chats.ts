import { v7 as newId } from 'uuid'
import type { Tx } from '../../../core/database/database.ts'
import { lockMembers } from '../../organizations/members/locked-members.ts'
import type { ErasedPerson } from './erased-person.ts'
import { chatErasures } from '../../../schema/chat.ts'

/**
 * Erases a person from everybody's conversations: replies that name them are hidden at once, and overwritten soon in
 * batches (redact-chats.ts), because there may be very many. Questions that are being answered at
 * this moment are not stored.
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
