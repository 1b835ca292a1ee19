import type { CheckedInvite } from '../../../contract/people.ts'
import { csvOf } from '../../ui/download-csv.ts'
import { progressLabels, type PersonRow } from './person-rows.ts'

/**
 * Lists as files for a spreadsheet. What people wrote is text there, too: a cell that a spreadsheet would run as a
 * formula begins with an apostrophe.
 */

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? ''

/** The people of the list with how far they have come; without the links, which let whoever has them answer. */
export const peopleCsv = (rows: readonly PersonRow[]): string =>
  csvOf(
    [
      'Name',
      'E-mail',
      'Job title',
      'Department',
      'Questionnaire',
      'Since',
      'Invitation',
      'Invitation good until',
      'Reminders sent',
    ],
    rows.map(({ name, email, role, department, progress, at, invitation }) => [
      name,
      email,
      role,
      department,
      progressLabels[progress],
      dayOf(at),
      invitation?.state ?? 'not invited',
      dayOf(invitation?.expiresAt ?? null),
      invitation === null ? '' : String(invitation.reminders.sent),
    ]),
  )

/** The links of who has not begun yet, for whoever hands them out. Who has one answers as that person. */
export const linksCsv = (rows: readonly PersonRow[]): string =>
  csvOf(
    ['Name', 'E-mail', 'Link', 'Good until'],
    rows.flatMap(({ name, email, invitation }) => {
      const link = invitation?.inviteLink ?? null
      return link === null ? [] : [[name, email, link, dayOf(invitation?.expiresAt ?? null)]]
    }),
  )

/** What became of a line of a list of people to invite. */
export type ResultLine = {
  /** Where it stood in the list, from 1; null where that is not known any more. */
  line: number | null
  name: string
  email: string
  role: string
  department: string
  result: 'Invited' | 'Invited, no mail sent' | 'Failed' | 'Left out'
  /** Why it failed or was left out, or why no mail was sent; '' where there is nothing to say. */
  reason: string
  link: string | null
}

/** What became of each line, in the order of the list. */
export const resultsCsv = (lines: readonly ResultLine[]): string =>
  csvOf(
    ['Line', 'Name', 'E-mail', 'Job title', 'Department', 'Result', 'Reason', 'Link'],
    lines
      .toSorted((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity) || 0)
      .map(({ line, name, email, role, department, result, reason, link }) => [
        line,
        name,
        email,
        role,
        department,
        result,
        reason,
        link,
      ]),
  )

/** What is said of an outcome that is only foretold. */
export const outcomeLabels: Record<CheckedInvite['outcome'], string> = {
  invite: 'Would be invited',
  'send-again': 'Would be sent the invitation again',
  update: 'Would be sent the invitation again, and updated',
  answered: 'Has answered already',
  bad: 'Would be left out',
}

/** What each row would do, as the dry run has told it. */
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
  csvOf(
    ['Line', 'Name', 'E-mail', 'What would be done', 'Why'],
    rows.map(({ line, name, email, outcome, isMailed, note }) => [
      String(line),
      name,
      email,
      isMailed ? outcomeLabels[outcome] : 'Would be invited, no mail sent',
      note,
    ]),
  )
