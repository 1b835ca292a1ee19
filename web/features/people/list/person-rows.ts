import type { Employee, Invitation } from '../../../../contract/calls/employees/employees.ts'
import type { Submission } from '../../../../contract/calls/submissions.ts'
import { byText, findPeople, type PeopleFilter } from '../../../core/organization/filter-people.ts'
import type { Sort } from '../../../ui/lists/row-table.tsx'
import { say } from '../t.ts'

/** The rows of the submissions list: who they are, how far they have come, how they are filtered and sorted. */

/** How far a person has come with the questionnaire. */
export const progressStates = ['answered', 'started', 'reopened', 'waiting'] as const
export type Progress = (typeof progressStates)[number]

export const progressLabels: Record<Progress, string> = {
  answered: say('personRows.answered'),
  started: say('personRows.started'),
  reopened: say('personRows.openedAgain'),
  waiting: say('personRows.waiting'),
}

export type PersonRow = {
  id: string
  name: string
  email: string
  role: string
  department: string
  progress: Progress
  /** When they answered, started, or their answers were opened again; null while they are waited for. */
  at: string | null
  /** Whether they are a member; undefined where the reader is not told. */
  isMember: boolean | undefined
  /** Null where there is none; undefined while that is not known, and for readers who may not invite. */
  invitation: Invitation | null | undefined
}

export const submissionProgress = (submission: Submission | null): Pick<PersonRow, 'progress' | 'at'> => {
  if (submission === null) return { progress: 'waiting', at: null }
  if (submission.status === 'completed') return { progress: 'answered', at: submission.submittedAt }
  // Whether they have changed anything since is theirs alone to know.
  return submission.reopenedAt === null
    ? { progress: 'started', at: submission.startedAt }
    : { progress: 'reopened', at: submission.reopenedAt }
}

/** Joins people with what they have answered and with their invitations. */
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

/** What the figures above the list say; only completed submissions count for the rate (point 9). */
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
 * Whether what an invitation gave is over, and nobody revoked it: the membership of who accepted it ended, or it was one
 * elsewhere; or the import of the organization left nothing of it.
 */
export const hasLostAccess = (invitation: PersonRow['invitation']): boolean =>
  invitation !== null &&
  invitation !== undefined &&
  !invitation.isMember &&
  (invitation.state === 'accepted' || invitation.isEndedByImport)

/**
 * Whether a reminder makes sense: invited, not answered. Who was revoked on purpose is not reminded, and who
 * was never invited has nothing to be reminded of.
 */
export const isLate = ({ progress, invitation }: PersonRow): boolean =>
  progress !== 'answered' &&
  invitation !== null &&
  invitation !== undefined &&
  invitation.state !== 'revoked' &&
  !hasLostAccess(invitation)

export const sortKeys = ['name', 'role', 'department', 'state'] as const
export type SortKey = (typeof sortKeys)[number]

/** The state, of those that a list can be narrowed to, that is none of how far somebody has come: they are no member. */
export const nonMember = 'outside'

/** The rows that a filter leaves; their state is how far they have come, or that they are no member. */
export const filterRows = (rows: readonly PersonRow[], filter: PeopleFilter): PersonRow[] =>
  filter.state === nonMember
    ? findPeople(rows, filter, ({ isMember }) => (isMember === false ? nonMember : ''))
    : findPeople(rows, filter, ({ progress }) => progress)

/**
 * What sending somebody an invitation is called; null where there is nothing to send: they have answered, and are a
 * member or not known to be none; and while nobody knows whether they are invited.
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

/** In an order by state, the latest of each state come first. */
const compareStates = (a: PersonRow, b: PersonRow): number =>
  progressStates.indexOf(a.progress) - progressStates.indexOf(b.progress) ||
  (b.at ?? '').localeCompare(a.at ?? '')

/** Sorted rows; equals stand by name. */
export const sortRows = (rows: readonly PersonRow[], { by, isDescending }: Sort<SortKey>): PersonRow[] =>
  rows.toSorted((a, b) => {
    const order = by === 'state' ? compareStates(a, b) : byText(a[by], b[by])
    return (isDescending ? -order : order) || byText(a.name, b.name)
  })
