import type { Employee, Invitation } from '../../../../contract/calls/employees/employees.ts'
import type { Submission } from '../../../../contract/calls/submissions.ts'
import { byText, findPeople, type PeopleFilter } from '../../../core/organization/filter-people.ts'
import type { Sort } from '../../../ui/lists/row-table.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** The rows of the submissions list: the people, their progress, filters and sorting. */

/** A person's progress with the questionnaire. */
export const progressStates = ['answered', 'started', 'reopened', 'waiting'] as const
export type Progress = (typeof progressStates)[number]

export const progressLabels: Record<Progress, string> = {
  answered: t(texts, 'personRows.answered'),
  started: t(texts, 'personRows.started'),
  reopened: t(texts, 'personRows.openedAgain'),
  waiting: t(texts, 'personRows.waiting'),
}

export type PersonRow = {
  id: string
  name: string
  email: string
  role: string
  department: string
  progress: Progress
  /** When they answered, started, or had their answers reopened; null while they are waited for. */
  at: string | null
  /** Whether they are a member; undefined if the reader may not see it. */
  isMember: boolean | undefined
  /** Null if there is none; undefined while loading, and for readers who may not invite. */
  invitation: Invitation | null | undefined
}

export const submissionProgress = (submission: Submission | null): Pick<PersonRow, 'progress' | 'at'> => {
  if (submission === null) return { progress: 'waiting', at: null }
  if (submission.status === 'completed') return { progress: 'answered', at: submission.submittedAt }
  // Only they may know whether they have changed anything since.
  return submission.reopenedAt === null
    ? { progress: 'started', at: submission.startedAt }
    : { progress: 'reopened', at: submission.reopenedAt }
}

/** Joins people with their submissions and invitations. */
export const personRows = (
  employees: readonly Employee[],
  submissions: ReadonlyMap<string, Submission>,
  invitations: readonly Invitation[] | undefined,
): PersonRow[] => {
  const invitationOf = new Map(invitations?.map((invitation) => [invitation.employeeId, invitation]))
  return employees.map(({ id, name, email, role, department, isMember }) => {
    const invitation = invitationOf.get(id)
    return {
      id,
      name,
      email,
      role,
      department,
      ...submissionProgress(submissions.get(id) ?? null),
      isMember: isMember ?? invitation?.isMember,
      invitation: invitation ?? (invitations === undefined ? undefined : null),
    }
  })
}

export type Figures = {
  people: number
  answered: number
  started: number
  /** Had submitted, and can change it. */
  reopened: number
  waiting: number
  /** Submissions divided by employees, 0 to 100 with one decimal; null while there is nobody. */
  rate: number | null
}

/** The figures above the list; only completed submissions count for the rate (point 9, constants). */
export const computeFigures = (rows: readonly PersonRow[]): Figures => {
  const count = (progress: Progress) => rows.filter((row) => row.progress === progress).length
  const answered = count('answered')
  return {
    people: rows.length,
    answered,
    started: count('started'),
    reopened: count('reopened'),
    waiting: count('waiting'),
    rate: rows.length === 0 ? null : Math.round((answered / rows.length) * 1000) / 10,
  }
}

/**
 * Whether an invitation gives no access any more although nobody revoked it: the membership of the person who
 * accepted it ended or was on another server, or the import of the organization ended the invitation.
 */
export const hasLostAccess = (invitation: PersonRow['invitation']): boolean =>
  invitation !== null &&
  invitation !== undefined &&
  !invitation.isMember &&
  (invitation.state === 'accepted' || invitation.isEndedByImport)

/**
 * Whether a reminder makes sense: invited, not answered. People whose invitation was revoked on purpose are not
 * reminded, and people who were never invited have nothing to be reminded of.
 */
export const isLate = ({ progress, invitation }: PersonRow): boolean =>
  progress !== 'answered' &&
  invitation !== null &&
  invitation !== undefined &&
  invitation.state !== 'revoked' &&
  !hasLostAccess(invitation)

export const sortKeys = ['name', 'role', 'department', 'state'] as const
export type SortKey = (typeof sortKeys)[number]

/** The filter state for people who are not members; the other states are those of progress. */
export const nonMember = 'outside'

/** The rows that match a filter; its state is a progress state or `nonMember`. */
export const filterRows = (rows: readonly PersonRow[], filter: PeopleFilter): PersonRow[] =>
  filter.state === nonMember
    ? findPeople(rows, filter, ({ isMember }) => (isMember === false ? nonMember : ''))
    : findPeople(rows, filter, ({ progress }) => progress)

/**
 * The label of the send action; null if there is nothing to send (they have answered, and are a member or may be one)
 * or while it is unknown whether they are invited.
 */
export const sendActionFor = ({
  progress,
  isMember,
  invitation,
}: Pick<PersonRow, 'progress' | 'isMember' | 'invitation'>): 'first' | 'again' | 'anew' | null => {
  if (invitation === undefined || (progress === 'answered' && isMember !== false)) return null
  if (invitation === null) return 'first'
  const isAnew = invitation.state === 'revoked' || hasLostAccess(invitation) || progress === 'answered'
  return isAnew ? 'anew' : 'again'
}

/** Sorts by state, the latest of each state first. */
const compareStates = (a: PersonRow, b: PersonRow): number =>
  progressStates.indexOf(a.progress) - progressStates.indexOf(b.progress) ||
  (b.at ?? '').localeCompare(a.at ?? '')

/** Sorted rows; equal rows by name. */
export const sortRows = (rows: readonly PersonRow[], { by, isDescending }: Sort<SortKey>): PersonRow[] =>
  rows.toSorted((a, b) => {
    const order = by === 'state' ? compareStates(a, b) : byText(a[by], b[by])
    return (isDescending ? -order : order) || byText(a.name, b.name)
  })
