import { sql } from 'drizzle-orm'
import type { Tx } from '../../core/database.ts'

/** Ends the conversations of somebody whose membership ends, in a transaction of their organization. */
export const forgetChatsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select forget_chats_of(${userId})`)
}

/** Takes somebody who is erased out of everybody's conversations; that something was asked stays. */
export const forgetInChats = async (
  tx: Tx,
  { orgId, employeeId }: { orgId: string; employeeId: string },
): Promise<void> => {
  await tx.execute(
    sql`select forget_in_chats(${orgId}, ${employeeId}, ${'This was about somebody who was erased.'})`,
  )
}
