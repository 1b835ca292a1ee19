import type { CheckedInvite, Invitation } from '../../../../contract/calls/employees/employees.ts'
import { formatCsv } from '../../../ui/downloads/download-csv.ts'
import { hasLostAccess, progressLabels, type PersonRow } from './person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/**
 * Lists as spreadsheet files. User text must stay text: a cell that a spreadsheet would run as a formula is prefixed
 * with an apostrophe.
 */

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? ''

const invitationWords: Record<Invitation['state'], string> = {
  pending: t(texts, 'peopleCsv.pending'),
  accepted: t(texts, 'invitationState.accepted'),
  expired: t(texts, 'peopleCsv.expired'),
  revoked: t(texts, 'invitationState.revoked'),
}

/** The same text as in the list, without the day, which has its own column. */
export const invitationStateText = (invitation: PersonRow['invitation'], hasAnswered: boolean): string => {
  if (invitation === undefined) return t(texts, 'invitationState.notKnownYet')
  if (invitation === null) return t(texts, 'invitationState.notInvited')
  if (hasLostAccess(invitation)) return t(texts, 'invitationState.notAMember')
  // After somebody has answered, only their joining is open, whether their link still works or not.
  const isOnlyToJoin = invitation.state === 'pending' || invitation.state === 'expired'
  return hasAnswered && isOnlyToJoin
    ? t(texts, 'invitationState.notJoinedYet')
    : invitationWords[invitation.state]
}

/** The people of the list with their progress; without the links, since anybody who has a link can answer. */
export const peopleCsv = (rows: readonly PersonRow[]): string =>
  formatCsv(
    [
      t(texts, 'peopleCsv.name'),
      t(texts, 'peopleCsv.email'),
      t(texts, 'peopleCsv.jobTitle'),
      t(texts, 'peopleCsv.department'),
      t(texts, 'peopleCsv.questionnaire'),
      t(texts, 'peopleCsv.since'),
      t(texts, 'peopleCsv.invitation'),
      t(texts, 'peopleCsv.invitationGoodUntil'),
      t(texts, 'peopleCsv.remindersSent'),
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
    [
      t(texts, 'peopleCsv.name'),
      t(texts, 'peopleCsv.email'),
      t(texts, 'peopleCsv.link'),
      t(texts, 'peopleCsv.goodUntil'),
    ],
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
  Invited: t(texts, 'peopleCsv.invited'),
  'Invited, no mail sent': t(texts, 'peopleCsv.invitedUnmailed'),
  Failed: t(texts, 'peopleCsv.failed'),
  'Left out': t(texts, 'peopleCsv.leftOut'),
}

/** The result of each line, in the order of the list. */
export const resultsCsv = (lines: readonly ResultLine[]): string =>
  formatCsv(
    [
      t(texts, 'peopleCsv.line'),
      t(texts, 'peopleCsv.name'),
      t(texts, 'peopleCsv.email'),
      t(texts, 'peopleCsv.jobTitle'),
      t(texts, 'peopleCsv.department'),
      t(texts, 'peopleCsv.result'),
      t(texts, 'peopleCsv.reason'),
      t(texts, 'peopleCsv.link'),
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
  invite: t(texts, 'peopleCsv.wouldBeInvited'),
  'send-again': t(texts, 'peopleCsv.wouldBeSentAgain'),
  update: t(texts, 'peopleCsv.wouldBeUpdated'),
  answered: t(texts, 'peopleCsv.hasAnswered'),
  bad: t(texts, 'peopleCsv.wouldBeLeftOut'),
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
      t(texts, 'peopleCsv.line'),
      t(texts, 'peopleCsv.name'),
      t(texts, 'peopleCsv.email'),
      t(texts, 'peopleCsv.outcome'),
      t(texts, 'peopleCsv.why'),
    ],
    rows.map(({ line, name, email, outcome, isMailed, note }) => [
      String(line),
      name,
      email,
      isMailed ? outcomeLabels[outcome] : t(texts, 'peopleCsv.wouldBeUnmailed'),
      note,
    ]),
  )
