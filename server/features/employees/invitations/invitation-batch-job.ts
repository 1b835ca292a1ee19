import { messages } from '../../../../contract/http/failures.ts'
import type { InvitationResult } from '../../../../contract/calls/employees/employees.ts'
import type { RowResult, RunContext, RunWork } from '../../batch-jobs/batch-handler.ts'
import { checkRows, invitePeople } from './invite-employees.ts'

type Input = Record<string, unknown>

/** Inviting many as a run: each stored row is made by `invitationRows`. */
export const invitationRun: RunWork = {
  needs: 'employee:invite',
  work: async (rows, context) => {
    const results = await invitePeople(
      context,
      rows.filter(({ input }) => twinOf(input) === undefined).map(({ input }) => input),
    )
    let next = 0
    return rows.map(({ input }) => twinOf(input) ?? rowResult(results[next++]))
  },
}

const rowResult = (result: InvitationResult | undefined): RowResult =>
  result?.success === true
    ? { success: true, ...(result.notice !== undefined && { notice: result.notice }) }
    : { success: false, error: result?.error ?? messages.invitationFailed }

/** The failure of a row whose e-mail occurs in an earlier one. */
const twinOf = ({ twin }: Input): RowResult | undefined =>
  typeof twin === 'string' ? { success: false, error: twin } : undefined

/**
 * The rows of a run for these invites. The run processes a few rows at a time, so duplicates are detected here, where
 * all rows are seen: `twin` is the error of a row whose e-mail occurs in an earlier one, else null.
 */
export const invitationRows = async (context: RunContext, invites: readonly Input[]) => {
  const all = await checkRows(invites, context)
  return invites.map((input, index) => {
    const row = all[index]
    const twin = row !== undefined && 'error' in row && row.isTwin === true ? row.error : null
    return { label: labelOf(input, index), input: { ...input, twin } }
  })
}

/** The label of a row: the e-mail as typed, else the name, else its number. */
const labelOf = (row: Input, index: number): string => {
  const typed = [row['email'], row['name']].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  )
  return typed?.trim().slice(0, 254).toWellFormed() ?? `Row ${index + 1}`
}
