import { messages } from '../../../contract/failures.ts'
import type { RunWork } from '../runs/run-handler.ts'
import { invitePeople } from './invite.ts'

/** Inviting many as a run: each stored row is what `startInvitations` was given for it. */
export const invitationRun: RunWork = {
  needs: 'employee:invite',
  needsSubscription: true,
  work: async (rows, context) => {
    const results = await invitePeople(
      context,
      rows.map(({ input }) => input),
    )
    return results.map(({ success, error, notice }) =>
      success
        ? { success, ...(notice !== undefined && { notice }) }
        : { success: false, error: error ?? messages.invitationFailed },
    )
  },
}

/** Whom a row is about: the e-mail as typed, else the name, else its number. */
export const labelOf = (row: Record<string, unknown>, index: number): string => {
  const typed = [row['email'], row['name']].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  )
  return typed?.trim().slice(0, 254).toWellFormed() ?? `Row ${index + 1}`
}
