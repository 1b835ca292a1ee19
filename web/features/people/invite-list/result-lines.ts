import { Email } from '../../../../contract/shapes/fields.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { Invitation, InvitationResult } from '../../../../contract/calls/employees/employees.ts'
import type { Output } from '../../../../contract/http/call.ts'
import type { runs } from '../../../../contract/calls/batch-jobs.ts'
import { skippedLines, type SkippedLine } from './skipped-lines.ts'
import type { ReadInvite } from '../list-parser/parse-invites.ts'
import type { ResultLine } from '../list/people-csv.ts'

/** The results of an invited list: of the lines that were sent, and of those that were not. */

const skippedResultLine = ({ line, name, email, role, department, error }: SkippedLine): ResultLine => ({
  line,
  name,
  email,
  role,
  department,
  result: 'Left out',
  reason: error,
  link: null,
})

const resultOf = (success: boolean, isMailed: boolean): ResultLine['result'] => {
  if (!success) return 'Failed'
  return isMailed ? 'Invited' : 'Invited, no mail sent'
}

/** For a small batch: `results` are those of the lines without a problem, in order. */
export const resultLinesOfBatch = (
  results: readonly InvitationResult[],
  lines: readonly ReadInvite[],
): ResultLine[] => {
  const sent = lines.filter(({ problem }) => problem === null)
  return [
    ...sent.flatMap(({ line, given }, index): ResultLine[] => {
      const told = results[index]
      if (told === undefined) return []
      const { success, emailSent, error, notice, inviteLink } = told
      const { name, email, role, department } = given
      const reason = success ? (notice ?? '') : (error ?? messages.invitationFailed)
      const result = resultOf(success, emailSent)
      return [{ line, name, email, role, department, result, reason, link: inviteLink }]
    }),
    ...skippedLines(lines).map(skippedResultLine),
  ]
}

type RunResults = Output<typeof runs.getRunResults>['results']

/**
 * For a run. Its results contain no links, so the current links of `invitations` are used; people who have started to
 * answer have none any more. `isMailed`: this server sends mail.
 */
export const resultLinesOfRun = (
  results: RunResults,
  {
    invitations,
    leftOut,
    isMailed,
  }: { invitations: readonly Invitation[]; leftOut: readonly SkippedLine[]; isMailed: boolean },
): ResultLine[] => {
  const linkOf = new Map(invitations.map(({ email, inviteLink }) => [email, inviteLink]))
  return [
    ...results.map(({ label, success, error, notice, invited }): ResultLine => {
      const { line = null, email = '', role = '', department = '' } = invited ?? {}
      // For an empty row, or one whose person was erased, the run has a label of its own.
      const name = invited?.name || (email === '' ? label : '')
      const link = success ? (linkOf.get(Email.safeParse(email).data ?? email) ?? null) : null
      const reason = success ? (notice ?? '') : (error ?? messages.invitationFailed)
      const result = resultOf(success, isMailed && notice === undefined)
      return { line, name, email, role, department, result, reason, link }
    }),
    ...leftOut.map(skippedResultLine),
  ]
}
