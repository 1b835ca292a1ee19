import type { CheckedInvite, Invitation } from '../../../../contract/calls/employees/employees.ts'
import { formatCsv } from '../../../ui/downloads/download-csv.ts'
import { hasLostAccess, progressLabels, type PersonRow } from './person-rows.ts'
import { say } from '../t.ts'

/**
 * Lists as spreadsheet files. User text must stay text: a cell that a spreadsheet would run as a formula is prefixed
 * with an apostrophe.
 */

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? ''

const invitationWords: Record<Invitation['state'], string> = {
  pending: say('peopleCsv.pending'),
  accepted: say('invitationState.accepted'),
  expired: say('peopleCsv.expired'),
  revoked: say('invitationState.revoked'),
}

/** The same text as in the list, without the day, which has its own column. */
export const invitationStateText = (invitation: PersonRow['invitation'], hasAnswered: boolean): string => {
  if (invitation === undefined) return say('invitationState.notKnownYet')
  if (invitation === null) return say('invitationState.notInvited')
  if (hasLostAccess(invitation)) return say('invitationState.notAMember')
  // After somebody has answered, only their joining is open, whether their link still works or not.
  const isOnlyToJoin = invitation.state === 'pending' || invitation.state === 'expired'
  return hasAnswered && isOnlyToJoin ? say('invitationState.notJoinedYet') : invitationWords[invitation.state]
}

/** The people of the list with their progress; without the links, since anybody who has a link can answer. */
export const peopleCsv = (rows: readonly PersonRow[]): string =>
  formatCsv(
    [
      say('peopleCsv.name'),
      say('peopleCsv.email'),
      say('peopleCsv.jobTitle'),
      say('peopleCsv.department'),
      say('peopleCsv.questionnaire'),
      say('peopleCsv.since'),
      say('peopleCsv.invitation'),
      say('peopleCsv.invitationGoodUntil'),
      say('peopleCsv.remindersSent'),
    ],
    rows.map(({ name, email, role, department, progress, at, invitation }) => [
      name,
      email,
      role,
      department,
      progressLabels[progress],
      dayOf(at),
      invitationStateText(invitation, progress === 'answered'),
      dayOf(invitation?.expiresAt ?? null),
      invitation?.reminders.sent ?? '',
    ]),
  )

/** The links of people who have not started, for handing them out. Anybody who has a link answers as that person. */
export const linksCsv = (rows: readonly Pick<PersonRow, 'name' | 'email' | 'invitation'>[]): string =>
  formatCsv(
    [say('peopleCsv.name'), say('peopleCsv.email'), say('peopleCsv.link'), say('peopleCsv.goodUntil')],
    rows.flatMap(({ name, email, invitation }) => {
      const link = invitation?.inviteLink ?? null
      return link === null ? [] : [[name, email, link, dayOf(invitation?.expiresAt ?? null)]]
    }),
  )

/** The result of a line in a list of people to invite. */
export type ResultLine = {
  /** Its line number in the list, from 1; null if no longer known. */
  line: number | null
  name: string
  email: string
  role: string
  department: string
  result: 'Invited' | 'Invited, no mail sent' | 'Failed' | 'Left out'
  /** Why it failed, was left out or got no mail; '' if there is nothing to say. */
  reason: string
  link: string | null
}

const resultWords: Record<ResultLine['result'], string> = {
  Invited: say('peopleCsv.invited'),
  'Invited, no mail sent': say('peopleCsv.invitedUnmailed'),
  Failed: say('peopleCsv.failed'),
  'Left out': say('peopleCsv.leftOut'),
}

/** The result of each line, in the order of the list. */
export const resultsCsv = (lines: readonly ResultLine[]): string =>
  formatCsv(
    [
      say('peopleCsv.line'),
      say('peopleCsv.name'),
      say('peopleCsv.email'),
      say('peopleCsv.jobTitle'),
      say('peopleCsv.department'),
      say('peopleCsv.result'),
      say('peopleCsv.reason'),
      say('peopleCsv.link'),
    ],
    lines
      .toSorted((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity) || 0)
      .map(({ line, name, email, role, department, result, reason, link }) => [
        line,
        name,
        email,
        role,
        department,
        resultWords[result],
        reason,
        link,
      ]),
  )

/** The labels of the outcomes of a dry run. */
export const outcomeLabels: Record<CheckedInvite['outcome'], string> = {
  invite: say('peopleCsv.wouldBeInvited'),
  'send-again': say('peopleCsv.wouldBeSentAgain'),
  update: say('peopleCsv.wouldBeUpdated'),
  answered: say('peopleCsv.hasAnswered'),
  bad: say('peopleCsv.wouldBeLeftOut'),
}

/** What each row would do according to the dry run. */
export const checkedCsv = (
  rows: readonly {
    line: number
    name: string
    email: string
    outcome: CheckedInvite['outcome']
    isMailed: boolean
    note: string
  }[],
): string =>
  formatCsv(
    [
      say('peopleCsv.line'),
      say('peopleCsv.name'),
      say('peopleCsv.email'),
      say('peopleCsv.outcome'),
      say('peopleCsv.why'),
    ],
    rows.map(({ line, name, email, outcome, isMailed, note }) => [
      String(line),
      name,
      email,
      isMailed ? outcomeLabels[outcome] : say('peopleCsv.wouldBeUnmailed'),
      note,
    ]),
  )
